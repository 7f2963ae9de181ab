"""What waits to be read."""

import asyncio

import pytest

from pyramidion.server.mailbox import Mailbox

pytestmark = pytest.mark.anyio


async def test_letters_are_read_in_the_order_they_came() -> None:
    box = Mailbox()
    assert box.empty()
    for letter in "abc":
        box.put_nowait(letter)
    assert [await box.get() for _ in "abc"] == ["a", "b", "c"]
    assert box.empty()


async def test_who_waits_gets_the_first_and_the_next_stays() -> None:
    box = Mailbox()
    reading = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("a")
    box.put_nowait("b")
    assert await reading == "a"
    assert not box.empty()
    assert await box.get() == "b"


async def test_a_letter_outlasts_a_reader_who_gives_up() -> None:
    box = Mailbox()
    reading = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("a")
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    box.put_nowait("b")
    assert [await box.get(), await box.get()] == ["a", "b"]

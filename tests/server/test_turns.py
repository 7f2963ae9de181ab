"""One at a time, in the order they came, whoever gives up."""

import asyncio

import pytest

from pyramidion.server.turns import Turns

pytestmark = pytest.mark.anyio


async def wait(turns: Turns, said: list[str], name: str) -> None:
    """Come, stay for a moment, and go."""
    async with turns:
        said.append(f"{name} comes")
        await asyncio.sleep(0)
        said.append(f"{name} goes")


async def test_one_at_a_time_in_the_order_they_came() -> None:
    turns, said = Turns(), list[str]()
    await asyncio.gather(*(wait(turns, said, name) for name in "abc"))
    assert said == [f"{name} {does}" for name in "abc" for does in ("comes", "goes")]
    assert not turns.locked()


async def test_who_comes_while_a_turn_is_passed_on_does_not_push_in() -> None:
    turns, said = Turns(), list[str]()
    async with turns:
        first = asyncio.create_task(wait(turns, said, "first"))
        await asyncio.sleep(0)
    await wait(turns, said, "second")
    await first
    assert said == ["first comes", "first goes", "second comes", "second goes"]


async def test_an_error_ends_a_turn() -> None:
    turns = Turns()

    async def fail() -> None:
        async with turns:
            assert turns.locked()
            raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await fail()
    assert not turns.locked()


async def test_who_gives_up_is_passed_over() -> None:
    turns, said = Turns(), list[str]()
    async with turns:
        given_up = asyncio.create_task(wait(turns, said, "given up"))
        patient = asyncio.create_task(wait(turns, said, "patient"))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
    await patient
    assert given_up.cancelled()
    assert said == ["patient comes", "patient goes"]
    assert not turns.locked()


async def test_who_gives_up_just_when_the_turn_comes_passes_it_on() -> None:
    turns, said = Turns(), list[str]()
    async with turns:
        given_up = asyncio.create_task(wait(turns, said, "given up"))
        patient = asyncio.create_task(wait(turns, said, "patient"))
        await asyncio.sleep(0)
    given_up.cancel()  # its turn has come, it has not noticed yet
    await patient
    assert said == ["patient comes", "patient goes"]
    assert not turns.locked()

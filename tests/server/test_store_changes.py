"""What one process appends, the others hear of."""

import asyncio

import pytest

from pyramidion.server.store import Entry, Store
from pyramidion.server.store.postgresql_notices import LONGEST, heads_in, notices

pytestmark = pytest.mark.anyio
LINE = [Entry(0, "1 mark 12 a1 b1")]


class Ear:
    """Collects what a store tells until some heads were heard."""

    def __init__(self, *live: str) -> None:
        self.live = live
        self.heads: dict[str, int] = {}
        self._news = asyncio.Event()

    def tell(self, table: str, seq: int) -> None:
        self.heads[table] = seq
        self._news.set()

    async def until(self, **heads: int) -> None:
        async with asyncio.timeout(20):
            while not heads.items() <= self.heads.items():
                await self._news.wait()
                self._news.clear()


async def test_others_hear_of_an_append(store: Store, other: Store) -> None:
    ear = Ear("a", "b")
    await store.listen(lambda: ear.live, ear.tell)
    await other.append("a", 0, LINE)
    await other.append("a", 1, [*LINE, *LINE])
    await other.append("b", 0, LINE)
    await ear.until(a=3, b=1)


async def test_what_is_heard_can_be_read(store: Store, other: Store) -> None:
    ear = Ear("a")
    await store.listen(lambda: ear.live, ear.tell)
    for seq in range(1, 6):
        await other.append("a", seq - 1, LINE)
        await ear.until(a=seq)
        assert len(await store.events("a", after=seq - 1)) == 1


async def test_a_process_does_not_hear_itself(store: Store, other: Store) -> None:
    ear = Ear("b")
    await store.listen(lambda: ear.live, ear.tell)
    await asyncio.gather(*(store.append(f"own{i}", 0, LINE) for i in range(20)))
    await other.append("b", 0, LINE)
    await ear.until(b=1)
    assert ear.heads == {"b": 1}


async def test_hundreds_of_tables_are_heard_at_once(store: Store, other: Store) -> None:
    tables = [f"{i:032x}" for i in range(600)]
    ear = Ear(*tables)
    await store.listen(lambda: ear.live, ear.tell)
    await asyncio.gather(*(other.append(table, 0, LINE) for table in tables))
    await ear.until(**dict.fromkeys(tables, 1))


def test_notices_are_short_and_complete() -> None:
    heads = [(f"{i:032x}", i) for i in range(1000)]
    written = list(notices("me", heads))
    assert max(len(notice.encode()) for notice in written) <= LONGEST
    assert [head for notice in written for head in heads_in(notice, "you")] == heads
    assert [head for notice in written for head in heads_in(notice, "me")] == []


async def test_looking_for_what_others_did_commits_nothing(store: Store, other: Store) -> None:
    ear = Ear("a")
    await store.listen(lambda: ear.live, ear.tell)
    await other.append("a", 0, LINE)
    await ear.until(a=1)
    assert store.tally.commits == 0

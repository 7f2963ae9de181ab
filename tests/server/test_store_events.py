"""Events of tables: numbered without gaps, whole batches or nothing, one winner for each number."""

import asyncio

import pytest

from pyramidion.server.store import Entry, Event, Store, Taken, opened

pytestmark = pytest.mark.anyio
MARK = Entry(0, "1 mark 12 a1 b1")
REVEAL = Entry(-1, "- reveal I3")


def texts(events: list[Event]) -> list[str]:
    return [event.text for event in events]


async def test_events_come_back_numbered_and_in_order(store: Store) -> None:
    first = await store.append("a", 0, [MARK, REVEAL])
    second = await store.append("a", 2, [Entry(1, "2 mark 7 c3")])

    assert [(event.seq, event.seat, event.text) for event in first + second] == [
        (1, 0, "1 mark 12 a1 b1"),
        (2, -1, "- reveal I3"),
        (3, 1, "2 mark 7 c3"),
    ]
    assert await store.events("a") == first + second
    assert await store.events("a", after=2) == second
    assert await store.events("b") == []


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_who_does_not_know_the_last_event_cannot_append(store: Store, after: int) -> None:
    kept = await store.append("a", 0, [MARK, REVEAL])

    with pytest.raises(Taken, match=rf"does not end with event {after}"):
        await store.append("a", after, [Entry(1, "2 mark 7 c3"), Entry(1, "2 cross 7 c4")])

    assert await store.events("a") == kept


async def test_a_table_cannot_begin_in_the_middle(store: Store) -> None:
    with pytest.raises(Taken):
        await store.append("new", 4, [MARK])
    assert await store.heads(["new"]) == {}


async def test_of_many_who_append_at_once_exactly_one_wins(store: Store, other: Store) -> None:
    attempts = [(store, other)[i % 2].append("a", 0, [Entry(i, "x"), Entry(i, "y")]) for i in range(40)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)

    won = [outcome for outcome in outcomes if isinstance(outcome, list)]
    assert len(won) == 1
    assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 39
    assert await store.events("a") == won[0] == await other.events("a")


async def test_of_hundreds_at_once_only_who_comes_too_late_is_refused(store: Store) -> None:
    await store.append("t7", 0, [REVEAL])
    outcomes = await asyncio.gather(
        *(store.append(f"t{i}", 0, [MARK, REVEAL]) for i in range(300)), return_exceptions=True
    )

    assert [i for i, outcome in enumerate(outcomes) if isinstance(outcome, Taken)] == [7]
    assert [outcome for outcome in outcomes if not isinstance(outcome, (list, Taken))] == []
    heads = await store.heads([f"t{i}" for i in range(300)])
    assert heads == {f"t{i}": 1 if i == 7 else 2 for i in range(300)}


async def test_two_processes_interleave_on_many_tables_without_loss(store: Store, other: Store) -> None:
    async def play(mine: Store, seat: int, table: str) -> int:
        head = made = 0
        while made < 10:
            try:
                head = (await mine.append(table, head, [Entry(seat, f"{made}"), REVEAL]))[-1].seq
                made += 1
            except Taken:
                head = (await mine.heads([table])).get(table, 0)
        return made

    tables = [f"table{i}" for i in range(20)]
    await asyncio.gather(*(play(mine, s, t) for t in tables for s, mine in enumerate((store, other))))

    for table in tables:
        events = await store.events(table)
        assert [event.seq for event in events] == list(range(1, 41))
        for seat in (0, 1):
            assert [event.text for event in events if event.seat == seat] == [f"{i}" for i in range(10)]


async def test_a_losing_append_does_not_harm_others_of_its_commit(store: Store) -> None:
    await store.append("lost", 0, [MARK])
    attempts = [store.append(table, 0, [MARK, REVEAL]) for table in ("a", "lost", "b")]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)

    assert [isinstance(outcome, Taken) for outcome in outcomes] == [False, True, False]
    assert await store.heads(["a", "b", "lost"]) == {"a": 2, "b": 2, "lost": 1}


async def test_what_waits_is_committed_together(store: Store) -> None:
    await asyncio.gather(*(store.append(f"table{i}", 0, [MARK]) for i in range(300)))

    assert store.tally.events == 300
    assert store.tally.commits < 100
    assert store.tally.waiting == 0


async def test_a_cancelled_append_still_happens_whole_or_not_at_all(store: Store) -> None:
    waiting = asyncio.create_task(store.append("a", 0, [MARK, REVEAL]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("b", 0, [MARK])

    assert len(await store.events("a")) in (0, 2)


async def test_closing_finishes_what_was_handed_in(url: str) -> None:
    store = await opened(url)
    waiting = [asyncio.create_task(store.append(f"table{i}", 0, [MARK])) for i in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert len(await asyncio.gather(*waiting)) == 50

    again = await opened(url)
    assert await again.heads([f"table{i}" for i in range(50)]) == {f"table{i}": 1 for i in range(50)}
    await again.close()


@pytest.mark.parametrize("text", ["1 take 3\n2 take 4", "nul\0"])
async def test_an_event_is_one_line(store: Store, text: str) -> None:
    with pytest.raises(ValueError, match="is not one line"):
        await store.append("a", 0, [Entry(0, text)])


async def test_any_script_and_sign_comes_back_as_it_was(store: Store) -> None:
    line = '! chat {"text": "Καλημέρα, ¿qué tal? 🐫 \'; DROP TABLE events; --"}'
    await store.append("a", 0, [Entry(0, line)])
    assert texts(await store.events("a")) == [line]

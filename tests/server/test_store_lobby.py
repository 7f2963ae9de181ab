"""The lobby's index: follows the events, newest first, by pages."""

import asyncio

import pytest

from pyramidion.server.store import Entry, Listing, Search, Store, Taken

pytestmark = pytest.mark.anyio
OPEN = [Entry(-1, "! open {}")]


def listing(table: str, status: str = "waiting", *guests: str, public: bool = True) -> Listing:
    return Listing(table, "silver-gold", status, public, "ada", "[]", guests)


async def found(store: Store, search: Search) -> set[str]:
    return {listing.table for listing in (await store.listings(search)).listings}


async def test_a_listing_is_written_with_its_events_and_changes_with_them(store: Store) -> None:
    await store.append("a", 0, OPEN, listing("a", "waiting", "ada"))
    await store.append("a", 1, [Entry(-1, "! start {}")], listing("a", "playing", "ada", "bob"))
    events = await store.append("a", 2, [Entry(0, "1 keep 3 4")])

    kept = await store.listing("a")
    assert kept is not None
    assert (kept.status, kept.guests) == ("playing", ("ada", "bob"))
    assert kept.changed == (await store.events("a"))[1].at
    assert events[0].seq == 3
    assert await store.listing("b") is None


async def test_an_append_that_comes_too_late_leaves_the_listing_alone(store: Store) -> None:
    await store.append("a", 0, OPEN, listing("a", "waiting", "ada"))
    with pytest.raises(Taken):
        await store.append("a", 0, OPEN, listing("a", "over", "eve"))
    kept = await store.listing("a")
    assert kept is not None
    assert (kept.status, kept.guests) == ("waiting", ("ada",))
    assert await found(store, Search(guest="eve")) == set()


async def test_searches(store: Store) -> None:
    await store.append("a", 0, OPEN, listing("a", "waiting", "ada"))
    await store.append("b", 0, OPEN, listing("b", "playing", "ada", "bob"))
    await store.append("c", 0, OPEN, listing("c", "over", "bob", public=False))
    await store.append("d", 0, OPEN, Listing("d", "pyramido", "waiting", True, "bob", "[]", ("bob",)))

    assert await found(store, Search()) == {"a", "b", "c", "d"}
    assert await found(store, Search(public=True)) == {"a", "b", "d"}
    assert await found(store, Search(statuses=("waiting", "over"))) == {"a", "c", "d"}
    assert await found(store, Search(guest="bob", statuses=("playing", "over"))) == {"b", "c"}
    assert await found(store, Search(game="pyramido")) == {"d"}
    assert await found(store, Search(public=True, game="silver-gold", host="ada", guest="bob")) == {"b"}
    assert await store.count(Search(host="ada", statuses=("waiting", "playing"))) == 2


async def test_who_left_a_table_no_longer_sits_there(store: Store) -> None:
    await store.append("a", 0, OPEN, listing("a", "waiting", "ada", "bob"))
    await store.append("a", 1, [Entry(1, "! leave {}")], listing("a", "waiting", "ada"))
    assert await found(store, Search(guest="bob")) == set()
    assert await found(store, Search(guest="ada")) == {"a"}


async def test_pages_give_every_table_once_newest_first(store: Store) -> None:
    names = [f"table{i:02}" for i in range(25)]
    await asyncio.gather(*(store.append(name, 0, OPEN, listing(name)) for name in names[:10]))
    for name in names[10:]:
        await store.append(name, 0, OPEN, listing(name))

    pages: list[tuple[Listing, ...]] = []
    start = ""
    while not pages or start:
        page = await store.listings(Search(public=True), limit=10, start=start)
        pages.append(page.listings)
        start = page.next
    everything = [listing for page in pages for listing in page]

    assert [len(page) for page in pages] == [10, 10, 5]
    assert {listing.table for listing in everything} == set(names)
    assert everything == sorted(everything, key=lambda kept: (kept.changed, kept.table), reverse=True)


@pytest.mark.parametrize("start", ["nonsense", "1.a", "99999999999999999999.x", "-5.a"])
async def test_a_made_up_page_is_empty(store: Store, start: str) -> None:
    await store.append("a", 0, OPEN, listing("a"))
    assert (await store.listings(Search(), start=start)).listings == ()

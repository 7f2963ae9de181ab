"""HTTP: tables, and what guests do at them besides playing."""

from contextlib import suppress
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from pyramidion.core.refusal import Refused
from pyramidion.server import rulings, sight
from pyramidion.server.bodies import AtSeat, Course, NewPace, NewTable, Replace, Sit, TableRow
from pyramidion.server.house import House
from pyramidion.server.hub import Decide
from pyramidion.server.new_table import LENGTH, LETTERS, new_name, open_at, within_limit
from pyramidion.server.slot import Slot
from pyramidion.server.store import ALL, OPEN, Entry, Guest, Search, Taken
from pyramidion.server.table import Table
from pyramidion.server.wire import TableView
from pyramidion.server.words import Status

TableId = Annotated[str, Parameter(max_length=40)]


class Shown(msgspec.Struct):
    """What the lobby keeps to show of a table."""

    host: str
    names: list[str]


async def view(house: House, guest: Guest | None, table: str) -> TableView:
    """A table as a guest sees it."""

    def seen(slot: Slot, found: Table) -> TableView:
        return slot.seen(found, found.viewer(guest.id if guest else ""))

    return await house.hub.look(table, seen)


async def changed(house: House, guest: Guest, table: str, decide: Decide) -> TableView:
    """A table after something a guest did."""
    await house.hub.change(table, decide)
    return await view(house, guest, table)


@get("/api/tables", summary="Tables to join or watch", tags=["tables"])
async def tables(house: House, who: Guest | None, mine: bool = False) -> list[TableRow]:
    """Public tables that are not over; or all such of one's own, and the last that ended."""
    if mine:
        guest = who.id if who else "-"
        open_ones = await house.store.listings(Search(guest=guest, statuses=OPEN), ALL)
        over = await house.store.listings(Search(guest=guest, statuses=("over",)))
        found = sorted((*open_ones.listings, *over.listings), key=lambda one: one.changed, reverse=True)
    else:
        found = [*(await house.store.listings(Search(public=True, statuses=OPEN))).listings]
    rows = []
    for listing in found:
        shown = msgspec.json.decode(listing.players, type=Shown)
        status = msgspec.convert(listing.status, type=Status)
        rows.append(
            TableRow(listing.table, listing.game, status, shown.host, shown.names, listing.changed / 1000)
        )
    return rows


@post("/api/tables", summary="Open a table", tags=["tables"])
async def open_table(house: House, me: Guest, data: NewTable) -> TableView:
    """Open a table; if no seat is open, the game begins at once."""
    await within_limit(house, me)
    await house.decks.fetch(data.game, data.options)
    try:
        game = house.game(data.game)
    except KeyError as error:
        raise Refused("TABLE", str(error.args[0])) from None
    entries = rulings.opened(data, me, game, house.settings.pace)
    table = new_name()
    await open_at(house, table, entries)
    return await view(house, me, table)


@get("/api/tables/{table:str}", summary="A table", tags=["tables"])
async def look(house: House, who: Guest | None, table: TableId) -> TableView:
    """A table as the one who asks sees it, without its board."""
    return await view(house, who, table)


@post("/api/tables/{table:str}/sit", summary="Take an open seat", tags=["tables"])
async def sit(house: House, me: Guest, table: TableId, data: Sit) -> TableView:
    """Sit down."""
    return await changed(house, me, table, lambda found: rulings.sat(found, me, data.seat, data.name))


@post("/api/tables/{table:str}/leave", summary="Give a seat up", tags=["tables"])
async def leave(house: House, me: Guest, table: TableId, data: AtSeat) -> TableView:
    """Stand up; in a running game a bot stands in, from which the seat can be taken back."""
    return await changed(house, me, table, lambda found: rulings.left(found, me, data.seat))


@post("/api/tables/{table:str}/remove", summary="Make a seat free", tags=["tables"])
async def remove(house: House, me: Guest, table: TableId, data: AtSeat) -> TableView:
    """The host makes a seat free again before the game begins."""
    return await changed(house, me, table, lambda found: rulings.removed(found, me, data.seat))


@post("/api/tables/{table:str}/start", summary="Begin", tags=["tables"])
async def start(house: House, me: Guest, table: TableId) -> TableView:
    """The host begins the game once all seats are taken."""
    return await changed(house, me, table, lambda found: rulings.begun(found, me))


@post("/api/tables/{table:str}/replace", summary="Seat a bot", tags=["tables"])
async def replace(house: House, me: Guest, table: TableId, data: Replace) -> TableView:
    """The host seats a bot on an open seat, or lets it stand in for somebody who is absent."""
    slot = house.hub.slot(table)

    def decide(found: Table) -> list[Entry]:
        return rulings.replaced(found, me, data.seat, data.bot, slot.here)

    return await changed(house, me, table, decide)


@post("/api/tables/{table:str}/reclaim", summary="Take a seat back", tags=["tables"])
async def reclaim(house: House, me: Guest, table: TableId, data: AtSeat) -> TableView:
    """Take one's seat back from the bot that stands in."""
    return await changed(house, me, table, lambda found: rulings.reclaimed(found, me, data.seat))


@post("/api/tables/{table:str}/pace", summary="Set the bots' pace", tags=["tables"])
async def pace(house: House, me: Guest, table: TableId, data: NewPace) -> TableView:
    """Say how long bots take for a move."""
    return await changed(house, me, table, lambda found: rulings.paced(found, me, data.pace))


@post("/api/tables/{table:str}/rematch", summary="Play again", tags=["tables"])
async def rematch(house: House, me: Guest, table: TableId) -> TableView:
    """Open a table with the same people and bots, and tell everybody at the old one where it is."""
    # Its name follows from the old one's: whoever asks first, there is one rematch.
    number = int.from_bytes(sha256(f"rematch {table}".encode()).digest(), "big")
    letters: list[str] = []
    while len(letters) < LENGTH:
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    following = "".join(letters)
    entries = await house.hub.look(table, lambda _, found: rulings.reopened(found, me))
    with suppress(Taken):  # if somebody else was first
        await open_at(house, following, entries)
    await house.hub.change(table, lambda found: rulings.followed(found, following))
    return await view(house, me, following)


@get("/api/tables/{table:str}/record", summary="The record", tags=["tables"], media_type="text/plain")
async def record(house: House, table: TableId) -> Response[str]:
    """The game as text: all of it once it is over, before that what an onlooker may read."""
    text = await house.hub.look(table, lambda _, found: sight.record(found))
    headers = {"content-disposition": f'attachment; filename="{table}.pyr"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/course", summary="The course of a game", tags=["tables"])
async def course(house: House, table: TableId) -> Course:
    """Everybody's points from the first event to the last, once the game is over."""
    return Course(await house.hub.look(table, lambda _, found: sight.course(found)))


ROUTES = [
    tables,
    open_table,
    look,
    sit,
    leave,
    remove,
    start,
    replace,
    reclaim,
    pace,
    rematch,
    record,
    course,
]

"""HTTP for programs that play: a stream of what they have to know, and their moves."""

from litestar import get, post
from litestar.response import Stream

from pyramidion.core.refusal import Refused
from pyramidion.server import rulings
from pyramidion.server.bodies import BotPlay, Played
from pyramidion.server.house import House
from pyramidion.server.identity import key_of
from pyramidion.server.store import Entry, Guest
from pyramidion.server.stream import Listener
from pyramidion.server.table import Table
from pyramidion.server.table_routes import TableId
from pyramidion.server.visit import Visit


@get("/api/stream", summary="What concerns me, as it happens", tags=["programs"])
async def stream(house: House, visit: Visit, me: Guest) -> Stream:
    """One JSON object a line: `table`, `turn`, `over`, and `still` where nothing happens for a while."""
    return Stream(
        Listener(house, me.id, key_of(visit.bearer) if visit.bearer else "").lines(),
        media_type="application/x-ndjson",
    )


@post("/api/tables/{table:str}/play", summary="Play", tags=["programs"], status_code=200)
async def play(house: House, me: Guest, table: TableId, data: BotPlay) -> Played:
    """Play actions by number, or lines of notation, all or none; answered when they are safely stored."""
    found = await house.hub.change(table, lambda found: _played(found, me, data))
    return Played(found.known(data.seat))


def _played(table: Table, guest: Guest, play: BotPlay) -> list[Entry]:
    if rulings.own(table, guest.id, play.seat).bot:
        raise Refused("SEAT", "a bot stands in on this seat; take it back first")
    turn = table.turn(play.seat) if play.turn is None else play.turn
    if play.lines is None:
        return table.play(play.seat, turn, play.actions or [])
    session, draft = table.playing, table.draft(play.seat, [])
    for text in play.lines:
        line = session.game.notation.parse(text, len(session.players))
        if line.seat != play.seat:
            raise Refused("SEAT", f"{text!r} is not a line of seat {play.seat + 1}")
        draft.act(session.game.read(draft.state, line).action)
    return table.play(play.seat, turn, draft.actions)


ROUTES = [stream, play]

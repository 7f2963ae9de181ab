"""What a viewer is shown of a table: nothing here knows more than they may."""

from collections.abc import Container
from itertools import groupby

from pyramidion.core.refusal import Refused
from pyramidion.core.state import ONLOOKER
from pyramidion.server.lines import Chair
from pyramidion.server.table import Table, Viewer
from pyramidion.server.wire import Back, Because, Board, Log, Result, SeatAt, TableView, Why

NOBODY = -1  # the seat of an onlooker's board


def table_view(table: Table, viewer: Viewer, present: Container[str], watchers: int) -> TableView:
    """The table without its board; `present` are the guests who are connected."""
    opening, session = table.opening, table.session
    over = table.status == "over"
    acting = table.acting()
    return TableView(
        id=table.id,
        seq=table.known(viewer.reader),
        game=opening.game,
        title=table.game.title,
        options=opening.options,
        public=opening.public,
        hints=opening.hints,
        pace=table.pace,
        status=table.status,
        host=opening.host_name,
        hosting=viewer.hosting,
        seats=[
            _seat(chair, present, yours=seat in viewer.seats, acting=seat in acting)
            for seat, chair in enumerate(table.chairs)
        ],
        commitment=session.more.get("Commitment", [None])[0] if session else None,
        seed=session.seed if session and over else None,
        watchers=watchers,
        back=Back(table.ask, table.waiting()) if table.ask is not None else None,
        next=table.next,
        deal=opening.deal or None,
        counts=opening.counts,
        result=Result(session.state.scores(), session.state.places()) if session and over else None,
    )


def _seat(chair: Chair, present: Container[str], *, yours: bool, acting: bool) -> SeatAt:
    if chair.bot:
        return SeatAt("bot", f"bot:{chair.bot}", chair.bot, True, yours, acting, chair.name or None)
    if chair.owner:
        return SeatAt("person", chair.name, None, chair.owner in present, yours, acting, None)
    return SeatAt("open", "", None, False, False, acting, None)


def board(table: Table, seat: int, actions: list[int]) -> Board:
    """What a seat sees and may do after actions it tries, or what an onlooker sees."""
    state = table.draft(seat, actions).state if actions else table.playing.state
    viewer = ONLOOKER if seat == NOBODY else seat
    offers = table.game.offers(state, seat) if seat != NOBODY else []
    return Board(
        seat=seat,
        seq=table.known(viewer),
        turn=table.turn(viewer),
        actions=actions,
        view=table.game.view(state, viewer),
        offers=offers,
        open=bool(offers),
    )


def boards(table: Table, viewer: Viewer) -> list[Board]:
    """A board for each own seat, or an onlooker's; none before the game begins."""
    if table.session is None:
        return []
    return [board(table, seat, []) for seat in viewer.seats or (NOBODY,)]


def log(table: Table, viewer: Viewer, start: int = 0) -> Log:
    """The lines from an index on, as a viewer may read them."""
    return Log(start, table.log.lines(viewer.reader, start) if table.session else [])


def because(table: Table, asked: Why) -> Because:
    """Which rule is against a line that is not offered."""
    session = table.playing
    try:
        state = table.draft(asked.seat, asked.actions).state
        line = session.game.notation.parse(asked.line, len(session.players))
        if line.seat != asked.seat:
            raise Refused("TURN", f"that is not a line of seat {asked.seat + 1}")
        session.game.read(state, line)
    except Refused as refused:
        return Because(asked.id, refused.rule, refused.message)
    return Because(asked.id, None, "this can be played")


def record(table: Table) -> str:
    """The game as text: once it is over all of it, before that what an onlooker may read."""
    session = table.playing
    if session.over:
        return session.record()
    head, _, _ = session.record().partition("\n\n")
    return head + "\n\n" + "".join(f"{line}\n" for line in table.log.lines(ONLOOKER))


def course(table: Table) -> list[list[int]]:
    """The points of all seats after each event, those of a secret phase together; only once it is over."""
    session = table.playing
    if not session.over:
        raise Refused("TABLE", "the course of a game is shown when it is over")
    state = session.game.start(len(session.players), session.options)
    scores: list[list[int]] = []
    for _, batch in groupby(session.events, key=lambda event: event.batch):
        for event in batch:
            state.apply(event.seat, event.action)
        scores.append(state.scores())
    return scores

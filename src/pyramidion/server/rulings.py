"""What guests may do at a table besides playing: each ruling says what is to be stored, or refuses."""

from collections.abc import Callable, Sequence
from secrets import token_hex

from pyramidion.bots.roster import SPECS
from pyramidion.core.game import Game, settled
from pyramidion.core.refusal import Refused
from pyramidion.server import lines
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.lines import Chair, TableLine, written
from pyramidion.server.store.kept import Entry, Guest
from pyramidion.server.table import Table

STAND_IN = "explorer"  # plays on for somebody who left


def entry(line: TableLine, seat: int = -1) -> Entry:
    """A happening, ready to be stored."""
    return Entry(seat, written(line))


def opened(new: NewTable, guest: Guest, game: Game, pace: int) -> list[Entry]:
    """Open a table."""
    options = settled(game, len(new.seats), new.options)
    chairs = [_chair(seat, guest) for seat in new.seats]
    pace = pace if new.pace is None else new.pace
    line = lines.Open(
        new.game, options, chairs, guest.id, guest.name, public=new.public, hints=new.hints, pace=pace
    )
    return [entry(line)]


def dealt(game: Game, guest: Guest, rivals: list[str], pace: int, deal: str, *, counts: bool) -> list[Entry]:
    """Open a table for a deal: the guest and bots. In a game that counts nobody gets hints."""
    chairs = [Chair(guest.id, guest.name), *(Chair(bot=spec) for spec in rivals)]
    options = settled(game, len(chairs), {})
    line = lines.Open(
        game.name,
        options,
        chairs,
        guest.id,
        guest.name,
        hints=not counts,
        pace=pace,
        deal=deal,
        counts=counts,
    )
    return [entry(line)]


def _chair(seat: NewSeat, guest: Guest) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        return Chair(bot=_bot(seat.bot or STAND_IN))
    return Chair(guest.id, seat.name or guest.name)


def _bot(spec: str) -> str:
    if spec not in SPECS:
        raise Refused("BOT", f"there is no bot {spec!r} here, only {', '.join(SPECS)}")
    return spec


def reopened(table: Table, guest: Guest) -> list[Entry]:
    """Open a table for a rematch: the same game, the same people, the first becomes the last."""
    if not table.viewer(guest.id).seats:
        raise Refused("TABLE", "only who played can ask for a rematch")
    _over(table)
    opening = table.opening
    chairs = [*table.chairs[1:], table.chairs[0]]
    line = lines.Open(
        opening.game,
        opening.options,
        chairs,
        opening.host,
        opening.host_name,
        public=opening.public,
        hints=opening.hints or opening.counts,
        pace=table.pace,
    )
    return [entry(line)]


def followed(table: Table, following: str) -> list[Entry]:
    """Tell where the rematch is."""
    return [] if table.next else [entry(lines.Next(following))]


def started(table: Table, start: lines.Start | None = None, past: Sequence[str] = ()) -> list[Entry]:
    """Begin: lines of a game that goes on are taken over, and whatever chance owes is drawn.

    If it is not said from which seed, one is made up.
    """
    _waiting(table)
    if any(not chair.owner and not chair.bot for chair in table.chairs):
        raise Refused("TABLE", "there are open seats; fill them with people or bots first")
    start = start or lines.Start(token_hex(16))
    session = table.begun(start)
    for line in past:
        session.recall(line)
    session.go_on()
    return [entry(start), *(Entry(event.seat, event.line) for event in session.events)]


def begun(table: Table, guest: Guest) -> list[Entry]:
    """The host begins."""
    _host(table, guest)
    return started(table)


def sat(table: Table, guest: Guest, seat: int, name: str | None) -> list[Entry]:
    """Take an open seat."""
    _waiting(table)
    chair = _at(table, seat)
    if chair.owner or chair.bot:
        raise Refused("SEAT", f"seat {seat + 1} is taken")
    return [entry(lines.Sit(seat, guest.id, name or guest.name), seat)]


def left(table: Table, guest: Guest, seat: int) -> list[Entry]:
    """Give a seat up; in a game that runs a bot stands in."""
    chair = own(table, guest.id, seat)
    if table.session is None:
        return [entry(lines.Leave(seat), seat)]
    _playing(table)
    _own_play(table)
    if chair.bot:
        raise Refused("SEAT", "a bot is standing in already")
    return [entry(lines.Stand(seat, STAND_IN), seat)]


def removed(table: Table, guest: Guest, seat: int) -> list[Entry]:
    """The host makes a seat free before the game begins."""
    _host(table, guest)
    _waiting(table)
    chair = _at(table, seat)
    if not chair.owner and not chair.bot:
        raise Refused("SEAT", f"nobody sits on seat {seat + 1}")
    return [entry(lines.Leave(seat), seat)]


def replaced(table: Table, guest: Guest, seat: int, spec: str, here: Callable[[str], bool]) -> list[Entry]:
    """The host seats a bot: on an open seat, or for somebody who is absent."""
    _host(table, guest)
    chair = _at(table, seat)
    if chair.bot:
        raise Refused("SEAT", f"a bot plays seat {seat + 1} already")
    if not chair.owner:
        _waiting(table)
    elif chair.owner != guest.id and here(chair.owner):
        raise Refused("SEAT", f"{chair.name} is here; a bot can stand in only for who is absent")
    if table.status == "over":
        raise Refused("TABLE", "the game is over")
    _own_play(table)
    return [entry(lines.Stand(seat, _bot(spec)), seat)]


def reclaimed(table: Table, guest: Guest, seat: int) -> list[Entry]:
    """Take a seat back from the bot that stands in."""
    if not own(table, guest.id, seat).bot:
        raise Refused("SEAT", "no bot stands in on this seat")
    return [entry(lines.Reclaim(seat), seat)]


def paced(table: Table, guest: Guest, pace: int) -> list[Entry]:
    """The host, or whoever sits here, says how long bots take."""
    if guest.id != table.opening.host and not table.viewer(guest.id).seats:
        raise Refused("TABLE", "only who sits at the table can change its pace")
    return [entry(lines.Pace(pace))]


def spoken(table: Table, guest: Guest, text: str) -> list[Entry]:
    """Say something."""
    seats = table.viewer(guest.id).seats
    seat = seats[0] if seats else -1
    name = table.chairs[seat].name if seats else guest.name
    return [entry(lines.Speak(seat, name, text), seat)]


def asked_back(table: Table, guest: Guest, seat: int) -> list[Entry]:
    """Ask for a take-back; where there is nobody to ask it is granted at once."""
    _playing(table)
    _own_play(table)
    own(table, guest.id, seat)
    if table.ask is not None:
        raise Refused("BACK", "a take-back is being asked for already")
    target = _before(table, seat)
    if not table.others(seat):
        return [entry(lines.Back(target), seat)]
    return [entry(lines.Ask(seat), seat)]


def answered_back(table: Table, guest: Guest, grant: bool) -> list[Entry]:
    """Grant a take-back or not; the last one to grant it makes it happen."""
    if table.ask is None:
        raise Refused("BACK", "no take-back is being asked for")
    asker = table.chairs[table.ask].owner
    others = table.others(table.ask)
    if guest.id not in others and (grant or guest.id != asker):
        raise Refused("BACK", "that is for the other players to say")
    answer = entry(lines.Answer(guest.id, grant))
    if grant and others <= table.granted | {guest.id}:
        return [answer, entry(lines.Back(_before(table, table.ask)), table.ask)]
    return [answer]


def _before(table: Table, seat: int) -> int:
    """How many events there were before what a seat played last."""
    events = table.playing.events
    last = max((k for k, event in enumerate(events) if event.seat == seat), default=None)
    if last is None:
        raise Refused("BACK", "this seat has not played anything yet")
    while last and events[last - 1].seat == seat:
        last -= 1
    return last


def own(table: Table, guest: str, seat: int) -> Chair:
    """The chair of a seat, which must be the guest's own."""
    chair = _at(table, seat)
    if not guest or chair.owner != guest:
        raise Refused("SEAT", f"seat {seat + 1} is not yours")
    return chair


def _at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused("SEAT", f"there is no seat {seat + 1}, only {len(table.chairs)}")
    return table.chairs[seat]


def _host(table: Table, guest: Guest) -> None:
    if guest.id != table.opening.host:
        raise Refused("TABLE", "only the host of the table can do that")


def _waiting(table: Table) -> None:
    if table.session is not None:
        raise Refused("TABLE", "the game has begun already")


def _playing(table: Table) -> None:
    if table.playing.over:
        raise Refused("TABLE", "the game is over")


def _own_play(table: Table) -> None:
    """What counts in a deal is played by oneself, and once."""
    if table.opening.counts:
        raise Refused("DEAL", "this game counts in a deal: nobody stands in, and nothing is taken back")


def _over(table: Table) -> None:
    if not table.playing.over:
        raise Refused("TABLE", "the game is not over yet")

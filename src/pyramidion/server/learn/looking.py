"""Records looked at: their outline, their positions seen by anyone, and the rule against a line."""

from collections.abc import Callable

from pyramidion.core.game import Game
from pyramidion.core.record import parse
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.core.replay import opened
from pyramidion.core.session import Session
from pyramidion.core.state import ONLOOKER
from pyramidion.server.learn.shapes import AskFrames, AskWhy, Frame, Moment, Outline
from pyramidion.server.wire import Because

FindGame = Callable[[str], Game]
STAGES = {"round": "round", "level": "level"}  # verbs of chance that begin a part of a game
BIG = 8  # points at once
MOST = 6  # big moments
FRAMES = 40  # positions in one answer


class Walk:
    """A record entered line by line."""

    def __init__(self, text: str, find: FindGame) -> None:
        record = parse(text.encode())
        self.session = opened(record, find)
        self.lines = record.lines
        self.ply = 0

    def to(self, ply: int) -> None:
        """Go on until so many lines are entered, or to the end."""
        for number, line in self.lines[self.ply : ply]:
            try:
                self.session.enter(line)
            except Refused as refused:
                raise BadRecord(number, refused.rule, refused.message) from None
            self.ply += 1


def outline(text: str, find: FindGame) -> Outline:
    """A record without its positions; `BadRecord` where it breaks."""
    walk = Walk(text, find)
    stages: list[Moment] = []
    jumps: list[Moment] = []
    points = [0] * len(walk.session.players)
    until = 0
    for ply, (_, line) in enumerate(walk.lines, 1):
        walk.to(ply)
        until = until if walk.session.over else ply
        actor, verb, *args = line.split(" ")
        if actor == "-" and verb in STAGES:
            stages.append(Moment(ply, STAGES[verb], int(args[0]), -1))
        if not walk.session.state.secret() and not walk.session.unsaid:
            now = walk.session.state.scores()
            jumps += [
                Moment(ply, "big", more - less, seat)
                for seat, (less, more) in enumerate(zip(points, now, strict=True))
                if more - less >= BIG
            ]
            points = now
    session = walk.session
    big = sorted(sorted(jumps, key=lambda jump: -jump.number)[:MOST], key=lambda jump: jump.ply)
    ends = [Moment(len(walk.lines), "end", 0, -1)] if session.over else []
    return Outline(
        game=session.game.name,
        title=session.game.title,
        players=session.players,
        options=session.options,
        over=session.over,
        until=until,
        lines=[line for _, line in walk.lines],
        moments=sorted(stages + big + ends, key=lambda moment: moment.ply),
    )


def frames(asked: AskFrames, find: FindGame) -> list[Frame]:
    """Some positions of a record, seen by a seat or an onlooker."""
    walk = Walk(asked.record, find)
    viewer = _viewer(walk.session, asked.seat)
    found: list[Frame] = []
    for ply in range(asked.start, min(asked.stop, len(walk.lines), asked.start + FRAMES - 1) + 1):
        walk.to(ply)
        found.append(Frame(ply, walk.session.game.view(walk.session.state, viewer)))
    return found


def because(asked: AskWhy, find: FindGame) -> Because:
    """Which rule is against a line somewhere in a record."""
    walk = Walk(asked.record, find)
    walk.to(asked.ply)
    session = walk.session
    try:
        line = session.game.notation.parse(asked.line, len(session.players))
        session.game.read(session.state, line)
    except Refused as refused:
        return Because(0, refused.rule, refused.message)
    return Because(0, None, "this can be played")


def _viewer(session: Session, seat: int) -> int:
    if seat >= len(session.players):
        raise Refused("SEAT", f"there is no seat {seat + 1}, only {len(session.players)} play")
    return ONLOOKER if seat < 0 else seat

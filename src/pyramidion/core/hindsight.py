"""Looking back at a game: the best that was possible with what came."""

from typing import NamedTuple

from pyramidion.core.session import Session


class Hindsight(NamedTuple):
    """What a seat made of its game, and between which numbers the best lies that it could have made of it."""

    seat: int
    scored: int
    found: int  # by a line that is known
    bound: int  # proven: no line gives more
    lines: list[str]  # what the seat would have had to do, in the notation of a record

    @property
    def exact(self) -> bool:
        """Whether the best is known and not only enclosed."""
        return self.found == self.bound


def enclosed(session: Session, seat: int, found: int, lines: list[str], bound: int) -> Hindsight:
    """What was possible; the line that was played counts as found where no better one was."""
    scored = session.state.scores()[seat]
    if scored >= found:
        found = scored
        lines = [event.line.split(" ", 1)[1] for event in session.events if event.seat == seat]
    return Hindsight(seat, scored, found, bound, lines)

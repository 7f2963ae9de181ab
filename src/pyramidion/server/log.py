"""The lines of a running game as each viewer may read them, kept up to date event by event."""

from itertools import groupby
from typing import final

from pyramidion.core.session import Session
from pyramidion.core.state import ONLOOKER


@final
class Told:
    """An event's line: the same for all, or one for each seat and, last, for an onlooker."""

    def __init__(self, seat: int, batch: int, line: str | tuple[str, ...], notes: tuple[str, ...]) -> None:
        self.seat = seat
        self.batch = batch
        self.line = line
        self.notes = notes


class Log:
    """What `Session.log` says, without going through the whole game each time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seats = len(session.players)
        # The position behind the last event that was told: how an event reads depends on where it happened.
        self._state = session.game.start(self._seats, session.options)
        self._known = 0
        self._settled: list[str | tuple[str, ...]] = []
        self._open: list[Told] = []

    def __len__(self) -> int:
        """How many lines will not change any more, but for a take-back."""
        return len(self._settled)

    def follow(self) -> None:
        """Take in what has happened since."""
        events = self._session.events
        for event in events[self._known :]:
            line = self._told(event.seat, event.action, event.line)
            self._open.append(Told(event.seat, event.batch, line, event.notes))
            self._state.apply(event.seat, event.action)
        self._known = len(events)
        settled = len(self._open) - self._session.secrets()
        for _, batch in groupby(self._open[:settled], key=lambda told: told.batch):
            together = list(batch)
            self._settled += [told.line for told in sorted(together, key=lambda told: told.seat)]
            self._settled += together[-1].notes
        self._open = self._open[settled:]

    def _told(self, seat: int, action: int, line: str) -> str | tuple[str, ...]:
        """What nobody is kept from reading is one line; an onlooker knows least."""
        tell = self._session.game.tell
        seen = tell(self._state, seat, action, ONLOOKER)
        if seen == line:
            return line
        return (*(tell(self._state, seat, action, viewer) for viewer in range(self._seats)), seen)

    def lines(self, viewer: int, start: int = 0) -> list[str]:
        """The lines from an index on, for a seat or ONLOOKER; all of them once the game is over."""
        if self._session.over:
            return self._session.lines()[start:]
        index = self._seats if viewer == ONLOOKER else viewer
        own = [told.line for told in self._open if told.seat == viewer]
        return [line if isinstance(line, str) else line[index] for line in self._settled[start:] + own]

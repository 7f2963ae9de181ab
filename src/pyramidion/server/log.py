"""The lines of a running game as each viewer may read them, kept up to date event by event."""

from pyramidion.core.session import Event, Session, by_seat, read


class Log:
    """What `Session.log` says, without going through the whole game each time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._known = 0  # events that are settled
        self._settled: list[Event | str] = []

    def __len__(self) -> int:
        """How many lines will not change any more, but for a take-back."""
        return len(self._settled)

    def follow(self) -> None:
        """Take in what has happened since."""
        events = self._session.events
        settled = len(events) - self._session.secrets()
        self._settled += by_seat(events[self._known : settled])
        self._known = settled

    def lines(self, viewer: int, start: int = 0) -> list[str]:
        """The lines from an index on, for a seat or ONLOOKER; all of them once the game is over."""
        session = self._session
        if session.over:
            return session.lines()[start:]
        own: list[Event | str] = [event for event in session.events[self._known :] if event.seat == viewer]
        return read(self._settled[start:] + own, viewer)

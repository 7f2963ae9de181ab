"""A seat's private tries: taken back freely, and entered into the session on confirm."""

from pyramidion.core.refusal import Refused
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from pyramidion.core.state import State


class Draft:
    """What a seat means to do, up to the next chance event or another seat's turn.

    It is made on a re-dealt copy, where others have not committed to anything: a draft cannot end a
    simultaneous phase and so cannot show what the others chose.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.actions: list[int] = []
        self._states: list[State] = [self._seen()]

    def _seen(self) -> State:
        """The session's position as far as the seat knows it."""
        state = self.session.state.copy()
        state.redeal(self.seat, seeded("draft"))
        return state

    @property
    def state(self) -> State:
        """The position as drafted."""
        return self._states[-1]

    def legal(self) -> list[int]:
        """What the seat can still add; nothing once its part is complete."""
        return self.state.legal(self.seat)

    def act(self, action: int) -> None:
        """Try an action."""
        if action not in self.legal():
            raise Refused(self.session.game.clauses, f"{action} is not among the legal actions")
        state = self.state.copy()
        state.apply(self.seat, action)
        self._states.append(state)
        self.actions.append(action)

    def undo(self) -> None:
        """Take the last try back."""
        if not self.actions:
            raise Refused(self.session.game.clauses, "there is nothing to take back")
        self._states.pop()
        self.actions.pop()

    def confirm(self) -> None:
        """Do all of it in the session; refused as a whole if the table has changed for this seat."""
        if self._seen().key() != self._states[0].key():
            raise Refused(self.session.game.clauses, "the table has changed since this draft was begun")
        for action in self.actions:
            self.session.act(self.seat, action)
        self.actions = []
        self._states = [self._seen()]

"""Looking back at decisions: what the master would have done, and what the difference cost.

from pyramidion.bots.analysis import Analysis

analysis = Analysis(session)
decisions = [analysis.judged(at, budget("600")) for at in analysis.choices(seat)]
costliest(decisions)[:3]
"""

from typing import NamedTuple

from pyramidion.bots.advice import advise
from pyramidion.bots.budget import Budget
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, OVER, State


class Decision(NamedTuple):
    """One choice somebody made. Values are points of lead over the best rival, or points if alone."""

    event: int  # how many events had happened before
    ply: int  # how many lines of the record that is
    seat: int
    line: str
    value: float
    best: str  # what the master would have done
    best_value: float
    cost: float  # what the difference is worth, never negative
    sure: bool  # whether that is more than the luck of the tries
    choices: int  # between how many actions


class Analysis:
    """A game and all its positions, to be judged one by one and in any order."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.sense = session.game.sense()
        self._before: list[State] = []
        self._plies: list[int] = []
        state = session.game.start(len(session.players), session.options)
        ply = 0
        for event in session.events:
            self._before.append(state.copy())
            self._plies.append(ply)
            state.apply(event.seat, event.action)
            ply += 1 + len(event.notes)
        self._after = state

    def choices(self, seat: int) -> list[int]:
        """The events in which a seat had a choice; of all seats if it is CHANCE."""
        found: list[int] = []
        for at, event in enumerate(self.session.events):
            asked = event.seat >= 0 if seat == CHANCE else event.seat == seat
            if asked and len(self._before[at].legal(event.seat)) > 1:
                found.append(at)
        return found

    def judged(self, at: int, budget: Budget) -> Decision:
        """What a choice was worth, and what would have been better. The same budget gives the same answer."""
        event = self.session.events[at]
        state = self._before[at]
        advice = advise(self.sense, state, event.seat, budget, seeded(f"analysis {at}"))
        chosen = best = advice[0]
        for one in advice:
            if one.action == event.action:
                chosen = one
        cost = best.value - chosen.value
        better = self.game.write(state, event.seat, best.action)
        if cost <= 0.0:
            cost, better = 0.0, event.line
        return Decision(
            event=at,
            ply=self._plies[at],
            seat=event.seat,
            line=event.line,
            value=chosen.value,
            best=better,
            best_value=max(best.value, chosen.value),
            cost=cost,
            sure=best.low > chosen.high,  # their ranges do not touch
            choices=len(advice),
        )

    def course(self) -> list[tuple[int, list[float]]]:
        """The points that each seat could expect: before each event of chance, and at the end its score."""
        found: list[tuple[int, list[float]]] = []
        for at, event in enumerate(self.session.events):
            if event.seat == CHANCE and (at == 0 or self.session.events[at - 1].seat != CHANCE):
                found.append((self._plies[at], self._worth(self._before[at])))
        last = len(self.session.lines())
        found.append((last, self._worth(self._after)))
        return found

    def _worth(self, state: State) -> list[float]:
        if state.mover() == OVER:
            return [float(points) for points in state.scores()]
        return [self.sense.worth(state, seat) for seat in range(state.seats)]


def costliest(decisions: list[Decision]) -> list[Decision]:
    """Those that cost something, the most first."""
    return sorted([one for one in decisions if one.cost > 0.0], key=lambda one: -one.cost)

"""What a position's legal actions are worth: for hints at the table and for looking back at a game.

from pyramidion.bots.advice import advise
from pyramidion.bots.budget import budget

best, *others = advise(game.sense(), session.state, seat, budget("200ms"), seeded("hint"))
"""

from typing import Final, NamedTuple

from pyramidion.bots.budget import Budget
from pyramidion.bots.estimate import Estimate
from pyramidion.bots.master import Master
from pyramidion.core.rng import Rng
from pyramidion.core.sense import Sense
from pyramidion.core.state import State

Z: Final = 1.96  # 95 % of a normal distribution lie within so many standard errors


class Advice(NamedTuple):
    """One legal action as the master sees it. All numbers are finite."""

    action: int
    value: float  # points by which the seat will lead the best of the others; alone, its points
    low: float  # 19 times out of 20 the value is between low …
    high: float  # … and high
    chance: float  # of being first, from 0 to 1
    tries: int  # futures in which it was tried


def advise(sense: Sense, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
    """Every legal action of a seat, the best first; nothing if it is not its turn.

    The position stays as it is and is not looked into: all thinking is done on a copy re-dealt for the seat.
    Even those that look bad are tried in a few futures, so a budget may be passed where there are hundreds.
    """
    seen = state.copy()
    seen.redeal(seat, rng)
    if not seen.legal(seat):
        return []
    return [_told(estimate) for estimate in Master(sense, budget).study(seen, seat, rng, everything=True)]


def _told(estimate: Estimate) -> Advice:
    value, doubt = estimate.lead, Z * estimate.error
    return Advice(estimate.action, value, value - doubt, value + doubt, estimate.chance, estimate.tries)

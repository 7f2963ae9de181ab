"""The master: tries its candidates in the same futures, drops the worse half, and tries the rest harder.

Each future is a re-dealt copy in which every candidate is played and all seats go on at first sight, until
the game's horizon, where the position is judged. Sharing futures cancels most of the luck between candidates.
"""

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.bots.bot import Bot
from pyramidion.bots.budget import Budget
from pyramidion.bots.greedy import best
from pyramidion.core.rng import Rng
from pyramidion.core.sense import Sense
from pyramidion.core.state import CHANCE, OVER, State, buffer

CANDIDATES: Final = 16
RIVAL: Final = 0.3  # how much a point of the best rival counts against an own one
LEAST: Final = 4  # futures before any candidate is dropped


class Estimate:
    """What is known of one candidate."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.tries = 0
        self.total = 0.0  # of what is compared: own points, less a share of the best rival's
        self.leads = 0.0  # own points less the best rival's, and their squares
        self.squares = 0.0
        self.firsts = 0.0

    def add(self, own: float, rival: float, first: float) -> None:
        """One more future."""
        self.tries += 1
        self.total += own - RIVAL * rival
        self.leads += own - rival
        self.squares += (own - rival) * (own - rival)
        self.firsts += first

    @property
    def mean(self) -> float:
        """What it is compared by."""
        return self.total / max(1, self.tries)

    @property
    def lead(self) -> float:
        """The points by which it leads, on average."""
        return self.leads / max(1, self.tries)

    @property
    def error(self) -> float:
        """The standard error of the lead; with few futures rather too large than too small."""
        tries = max(1, self.tries)
        spread = max(0.0, self.squares / tries - self.lead * self.lead)
        return float(((spread + 100.0 / tries) / tries) ** 0.5)

    @property
    def chance(self) -> float:
        """How often it was first."""
        return self.firsts / max(1, self.tries)


class Master(Bot):
    """Sequential halving over shared futures."""

    def __init__(self, sense: Sense, budget: Budget) -> None:
        self.sense = sense
        self.budget = budget

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        estimates = self.study(state, seat, rng)
        return estimates[0].action

    def study(self, state: State, seat: int, rng: Rng, *, everything: bool = False) -> list[Estimate]:
        """All legal actions with what was found out about them, the best first.

        Those that look bad are only tried if `everything` is to be.
        """
        actions = buffer(state)
        ratings = vec[float]([0.0] * int(state.width()))
        n: i64 = state.list_legal(seat, actions)
        self.sense.rate(state, seat, actions, n, ratings)
        order = sorted([int(i) for i in range(n)], key=lambda i: -ratings[i])
        estimates = [Estimate(int(actions[i])) for i in order]
        if everything:
            for _ in range(LEAST):
                self._try(state, seat, estimates, rng, actions, ratings)
            estimates.sort(key=lambda estimate: -estimate.mean)
        running = estimates[:CANDIDATES]
        rounds = max(1, (len(running) - 1).bit_length())
        begun = monotonic()
        for number in range(rounds):
            if len(running) < 2:
                break
            until = begun + self.budget.seconds * (number + 1) / rounds
            futures = max(LEAST, self.budget.playouts // (rounds * len(running)))
            done = 0
            while done < futures and (self.budget.seconds == 0.0 or done < LEAST or monotonic() < until):
                self._try(state, seat, running, rng, actions, ratings)
                done += 1
            running.sort(key=lambda estimate: -estimate.mean)
            running = running[: (len(running) + 1) // 2]
        chosen = {estimate.action for estimate in running}
        rest = [estimate for estimate in estimates if estimate.action not in chosen]
        rest.sort(key=lambda estimate: (-estimate.tries, -estimate.mean))
        return running + rest

    def _try(
        self,
        state: State,
        seat: i64,
        running: list[Estimate],
        rng: Rng,
        actions: vec[i64],
        ratings: vec[float],
    ) -> None:
        """Play every candidate in one future."""
        world = state.copy()
        world.redeal(seat, rng)
        start: i64 = 1 + rng.word() * 1009
        for estimate in running:
            future = world.copy()
            future.apply(seat, estimate.action)
            self._play(future, Rng(start), actions, ratings)
            own = self.sense.worth(future, seat)
            rival = self.sense.rival(future, seat)
            if future.mover() == OVER:
                first = 1.0 if future.places()[seat] == 1 else 0.0
            else:
                first = 1.0 if own > rival else 0.0
            estimate.add(own, rival, first)

    def _play(self, state: State, rng: Rng, actions: vec[i64], ratings: vec[float]) -> None:
        """Play up to the horizon, all seats at first sight."""
        left: i64 = self.sense.horizon
        mover: i64 = state.mover()
        while mover != OVER:
            if mover == CHANCE:
                if left == 0:
                    break
                left -= 1
                state.apply(CHANCE, state.sample(rng))
            else:
                state.apply(mover, best(self.sense, state, mover, actions, ratings))
            mover = state.mover()

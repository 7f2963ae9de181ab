"""The master: tries its candidates in the same futures, drops the worse half, and tries the rest harder.

Each future is a re-dealt copy in which every candidate is played and all seats go on at first sight, until
the game's horizon, where the position is judged. Sharing futures cancels most of the luck between candidates.
"""

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.bots.bot import Bot
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
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more future."""
        self.tries += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The points by which it leads, on average."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        if self.tries < 2:
            return float("inf")
        spread = max(0.0, self.squares / self.tries - self.mean * self.mean)
        return float((spread / self.tries) ** 0.5)


class Budget:
    """How long to think: a number of futures, or seconds."""

    def __init__(self, futures: int, seconds: float) -> None:
        self.futures = futures
        self.seconds = seconds


class Master(Bot):
    """Sequential halving over shared futures."""

    def __init__(self, sense: Sense, budget: Budget) -> None:
        self.sense = sense
        self.budget = budget

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        estimates = self.study(state, seat, rng)
        return estimates[0].action

    def study(self, state: State, seat: int, rng: Rng) -> list[Estimate]:
        """All legal actions with what was found out about them, the best first."""
        actions = buffer(state)
        ratings = vec[float]([0.0] * int(state.width()))
        n: i64 = state.list_legal(seat, actions)
        self.sense.rate(state, seat, actions, n, ratings)
        order = sorted([int(i) for i in range(n)], key=lambda i: -ratings[i])
        estimates = [Estimate(int(actions[i])) for i in order]
        running = estimates[:CANDIDATES]
        rounds = max(1, (len(running) - 1).bit_length())
        begun = monotonic()
        for number in range(rounds):
            if len(running) < 2:
                break
            until = begun + self.budget.seconds * (number + 1) / rounds
            futures = max(LEAST, self.budget.futures // (rounds * len(running)))
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
            estimate.add(self._played(future, seat, Rng(start), actions, ratings))

    def _played(self, state: State, seat: i64, rng: Rng, actions: vec[i64], ratings: vec[float]) -> float:
        """The lead of a seat at the horizon, all seats playing at first sight."""
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
        mine = self.sense.worth(state, seat)
        if state.seats == 1:
            return mine
        rival = -1000.0
        for other in range(state.seats):
            if other != seat:
                theirs = self.sense.worth(state, other)
                if theirs > rival:
                    rival = theirs
        return mine - RIVAL * rival

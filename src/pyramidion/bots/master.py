"""The master: tries its candidates in the same futures, drops the worse, and looks deeper into the rest."""

from typing import Final

from pyramidion.bots.bot import Bot
from pyramidion.bots.budget import Budget, Clock
from pyramidion.bots.estimate import Estimate
from pyramidion.bots.search import Search
from pyramidion.core.rng import Rng
from pyramidion.core.sense import Sense
from pyramidion.core.state import State

CANDIDATES: Final = 16
LEAST: Final = 8  # futures before any candidate is dropped
EARLIEST: Final = 0.1  # share of the budget after which nothing may be left to decide: trees must grow first


class Master(Bot):
    """Sequential halving, cut short where nothing is left to decide."""

    def __init__(self, sense: Sense, budget: Budget) -> None:
        self.sense = sense
        self.budget = budget

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.study(state, seat, rng)[0].action

    def study(self, state: State, seat: int, rng: Rng, *, everything: bool = False) -> list[Estimate]:
        """All legal actions with what was found out about them, the best first.

        Those that look bad are only tried if `everything` is to be.
        """
        clock = Clock(self.budget)
        search = Search(self.sense, state, seat, rng)
        running = search.estimates[:]
        if everything:
            for _ in range(LEAST):
                search.look_into(running)
            running.sort(key=lambda estimate: -estimate.total)
        running = running[: max(2, min(CANDIDATES, self.budget.playouts // (2 * LEAST)))]
        rounds = max(1, (len(running) - 1).bit_length())
        for number in range(1, rounds + 1):
            running = self._halved(search, running, clock, number / rounds)
        found = {estimate.action for estimate in running}
        rest = [estimate for estimate in search.estimates if estimate.action not in found]
        rest.sort(key=lambda estimate: (-estimate.tries, -estimate.mean))
        return running + rest

    def _halved(self, search: Search, running: list[Estimate], clock: Clock, share: float) -> list[Estimate]:
        """The better half, once this share of the budget is used up; or fewer, if that is beyond doubt."""
        wanted = (len(running) + 1) // 2
        done = 0
        check = LEAST
        while len(running) > 1 and (done < LEAST or clock.allows(int(search.playouts), share)):
            search.look_into(running)
            done += 1
            if done >= check and not clock.allows(int(search.playouts), EARLIEST):
                check = done + max(LEAST, done // 4)
                running = search.undecided(running)
        running.sort(key=lambda estimate: -estimate.total)
        return running[:wanted]

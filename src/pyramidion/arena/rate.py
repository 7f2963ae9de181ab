"""How often something happens, with a 95 % interval that knows that games of one deal belong together."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
FEW = 10.0  # so many wins (or losses) count as much as the guess that games are independent


class Rate(NamedTuple):
    """Wins per game, and where the truth lies 19 times out of 20."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The rate that was seen."""
        return self.wins / self.games if self.games else 0.0

    @property
    def range(self) -> tuple[float, float, float]:
        """The rate and its interval."""
        return (self.value, self.low, self.high)


def rate(results: Iterable[tuple[int, float]]) -> Rate:
    """The rate of wins in games, each given by its deal and what was won: 0, 1 or a share.

    Wilson's interval at the number of independent games that would have told as much.
    """
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for deal, won in results:
        deals[deal].append(won)
    games = sum(map(len, deals.values()))
    wins = sum(sum(of_deal) for of_deal in deals.values())
    if games == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    p = wins / games
    residuals = [sum(of_deal) - p * len(of_deal) for of_deal in deals.values()]
    effect = design_effect(residuals, games * p * (1 - p), min(wins, games - wins))
    return Rate(wins, games, *wilson(p, games / effect))


def design_effect(residuals: Sequence[float], variance: float, few: float) -> float:
    """By how much more (or less) results vary than independent games would.

    `residuals`: for each deal, by how much its sum differs from what was expected; `variance`: of the total,
    were games independent. Both seatings of a lucky deal vary less. With few wins or few losses there is
    nothing to estimate this from, and games count as independent.
    """
    n = len(residuals)
    if n < 2 or variance <= 0:
        return 1.0
    seen = n / (n - 1) * sum(residual * residual for residual in residuals) / variance
    return (few * seen + FEW) / (few + FEW)


def wilson(p: float, n: float) -> tuple[float, float]:
    """Wilson's score interval: never outside 0 … 1, and sensible at both ends."""
    z2 = Z * Z / n
    middle = (p + z2 / 2) / (1 + z2)
    half = Z * sqrt(p * (1 - p) / n + z2 / (4 * n)) / (1 + z2)
    return (0.0 if p == 0 else max(0.0, middle - half), 1.0 if p == 1 else min(1.0, middle + half))

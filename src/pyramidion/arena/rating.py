"""Elo ratings by maximum likelihood (Bradley and Terry's model), with 95 % intervals.

All games count alike, whenever they were played: bots do not learn during a tournament, so a rating that
follows the order of games (Elo's own update, TrueSkill) would only add noise. Of a table with more than two
seats each pair counts as a game between the two: who finished ahead.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from pyramidion.arena.rate import Z, design_effect

MEAN = 1500.0
POINTS = 400 / log(10)  # for a factor e in the odds; 400 points are 10 to 1
DRAWS = 1.0  # against an average player, given to each: keeps the rating of who never lost finite

Matrix = list[list[float]]


class Meeting(NamedTuple):
    """Two entrants in one game: 1 if the first finished ahead, ½ if level, 0 if behind."""

    deal: int
    first: int
    second: int
    points: float


class Rating(NamedTuple):
    """Where an entrant stands; `error` is half of the 95 % interval."""

    value: float
    error: float


def ratings(entrants: int, meetings: Sequence[Meeting], anchors: Iterable[int]) -> list[Rating]:
    """The ratings that make what happened most likely, with those of the anchors at 1500 on average."""
    strengths, curvature = _fit(entrants, meetings)
    effects = _effects(entrants, meetings, strengths)
    fixed = list(anchors)
    zero = sum(strengths[k] for k in fixed) / len(fixed)
    spread = _inverse(curvature)
    found = []
    for k in range(entrants):
        # The variance of strength k less the mean of the anchors.
        weights = [(k == other) - (other in fixed) / len(fixed) for other in range(entrants)]
        variance = sum(a * b * spread[i][j] for i, a in enumerate(weights) for j, b in enumerate(weights))
        error = Z * sqrt(max(0.0, variance) * effects[k])
        found.append(Rating(MEAN + POINTS * (strengths[k] - zero), POINTS * error))
    return found


def expected(first: float, second: float) -> float:
    """The points that the first of two strengths can expect against the second."""
    return 1 / (1 + exp(second - first))


def _fit(entrants: int, meetings: Sequence[Meeting]) -> tuple[list[float], Matrix]:
    """The most likely strengths by Newton's method, and the curvature of the likelihood there."""
    pairs: defaultdict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for _, first, second, points in meetings:
        if first != second:
            total = pairs[min(first, second), max(first, second)]
            total[0] += points if first < second else 1 - points
            total[1] += 1
    strengths = [0.0] * entrants
    while True:
        slope = [DRAWS * (0.5 - expected(strength, 0.0)) for strength in strengths]
        curvature = [[0.0] * entrants for _ in range(entrants)]
        for k, strength in enumerate(strengths):
            p = expected(strength, 0.0)
            curvature[k][k] += DRAWS * p * (1 - p)
        for (i, j), (points, games) in pairs.items():
            p = expected(strengths[i], strengths[j])
            slope[i] += points - games * p
            slope[j] -= points - games * p
            for a, b, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
                curvature[a][b] += sign * games * p * (1 - p)
        inverse = _inverse(curvature)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        # Far from the top a whole step may lead past it: never more than a factor e² in the odds at once.
        strengths = [a + b * min(1.0, 2 / (longest or 1)) for a, b in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            return strengths, curvature


def _effects(entrants: int, meetings: Sequence[Meeting], strengths: Sequence[float]) -> list[float]:
    """The design effect of the deals on each entrant's results."""
    residuals: list[defaultdict[int, float]] = [defaultdict(float) for _ in range(entrants)]
    variance, points, games = [0.0] * entrants, [0.0] * entrants, [0] * entrants
    for deal, first, second, won in meetings:
        if first == second:
            continue
        p = expected(strengths[first], strengths[second])
        for who, sign, got in ((first, 1, won), (second, -1, 1 - won)):
            residuals[who][deal] += sign * (won - p)
            variance[who] += p * (1 - p)
            points[who] += got
            games[who] += 1
    few = [min(got, of - got) for got, of in zip(points, games, strict=True)]
    return [design_effect(list(residuals[k].values()), variance[k], few[k]) for k in range(entrants)]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small positive definite matrix, by elimination."""
    n = len(matrix)
    rows = [[*row, *(float(i == k) for i in range(n))] for k, row in enumerate(matrix)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(n):
            if i != k:
                rows[i] = [a - rows[i][k] * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[n:] for row in rows]

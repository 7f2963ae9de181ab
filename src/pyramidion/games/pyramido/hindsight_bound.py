"""A proven bound: more points no line can give with the dominoes and gems taken; see docs/hindsight.md.

Each colour is given a single area that shows every icon of that colour laid so far. What is left to decide is
which gems to spend on which level, and that is gone through completely.
"""

from functools import cache

from pyramidion.games.pyramido.hindsight import Course
from pyramidion.games.pyramido.rules.actions import HUES, KINDS
from pyramidion.games.pyramido.rules.activation import DOUBLE, WAYS
from pyramidion.games.pyramido.rules.gems import KEPT, MYTHICAL
from pyramidion.games.pyramido.rules.grid import LEVELS

Gems = tuple[int, ...]  # how many of each kind


def bound(course: Course) -> int:
    """The points that no line can exceed."""
    icons = [0] * HUES
    best: dict[Gems, int] = {(0,) * KINDS: 0}  # the most points for each set of gems one can have by then
    for level, taken in enumerate(course.levels, 1):
        for domino, _ in taken:
            for colour in course.dominoes.dominoes[domino].icons():
                icons[colour] += 1
        came = [sum(gem == kind for _, gem in taken) for kind in range(KINDS)]
        best = {tuple(map(sum, zip(gems, came, strict=True))): points for gems, points in best.items()}
        for colour in range(HUES):
            best = _paid(best, colour, icons[colour])
        best = {gems: points + gems[MYTHICAL] for gems, points in best.items()}  # PY-5.4
        if level < LEVELS:
            best = _reduced(best)
    return max(best.values())


def _paid(best: dict[Gems, int], colour: int, icons: int) -> dict[Gems, int]:
    """PY-5.2: the one area of a colour is activated in any way that can be paid for, or not."""
    after = dict(best)
    for gems, points in best.items():
        for way, (own, mythical) in enumerate(WAYS):
            if gems[colour] >= own and gems[MYTHICAL] >= mythical:
                left = list(gems)
                left[colour] -= own
                left[MYTHICAL] -= mythical
                _better(after, tuple(left), points + icons * (1 if way < DOUBLE else 2))
    return after


def _reduced(best: dict[Gems, int]) -> dict[Gems, int]:
    """PY-5.6: any five are kept; to keep fewer is never better."""
    after: dict[Gems, int] = {}
    for gems, points in best.items():
        for kept in _kept(gems, min(KEPT, sum(gems))):
            _better(after, kept, points)
    return after


@cache
def _kept(gems: Gems, number: int) -> list[Gems]:
    """All ways to keep so many of some gems."""
    first, *rest = gems
    if not rest:
        return [(number,)] if number <= first else []
    most = min(first, number)
    return [(few, *others) for few in range(most + 1) for others in _kept(tuple(rest), number - few)]


def _better(best: dict[Gems, int], gems: Gems, points: int) -> None:
    if points > best.get(gems, -1):
        best[gems] = points

"""The most a pyramid card can give for a number of marks, whatever patterns come (SG-4.2, SG-4.4).

What is marked on a card hangs together and includes the entrance. A red cross pays for its own square by the
extra mark it grants, so it costs nothing; every other square costs one mark. All such sets of squares are
gone through square by square, row by row: of what is behind only matters which of the last five squares are
marked, and which of those hang together.
"""

from pyramidion.games.silver_gold.rules.deck import Card
from pyramidion.games.silver_gold.rules.patterns import SIDE

NEVER = -1e9
FREE_OF_COST = "+"
# The last five squares, column by column: 0 if not marked, the same number for those that hang together.
Edge = tuple[int, ...]


class Prices:
    """What symbols are counted for."""

    def __init__(self, gem: float, torch: float) -> None:
        self.gem = gem
        self.torch = torch

    def of(self, kind: str) -> float:
        """The worth of marking one square; skulls and potions are taken to cost and to save nothing."""
        return self.gem if kind in "rg" else self.torch if kind == "t" else 0.0


def most(card: Card, prices: Prices, *, tomb: bool) -> list[float]:
    """The most that symbols give for 0, 1, 2 … marks, with the tomb among them or without it."""
    marks = SIDE * SIDE
    states: dict[Edge, list[float]] = {(0,) * SIDE: [0.0] + [NEVER] * marks}
    ended = [NEVER] * (marks + 1)  # nothing more is marked from here on
    for at in range(SIDE * SIDE):
        kind = card.grid[at // SIDE][at % SIDE]
        after: dict[Edge, list[float]] = {}
        for edge, best in states.items():
            if kind != "#" and (kind != "T" or tomb):
                cost, worth = (0, 0.0) if kind in FREE_OF_COST else (1, prices.of(kind))
                shifted = best if cost == 0 else [NEVER, *best[:-1]]
                _better(after, _joined(edge, at % SIDE), [value + worth for value in shifted])
            if kind not in "ET" or (kind == "T" and not tomb):
                left = _passed(edge, at % SIDE)
                if left is not None:
                    _better(after, left, best)
                elif max(edge) == 1 and _behind(card, at, tomb):  # the only part there is ends here
                    ended = [max(pair) for pair in zip(ended, best, strict=True)]
        states = after
    for edge, best in states.items():
        if max(edge) == 1:
            ended = [max(pair) for pair in zip(ended, best, strict=True)]
    return ended


def _better(states: dict[Edge, list[float]], edge: Edge, best: list[float]) -> None:
    known = states.get(edge)
    states[edge] = best if known is None else [max(pair) for pair in zip(known, best, strict=True)]


def _behind(card: Card, at: int, tomb: bool) -> bool:
    """Whether whatever must be marked has been passed."""
    rest = "".join(card.grid)[at:]
    return "E" not in rest and not (tomb and "T" in rest)


def _joined(edge: Edge, column: int) -> Edge:
    """The edge after a square is marked: what is above it and to its left hangs together now."""
    near = {edge[column]} | ({edge[column - 1]} if column else set())
    new = max(edge) + 1
    labels = [new if label and label in near else label for label in edge]
    labels[column] = new
    return _numbered(labels)


def _passed(edge: Edge, column: int) -> Edge | None:
    """The edge after a square is left out; nothing if a part would be cut off from all that follows."""
    label = edge[column]
    if label and edge.count(label) == 1:
        return None
    labels = list(edge)
    labels[column] = 0
    return _numbered(labels)


def _numbered(labels: list[int]) -> Edge:
    """The same with the numbers 1, 2, … in the order of their first columns."""
    numbers = {0: 0}
    for label in labels:
        numbers.setdefault(label, len(numbers))
    return tuple(numbers[label] for label in labels)

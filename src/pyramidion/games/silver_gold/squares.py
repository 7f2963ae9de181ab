"""Squares by name: a1 is top-left, e5 bottom-right."""

from pyramidion.core.bits import bit
from pyramidion.games.silver_gold.rules.deck import square_bit
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, MARKS, SIDE, STRIDE, masks

COLUMNS = "abcde"
SQUARES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)  # in reading order
BITS = {name: square_bit(int(name[1]) - 1, COLUMNS.index(name[0])) for name in SQUARES}


# The names in each set of squares of a row.
_ROWS = [
    [[f"{name}{row}" for at, name in enumerate(COLUMNS) if squares >> at & 1] for squares in range(1 << SIDE)]
    for row in range(1, SIDE + 1)
]


def names(squares: int) -> list[str]:
    """The names of a set of squares of one card, in reading order."""
    found: list[str] = []
    for row in _ROWS:
        found += row[squares & (1 << SIDE) - 1]
        squares >>= STRIDE
    return found


# The names of the squares of each mark.
MARKED = [names(int(masks[mark] >> CARD_BITS * (masks[mark] > HALF))) for mark in range(MARKS)]


def squares_of(names: list[str]) -> int:
    """The set of named squares, as bits of a first card."""
    return sum(int(bit(BITS[name])) for name in set(names))

"""Squares by name: a1 is top-left, e5 bottom-right."""

from functools import lru_cache

from pyramidion.core.bits import bit
from pyramidion.games.silver_gold.rules.deck import square_bit
from pyramidion.games.silver_gold.rules.patterns import SIDE

COLUMNS = "abcde"
SQUARES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)  # in reading order
BITS = {name: square_bit(int(name[1]) - 1, COLUMNS.index(name[0])) for name in SQUARES}


@lru_cache(maxsize=4_000)
def named(squares: int) -> tuple[str, ...]:
    """The names of a set of squares of one card, in reading order."""
    return tuple([name for name, at in BITS.items() if squares >> at & 1])


def names(squares: int) -> list[str]:
    """The same, as a list of one's own."""
    return list(named(squares))


def squares_of(names: list[str]) -> int:
    """The set of named squares, as bits of a first card."""
    return sum(int(bit(BITS[name])) for name in set(names))

"""Gems as one number: how many of each kind, eight bits for each (PY-1.3)."""

from typing import Final

from mypy_extensions import i64

from pyramidion.core.bits import bit

COLOURS: Final = ("orange", "blue", "purple", "green", "red")
GEMS: Final = (*COLOURS, "mythical")
MYTHICAL: Final = 5
LANE: Final = 8
EACH: Final = 0x01_01_01_01_01_01
TOP_BITS: Final = EACH << (LANE - 1)
HALF: Final = 0xFF_FF_FF  # the first three lanes
EACH_OF_HALF: Final = 0x01_01_01
COLOURED: Final = 0xFF_FF_FF_FF_FF  # the lanes of the five colours

ALL_GEMS: Final = 0x12_09_09_09_09_09
KEPT: Final = 5  # PY-5.6: gems a seat may carry into the next level


def one(kind: i64) -> i64:
    """A single gem of a kind."""
    return bit(LANE * kind)


def held(gems: i64, kind: i64) -> i64:
    """How many gems of a kind there are."""
    return gems >> LANE * kind & 255


def total(gems: i64) -> i64:
    """How many gems there are."""
    sums: i64 = gems + (gems >> 3 * LANE)
    return (sums + (sums >> LANE) + (sums >> 2 * LANE)) & 255


def nth(gems: i64, k: i64) -> i64:
    """The kind of the k-th gem, counted from 0, if they lie sorted in a row."""
    # In each lane the gems up to this kind; then the kinds that have no more than k, without a branch.
    low: i64 = (gems & HALF) * EACH_OF_HALF & HALF
    high: i64 = ((gems >> 3 * LANE) * EACH_OF_HALF + (low >> 2 * LANE) * EACH_OF_HALF) & HALF
    passed: i64 = (k * EACH | TOP_BITS) - (low | high << 3 * LANE)
    return total((passed & TOP_BITS) >> (LANE - 1))

"""A score card as one number, so that it is cheap to keep and to put back (SG-1.5)."""

from typing import Final

from mypy_extensions import i64

from pyramidion.core.bits import bit, count
from pyramidion.games.silver_gold.rules.deck import GREEN, POTION, RED, SKULL, TORCH

MOST: Final = 10  # gems of a colour, and skulls
BOXES: Final = (10, 6, 3)


def red(sheet: i64) -> i64:
    """Red gems ticked."""
    return sheet & 15


def green(sheet: i64) -> i64:
    """Green gems ticked."""
    return sheet >> 4 & 15


def skulls(sheet: i64) -> i64:
    """Skulls ticked."""
    return sheet >> 8 & 15


def torches(sheet: i64) -> i64:
    """Torches ticked, as a set of rounds."""
    return sheet >> 12 & 15


def ticked(sheet: i64, gain: i64, round_: i64) -> i64:
    """The score card after the symbols that one mark brings together."""
    reds: i64 = (sheet & 15) + (gain >> RED & 15)
    if reds > MOST:  # SG-4.6
        reds = MOST
    greens: i64 = (sheet >> 4 & 15) + (gain >> GREEN & 15)
    if greens > MOST:
        greens = MOST
    skull: i64 = (sheet >> 8 & 15) + (gain >> SKULL & 15)
    if skull > MOST:  # SG-4.8; before the potions (SG-4.10)
        skull = MOST
    skull -= 2 * (gain >> POTION & 15)
    if skull < 0:  # SG-4.9
        skull = 0
    lit: i64 = sheet >> 12 & 15
    if gain >> TORCH & 15:  # SG-4.7
        lit |= bit(round_)
    return reds | greens << 4 | skull << 8 | lit << 12


def gem_points(sheet: i64) -> i64:
    """SG-7.1: 5 for each red-green pair, 1 for each gem left over."""
    reds: i64 = red(sheet)
    greens: i64 = green(sheet)
    pairs: i64 = reds if reds < greens else greens
    return 3 * pairs + reds + greens


def torch_points(sheet: i64) -> i64:
    """SG-7.1: 5 for each torch."""
    return 5 * count(torches(sheet))


def skull_points(sheet: i64) -> i64:
    """SG-7.1: minus k(k+1)/2 with k skulls ticked."""
    ticks: i64 = skulls(sheet)
    return -(ticks * (ticks + 1) >> 1)


def sheet_points(sheet: i64) -> i64:
    """SG-7.1: what a score card gives."""
    return torch_points(sheet) + gem_points(sheet) + skull_points(sheet)

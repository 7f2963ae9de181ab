"""What a pyramid will show, as far as that is settled: when its level is full, and ever after.

On a level being built all free cells will be covered, whatever by. When the next level is full as well, only
the outer quarters of this one are left, and nothing covers those any more: their icons last.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.pyramido.rules.actions import HUES
from pyramidion.games.pyramido.rules.areas import COLOUR, NO_AREAS, list_areas
from pyramidion.games.pyramido.rules.grid import LEVELS, ROW, SHORT, SIZES, grids, lying, standing
from pyramidion.games.pyramido.rules.pyramid import LATTICE, NODE_ROW, NOTHING_LAID, Pyramid, first_node
from pyramidion.games.pyramido.sense_scene import ALL, NO_SIZES, RANKS

MOST_REACH: Final = 3
BLACK: Final = 0x55AA55AA55AA55  # every other square of the board, as on a chessboard

# The nodes of a grid of so many columns and rows, from bit 0: at SIZES * columns + rows.
_nodes: Final = vec[i64](
    [
        sum(2 ** (NODE_ROW * row + column) for row in range(high) for column in range(wide))
        for wide in range(SIZES)
        for high in range(SIZES)
    ]
)


def free_nodes(pyramid: Pyramid, level: i64) -> i64:
    """The free cells of a level, as far as its grid is known."""
    wide: i64 = pyramid.wide - level + 1
    high: i64 = pyramid.high - level + 1
    if wide <= 0 or high <= 0:
        return 0
    nodes: i64 = _nodes[SIZES * wide + high] << first_node[level]
    return nodes & ~(pyramid.top if level > 2 else pyramid.low)


def cover(pyramid: Pyramid, level: i64) -> None:
    """Cover the free cells of a level with blocks of no colour."""
    nodes: i64 = free_nodes(pyramid, level)
    if level > 2:
        pyramid.upper_left &= ~nodes
        pyramid.upper_right &= ~nodes
        pyramid.lower_left &= ~nodes
        pyramid.lower_right &= ~nodes
        pyramid.top |= nodes
    else:
        pyramid.low |= nodes
    pyramid.colour_1 |= nodes
    pyramid.colour_2 |= nodes
    pyramid.colour_4 |= nodes


def lost(pyramid: Pyramid, level: i64) -> i64:
    """Twice the dominoes that can no more be laid on a level, at least: free cells that find no partner.

    A domino covers a black square and a white one; what a closed region has too many of stays free.
    """
    taken: i64 = pyramid.taken
    size: i64 = SIZES * (pyramid.wide - level + 1) + pyramid.high - level + 1
    inside: i64 = grids[size]
    free: i64 = inside
    if level == 1:
        free = lying[size] | standing[size]
    free &= ~taken
    alone: i64 = 0
    while free != 0:
        region: i64 = free & -free
        before: i64 = 0
        while region != before:
            before = region
            region |= (region << 1 | region >> 1 | region << ROW | region >> ROW) & free
        free ^= region
        if region & ~inside == 0:  # what reaches beyond level 1 as it is now has no fixed shape
            differ: i64 = 2 * count(region & BLACK) - count(region)
            alone += differ if differ > 0 else -differ
    return alone


@final
class Reach:
    """How well areas can grow on a level."""

    free: i64  # cells

    def __init__(self) -> None:
        self.free = 0
        self._left: i64 = 0  # blocks beside which level 1 can still become larger
        self._right: i64 = 0
        self._upper: i64 = 0
        self._lower: i64 = 0

    def frame(self, pyramid: Pyramid, level: i64) -> None:
        """Look at a pyramid before its free cells are covered."""
        self.free = free_nodes(pyramid, level)
        wide: i64 = pyramid.wide
        high: i64 = pyramid.high
        self._left = 0
        self._right = 0
        self._upper = 0
        self._lower = 0
        if level > 1 or wide == 0:
            return
        if wide < SHORT or (wide == SHORT and high <= SHORT):
            self._left = _nodes[SIZES + high] << LATTICE
            self._right = self._left << (wide - 1)
        if high < SHORT or (high == SHORT and wide <= SHORT):
            self._upper = _nodes[SIZES * wide + 1] << LATTICE
            self._lower = self._upper << NODE_ROW * (high - 1)

    def beside(self, area: i64) -> i64:
        """The free cells beside an area, wherever its blocks lie."""
        beside: i64 = area << 1 | area >> 1 | area << NODE_ROW | area >> NODE_ROW
        # Even nodes overlap four odd ones: see areas.py.
        beside |= area >> 30 | area >> 31 | area >> 36 | area >> 37
        beside |= area << 30 | area << 31 | area << 36 | area << 37
        return beside & self.free

    def share(self, area: i64, icons: i64, taken: i64) -> i64:
        """The icons of an area, times the free cells beside it, at most MOST_REACH, but for those taken."""
        if icons == 0:
            return 0
        cells: i64 = count(self.beside(area) & ~taken)
        if self._left != 0:
            cells += count(area & self._left) + count(area & self._right)
        if self._upper != 0:
            cells += count(area & self._upper) + count(area & self._lower)
        if cells > MOST_REACH:
            cells = MOST_REACH
        return icons * cells


@final
class Outlook:
    """The areas to come of one pyramid."""

    sizes: vec[i64]  # icons of the largest areas by colour when the level is full, at RANKS * colour
    areas: i64  # how many areas there are then
    reach: i64  # their icons, times the free cells beside them, at most MOST_REACH
    lasting: vec[i64]  # the same of what stays in sight after that
    lost: i64

    def __init__(self) -> None:
        self.sizes = NO_SIZES[:]
        self.lasting = NO_SIZES[:]
        self.areas = 0
        self.reach = 0
        self.lost = 0
        self._reach = Reach()
        self._level: i64 = 0  # what `look_again` saw
        self._seen = Pyramid(NOTHING_LAID[:])
        self._found = NO_AREAS[:]

    def look(self, pyramid: Pyramid, level: i64) -> None:
        """Look at a pyramid, which is changed: hand in a copy."""
        self.lost = lost(pyramid, level)
        self._reach.frame(pyramid, level)
        cover(pyramid, level)
        self.areas = self._rank(pyramid, self.sizes)
        self.reach = 0
        for at in range(self.areas):
            self.reach += self._reach.share(self._found[2 * at + 1], self._found[2 * at] & 255, 0)
        if level < LEVELS:
            self.look_beyond(pyramid, level)

    def look_again(self, pyramid: Pyramid, level: i64) -> None:
        """Look at a pyramid, which stays as it is, unless it looks as it did the last time."""
        if level != self._level or not pyramid.looks_like(self._seen):
            self._level = level
            self._seen = pyramid.copy()
            self.look(pyramid.copy(), level)

    def look_beyond(self, pyramid: Pyramid, level: i64) -> None:
        """Look only at what lasts of a pyramid, which is changed."""
        cover(pyramid, level + 1)
        self._rank(pyramid, self.lasting)

    def _rank(self, pyramid: Pyramid, sizes: vec[i64]) -> i64:
        """Write the icons of the largest areas of each colour; how many areas there are in all."""
        found = self._found
        for at in range(HUES * RANKS):
            sizes[at] = 0
        n: i64 = list_areas(pyramid, ALL, found)
        for at in range(n):
            icons: i64 = found[2 * at] & 255
            if icons != 0:
                first: i64 = RANKS * (found[2 * at] >> COLOUR & 7)
                spot: i64 = first + RANKS - 1
                if icons > sizes[spot]:
                    while spot > first and sizes[spot - 1] < icons:
                        sizes[spot] = sizes[spot - 1]
                        spot -= 1
                    sizes[spot] = icons
        return n

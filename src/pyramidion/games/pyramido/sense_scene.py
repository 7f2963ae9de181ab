"""What is seen of a pyramid, prepared so that blocks can be added to it at little cost.

A cell where they may come to lie counts as covered from the start, by a block of no colour. So a block that
is added hides nothing that was seen before: it only joins areas of its colour, or is one of its own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.games.pyramido.rules.actions import HUES
from pyramidion.games.pyramido.rules.areas import (
    BELOW,
    COLOUR,
    LL,
    LR,
    MOST_AREAS,
    NO_AREAS,
    NOTHING_SEEN,
    RIGHT,
    TO_LL,
    TO_LR,
    TO_UL,
    TO_UR,
    UL,
    UR,
    list_areas_seen,
)
from pyramidion.games.pyramido.rules.dominoes import FACE_LANE
from pyramidion.games.pyramido.rules.pyramid import Pyramid

ALL: Final = (1 << HUES) - 1
RANKS: Final = 4  # the largest areas of each colour that are looked at
NO_SIZES: Final = vec[i64]([0] * (HUES * RANKS))
SIZE: Final = 8  # bits of a size where those of a colour are one number, the largest area first


def ranked(sizes: i64, icons: i64) -> i64:
    """Sizes with one more among them; the smallest goes if they are too many."""
    shift: i64 = 0
    while shift < RANKS * SIZE and sizes >> shift & 255 >= icons:
        shift += SIZE
    if shift == RANKS * SIZE:
        return sizes
    larger: i64 = sizes & bit(shift) - 1
    return (larger | icons << shift | (sizes ^ larger) << SIZE) & 0xFFFFFFFF


@final
class Scene:
    """Areas by colour, and how they change with a block or two."""

    icons: vec[i64]  # of each area: colour by colour, most icons first
    nodes: vec[i64]  # of each area
    first: vec[i64]  # where the areas of a colour begin; behind them, how many there are
    sizes: vec[i64]  # icons of the largest areas of each colour, as one number
    more: i64  # areas added last, less those that they joined
    joined: i64  # those, as a set of their numbers
    one: i64  # the areas added last: nodes and icons; if there is only one, the other is empty
    one_icons: i64
    other: i64
    other_icons: i64

    def __init__(self) -> None:
        self.icons = vec[i64]([0] * MOST_AREAS)
        self.nodes = vec[i64]([0] * MOST_AREAS)
        self.first = vec[i64]([0] * (HUES + 1))
        self.sizes = vec[i64]([0] * HUES)
        self._before = vec[i64]([0] * HUES)  # sizes without blocks that were added
        self.more = 0
        self.joined = 0
        self.one = 0
        self.one_icons = 0
        self.other = 0
        self.other_icons = 0
        self._sight = NOTHING_SEEN[:]
        self._found = NO_AREAS[:]

    def look(self, pyramid: Pyramid) -> None:
        """See a pyramid."""
        found = self._found
        first = self.first
        n: i64 = list_areas_seen(pyramid, ALL, self._sight, found)
        for colour in range(HUES + 1):
            first[colour] = 0
        for at in range(n):
            first[(found[2 * at] >> COLOUR & 7) + 1] += 1
        for colour in range(HUES):
            first[colour + 1] += first[colour]
        filled: i64 = 0  # how many of each colour, eight bits for each
        for at in range(n):
            hue: i64 = found[2 * at] >> COLOUR & 7
            icons: i64 = found[2 * at] & 255
            begin: i64 = first[hue]
            spot: i64 = begin + (filled >> 8 * hue & 255)
            filled += bit(8 * hue)
            while spot > begin and self.icons[spot - 1] < icons:
                self.icons[spot] = self.icons[spot - 1]
                self.nodes[spot] = self.nodes[spot - 1]
                spot -= 1
            self.icons[spot] = icons
            self.nodes[spot] = found[2 * at + 1]
        for colour in range(HUES):
            sizes: i64 = 0
            shift: i64 = 0
            for at in range(first[colour], first[colour + 1]):
                if shift == RANKS * SIZE:
                    break
                sizes |= self.icons[at] << shift
                shift += SIZE
            self._before[colour] = sizes
            self.sizes[colour] = sizes

    def reset(self, colour: i64) -> None:
        """Forget blocks of a colour that were added."""
        self.sizes[colour] = self._before[colour]

    def shown(self, face: i64, node: i64) -> i64:
        """The icons in sight of a block at a node; the block has the lowest bits of `face`."""
        sight = self._sight
        return (
            (face >> 3 * FACE_LANE & sight[UL] >> node & 1)
            + (face >> 4 * FACE_LANE & sight[UR] >> node & 1)
            + (face >> 5 * FACE_LANE & sight[LL] >> node & 1)
            + (face >> 6 * FACE_LANE & sight[LR] >> node & 1)
        )

    def seen(self, block: i64) -> i64:
        """The block itself if anything of it is in sight, else nothing."""
        sight = self._sight
        return block & (sight[UL] | sight[UR] | sight[LL] | sight[LR])

    def _beside(self, block: i64) -> i64:
        """The nodes that a block hangs together with if they have its colour."""
        sight = self._sight
        near: i64 = (block & sight[RIGHT]) << 1 | block >> 1 & sight[RIGHT]
        near |= (block & sight[BELOW]) << 6 | block >> 6 & sight[BELOW]
        near |= (block & sight[TO_UL]) << 30 | block >> 30 & sight[TO_UL]
        near |= (block & sight[TO_UR]) << 31 | block >> 31 & sight[TO_UR]
        near |= (block & sight[TO_LL]) << 36 | block >> 36 & sight[TO_LL]
        return near | (block & sight[TO_LR]) << 37 | block >> 37 & sight[TO_LR]

    def add(self, colour: i64, one: i64, icons: i64, other: i64, other_icons: i64) -> None:
        """Add a block of a colour in sight, or two of it, and rank that colour's areas anew."""
        near: i64 = self._beside(one)
        far: i64 = 0
        if other != 0:
            far = self._beside(other)
        together: bool = near & other != 0
        sizes: i64 = 0
        shift: i64 = 0
        gone: i64 = 0
        joined: i64 = 0
        for at in range(self.first[colour], self.first[colour + 1]):
            area: i64 = self.nodes[at]
            if area & (near | far):
                gone += 1
                joined |= bit(at)
                if area & near == 0:
                    other |= area
                    other_icons += self.icons[at]
                else:
                    one |= area
                    icons += self.icons[at]
                    if area & far:
                        together = True
            elif shift < RANKS * SIZE:
                sizes |= self.icons[at] << shift
                shift += SIZE
        if together:
            one |= other
            icons += other_icons
            other = 0
            other_icons = 0
        sizes = ranked(sizes, icons)
        if other_icons != 0:
            sizes = ranked(sizes, other_icons)
        self.sizes[colour] = sizes
        self.more = 1 - gone
        if other != 0:
            self.more += 1
        self.joined = joined
        self.one = one
        self.one_icons = icons
        self.other = other
        self.other_icons = other_icons

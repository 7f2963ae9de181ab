"""The blocks of a pyramid, what is seen of them from above, and the areas they form (PY-5.1)."""

from functools import lru_cache
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from pyramidion.core.bits import bit
from pyramidion.games.pyramido.cells import Cell
from pyramidion.games.pyramido.rules import areas as rules
from pyramidion.games.pyramido.rules.actions import HUES
from pyramidion.games.pyramido.rules.areas import ALL_POSITIONS, COLOUR, NO_AREAS, POSITION
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.rules.pyramid import LAID_TURN, Pyramid, laid_block

ALL_COLOURS = (1 << HUES) - 1
# Columns and rows of a block's quarters: upper left, upper right, lower left, lower right.
QUARTERS = ((0, 0), (1, 0), (0, 1), (1, 1))


class Place(NamedTuple):
    """Where a block lies."""

    level: int
    x: int
    y: int

    @property
    def cell(self) -> Cell:
        """Its cell, whatever the level."""
        return self.x, self.y


class Laid(NamedTuple):
    """A block that was laid: of which domino, and its icons by quarter as they lie now."""

    place: Place
    domino: int
    colour: int
    icons: tuple[bool, ...]


class Area(NamedTuple):
    """An area, named by one of its blocks."""

    name: Place
    position: int
    colour: int
    icons: int
    places: list[Place]


def blocks_of(pyramid: Pyramid, dominoes: Dominoes) -> list[Laid]:
    """All blocks in the order they were laid, block A of a domino before B."""
    found: list[Laid] = []
    for laid in laid_of(pyramid):
        found += _pair(dominoes, laid)
    return found


def laid_of(pyramid: Pyramid) -> tuple[int, ...]:
    """The numbers of the dominoes laid, in order: all else about a pyramid follows from them."""
    return tuple([int(pyramid.laid[at]) for at in range(pyramid.count)])


@lru_cache(maxsize=4_000)
def _pair(dominoes: Dominoes, laid: int) -> tuple[Laid, Laid]:
    """The two blocks of a domino that was laid."""
    domino, turn = dominoes.dominoes[laid & (1 << LAID_TURN) - 1], laid >> LAID_TURN & 3
    a, b = (
        Laid(
            Place(*laid_block(laid, half)), domino.number, block.colour, tuple(map(bool, block.turned(turn)))
        )
        for half, block in enumerate((domino.a, domino.b))
    )
    return a, b


@lru_cache(maxsize=1000)
def quarters(place: Place) -> tuple[int, ...]:
    """The quarter cells a block covers, as sets: two to a block, each level half a block right and down."""
    level, x, y = place
    left, above = 2 * x + level + 31, 2 * y + level + 31
    return tuple(2 ** (64 * (above + dy) + left + dx) for dx, dy in QUARTERS)  # far beyond 64 bits


def seen_of(blocks: list[Laid]) -> dict[Place, tuple[bool, ...]]:
    """Which quarters of each block are seen from above."""
    levels = [0] * (LEVELS + 2)
    for block in blocks:
        levels[block.place.level] |= sum(quarters(block.place))
    above = list(accumulate(reversed(levels), or_))[::-1]  # what a level and those over it cover
    return {
        block.place: tuple([not quarter & above[block.place.level + 1] for quarter in quarters(block.place)])
        for block in blocks
    }


def name_of(pyramid: Pyramid, position: int) -> Place:
    """The block that lies at a position (see rules/areas.py)."""
    level, column, row = rules.block_at(position)
    return Place(level, int(pyramid.x) + column, int(pyramid.y) + row)


def areas_of(pyramid: Pyramid) -> list[Area]:
    """All areas of a pyramid, in the order of their positions."""
    return [area_of(pyramid, listed) for listed in listed_areas(pyramid)]


def listed_areas(pyramid: Pyramid) -> list[tuple[int, int]]:
    """All areas as the rules list them: what they show, and their nodes."""
    listed = NO_AREAS[:]
    count = rules.list_areas(pyramid, ALL_COLOURS, listed)
    return [(int(listed[2 * at]), int(listed[2 * at + 1])) for at in range(count)]


def area_of(pyramid: Pyramid, listed: tuple[int, int]) -> Area:
    """An area that the rules have listed."""
    shown, nodes = listed
    return _area(int(pyramid.x), int(pyramid.y), shown, nodes, nodes & int(pyramid.top))


@lru_cache(maxsize=4_000)
def _area(x: int, y: int, shown: int, nodes: int, top: int) -> Area:
    level, column, row = rules.block_at(shown >> POSITION)
    places = sorted(Place(*block) for block in rules.blocks_of(x, y, nodes, top))
    name = Place(level, x + column, y + row)
    return Area(name, shown >> POSITION, shown >> COLOUR & 255, shown & 255, places)


def activated(player: Player, position: int) -> bool:
    """Whether a seat has activated the area at a position, while a level is scored."""
    return bool(player.areas[ALL_POSITIONS] & ~player.idle & bit(position))

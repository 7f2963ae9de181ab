"""The blocks of a pyramid, what is seen of them from above, and the areas they form (PY-5.1)."""

from typing import NamedTuple

from pyramidion.games.pyramido.cells import Cell
from pyramidion.games.pyramido.rules import areas as rules
from pyramidion.games.pyramido.rules.actions import HUES
from pyramidion.games.pyramido.rules.areas import ALL_POSITIONS, COLOUR, NO_AREAS, POSITION
from pyramidion.games.pyramido.rules.dominoes import Dominoes
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
    for at in range(pyramid.count):
        laid = int(pyramid.laid[at])
        domino, turn = dominoes.dominoes[laid & (1 << LAID_TURN) - 1], laid >> LAID_TURN & 3
        for half, block in enumerate((domino.a, domino.b)):
            icons = tuple(map(bool, block.turned(turn)))
            found.append(Laid(Place(*laid_block(laid, half)), domino.number, block.colour, icons))
    return found


def quarters(place: Place) -> list[Cell]:
    """The quarter cells a block covers: two to a block, each level half a block further right and down."""
    level, x, y = place
    return [(2 * x + level - 1 + dx, 2 * y + level - 1 + dy) for dx, dy in QUARTERS]


def seen_of(blocks: list[Laid]) -> dict[Place, tuple[bool, ...]]:
    """Which quarters of each block are seen from above."""
    top: dict[Cell, int] = {}
    for block in blocks:
        for quarter in quarters(block.place):
            top[quarter] = max(top.get(quarter, 0), block.place.level)
    return {
        block.place: tuple(top[quarter] == block.place.level for quarter in quarters(block.place))
        for block in blocks
    }


def name_of(pyramid: Pyramid, position: int) -> Place:
    """The block that lies at a position (see rules/areas.py)."""
    level, column, row = rules.block_at(position)
    return Place(level, int(pyramid.x) + column, int(pyramid.y) + row)


def areas_of(pyramid: Pyramid) -> list[Area]:
    """All areas of a pyramid, in the order of their positions."""
    listed = NO_AREAS[:]
    found: list[Area] = []
    for at in range(rules.list_areas(pyramid, ALL_COLOURS, listed)):
        shown, position = int(listed[2 * at]), int(listed[2 * at]) >> POSITION
        places = sorted(Place(*block) for block in rules.blocks_of(pyramid, int(listed[2 * at + 1])))
        found.append(Area(name_of(pyramid, position), position, shown >> COLOUR & 255, shown & 255, places))
    return found


def activated(player: Player, position: int) -> bool:
    """Whether a seat has activated the area at a position, while a level is scored."""
    return bool(player.areas[ALL_POSITIONS] & ~player.idle & 1 << position)

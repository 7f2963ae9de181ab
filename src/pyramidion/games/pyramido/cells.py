"""Cells of a pyramid as a record names them: x to the right, y down, one system for all levels of a seat.

Block `x,y` of a level lies over `x,y`, `x+1,y`, `x,y+1` and `x+1,y+1` of the level below (PY-4.3), so the
grids of all levels have the same upper left corner.
"""

from collections.abc import Iterable

from pyramidion.games.pyramido.rules import grid
from pyramidion.games.pyramido.rules.actions import SQUARES
from pyramidion.games.pyramido.rules.grid import CORNER, LONG, SHORT, SIDE, bit_of
from pyramidion.games.pyramido.rules.pyramid import Pyramid

Cell = tuple[int, int]

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # from block A to block B, by quarter turns
_FIRST = SIDE * CORNER + CORNER  # the square of the very first domino


def name(cell: Cell) -> str:
    """A cell as it is written."""
    return f"{cell[0]},{cell[1]}"


def cell_of(word: str) -> Cell:
    """The cell of a word like `-1,0`."""
    x, y = word.split(",")
    return int(x), int(y)


def beside(cell: Cell) -> list[Cell]:
    """The cells that share an edge with one."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS]


def pair(pyramid: Pyramid, where: int) -> tuple[Cell, Cell]:
    """The cells of block A and block B of a domino laid `where` (see `Pyramid.place`)."""
    if not pyramid.count:  # its block A is 0,0
        return (0, 0), STEPS[where // SQUARES]
    column, row, far_column, far_row = grid.cells(where)
    x, y = int(pyramid.x), int(pyramid.y)
    return (x + column, y + row), (x + far_column, y + far_row)


def where(pyramid: Pyramid, a: Cell, b: Cell) -> int | None:
    """Where a domino lies whose blocks lie on these cells, if a domino and the board can be so."""
    step = (b[0] - a[0], b[1] - a[1])
    if step not in STEPS:
        return None
    turn = STEPS.index(step)
    if not pyramid.count:
        return SQUARES * turn + _FIRST if a == (0, 0) else None
    x, y = min(a, b)
    column, row = x - int(pyramid.x) + CORNER, y - int(pyramid.y) + CORNER
    if not (0 <= column < SIDE and 0 <= row < SIDE):
        return None
    return SQUARES * turn + SIDE * row + column


def places(pyramid: Pyramid) -> list[tuple[Cell, Cell]]:
    """The pairs of cells where a domino may go on the current level, the left or upper one first."""
    squares = range(SQUARES)
    across = [square for square in squares if pyramid.across >> int(bit_of[square]) & 1]
    down = [SQUARES + square for square in squares if pyramid.down >> int(bit_of[square]) & 1]
    return [pair(pyramid, where) for where in across + down]


def fits(wide: int, high: int) -> bool:
    """PY-4.2: whether so many columns and rows of level 1 fit a frame."""
    return max(wide, high) <= LONG and min(wide, high) <= SHORT


class Grid:
    """The cells that a level of a pyramid has for certain: on level 1 the rectangle round what is laid."""

    def __init__(self, left: int, top: int, wide: int, high: int) -> None:
        self.left = left
        self.top = top
        self.wide = wide
        self.high = high

    def cells(self) -> list[Cell]:
        """All cells in reading order."""
        return [
            (self.left + column, self.top + row) for row in range(self.high) for column in range(self.wide)
        ]

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] - self.left < self.wide and 0 <= cell[1] - self.top < self.high

    def reaching(self, cell: Cell) -> "Grid":
        """The smallest one that has a cell too."""
        left, top = min(self.left, cell[0]), min(self.top, cell[1])
        right, below = max(self.left + self.wide - 1, cell[0]), max(self.top + self.high - 1, cell[1])
        return Grid(left, top, right - left + 1, below - top + 1)


def grid_of(pyramid: Pyramid, level: int) -> Grid:
    """The grid of a level (PY-4.1, PY-4.3)."""
    less = level - 1
    return Grid(int(pyramid.x), int(pyramid.y), int(pyramid.wide) - less, int(pyramid.high) - less)


def holes(pyramid: Pyramid, level: int, taken: set[Cell], among: Iterable[Cell] | None = None) -> list[Cell]:
    """The free cells of a level (or some of them) that no domino can ever cover, in reading order.

    That is: a free cell that the level has for certain (see Grid), of whose neighbours by an edge each is
    taken or can never belong to the level. On level 1 a cell beside the rectangle can, if the two fit a frame
    together. A level that is complete (PY-3.7) has no free cells but these.
    """
    level_grid = grid_of(pyramid, level)

    def closed(cell: Cell) -> bool:
        if cell in taken or cell in level_grid:
            return cell in taken
        reach = level_grid.reaching(cell)
        return not (level == 1 and fits(reach.wide, reach.high))

    cells = level_grid.cells() if among is None else filter(level_grid.__contains__, among)
    return [cell for cell in cells if cell not in taken and all(map(closed, beside(cell)))]

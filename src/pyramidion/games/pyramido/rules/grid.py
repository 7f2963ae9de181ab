"""Where blocks may lie, as bits (PY-4).

A seat builds on a *board* of 7 × 7 squares whose rows are 8 bits apart. What it has built on level 1 starts
at column 2 and row 2, whatever the record's coordinates: so there are always two free squares around it, as
far as a touching domino can reach. The grids of levels 2 to 4 start at the same corner.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import HASH
from pyramidion.games.pyramido.rules.actions import SQUARES, TURNS

LEVELS: Final = 4
SIDE: Final = 7
ROW: Final = 8
CORNER: Final = 2
FIRST: Final = 1 << (ROW * CORNER + CORNER)
LONG: Final = 5  # PY-4.1: the sides of level 1
SHORT: Final = 4
PAIR_ACROSS: Final = 1 | 1 << 1  # the squares of a domino, from its left or upper one
PAIR_DOWN: Final = 1 | 1 << ROW


def _rectangle(left: int, right: int, top: int, bottom: int) -> int:
    """The squares of these columns and rows, as far as they are on the board."""
    columns = range(max(left, 0), right + 1)
    return sum(2 ** (ROW * row + column) for row in range(max(top, 0), bottom + 1) for column in columns)


def _window(wide: int, high: int, frame_wide: int, frame_high: int) -> int:
    """The squares that a frame round a level 1 of so many columns and rows can reach (PY-4.2)."""
    if wide > frame_wide or high > frame_high:
        return 0
    left, right = CORNER + wide - frame_wide, CORNER + frame_wide - 1
    return _rectangle(left, right, CORNER + high - frame_high, CORNER + frame_high - 1)


SIZES: Final = LONG + 1  # tables by size: at SIZES * columns + rows
_ALL_SIZES: Final = [(wide, high) for wide in range(SIZES) for high in range(SIZES)]
lying: Final = vec[i64]([_window(wide, high, LONG, SHORT) for wide, high in _ALL_SIZES])
standing: Final = vec[i64]([_window(wide, high, SHORT, LONG) for wide, high in _ALL_SIZES])
grids: Final = vec[i64](
    [_rectangle(CORNER, CORNER + wide - 1, CORNER, CORNER + high - 1) for wide, high in _ALL_SIZES]
)

# Squares count row by row from 0; the one of bit b is at 2**b % HASH.
square_at: Final = vec[i64]([0] * HASH)
bit_of: Final = vec[i64]([ROW * (square // SIDE) + square % SIDE for square in range(SQUARES)])
column_of: Final = vec[i64]([square % SIDE for square in range(SQUARES)])
row_of: Final = vec[i64]([square // SIDE for square in range(SQUARES)])


def _number_squares() -> None:
    for square in range(SQUARES):
        square_at[2 ** int(bit_of[square]) % HASH] = square


_number_squares()


def cells(where: int) -> tuple[int, int, int, int]:
    """Column and row of block A and of block B, from the corner, of a place (SQUARES * turn + square)."""
    turn, square = divmod(where, SQUARES)
    column, row = square % SIDE - CORNER, square // SIDE - CORNER
    far_column, far_row = column + 1 - turn % 2, row + turn % 2
    if turn < TURNS // 2:
        return column, row, far_column, far_row
    return far_column, far_row, column, row

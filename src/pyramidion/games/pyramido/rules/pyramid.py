"""What one seat has built (PY-4).

Where dominoes may go is answered on the *board* of the current level, see grid.py. What is seen from above is
kept in *nodes*. Blocks of levels 1 and 3 lie on one lattice, those of levels 2 and 4 on another, half a block
down and to the right; on each place of a lattice the lower block is wholly hidden by the upper one. So there
is one node for each place: rows are 6 bits apart, the even lattice starts at bit 0, the odd one at bit 30.
Block (column, row) of level 1 is node (column, row) of the odd lattice, block (column, row) of level 3 is
node (column + 1, row + 1); and so with levels 2 and 4 on the even lattice.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.bits import HASH, count
from pyramidion.games.pyramido.rules.actions import PLACE, SQUARES
from pyramidion.games.pyramido.rules.dominoes import FACE, FACE_LANE, Dominoes
from pyramidion.games.pyramido.rules.grid import (
    CORNER,
    FIRST,
    PAIR_ACROSS,
    PAIR_DOWN,
    ROW,
    SIZES,
    column_of,
    grids,
    lying,
    row_of,
    square_at,
    standing,
)

NODE_ROW: Final = 6
LATTICE: Final = 30
EVEN: Final = (1 << LATTICE) - 1  # the nodes of the even lattice
NODE_ACROSS: Final = 1 | 1 << 1  # the nodes of a domino, from its left or upper one
NODE_DOWN: Final = 1 | 1 << NODE_ROW
# The node of column 0, row 0 of each level's grid.
first_node: Final = vec[i64]([0, LATTICE, 0, LATTICE + NODE_ROW + 1, NODE_ROW + 1])

# A domino that was laid, as a number: which one, its quarter turns, the record's x and y of its left or upper
# block (8 added), its level.
LAID_TURN: Final = 7
LAID_X: Final = 9
LAID_Y: Final = 13
LAID_LEVEL: Final = 17
LAID_ZERO: Final = 8
MOST_LAID: Final = 20
NOTHING_LAID: Final = vec[i64]([0] * MOST_LAID)


def laid_block(laid: int, block: int) -> tuple[int, int, int]:
    """Level and the record's x and y of block A (0) or B (1) of a domino that was laid."""
    turn = laid >> LAID_TURN & 3
    x, y = (laid >> LAID_X & 15) - LAID_ZERO, (laid >> LAID_Y & 15) - LAID_ZERO
    if (turn < 2) == (block == 1):  # the right or lower one
        x, y = x + 1 - turn % 2, y + turn % 2
    return laid >> LAID_LEVEL, x, y


@final
@mypyc_attr(acyclic=True)
class Pyramid:
    """The dominoes of one seat."""

    taken: i64  # squares built on, of the current level
    across: i64  # the left squares of all free places where a domino may lie
    down: i64  # the upper squares of all free places where it may stand
    wide: i64  # columns and rows of level 1
    high: i64
    x: i64  # its upper left corner in the record's coordinates
    y: i64
    colour_1: i64  # the colours of the nodes, in three bits
    colour_2: i64
    colour_4: i64
    upper_left: i64  # nodes with an icon in this quarter
    upper_right: i64
    lower_left: i64
    lower_right: i64
    low: i64  # nodes built on in levels 1 and 2
    top: i64  # in levels 3 and 4
    laid: vec[i64]  # the dominoes in the order they were laid
    count: i64  # how many they are

    def __init__(self, laid: vec[i64]) -> None:
        self.taken = 0
        self.across = FIRST
        self.down = FIRST
        self.wide = 0
        self.high = 0
        self.x = 0
        self.y = 0
        self.colour_1 = 0
        self.colour_2 = 0
        self.colour_4 = 0
        self.upper_left = 0
        self.upper_right = 0
        self.lower_left = 0
        self.lower_right = 0
        self.low = 0
        self.top = 0
        self.laid = laid
        self.count = 0

    def copy(self) -> "Pyramid":
        """An independent pyramid that is equal to this one."""
        twin = Pyramid(self.laid[:])
        twin.taken = self.taken
        twin.across = self.across
        twin.down = self.down
        twin.wide = self.wide
        twin.high = self.high
        twin.x = self.x
        twin.y = self.y
        twin.colour_1 = self.colour_1
        twin.colour_2 = self.colour_2
        twin.colour_4 = self.colour_4
        twin.upper_left = self.upper_left
        twin.upper_right = self.upper_right
        twin.lower_left = self.lower_left
        twin.lower_right = self.lower_right
        twin.low = self.low
        twin.top = self.top
        twin.count = self.count
        return twin

    def looks_like(self, other: "Pyramid") -> bool:
        """Whether another pyramid shows the same and has the same places free."""
        return (
            self.taken == other.taken
            and self.low == other.low
            and self.top == other.top
            and self.wide == other.wide
            and self.high == other.high
            and self.colour_1 == other.colour_1
            and self.colour_2 == other.colour_2
            and self.colour_4 == other.colour_4
            and self.upper_left == other.upper_left
            and self.upper_right == other.upper_right
            and self.lower_left == other.lower_left
            and self.lower_right == other.lower_right
        )

    def key(self) -> tuple[int, ...]:
        """Equal keys, equal pyramids: all else follows from the dominoes laid."""
        return (int(self.count), *sorted([int(self.laid[at]) for at in range(self.count)]))

    def room(self) -> bool:
        """Whether a domino can be laid on the current level (PY-3.7)."""
        return (self.across | self.down) != 0

    def climb(self, level: i64) -> None:
        """Begin a level above the first (PY-4.3)."""
        self.taken = 0
        self._find_places(level)

    def _find_places(self, level: i64) -> None:
        taken: i64 = self.taken
        if level > 1:  # PY-4.3
            free: i64 = grids[SIZES * (self.wide - level + 1) + self.high - level + 1] & ~taken
            self.across = free & free >> 1
            self.down = free & free >> ROW
            return
        near: i64 = taken << 1 | taken >> 1 | taken << ROW | taken >> ROW  # PY-4.2
        size: i64 = SIZES * self.wide + self.high
        wide: i64 = lying[size] & ~taken
        high: i64 = standing[size] & ~taken
        self.across = (wide & wide >> 1 | high & high >> 1) & (near | near >> 1)
        self.down = (wide & wide >> ROW | high & high >> ROW) & (near | near >> ROW)

    def list_places(self, actions: vec[i64]) -> i64:
        """PY-4.2, PY-4.3: where and how a domino may be laid."""
        squares = square_at
        # What goes for quarter turn 0 goes for turn 2 as well, and so with 1 and 3.
        half: i64 = count(self.across) + count(self.down)
        n: i64 = 0
        places: i64 = self.across
        while places != 0:
            action: i64 = PLACE + squares[(places & -places) % HASH]
            actions[n] = action
            actions[n + half] = action + 2 * SQUARES
            places &= places - 1
            n += 1
        places = self.down
        while places != 0:
            action = PLACE + SQUARES + squares[(places & -places) % HASH]
            actions[n] = action
            actions[n + half] = action + 2 * SQUARES
            places &= places - 1
            n += 1
        return 2 * n

    def place(self, domino: i64, where: i64, level: i64, dominoes: Dominoes) -> None:
        """Lay a domino; `where` is SQUARES * quarter turns + square of the left or upper block."""
        turn: i64 = where // SQUARES
        square: i64 = where - SQUARES * turn
        column: i64 = column_of[square] - CORNER
        row: i64 = row_of[square] - CORNER
        stands: i64 = turn & 1
        if level == 1:
            if self.taken == 0:  # the record's 0,0 is block A
                self.x = -1 if turn == 2 else 0
                self.y = -1 if turn == 3 else 0
            left: i64 = -column if column < 0 else 0
            above: i64 = -row if row < 0 else 0
            right: i64 = column + 2 - stands
            below: i64 = row + 1 + stands
            self.wide = (right if right > self.wide else self.wide) + left
            self.high = (below if below > self.high else self.high) + above
            if left | above:
                self.move(left, above)
                column += left
                row += above
        mask: i64 = NODE_DOWN if stands else NODE_ACROSS
        pair: i64 = PAIR_DOWN if stands else PAIR_ACROSS
        self.taken |= pair << (ROW * (row + CORNER) + column + CORNER)
        node: i64 = first_node[level] + NODE_ROW * row + column
        face: i64 = dominoes.faces[4 * domino + turn]
        if level > 2:
            clear: i64 = ~(mask << node)
            self.colour_1 &= clear
            self.colour_2 &= clear
            self.colour_4 &= clear
            self.upper_left &= clear
            self.upper_right &= clear
            self.lower_left &= clear
            self.lower_right &= clear
            self.top |= mask << node
        else:
            self.low |= mask << node
        self.colour_1 |= (face & FACE) << node
        self.colour_2 |= (face >> FACE_LANE & FACE) << node
        self.colour_4 |= (face >> 2 * FACE_LANE & FACE) << node
        self.upper_left |= (face >> 3 * FACE_LANE & FACE) << node
        self.upper_right |= (face >> 4 * FACE_LANE & FACE) << node
        self.lower_left |= (face >> 5 * FACE_LANE & FACE) << node
        self.lower_right |= (face >> 6 * FACE_LANE) << node
        x: i64 = self.x + column + LAID_ZERO
        y: i64 = self.y + row + LAID_ZERO
        self.laid[self.count] = domino | turn << LAID_TURN | x << LAID_X | y << LAID_Y | level << LAID_LEVEL
        self.count += 1
        self._find_places(level)

    def move(self, left: i64, above: i64) -> None:
        """Make room on the left and above: the corner of level 1 moves, the blocks with it."""
        self.x -= left
        self.y -= above
        self.taken <<= ROW * above + left
        nodes: i64 = NODE_ROW * above + left
        self.colour_1 <<= nodes
        self.colour_2 <<= nodes
        self.colour_4 <<= nodes
        self.upper_left <<= nodes
        self.upper_right <<= nodes
        self.lower_left <<= nodes
        self.lower_right <<= nodes
        self.low <<= nodes

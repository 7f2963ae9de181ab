"""Areas: visible blocks of one colour that hang together (PY-5.1), on the nodes of pyramid.py.

The lower right quarter of an odd node is the upper left quarter of the even node with the same column and
row. Its lower left is the upper right of the even node 1 bit back, its upper right the lower left of the one
6 bits back, its upper left the lower right of the one 7 bits back. Level by level the upper one is seen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import HASH, bit, count, members
from pyramidion.games.pyramido.rules.actions import HUES, POSITIONS
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.pyramid import EVEN, LATTICE, NODE_ROW, Pyramid, first_node

# 20 odd nodes and 10 even ones: all 12 even ones hide 6 of the odd. A vec of 61 is the longest that is cheap.
MOST_AREAS: Final = 30

# Areas are named by a block: the highest level, then the smallest y, then the smallest x. Positions of blocks
# are numbered in that order: 2 × 2 of level 4, 3 × 3 of level 3, 4 × 4, 5 × 5.
first_position: Final = vec[i64]([POSITIONS, 29, 13, 4, 0])
# A node and the position of its block: at 2**node % HASH for levels 1 and 2, HASH further for levels 3 and 4.
_place_at: Final = vec[i64]([0] * (2 * HASH))

# An area is two numbers: what it shows (icons, colour, position of its name), and its nodes as a set.
COLOUR: Final = 8
POSITION: Final = 16
ALL_POSITIONS: Final = 2 * MOST_AREAS  # behind them: all their positions as a set
NO_AREAS: Final = vec[i64]([0] * (ALL_POSITIONS + 1))

# What is seen, as sets of nodes: those with this quarter in sight, and those joined to the node so far on.
UL: Final = 0
UR: Final = 1
LL: Final = 2
LR: Final = 3
RIGHT: Final = 4
BELOW: Final = 5
TO_UL: Final = 6
TO_UR: Final = 7
TO_LL: Final = 8
TO_LR: Final = 9
NOTHING_SEEN: Final = vec[i64]([0] * 10)


def _number_positions() -> None:
    for level in range(1, LEVELS + 1):
        side = 6 - level
        high = HASH if level > 2 else 0
        for row in range(side):
            for column in range(side):
                node = int(first_node[level]) + NODE_ROW * row + column
                position = int(first_position[level]) + side * row + column
                _place_at[high + 2**node % HASH] = node | position << POSITION


_number_positions()


def block_at(position: int) -> tuple[int, int, int]:
    """Level, column and row of a position, counted from the corner of level 1."""
    level = 1
    while position < first_position[level]:
        level += 1
    row, column = divmod(position - int(first_position[level]), 6 - level)
    return level, column, row


def blocks_of(x: int, y: int, nodes: int, top: int) -> list[tuple[int, int, int]]:
    """Level and the record's x and y of the blocks that are seen at some nodes of a pyramid.

    The pyramid has its corner at x, y; the nodes of `top` are built on in levels 3 and 4.
    """
    found: list[tuple[int, int, int]] = []
    for node in members(nodes):
        level = (2 if node < LATTICE else 1) + 2 * int(top >> node & 1)
        row, column = divmod(node - int(first_node[level]), NODE_ROW)
        found.append((level, column + x, row + y))
    return found


def _alike(pyramid: Pyramid, step: i64) -> i64:
    """The nodes that have the colour of the node some bits further on."""
    differ: i64 = pyramid.colour_1 ^ pyramid.colour_1 >> step
    differ |= pyramid.colour_2 ^ pyramid.colour_2 >> step
    return ~(differ | pyramid.colour_4 ^ pyramid.colour_4 >> step)


def _coloured(pyramid: Pyramid, colours: i64) -> i64:
    """The nodes that have one of some colours."""
    nodes: i64 = 0
    for colour in range(HUES):
        differ: i64 = pyramid.colour_1 ^ -(colour & 1)
        differ |= pyramid.colour_2 ^ -(colour >> 1 & 1)
        differ |= pyramid.colour_4 ^ -(colour >> 2)
        nodes |= ~differ & -(colours >> colour & 1)
    return nodes


def see(pyramid: Pyramid, sight: vec[i64]) -> None:
    """Write what is seen of each node, and which nodes would hang together if they had one colour."""
    ground: i64 = pyramid.low & ~pyramid.top  # levels 1 and 2 where 3 and 4 leave them in sight
    one: i64 = ground >> LATTICE
    two: i64 = ground & EVEN
    three: i64 = pyramid.top >> LATTICE
    four: i64 = pyramid.top & EVEN
    even: i64 = two | four

    # The nodes of each lattice that are seen in each of their quarters.
    odd_ul: i64 = three & ~(four << 7) | one & ~(even << 7)
    odd_ur: i64 = three & ~(four << 6) | one & ~(even << 6)
    odd_ll: i64 = three & ~(four << 1) | one & ~(even << 1)
    odd_lr: i64 = three & ~four | one & ~even
    even_ul: i64 = four | two & ~three
    even_ur: i64 = four | two & ~(three >> 1)
    even_ll: i64 = four | two & ~(three >> 6)
    even_lr: i64 = four | two & ~(three >> 7)
    ul: i64 = odd_ul << LATTICE | even_ul
    ur: i64 = odd_ur << LATTICE | even_ur
    ll: i64 = odd_ll << LATTICE | even_ll
    lr: i64 = odd_lr << LATTICE | even_lr

    # Joined to the node 1, 6, 30, 31, 36 or 37 bits further on: on their own lattice to the right and below,
    # and even nodes to the four odd ones that they overlap.
    falling: i64 = odd_ul | odd_lr
    rising: i64 = odd_ur | odd_ll
    sight[RIGHT] = ur & ul >> 1 | lr & ll >> 1
    sight[BELOW] = ll & ul >> 6 | lr & ur >> 6
    sight[TO_UL] = even_ul & rising | odd_lr & (even_ur | even_ll)
    sight[TO_UR] = even_ur & falling >> 1 | odd_ll >> 1 & (even_ul | even_lr)
    sight[TO_LL] = even_ll & falling >> 6 | odd_ur >> 6 & (even_ul | even_lr)
    sight[TO_LR] = even_lr & rising >> 7 | odd_ul >> 7 & (even_ur | even_ll)
    sight[UL] = ul
    sight[UR] = ur
    sight[LL] = ll
    sight[LR] = lr


def list_areas(pyramid: Pyramid, colours: i64, areas: vec[i64]) -> i64:
    """Write the areas of some colours into `areas`, in the order of their positions; their number."""
    return list_areas_seen(pyramid, colours, NOTHING_SEEN[:], areas)


def list_areas_seen(pyramid: Pyramid, colours: i64, sight: vec[i64], areas: vec[i64]) -> i64:
    """The same for who wants to know what `see` writes, too."""
    see(pyramid, sight)
    right: i64 = sight[RIGHT] & _alike(pyramid, 1)
    below: i64 = sight[BELOW] & _alike(pyramid, 6)
    at_ul: i64 = sight[TO_UL] & _alike(pyramid, 30)
    at_ur: i64 = sight[TO_UR] & _alike(pyramid, 31)
    at_ll: i64 = sight[TO_LL] & _alike(pyramid, 36)
    at_lr: i64 = sight[TO_LR] & _alike(pyramid, 37)
    ul: i64 = sight[UL]
    ur: i64 = sight[UR]
    ll: i64 = sight[LL]
    lr: i64 = sight[LR]

    joined: i64 = right | right << 1 | below | below << 6
    joined |= at_ul | at_ul << 30 | at_ur | at_ur << 31 | at_ll | at_ll << 36 | at_lr | at_lr << 37
    left: i64 = (ul | ur | ll | lr) & _coloured(pyramid, colours)
    # Icons seen, of which a block has at most two: nodes with an odd number of them, and with two.
    ul &= pyramid.upper_left
    ur &= pyramid.upper_right
    ll &= pyramid.lower_left
    lr &= pyramid.lower_right
    single: i64 = ul ^ ur ^ ll ^ lr
    double: i64 = ul & ur | ll & lr | (ul | ur) & (ll | lr)

    top: i64 = pyramid.top
    colour_1: i64 = pyramid.colour_1
    colour_2: i64 = pyramid.colour_2
    colour_4: i64 = pyramid.colour_4
    places = _place_at
    n: i64 = 0
    positions: i64 = 0
    while left != 0:
        name: i64 = left & top
        row: i64 = HASH
        if name == 0:
            name = left
            row = 0
        name &= -name
        area: i64 = name
        if name & joined:
            before: i64 = 0
            while area != before:
                before = area
                area |= (area & right) << 1 | area >> 1 & right | (area & below) << 6 | area >> 6 & below
                area |= (area & at_ul) << 30 | area >> 30 & at_ul | (area & at_ur) << 31 | area >> 31 & at_ur
                area |= (area & at_ll) << 36 | area >> 36 & at_ll | (area & at_lr) << 37 | area >> 37 & at_lr
        left ^= area
        icons: i64 = count(area & single) + 2 * count(area & double)
        place: i64 = places[row + name % HASH]
        node: i64 = place & 63
        colour: i64 = colour_1 >> node & 1 | (colour_2 >> node & 1) << 1 | (colour_4 >> node & 1) << 2
        position: i64 = place >> POSITION
        positions |= bit(position)
        areas[2 * n] = icons | colour << COLOUR | position << POSITION
        areas[2 * n + 1] = area
        n += 1
    areas[ALL_POSITIONS] = positions
    return n

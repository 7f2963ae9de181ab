"""A pyramid card as a 5 by 5 grid, and sets of its squares as bit masks (bit 0 is a1, bit 24 is e5)."""

from collections.abc import Iterator

SIDE = 5
FULL = (1 << SIDE * SIDE) - 1
LEFT = sum(1 << SIDE * row for row in range(SIDE))
RIGHT = LEFT << SIDE - 1


class Card:
    """One layout: its 25 signs in reading order; `card["s"]` is the set of squares that show sign s."""

    def __init__(self, grid: str) -> None:
        self.grid = grid
        self._shown = dict.fromkeys("ET#.+rgtsp", 0)
        for i, sign in enumerate(grid):
            self._shown[sign] |= 1 << i
        self.open = FULL & ~self["#"]
        self.treasures = self["+"] | self["r"] | self["g"] | self["t"]

    def __getitem__(self, sign: str) -> int:
        return self._shown[sign]


def at(row: int, column: int) -> int:
    """One square, counted from the top left."""
    return 1 << SIDE * row + column


def halo(squares: int) -> int:
    """The squares that share an edge with the given ones, for growing ways and marks."""
    sideways = (squares & ~RIGHT) << 1 | (squares & ~LEFT) >> 1
    return (sideways | squares << SIDE | squares >> SIDE) & FULL & ~squares


def rings(room: int, start: int) -> list[int]:
    """The squares of the room at 0, 1, 2, … steps from the start, as far as steps lead."""
    found, ring = [start], start
    while ring := halo(ring) & room & ~sum(found):
        found.append(ring)
    return found


def singles(squares: int) -> Iterator[int]:
    """The squares of a set one by one."""
    while squares:
        yield squares & -squares
        squares &= squares - 1


def images(squares: int) -> list[int]:
    """A set of squares turned and mirrored in all eight ways."""
    cells = [divmod(square.bit_length() - 1, SIDE) for square in singles(squares)]
    found = []
    for _ in range(4):
        cells = [(column, SIDE - 1 - row) for row, column in cells]
        found += [sum(at(r, c) for r, c in cells), sum(at(c, r) for r, c in cells)]
    return found


def alike(one: Card, other: Card) -> bool:
    """Whether two cards, turned or mirrored, are the same but for one wall, the entrance or the tomb."""
    pictures = zip(*(images(one[sign]) for sign in "#ET"), strict=True)
    aim = [other[sign] for sign in "#ET"]
    return any(
        sum((a ^ b).bit_count() for a, b in zip(picture, aim, strict=True)) < 3 for picture in pictures
    )

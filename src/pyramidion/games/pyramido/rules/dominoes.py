"""The 90 dominoes and what the rules look up of them (PY-1.1, PY-1.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.actions import BACK_KINDS, HUES, TURNS

# Dominoes are sorted by their backs. A set of them is two numbers: the first 32, which are those with an
# orange block, and the others. So all that have one back, at most 7, are next to each other (PY-1.4).
ORANGE: Final = 32
ORANGE_BACKS: Final = 14
NO_DOMINO: Final = 127
NO_BACK: Final = 127

# The two blocks as (colour, icons), in the order a back is written in.
Back = tuple[tuple[int, int], tuple[int, int]]

BACKS: Final[tuple[Back, ...]] = tuple(
    ((first, 2 - icons), (second, icons))
    for first in range(HUES)
    for second in range(first, HUES)
    for icons in range(3)
    if first < second or icons < 2  # one-coloured: the larger number first
)

# The lanes of `Dominoes.faces`, seven bits each: bit 0 is for the left or upper block, bit 1 or 6 for the
# other one, as they lie side by side on a board whose rows are 6 apart.
FACE_LANE: Final = 7
FACE: Final = (1 << FACE_LANE) - 1
COLOUR_BITS: Final = 3
QUARTERS: Final = 4  # upper left, upper right, lower left, lower right


class Block:
    """One half of a domino: its colour and where its icons lie, block A being on the left."""

    def __init__(self, colour: int, quarters: tuple[int, ...]) -> None:
        self.colour = colour
        self.quarters = quarters  # 1 where an icon lies

    def turned(self, turn: int) -> tuple[int, ...]:
        """Where the icons lie after quarter turns clockwise."""
        quarters = self.quarters
        for _ in range(turn):
            quarters = (quarters[2], quarters[0], quarters[3], quarters[1])
        return quarters


class Domino:
    """A domino as its file gives it."""

    def __init__(self, number: int, a: Block, b: Block) -> None:
        self.number = number
        self.a = a
        self.b = b

    def back(self) -> int:
        """The place in BACKS of what its back shows (PY-1.2)."""
        blocks = sorted((block.colour, -sum(block.quarters)) for block in (self.a, self.b))
        (first, less), (second, fewer) = blocks
        return BACKS.index(((first, -less), (second, -fewer)))

    def shape(self) -> tuple[tuple[int, ...], ...]:
        """Equal for equal dominoes, also after half a turn."""
        ways: list[tuple[tuple[int, ...], ...]] = []
        for turn, left, right in ((0, self.a, self.b), (2, self.b, self.a)):
            ways.append(((left.colour, *left.turned(turn)), (right.colour, *right.turned(turn))))
        return min(ways)

    def icons(self) -> list[int]:
        """The colours of its two icons, ascending."""
        return sorted(block.colour for block in (self.a, self.b) for _ in range(sum(block.quarters)))

    def face(self, turn: int) -> int:
        """What it shows after quarter turns, in the lanes described above."""
        first, second = (self.a, self.b) if turn < TURNS // 2 else (self.b, self.a)
        step = 1 if turn % 2 == 0 else 6
        face = 0
        for block, at in ((first, 0), (second, step)):
            bits = [block.colour >> k & 1 for k in range(COLOUR_BITS)] + list(block.turned(turn))
            for lane, shown in enumerate(bits):
                face |= shown << (FACE_LANE * lane + at)
        return face


class Dominoes:
    """A checked set of dominoes, sorted by their backs: actions and tables go by the places in that order."""

    dominoes: list[Domino]
    place_of: dict[int, int]  # by number
    back_of: vec[i64]
    first_of: vec[i64]  # the first domino that has a back
    span_of: vec[i64]  # all that have it, counted from there, as a set
    faces: vec[i64]  # at 4 * domino + turn
    wants: vec[i64]  # the colours of its icons, as kinds of gems in the format of a space (see market.py)

    def __init__(self, name: str, dominoes: list[Domino]) -> None:
        self.name = name
        dominoes = sorted(dominoes, key=lambda domino: (domino.back(), domino.number))
        self.dominoes = dominoes
        self.place_of = {domino.number: place for place, domino in enumerate(dominoes)}
        backs = [domino.back() for domino in dominoes]
        self.back_of = vec[i64](backs)
        counts = [backs.count(back) for back in range(BACK_KINDS)]
        self.first_of = vec[i64]([sum(counts[:back]) for back in range(BACK_KINDS)])
        self.span_of = vec[i64]([2**count - 1 for count in counts])
        self.faces = vec[i64]([domino.face(turn) for domino in dominoes for turn in range(TURNS)])
        self.wants = vec[i64]([sum(4**icon for icon in domino.icons()) for domino in dominoes])

    def same_as(self, other: "Dominoes") -> bool:
        """Whether another set has the same dominoes under the same numbers."""
        mine = [(domino.number, domino.face(0)) for domino in self.dominoes]
        return mine == [(domino.number, domino.face(0)) for domino in other.dominoes]

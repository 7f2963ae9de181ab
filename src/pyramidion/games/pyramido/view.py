"""What a seat or an onlooker may see of a game. `viewing.py` fills it in."""

from msgspec import Struct


class HalfView(Struct, frozen=True, gc=False):
    """A block as the back of its domino shows it (PY-1.2)."""

    colour: str
    icons: int


class BlockView(Struct, frozen=True, gc=False):
    """A block of a domino with A on the left: icons upper left, upper right, lower left, lower right."""

    colour: str
    icons: list[bool]


class DominoView(Struct, frozen=True, gc=False):
    """A domino that is seen."""

    number: int
    a: BlockView
    b: BlockView


class SpaceView(Struct, frozen=True, gc=False):
    """A pile, what its top shows, and the gems before it."""

    height: int
    domino: DominoView | None
    back: list[HalfView]
    gems: dict[str, int]


class PlaceView(Struct, frozen=True, gc=False, order=True):
    """Where a block lies or can lie."""

    level: int
    x: int
    y: int


class LaidView(Struct, frozen=True, gc=False):
    """A block of a pyramid: its icons as they lie, and which of its quarters are seen from above."""

    domino: int
    place: PlaceView
    colour: str
    icons: list[bool]
    seen: list[bool]


class GridView(Struct, frozen=True, gc=False):
    """The cells of a level; on level 1 the rectangle round what is laid so far."""

    level: int
    left: int
    top: int
    wide: int
    high: int


class AreaView(Struct, frozen=True, gc=False):
    """An area by the block that names it, and what it scores if it is paid for once or twice (PY-5.2)."""

    name: PlaceView
    colour: str
    icons: int
    blocks: list[PlaceView]
    once: int
    twice: int
    activated: bool  # in the running phase; others' activations are not seen


class LevelScore(Struct, frozen=True, gc=False):
    """What a level gave a seat."""

    level: int
    points: int
    areas: int
    mythical: int


class SeatView(Struct, frozen=True, gc=False):
    """What lies before a seat."""

    blocks: list[LaidView]  # in the order they were laid, block A of a domino first
    grids: list[GridView]
    holes: list[PlaceView]
    areas: list[AreaView]
    room: bool  # on the running level (PY-3.7)
    gems: dict[str, int]
    spent: dict[str, int]  # in the running phase; one's own only
    gained: int  # by activations of the running phase; one's own only
    levels: list[LevelScore]
    total: int


class LegendScore(Struct, frozen=True, gc=False):
    """What a level gave the Legend (PY-7.7)."""

    level: int
    points: int
    coloured: int
    mythical: int


class LegendView(Struct, frozen=True, gc=False):
    """The Legend: the top of its stack, what it still wants this turn, its gems and points."""

    harder: bool
    top: DominoView | None
    wants: list[str]
    turns: int  # still to come on this level
    gems: dict[str, int]
    levels: list[LegendScore]
    total: int


class View(Struct, frozen=True, gc=False):
    """The table as one viewer sees it. Levels count from 1, 0 is set-up; seats and spaces from 0."""

    viewer: int
    phase: str
    level: int
    starter: int | None
    active: int | None  # whose turn it is
    acting: list[int]  # who may act now
    hand: DominoView | None  # of the active seat: taken and not yet placed
    spaces: list[SpaceView]
    space: int | None  # where the running turn takes, refills and turns up
    bag: dict[str, int]
    discarded: dict[str, int]
    unseen: int  # dominoes nobody has seen
    seats: list[SeatView]
    legend: LegendView | None
    places: list[int] | None

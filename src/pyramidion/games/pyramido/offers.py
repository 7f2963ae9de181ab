"""What a seat may choose, with all that an interface needs to show it. `offering.py` fills it in."""

from msgspec import Struct

from pyramidion.games.pyramido.view import DominoView, HalfView, PlaceView


class TakeOffer(Struct, frozen=True, tag="take"):
    """Take the domino of a space and one of its gems."""

    action: int
    line: str
    space: int
    gem: str
    domino: DominoView | None


class SplitOffer(Struct, frozen=True, tag="split"):
    """Refill an empty pile with so many dominoes from the bottom of another."""

    action: int
    line: str
    space: int
    giver: int
    moved: int


class OpenOffer(Struct, frozen=True, tag="open"):
    """Turn up the top of a pile, of which the back is seen."""

    action: int
    line: str
    space: int
    back: list[HalfView]


class AreaChange(Struct, frozen=True):
    """What a domino does to areas of one colour."""

    kind: str  # what becomes of their blocks: new, grows, merges, shrinks, splits, covered
    colour: str
    before: list[PlaceView]  # the names of the areas concerned
    after: list[PlaceView]  # what they will be called
    icons: int  # seen then, in all of them
    gain: int  # how many more that are than now


class PlaceOffer(Struct, frozen=True, tag="place"):
    """Lay the domino with block A here and block B there."""

    action: int
    line: str
    a: PlaceView
    b: PlaceView
    changes: list[AreaChange]
    holes: list[PlaceView]  # cells that no domino can cover any more (PY-4.4)


class ActivateOffer(Struct, frozen=True, tag="activate"):
    """Activate an area with some gems."""

    action: int
    line: str
    area: PlaceView
    colour: str
    icons: int
    gems: list[str]
    points: int


class Activation(Struct, frozen=True):
    """An area and the gems to pay for it."""

    action: int
    area: PlaceView
    gems: list[str]


class DoneOffer(Struct, frozen=True, tag="done"):
    """Activate no more areas: what the level scores then, and the most it could still score and how."""

    action: int
    line: str
    points: int
    areas: int
    mythical: int
    best: int
    activations: list[Activation]


class DiscardOffer(Struct, frozen=True, tag="discard"):
    """Discard a gem."""

    action: int
    line: str
    gem: str


Offer = TakeOffer | SplitOffer | OpenOffer | PlaceOffer | ActivateOffer | DoneOffer | DiscardOffer

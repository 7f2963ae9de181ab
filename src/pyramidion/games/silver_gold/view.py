"""What a seat or an onlooker may see of a game, and what a seat may choose. `viewing.py` fills it in."""

from msgspec import Struct


class CardView(Struct, frozen=True, gc=False):
    """A pyramid card: its squares row by row as in a deck file, and which of them are marked."""

    number: int
    colour: str
    grid: list[str]
    marks: list[str]


class Box(Struct, frozen=True, gc=False):
    """A box of the race for the colours and the seat that has claimed it, from 0."""

    colour: str
    points: int
    owner: int | None


class Score(Struct, frozen=True, gc=False):
    """Points so far and their parts (SG-7.1)."""

    total: int
    tombs: int
    torches: int
    boxes: int
    gems: int
    skulls: int


class SeatView(Struct, frozen=True, gc=False):
    """What lies before a seat."""

    cards: list[CardView]
    completed: list[int]
    red: int
    green: int
    skulls: int
    torches: list[bool]
    score: Score


class View(Struct, frozen=True, gc=False):
    """The table as one viewer sees it. Rounds and turns count from 1, 0 is set-up."""

    viewer: int
    phase: str
    round: int
    turn: int
    pattern: str | None
    expeditions: dict[str, int]
    display: list[CardView]
    unseen: int
    hand: list[CardView]
    seats: list[SeatView]
    boxes: list[Box]
    places: list[int] | None


class KeepOffer(Struct, frozen=True, gc=False, tag="keep"):
    """Keep two of the cards dealt."""

    action: int
    line: str
    cards: list[int]


class MarkOffer(Struct, frozen=True, gc=False, tag="mark"):
    """Mark squares of an own card, with the symbols they bring and the points of that at once."""

    action: int
    line: str
    card: int
    squares: list[str]
    extra: bool  # for a red cross
    brings: dict[str, int]
    points: int


class TakeOffer(Struct, frozen=True, gc=False, tag="take"):
    """Take a card of the display."""

    action: int
    line: str
    card: int


class DrawOffer(Struct, frozen=True, gc=False, tag="draw"):
    """Take an unseen card."""

    action: int
    line: str


Offer = KeepOffer | MarkOffer | TakeOffer | DrawOffer

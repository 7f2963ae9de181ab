"""What the routes for learning and looking back are asked and answer."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pyramidion.server.words import BotSpec, Line, Pace, Seat

RecordBody = Annotated[str, Meta(max_length=60_000)]
Ply = Annotated[int, Meta(ge=0, le=10_000)]
Eyes = Annotated[int, Meta(ge=-1, le=15)]  # a seat, or -1 for an onlooker


class ClauseText(Struct, frozen=True):
    """One rule."""

    id: str
    text: str


class ChapterText(Struct, frozen=True):
    """Rules that belong together; without a number it only explains."""

    number: str
    title: str
    text: str
    clauses: list[ClauseText]


class RulesText(Struct, frozen=True):
    """All rules of a game in one language."""

    game: str
    title: str
    about: str
    chapters: list[ChapterText]


class LessonRow(Struct, frozen=True):
    """A lesson that can be played along."""

    game: str
    name: str
    steps: int


class Step(Struct, frozen=True):
    """One step: what is said, what is seen, and what the learner is to do, if anything."""

    say: str  # the end of a message's id
    ply: int
    line: str | None
    action: int | None
    view: Any  # the game's own `View`
    offers: Any  # a list of the game's own `Offer`


class Lesson(Struct, frozen=True):
    """A record to play along, as seat 0."""

    game: str
    name: str
    players: list[str]
    record: str
    steps: list[Step]


class AskRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text."""

    record: RecordBody


class AskFrames(Struct, frozen=True, forbid_unknown_fields=True):
    """The positions of a record after `start` lines and so on, up to `stop` lines, seen by a seat."""

    record: RecordBody
    seat: Eyes
    start: Ply
    stop: Ply


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a seat cannot do a line after so many lines of a record."""

    record: RecordBody
    seat: Eyes
    ply: Ply
    line: Line


class AskAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from where a record is after `ply` lines, in a seat, against such bots or those of the record."""

    record: RecordBody
    ply: Ply
    seat: Seat
    bot: BotSpec | None = None
    pace: Pace | None = None  # null: as the server has it


class Moment(Struct, frozen=True):
    """Somewhere worth jumping to: a round, a level, many points at once, the end."""

    ply: int
    kind: str
    number: int  # of the round or level, or points
    seat: int  # -1 where nobody is meant


class Outline(Struct, frozen=True):
    """A record without its positions."""

    game: str
    title: str
    players: list[str]
    options: dict[str, str]
    over: bool
    until: int  # after so many lines there was still something to play, for the last time
    lines: list[str]
    moments: list[Moment]


class Frame(Struct, frozen=True):
    """A position of a record."""

    ply: int
    view: Any  # the game's own `View`


class Judged(Struct, frozen=True):
    """A choice, what the master would have done, and what the difference cost in points."""

    ply: int
    seat: int
    line: str
    value: float
    best: str
    cost: float
    sure: bool


class CoursePoint(Struct, frozen=True):
    """The points that each seat could expect after so many lines."""

    ply: int
    worth: list[float]


class Report(Struct, frozen=True):
    """An analysis as far as it is: all choices are judged when `done` is `total`."""

    key: str
    done: int
    total: int
    course: list[CoursePoint]
    choices: list[Judged]


class Possible(Struct, frozen=True):
    """What a seat scored, could have scored by a line that was found, and never more than what is proven."""

    seat: int
    scored: int
    found: int
    bound: int
    exact: bool


class PastGame(Struct, frozen=True):
    """A finished game of a guest: who played, points and places, and what the own points were for."""

    table: str
    game: str
    at: float  # seconds since 1970
    seat: int
    players: list[str]
    scores: list[int]
    places: list[int]
    parts: dict[str, int]  # points, by what they were for
    sheet: dict[str, int] = {}  # what stood on the own score pad, entry by entry: how many
    stage: str = ""  # what the game has: rounds or levels
    stages: list[int] = []  # own points, by round or level
    began: bool | None = None  # null where all begin at once
    seconds: float | None = None  # for a move, on average
    again: bool = False  # whether it went on from a position of another game

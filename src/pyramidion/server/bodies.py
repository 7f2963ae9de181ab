"""What HTTP requests and answers carry, but for what a table's socket says too."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pyramidion.server.wire import Board, Result, TableView
from pyramidion.server.words import (
    Actions,
    BotSpec,
    GameName,
    Line,
    Name,
    Pace,
    Seat,
    Secret,
    Status,
    Turn,
)

OptionName = Annotated[str, Meta(max_length=40)]


class OptionInfo(Struct, frozen=True):
    """A setting of a game and with how many seats it exists."""

    name: str
    default: str
    values: list[str]
    seats: list[int]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]  # from weak to strong


class Me(Struct, frozen=True):
    """Who asks: a guest with a name, who needs the server's password or not."""

    name: str
    known: bool  # whether this guest has been here before
    locked: bool  # whether a password is asked for first


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest wants to be shown by."""

    name: Name


class LinkCode(Struct, frozen=True):
    """A code that makes another device the same guest, once."""

    code: str
    seconds: int  # how long it holds


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Become the guest whose code this is."""

    code: Secret


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    """The password that the host of the server gave."""

    password: Secret


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit: me, another person here at my screen, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    bot: BotSpec | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; where no seat stays open the game starts at once."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[OptionName, OptionName], Meta(max_length=8)] = {}
    public: bool = False
    hints: bool = True
    pace: Pace | None = None  # null: as the server has it


class TableRow(Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    game: str
    status: Status
    host: str
    players: list[str]  # an empty name is an open seat
    changed: float  # seconds since 1970


class Course(Struct, frozen=True):
    """How a game went: the points of all seats after each turn."""

    scores: list[list[int]]


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that is meant."""

    seat: Seat


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, for oneself or for somebody here at the same screen, who is then named."""

    seat: Seat
    name: Name | None = None


class Replace(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for somebody who is absent, until they take the seat back."""

    seat: Seat
    bot: BotSpec = "explorer"


class NewPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots are to take for a move."""

    pace: Pace


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that wants to play, by the name it is to be shown by."""

    name: Name


class Token(Struct, frozen=True):
    """What a program shows as `Authorization: Bearer …`. It is told once and kept hashed."""

    token: str


class BotPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """What a program plays: actions by number, or lines of notation; without a `turn` in the present one."""

    seat: Seat
    actions: Actions | None = None
    lines: Annotated[list[Line], Meta(max_length=64)] | None = None
    turn: Turn | None = None


class Played(Struct, frozen=True):
    """What was played is safely stored."""

    seq: int


class YourTurn(Struct, frozen=True, tag_field="is", tag="turn"):
    """On a program's stream: the table waits for one of its seats."""

    table: str
    game: str
    board: Board


class GameOver(Struct, frozen=True, tag_field="is", tag="over"):
    """On a program's stream: a game of its has ended."""

    table: str
    game: str
    result: Result


class AtTable(Struct, frozen=True, tag_field="is", tag="table"):
    """On a program's stream: a table it sits at, at first and whenever it changes."""

    table: TableView


class Still(Struct, frozen=True, tag_field="is", tag="still"):
    """On a program's stream: nothing new, the connection is alive."""


StreamLine = YourTurn | GameOver | AtTable | Still


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a rule's id or a short word, and a sentence; of a record also where."""

    rule: str
    message: str
    line: int | None = None

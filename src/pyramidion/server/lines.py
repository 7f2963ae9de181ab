"""What happens at a table besides the game itself, as lines `! verb {…}` among its stored events.

A table is read back from these for ever: a verb keeps its meaning, a new field gets a default.
"""

from typing import Final

import msgspec
from msgspec import Struct

MARK: Final = "! "


class Chair(Struct, omit_defaults=True):
    """Who sits at a place: a guest, a bot, or nobody yet."""

    owner: str = ""  # the guest, by the hash of its id
    name: str = ""
    bot: str = ""  # a bot's spec; with an owner it stands in for them


class Open(Struct, frozen=True):
    """A table is opened."""

    game: str
    options: dict[str, str]
    chairs: list[Chair]
    host: str
    host_name: str
    public: bool = False
    hints: bool = True
    pace: int = 0
    deal: str = ""  # the name of the deal that is played, see `deals`
    counts: bool = False  # whether its result enters the deal's table


class Sit(Struct, frozen=True):
    """Somebody takes a seat."""

    seat: int
    owner: str
    name: str


class Leave(Struct, frozen=True):
    """A seat becomes open again."""

    seat: int


class Start(Struct, frozen=True):
    """The game begins; its seed stays with the server until it is over.

    With `lots` it stays there for ever: the game is a deal that others play too, or it goes on from within
    another game, whose lines are the next `past` events.
    """

    seed: str
    lots: bool = False
    past: int = 0


class Speak(Struct, frozen=True):
    """Somebody says something."""

    seat: int
    name: str
    text: str


class Stand(Struct, frozen=True):
    """A bot stands in for whoever owns the seat."""

    seat: int
    bot: str


class Reclaim(Struct, frozen=True):
    """The owner of a seat plays again."""

    seat: int


class Ask(Struct, frozen=True):
    """A seat asks to take back what it played last."""

    seat: int


class Answer(Struct, frozen=True):
    """A guest grants a take-back or is against it."""

    owner: str
    grant: bool


class Back(Struct, frozen=True):
    """The game returns to where so many of its events had happened."""

    events: int


class Pace(Struct, frozen=True):
    """Bots take this many milliseconds for a move."""

    pace: int


class Next(Struct, frozen=True):
    """A rematch is played at another table."""

    table: str


TableLine = Open | Sit | Leave | Start | Speak | Stand | Reclaim | Ask | Answer | Back | Pace | Next
KINDS: Final[dict[str, type[TableLine]]] = {
    kind.__name__.lower(): kind
    for kind in (Open, Sit, Leave, Start, Speak, Stand, Reclaim, Ask, Answer, Back, Pace, Next)
}


def written(line: TableLine) -> str:
    """A happening as one line of text."""
    return f"{MARK}{type(line).__name__.lower()} {msgspec.json.encode(line).decode()}"


def parsed(text: str) -> TableLine:
    """The happening that such a line tells of."""
    verb, _, body = text.removeprefix(MARK).partition(" ")
    return msgspec.json.decode(body, type=KINDS[verb])

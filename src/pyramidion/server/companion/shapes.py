"""What requests and answers about one's own cards carry."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pyramidion.server.bodies import OptionName
from pyramidion.server.words import GameName, Line, Name

FileText = Annotated[str, Meta(max_length=60_000, description="A deck or domino file, as TOML.")]
Cell = str | int | list[str]


class PieceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A data file of a game."""

    game: GameName
    text: FileText


class Fault(Struct, frozen=True):
    """What is wrong with a data file, as `pyramidion deck check` says it; with which card, by which rule."""

    piece: int | None
    rule: str
    message: str


class Checked(Struct, frozen=True):
    """A data file as it was read: its name, the tables that could be read, and every fault."""

    name: str
    pieces: list[dict[str, Cell]]
    faults: list[Fault]


class DeckRow(Struct, frozen=True):
    """A deck that a guest entered."""

    game: str
    option: str
    name: str
    mine: bool


class AskReal(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with real pieces: its settings, who plays, and all that was told so far."""

    game: GameName
    player: Name
    options: Annotated[dict[OptionName, OptionName], Meta(max_length=8)] = {}
    lines: Annotated[list[Line], Meta(max_length=600)] = []


class AskAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a real table, in a form of the game's own."""

    game: GameName
    position: Any


class Told(Struct, frozen=True):
    """Something that happened, in the notation of a record, and the rule by which; forced: nobody told it."""

    line: str
    rule: str
    forced: bool


class Outcome(Struct, frozen=True):
    """What chance may have done: the line that tells it, and what it looks like."""

    line: str
    shown: Any


class RealTable(Struct, frozen=True):
    """How a game with real pieces stands: what to tell next, or what the player may do."""

    record: str
    over: bool
    rule: str  # by which chance is due
    since: list[Told]  # from the player's last move on
    outcomes: list[Outcome]
    offers: list[Any]
    view: Any

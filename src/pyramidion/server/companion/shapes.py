"""What requests and answers about one's own cards carry."""

from typing import Annotated

from msgspec import Meta, Struct

from pyramidion.server.words import GameName

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

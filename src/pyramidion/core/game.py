"""The cold half of a game: how it is named, written, read and shown."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from pyramidion.core.notation import Line, Notation
from pyramidion.core.refusal import Refused
from pyramidion.core.sense import Sense
from pyramidion.core.state import State

Options = dict[str, str]


class Option(NamedTuple):
    """A setting of a game, as `name=value` in a record."""

    name: str
    default: str
    values: Sequence[str]
    seats: Sequence[int]  # with how many seats the setting exists
    is_file: bool = False  # whether values name data files, so that more can be loaded


class Move(NamedTuple):
    """What a line of a record does: an action of a seat, or of CHANCE."""

    seat: int
    action: int


class Game(Protocol):
    """What sessions, servers, terminals and environments know of a title.

    `seat` counts from 0 and may be CHANCE where it says who acts; `viewer` is a seat or ONLOOKER.
    """

    name: str
    title: str
    seats: range
    notation: Notation
    actions: int  # seats' actions are numbers below this
    clauses: str  # how the ids of its rules begin

    @property
    def options(self) -> Sequence[Option]:
        """The settings, in alphabetical order."""

    def with_file(self, path: Path) -> "Game":
        """This game, knowing one more data file; `BadData` says what is wrong with it."""

    def check_file(self, path: Path) -> list[str] | None:
        """All faults of a data file, or None if it is not of this game's kind."""

    def rules(self, language: str = "en") -> str:
        """The rules by clause, in Markdown (see `core.rulebook`); in English where not translated."""

    def start(self, seats: int, options: Options) -> State:
        """A new game."""

    def write(self, state: State, seat: int, action: int) -> str:
        """The line of a legal action, before it is applied."""

    def read(self, state: State, line: Line) -> Move:
        """The legal action of a well-formed line; a refusal names the rule against it."""

    def notes(self, before: State, after: State) -> list[str]:
        """The bookkeeping lines that follow from an action, in order."""

    def misplaced(self, state: State, note: str, line: Line) -> Refused:
        """Why a well-formed line cannot stand where a note is due."""

    def tell(self, state: State, seat: int, action: int, viewer: int) -> str:
        """The line of an action as a viewer may read it in the log."""

    def view(self, state: State, viewer: int) -> object:
        """All that a viewer may see, as a struct."""

    def offers(self, state: State, seat: int) -> Sequence[object]:
        """The legal actions of a seat with what an interface needs to show them, as structs."""

    def text(self, view: object) -> str:
        """A view as text for a terminal."""

    def sense(self) -> Sense:
        """The judgement that bots play this game by."""

    def encode(self, state: State, seat: int) -> Sequence[int]:
        """What a seat may know, as numbers for learners; always of the same length."""


def settled(game: Game, seats: int, given: Options) -> Options:
    """All settings for a game, defaults filled in; wrong ones are refused."""
    if seats not in game.seats:
        raise Refused("REC", f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    wanted = {option.name: option for option in game.options if seats in option.seats}
    for name, value in given.items():
        if name not in wanted:
            raise Refused("REC", f"{game.name} for {seats} has no option {name}; it has {', '.join(wanted)}")
        if value not in wanted[name].values:
            hint = f" (--{name} FILE loads another)" if wanted[name].is_file else ""
            known = ", ".join(wanted[name].values)
            raise Refused("REC", f"{name}={value} is not known, only {known}{hint}")
    return {name: given.get(name, option.default) for name, option in sorted(wanted.items())}

"""All games there are, found by looking into games/."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Protocol, cast, runtime_checkable

from pyramidion import games
from pyramidion.core.companion import Keeper, Pad, Pieces, Sheet
from pyramidion.core.game import Game
from pyramidion.core.hindsight import Hindsight
from pyramidion.core.session import Session
from pyramidion.core.state import State


@runtime_checkable
class LooksBack(Protocol):
    """A game that knows what was possible. What it takes for granted is said in docs/hindsight.md."""

    def hindsight(self, session: Session, seat: int, width: int) -> Hindsight:
        """The best for a seat of a game that is over; `width` lines are followed at a time."""


# For people who play with real cards (docs/companion.md); what a game does not have is not offered.


@runtime_checkable
class KeepsScore(Protocol):
    """A game with a score pad."""

    def pad(self) -> Pad:
        """The pad."""

    def sheet(self, state: State, seat: int) -> Sheet:
        """What a seat, or at -1 the rival, would have entered on it by the end of a game."""


@runtime_checkable
class TurnsUp(Protocol):
    """A game with a deck that the app can turn up for all."""

    def keeper(self) -> Keeper:
        """The deck and its rounds."""


@runtime_checkable
class HasPieces(Protocol):
    """A game whose cards or dominoes come from a file that people can write."""

    def pieces(self) -> Pieces:
        """The form of the file."""


@runtime_checkable
class PlaysReal(Protocol):
    """A game that one person can play with real pieces, while the app plays whatever is nobody's choice."""

    def filled(self, state: State, later: list[str]) -> str | None:
        """A line that leaves no choice or follows from what is told later; None if it has to be told."""

    def outcomes(self, state: State) -> Sequence[tuple[str, object]]:
        """What chance may have done, as lines, each with what an interface needs to show it."""

    def clause(self, state: State, line: str) -> str:
        """The rule by which a line of chance comes now."""

    def answer(self, position: object) -> Sequence[tuple[str, str]]:
        """What is nobody's choice in a position that is told as a whole, as lines with their rules."""

    def real_view(self, state: State) -> object:
        """The table as far as it was told."""


def names() -> list[str]:
    """The names of all games: that of their folder, with hyphens."""
    return sorted(module.name.replace("_", "-") for module in iter_modules(games.__path__) if module.ispkg)


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise KeyError(f"there is no game {name!r}, only {' and '.join(names())}")
    module = import_module(f"{games.__name__}.{name.replace('-', '_')}")
    return cast(Game, module.GAME)


def folder(name: str) -> Path:
    """Where all that belongs to a game lies."""
    return Path(games.__path__[0], name.replace("-", "_"))


def game_with(name: str, files: dict[str, Path]) -> Game:
    """The game of this name, knowing further data files, by the option they are for."""
    found = game(name)
    for option in found.options:
        if option.name in files:
            found = found.with_file(files[option.name])
    return found

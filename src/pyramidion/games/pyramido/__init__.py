"""Pyramido: Forgotten Treasures, by Ikhwan Kwon and Carl Brière: build a pyramid of dominoes by levels."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from msgspec import convert

from pyramidion.core.companion import Pad, Pieces, Sheet
from pyramidion.core.game import Move, Option, Options
from pyramidion.core.hindsight import Hindsight, enclosed
from pyramidion.core.notation import Line
from pyramidion.core.refusal import BadData, Refused
from pyramidion.core.rulebook import rules_text
from pyramidion.core.session import Session
from pyramidion.core.state import State
from pyramidion.core.tensor import numbers
from pyramidion.games.pyramido import (
    companion,
    domino_file,
    due,
    hindsight,
    hindsight_bound,
    notation,
    reading,
    real,
)
from pyramidion.games.pyramido.offering import offers_of
from pyramidion.games.pyramido.offers import Offer
from pyramidion.games.pyramido.rules.actions import ACTIONS
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.state import Pyramido
from pyramidion.games.pyramido.sense import PyramidoSense
from pyramidion.games.pyramido.tensor import PyramidoTensor
from pyramidion.games.pyramido.terminal import text_of
from pyramidion.games.pyramido.view import View
from pyramidion.games.pyramido.viewing import view_of

HERE = Path(__file__).parent


class PyramidoGame:
    """The cold half of the game; see `pyramidion.core.game.Game`."""

    name = "pyramido"
    title = "Pyramido: Forgotten Treasures"
    clauses = "PY"
    seats = range(1, 5)
    actions = ACTIONS
    notation = notation.NOTATION

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files
        self._sets: dict[str, Dominoes] = {}
        self._tensor = PyramidoTensor()

    @property
    def options(self) -> Sequence[Option]:
        return [
            Option("dominoes", "standard", list(self._files), self.seats, is_file=True),
            Option("legend", "a", ["a", "the"], range(1, 2)),  # PY-7.9
        ]

    def with_file(self, path: Path) -> "PyramidoGame":
        dominoes = domino_file.load(path)
        if dominoes.name in self._files and not dominoes.same_as(self.dominoes(dominoes.name)):
            raise BadData(path.name, [f"the name {dominoes.name} belongs to another set; give yours its own"])
        game = PyramidoGame(self._files | {dominoes.name: path})
        game._sets[dominoes.name] = dominoes
        return game

    def check_file(self, path: Path) -> list[str] | None:
        faults = domino_file.check(path)
        if faults == []:
            try:
                self.with_file(path)
            except BadData as bad:
                return bad.faults
        return faults

    def dominoes(self, name: str) -> Dominoes:
        """A set of dominoes by its name, loaded once."""
        if name not in self._sets:
            self._sets[name] = domino_file.load(self._files[name])
        return self._sets[name]

    def rules(self, language: str = "en") -> str:
        return rules_text(HERE, language)

    def start(self, seats: int, options: Options) -> Pyramido:
        return Pyramido(self.dominoes(options["dominoes"]), seats, options.get("legend") == "the")

    def write(self, state: State, seat: int, action: int) -> str:
        return notation.write(cast(Pyramido, state), seat, action)

    def read(self, state: State, line: Line) -> Move:
        return reading.read(cast(Pyramido, state), line)

    def notes(self, before: State, after: State) -> list[str]:
        return notation.notes(cast(Pyramido, before), cast(Pyramido, after))

    def misplaced(self, state: State, note: str, line: Line) -> Refused:
        return due.misplaced(cast(Pyramido, state), note, line)

    def tell(self, state: State, seat: int, action: int, viewer: int) -> str:  # noqa: ARG002  nothing is secret
        return self.write(state, seat, action)

    def view(self, state: State, viewer: int) -> View:
        return view_of(cast(Pyramido, state), viewer)

    def offers(self, state: State, seat: int) -> Sequence[Offer]:
        return offers_of(cast(Pyramido, state), seat)

    def text(self, view: object) -> str:
        return text_of(cast(View, view))

    def sense(self) -> PyramidoSense:
        with (HERE / "sense.toml").open("rb") as file:
            return PyramidoSense(**tomllib.load(file))

    def hindsight(self, session: Session, seat: int, width: int) -> Hindsight:
        """What a seat could have made of a game that is over (see docs/hindsight.md)."""
        course = hindsight.course_of(session, seat)
        found, lines = hindsight.best_line(course, width)
        return enclosed(session, seat, found, lines, hindsight_bound.bound(course))

    def pad(self) -> Pad:
        """The score sheet, for people with real dominoes."""
        return companion.pad(self.seats, self.dominoes("standard"))

    def sheet(self, state: State, seat: int) -> Sheet:
        """What a seat, or at -1 the Legend, would have entered on it."""
        return companion.sheet(cast(Pyramido, state), seat)

    def pieces(self) -> Pieces:
        """The form of a domino file."""
        return companion.PIECES

    def filled(self, state: State, later: list[str]) -> str | None:
        """The back of a real domino, which is known once it is turned up."""
        return real.filled(cast(Pyramido, state), later)

    def outcomes(self, state: State) -> Sequence[tuple[str, object]]:
        """What may have come out of a real bag or pile, or what the Legend does."""
        return real.outcomes(cast(Pyramido, state))

    def clause(self, state: State, line: str) -> str:
        """The rule by which a line of chance or of the Legend comes now."""
        return real.clause(cast(Pyramido, state), line)

    def answer(self, position: object) -> Sequence[tuple[str, str]]:
        """What the Legend does where this lies on a real table, with the rule for each step."""
        return real.answer(self.dominoes("standard"), convert(position, real.Position))

    def real_view(self, state: State) -> View:
        """The table without backs, which nobody told."""
        return real.view(cast(Pyramido, state))

    def encode(self, state: State, seat: int) -> Sequence[int]:
        return numbers(self.tensor(), state, seat)

    def tensor(self) -> PyramidoTensor:
        """What `encode` writes with, for environments that write many positions."""
        return self._tensor


GAME = PyramidoGame({path.stem: path for path in sorted((HERE / "data").glob("*.toml"))})

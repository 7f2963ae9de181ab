"""Silver & Gold: Pyramids, by Phil Walker-Harding: explore pyramids square by square, all at once."""

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import cast

from pyramidion.core.companion import Keeper, Pad, Pieces, Sheet
from pyramidion.core.game import Move, Option, Options
from pyramidion.core.hindsight import Hindsight, enclosed
from pyramidion.core.notation import Line
from pyramidion.core.refusal import BadData, Refused
from pyramidion.core.rulebook import rules_text
from pyramidion.core.session import Session
from pyramidion.core.state import State
from pyramidion.core.tensor import numbers
from pyramidion.games.silver_gold import (
    companion,
    deck_file,
    deck_stats,
    hindsight,
    hindsight_bound,
    notation,
    reading,
)
from pyramidion.games.silver_gold.rules.actions import ACTIONS
from pyramidion.games.silver_gold.rules.deck import Deck
from pyramidion.games.silver_gold.rules.state import DEAL, SilverGold
from pyramidion.games.silver_gold.sense import SilverGoldSense
from pyramidion.games.silver_gold.tensor import SilverGoldTensor
from pyramidion.games.silver_gold.terminal import text_of
from pyramidion.games.silver_gold.view import Offer, View
from pyramidion.games.silver_gold.viewing import offers_of, view_of

HERE = Path(__file__).parent


class SilverGoldGame:
    """The cold half of the game; see `pyramidion.core.game.Game`."""

    name = "silver-gold"
    title = "Silver & Gold: Pyramids"
    clauses = "SG"
    seats = range(2, 5)
    actions = ACTIONS
    notation = notation.NOTATION

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files
        self._decks: dict[str, Deck] = {}
        self._tensor = SilverGoldTensor()

    @property
    def options(self) -> Sequence[Option]:
        return [Option("deck", "standard", list(self._files), self.seats, is_file=True)]

    def with_file(self, path: Path) -> "SilverGoldGame":
        deck = deck_file.load(path)
        if deck.name in self._files and not deck.same_as(self.deck(deck.name)):
            raise BadData(path.name, [f"the name {deck.name} belongs to another deck; give yours its own"])
        game = SilverGoldGame(self._files | {deck.name: path})
        game._decks[deck.name] = deck
        return game

    def check_file(self, path: Path) -> list[str] | None:
        faults = deck_file.check(path)
        if faults == []:
            try:
                self.with_file(path)
            except BadData as bad:
                return bad.faults
        return faults

    def file_stats(self, name: str, seeds: Iterable[str]) -> dict[str, list[deck_stats.Row]]:
        """What a deck holds, and what came of its cards in a random game for each seed."""
        return deck_stats.tables(self.deck(name), seeds)

    def deck(self, name: str) -> Deck:
        """A deck by its name, loaded once."""
        if name not in self._decks:
            self._decks[name] = deck_file.load(self._files[name])
        return self._decks[name]

    def rules(self, language: str = "en") -> str:
        return rules_text(HERE, language)

    def start(self, seats: int, options: Options) -> SilverGold:
        return SilverGold(self.deck(options["deck"]), seats)

    def write(self, state: State, seat: int, action: int) -> str:
        return notation.write(cast(SilverGold, state), seat, action)

    def read(self, state: State, line: Line) -> Move:
        return reading.read(cast(SilverGold, state), line)

    def notes(self, before: State, after: State) -> list[str]:
        return notation.notes(cast(SilverGold, before), cast(SilverGold, after))

    def misplaced(self, state: State, note: str, line: Line) -> Refused:
        return reading.misplaced(cast(SilverGold, state), note, line)

    def tell(self, state: State, seat: int, action: int, viewer: int) -> str:
        line = self.write(state, seat, action)
        if (
            state.phase == DEAL and notation.receiver(cast(SilverGold, state)) != viewer
        ):  # SG-2.1: hands are secret
            return line.rsplit(" ", 1)[0] + " ?"
        return line

    def view(self, state: State, viewer: int) -> View:
        return view_of(cast(SilverGold, state), viewer)

    def offers(self, state: State, seat: int) -> Sequence[Offer]:
        return offers_of(cast(SilverGold, state), seat)

    def text(self, view: object) -> str:
        return text_of(cast(View, view))

    def sense(self) -> SilverGoldSense:
        with (HERE / "sense.toml").open("rb") as file:
            return SilverGoldSense(**tomllib.load(file))

    def hindsight(self, session: Session, seat: int, width: int) -> Hindsight:
        """What a seat could have made of a game that is over (see docs/hindsight.md)."""
        course = hindsight.course_of(session, seat)
        found, lines = hindsight.best_line(course, self.sense(), width)
        return enclosed(session, seat, found, lines, hindsight_bound.bound(course))

    def pad(self) -> Pad:
        """The score card, for people with real cards."""
        return companion.pad(self.seats)

    def sheet(self, state: State, seat: int) -> Sheet:
        """What a seat's score card shows."""
        return companion.sheet(cast(SilverGold, state), seat)

    def keeper(self) -> Keeper:
        """The expedition deck, turned up by rounds."""
        return companion.KEEPER

    def pieces(self) -> Pieces:
        """The form of a deck file."""
        return companion.PIECES

    def encode(self, state: State, seat: int) -> Sequence[int]:
        return numbers(self.tensor(), state, seat)

    def tensor(self) -> SilverGoldTensor:
        """What `encode` writes with, for environments that write many positions."""
        return self._tensor


GAME = SilverGoldGame({path.stem: path for path in sorted((HERE / "data").glob("*.toml"))})

"""A second, slow reading of the rules, in sets of squares by name, to hold the fast one against.

It shares nothing with the engine: it reads the text of a deck file and of a record, line by line.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, OVER
from pyramidion.games.silver_gold import GAME, HERE
from pyramidion.games.silver_gold.rules.state import MARK

TEST_DECK = Path(__file__).parents[4] / "tests" / "fixtures" / "deck.toml"
GAMES = GAME.with_file(TEST_DECK)
DECKS = ("standard", "wandering", "test")

SHAPES = {
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["##", "# "],
    "L4": ["###", "#  "],
    "T4": ["###", " # "],
    "O4": ["##", "##"],
}
Squares = frozenset[tuple[int, int]]  # (column, row), from 1


def turned(shape: Iterable[str]) -> list[list[str]]:
    """The eight symmetries of a drawing."""
    rows, found = list(shape), []
    for _ in range(4):
        rows = ["".join(row[n] for row in reversed(rows)) for n in range(len(rows[0]))]
        found += [rows, [row[::-1] for row in rows]]
    return found


def placements(pattern: str) -> set[Squares]:
    """All places of a pattern on a card, whatever stands there."""
    return {
        frozenset(
            (x + dx, y + dy) for dy, row in enumerate(rows) for dx, kind in enumerate(row) if kind == "#"
        )
        for rows in turned(SHAPES[pattern])
        for x in range(1, 7 - len(rows[0]))
        for y in range(1, 7 - len(rows))
    }


PLACEMENTS = {pattern: placements(pattern) for pattern in SHAPES}


@dataclass
class Card:
    """A card before a seat."""

    colour: str
    kinds: dict[tuple[int, int], str]
    marked: set[tuple[int, int]] = field(default_factory=set)

    def touches(self, square: tuple[int, int]) -> bool:
        """Whether a square may be marked as far as its neighbours are concerned."""
        if not self.marked:
            return self.kinds[square] == "E"
        x, y = square
        return bool({(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & self.marked)

    def fits(self, squares: Squares) -> bool:
        """Whether all of these squares can be marked together."""
        free = all(self.kinds[square] != "#" and square not in self.marked for square in squares)
        return free and any(self.touches(square) for square in squares)

    def legal(self, pattern: str | None) -> set[Squares]:
        """All legal marks on this card: a pattern's, if there is one, and the single ones."""
        tried = {frozenset([square]) for square in self.kinds} | (PLACEMENTS[pattern] if pattern else set())
        return {squares for squares in tried if self.fits(squares)}


@dataclass
class Seat:
    """A seat's cards and ticks."""

    held: dict[int, Card] = field(default_factory=dict)
    red: int = 0
    green: int = 0
    skulls: int = 0
    torches: set[int] = field(default_factory=set)
    owed: int = 0
    done: list[int] = field(default_factory=list)
    fresh: list[int] = field(default_factory=list)
    boxes: list[int] = field(default_factory=list)

    def points(self) -> list[int]:
        """Tombs, torches, boxes, gems, skulls."""
        pairs = min(self.red, self.green)
        gems = 5 * pairs + (self.red - pairs) + (self.green - pairs)
        return [
            10 * len(self.done),
            5 * len(self.torches),
            sum(self.boxes),
            gems,
            -sum(range(self.skulls + 1)),
        ]


def deck_at(path: Path) -> dict[int, Card]:
    """The cards of a deck file."""
    colours = ["purple", "green", "orange"]
    return {
        card["number"]: Card(
            card.get("colour", colours[card["number"] % 3]),
            {(x, y): kind for y, row in enumerate(card["grid"], 1) for x, kind in enumerate(row, 1)},
        )
        for card in tomllib.loads(path.read_text("utf-8"))["card"]
    }


def squares_of(names: list[str]) -> Squares:
    """Squares by their names."""
    return frozenset((ord(name[0]) - ord("a") + 1, int(name[1])) for name in names)


class Referee:
    """Follows a record by its lines alone; `happened` collects what is out of the ordinary."""

    def __init__(self, record: str) -> None:
        header, body = record.split("\n\n", 1)
        found = re.search(r"deck=([a-z]+)", header)
        assert found
        name = found[1]
        self.deck = deck_at(TEST_DECK if name == "test" else HERE / "data" / f"{name}.toml")
        players = re.search(r"\[Players (.*)\]", header)
        assert players
        self.seats = [Seat() for _ in re.findall(r'"(?:[^"\\]|\\.)*"', players[1])]
        self.free: dict[str, list[int]] = {colour: [10, 6, 3] for colour in ("green", "orange", "purple")}
        self.round = 0
        self.turn = 0
        self.pattern = ""
        self.unseen = set(self.deck)
        self.display: set[int] = set()
        self.happened: set[str] = set()
        self.claims: list[str] = []
        self.marking = False
        self.replaced: list[int] = []
        self.ending: list[str] = []
        for line in body.splitlines():
            self.follow(line)
        if self.marking and not any(seat.owed for seat in self.seats):
            self.settle()

    def follow(self, line: str) -> None:
        """What a line does."""
        actor, verb, *args = line.split()
        if verb in ("mark", "cross"):
            self.mark(int(actor), verb, int(args[0]), squares_of(args[1:]))
            return
        if self.marking and verb != "keep":
            self.settle()
        if verb == "deal" and self.turn:
            self.take(int(args[0]), int(args[1]), "drawn")
        elif verb == "keep":
            for number in map(int, args):
                self.hold(int(actor), number)
        elif verb == "show":
            self.unseen.remove(int(args[0]))
            self.display.add(int(args[0]))
        elif verb == "round":
            self.round = int(args[0])
        elif verb == "reveal":
            self.reveal(args[0])
        elif verb == "take":
            self.display.remove(int(args[0]))
            self.take(int(actor), int(args[0]), "taken")
        elif verb == "claim":
            self.claims.append(line)
        elif verb in ("score", "winner"):
            self.ending.append(line)

    def hold(self, seat: int, number: int) -> None:
        """A card comes to lie before a seat, unmarked."""
        self.unseen.discard(number)
        self.seats[seat - 1].held[number] = Card(self.deck[number].colour, self.deck[number].kinds)

    def reveal(self, pattern: str) -> None:
        """A turn begins."""
        self.check_claims()
        self.turn += 1
        self.pattern = pattern
        self.replaced = []
        self.marking = True
        for seat in self.seats:
            seat.fresh = []
            seat.owed = 0
            if len(seat.held) == 1:
                self.happened.add("fewer cards")
            if not seat.held:
                self.happened.add("no card")
        if not any(seat.held for seat in self.seats):
            self.happened.add("nobody has a card")

    def mark(self, actor: int, verb: str, number: int, squares: Squares) -> None:
        """Symbols take effect together, skulls before potions; then crosses are owed."""
        seat = self.seats[actor - 1]
        card = seat.held[number]
        assert (verb == "cross") == (seat.owed > 0)
        assert squares in card.legal(None if verb == "cross" else self.pattern)
        if verb == "cross":
            seat.owed -= 1
            if number in seat.fresh:
                self.happened.add("extra mark on a completed card")
        card.marked |= squares
        kinds = [card.kinds[square] for square in squares]
        self.tick(seat, kinds)
        seat.owed += kinds.count("+")
        if kinds.count("+") > 1:
            self.happened.add("several crosses at once")
        if "T" in kinds:
            seat.fresh.append(number)
        if seat.owed and not any(held.legal(None) for held in seat.held.values()):
            seat.owed = 0
            self.happened.add("lapsed extra mark")

    def tick(self, seat: Seat, kinds: list[str]) -> None:
        """The score card."""
        for colour in ("red", "green"):
            ticked = getattr(seat, colour) + kinds.count(colour[0])
            if ticked > 10:
                self.happened.add("gems capped")
            setattr(seat, colour, min(10, ticked))
        if "t" in kinds:
            if self.round in seat.torches:
                self.happened.add("torch twice in a round")
            seat.torches.add(self.round)
        skulls, potions = kinds.count("s"), kinds.count("p")
        if seat.skulls + skulls > 10:
            self.happened.add("skulls capped")
            if potions:
                self.happened.add("skulls capped before a potion")
        if skulls and potions:
            self.happened.add("skull and potion together")
        seat.skulls = min(10, seat.skulls + skulls)
        if 0 < seat.skulls < 2 * potions:
            self.happened.add("potion half wasted")
        seat.skulls = max(0, seat.skulls - 2 * potions)

    def settle(self) -> None:
        """Completed cards are set aside."""
        self.marking = False
        assert not any(seat.owed for seat in self.seats)
        for seat in self.seats:
            for number in seat.fresh:
                del seat.held[number]
                seat.done.append(number)
        finishers = sorted(min(seat.fresh) for seat in self.seats if seat.fresh)
        if any(len(seat.fresh) == 2 for seat in self.seats):
            self.happened.add("two completed in a turn")
        if len(finishers) > 2:
            self.happened.add("three replace in a turn")
        if finishers and self.turn == 28:
            self.happened.add("completed in the last turn")
        if finishers and not self.unseen and self.turn < 28:
            self.happened.add("empty deck")
            if not self.display:
                self.happened.add("empty display")
            if len(self.display) == 1 and any(len(seat.fresh) == 2 for seat in self.seats):
                self.happened.add("one card for two")

    def take(self, actor: int, number: int, how: str) -> None:
        """A replacement."""
        seat = self.seats[actor - 1]
        assert seat.fresh
        self.replaced.append(actor)
        lowest = [min(self.seats[n - 1].fresh) for n in self.replaced]
        assert lowest == sorted(lowest)
        if self.replaced.count(actor) == 2:
            self.happened.add(f"second choice {how}")
        self.hold(actor, number)

    def check_claims(self) -> None:
        """The boxes of this turn, worked out again."""
        wanted = []
        for colour, free in self.free.items():
            racers = []
            for number, seat in enumerate(self.seats, 1):
                fresh = [card for card in seat.fresh if self.deck[card].colour == colour]
                total = sum(self.deck[card].colour == colour for card in seat.done)
                if any(total - len(fresh) < goal <= total for goal in (2, 4, 6)):
                    racers.append((min(fresh), number))
                    if len(fresh) == 2 and total % 2:
                        self.happened.add("goal passed")
            for _, number in sorted(racers):
                if free:
                    wanted.append(f"{number} claim {colour} {free[0]}")
                    self.seats[number - 1].boxes.append(free.pop(0))
                else:
                    self.happened.add("no box left")
            if len(racers) > 1:
                self.happened.add("several claim one colour")
        assert self.claims == wanted
        if wanted and self.turn == 28:
            self.happened.add("claim in the last turn")
        self.claims = []

    def closing(self) -> list[str]:
        """The lines that end the game."""
        self.check_claims()
        parts = ("tombs", "torches", "boxes", "gems", "skulls")
        lines = []
        for number, seat in enumerate(self.seats, 1):
            points = seat.points()
            listed = " ".join(f"{part}={n}" for part, n in zip(parts, points, strict=True))
            lines.append(f"{number} score {sum(points)} {listed}")
        most = max(sum(seat.points()) for seat in self.seats)
        tied = [seat for seat in self.seats if sum(seat.points()) == most]
        lowest = min(min(seat.done, default=49) for seat in tied)
        winners = [
            str(number)
            for number, seat in enumerate(self.seats, 1)
            if seat in tied and min(seat.done, default=49) == lowest
        ]
        if len(tied) == 1:
            self.happened.add("clear win")
        else:
            self.happened.add("tie by lowest card" if lowest < 49 else "shared win")
        return [*lines, f"- winner {' '.join(winners)}"]


def played(deck: str, seats: int, seed: int) -> Session:
    """A random game."""
    session, rng = Session(GAMES, seats, {"deck": deck}, seed), seeded(str(seed))
    while session.actors():
        seat = session.actors()[0]
        legal = session.legal(seat)
        session.act(seat, legal[int(rng.below(len(legal)))])
    return session


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_slow_referee_comes_to_the_same_end(deck: str, seats: int) -> None:
    for seed in range(12):
        referee = Referee(played(deck, seats, seed).record())
        assert referee.closing() == referee.ending


@pytest.mark.parametrize("deck", DECKS)
def test_the_slow_referee_finds_the_same_marks(deck: str) -> None:
    cards, compared = deck_at(TEST_DECK if deck == "test" else HERE / "data" / f"{deck}.toml"), 0
    for seed in range(12):
        state, rng = GAMES.start(2 + seed % 3, {"deck": deck}), seeded(str(seed))
        while (mover := int(state.mover())) != OVER:
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            legal = state.legal(mover)
            if state.phase == MARK:
                view = GAMES.view(state, mover)
                lines = [GAMES.write(state, mover, action) for action in legal]
                owed = lines[0].split()[1] == "cross"
                slow = {
                    (shown.number, squares)
                    for shown in view.seats[mover].cards
                    for card in [Card("", cards[shown.number].kinds, set(squares_of(shown.marks)))]
                    for squares in card.legal(None if owed else view.pattern)
                }
                fast = [(int(words[2]), squares_of(words[3:])) for words in map(str.split, lines)]
                assert len(fast) == len(slow)
                assert set(fast) == slow
                compared += 1
            state.apply(mover, legal[int(rng.below(len(legal)))])
    assert compared > 1000


def test_there_are_8_symmetries_and_as_many_forms_as_a_pattern_has() -> None:
    forms = {pattern: len({tuple(rows) for rows in turned(shape)}) for pattern, shape in SHAPES.items()}
    assert forms == {"I2": 2, "I3": 2, "V3": 4, "L4": 8, "T4": 4, "O4": 1}
    assert {pattern: len(found) for pattern, found in PLACEMENTS.items()} == {
        "I2": 40, "I3": 30, "V3": 64, "L4": 96, "T4": 48, "O4": 16
    }  # fmt: skip

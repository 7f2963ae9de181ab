"""A table set up in notation, as the tests of the rules want it: given a position, when, then.

A card is written as in a deck file, its rows side by side: `E.... ..... ..... ..... ....T`.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from pyramidion.core.refusal import Refused
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, ONLOOKER
from pyramidion.games.silver_gold import GAME, SilverGoldGame
from pyramidion.games.silver_gold.rules.patterns import PATTERNS
from pyramidion.games.silver_gold.view import MarkOffer, Offer, SeatView, View

OPEN = "E.... ..... ..... ..... ....T"  # nothing on it
HALL = "E#### +#### +#### +#### T####"  # a1; then a2 and all its crosses lead to the tomb
SPARED = ("V3", "T4", "L4", "I3", "I2", "O4")  # which patterns are revealed first where it does not matter
RUSH = "E+### ++### +#### +#### T####"  # for players in a hurry


def deck_of(grids: dict[int, str], rest: str = OPEN) -> str:
    """A deck file with these cards, all others alike."""
    cards = [
        f"[[card]]\nnumber = {number}\ngrid = {grids.get(number, rest).split()}" for number in range(1, 49)
    ]
    return "\n\n".join(['name = "made"', *cards]) + "\n"


def game_of(deck: str) -> SilverGoldGame:
    """The game with one more deck, given as the text of its file."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "made.toml")
        path.write_text(deck, "utf-8")
        return GAME.with_file(path)


class Table:
    """A game by hand: each seat is given the two cards it holds, then everything is a line of a record."""

    def __init__(
        self,
        *held: dict[int, str],
        display: tuple[int, ...] = (),
        cards: dict[int, str] | None = None,
        rest: str = OPEN,
    ) -> None:
        grids = dict(cards or {})
        for pair in held:
            grids |= pair
        self.game = game_of(deck_of(grids, rest))
        self.session = Session(self.game, len(held), {"deck": "made"}, by_hand=True)
        kept = [sorted(pair) for pair in held]
        used = {*display, *(n for numbers in kept for n in numbers)}
        spare = [n for n in range(48, 0, -1) if n not in used]
        for seat, (low, high) in enumerate(kept, 1):
            self.do(*(f"- deal {seat} {n}" for n in (low, high, spare[2 * seat], spare[2 * seat + 1])))
        self.do(*(f"{seat} keep {low} {high}" for seat, (low, high) in enumerate(kept, 1)))
        shown = [*display, *(n for n in spare if n not in display)][:4]
        self.do(*(f"- show {n}" for n in shown), "- round 1")

    def do(self, *lines: str) -> None:
        """Enter lines that are legal."""
        for line in lines:
            self.session.enter(line)

    def refuses(self, line: str) -> str:
        """The rule against a line; nothing has changed after it."""
        before = self.session.state.key()
        with pytest.raises(Refused) as refused:
            self.session.enter(line)
        assert self.session.state.key() == before
        return refused.value.rule

    def turn(self, *lines: str, pattern: str = "") -> None:
        """One turn: a pattern, the marks given, a harmless one of all others; then the other lines given."""
        self.session.go_on()
        left = [name for name in SPARED if self.view().expeditions[name]]
        self.do(f"- reveal {pattern or left[0]}")
        marks = [line for line in lines if line.split()[1] in ("mark", "cross")]
        self.do(*marks)
        if self.phase == "mark":
            self.do(*(self.harmless(seat + 1) for seat in self.session.actors()))
        self.do(*(line for line in lines if line not in marks))

    def idle(self, turns: int) -> None:
        """Turns in which nobody does anything but a harmless mark."""
        for _ in range(turns):
            self.turn()

    def harmless(self, seat: int) -> str:
        """A single mark of a square with nothing on it, on the card with most of these."""
        free = {card.number: str(card.grid).count(".") for card in self.seat(seat).cards}
        single = [
            offer
            for offer in self.game.offers(self.session.state, seat - 1)
            if isinstance(offer, MarkOffer) and len(offer.squares) == 1 and not offer.brings
        ]
        return max(single, key=lambda offer: free[offer.card]).line

    def rush(self) -> None:
        """One turn in which all complete what they can and take what they can get."""
        self.session.go_on()
        self.do(f"- reveal {PATTERNS[self.session.legal(CHANCE)[-1]]}")
        while self.phase not in ("reveal", "end"):
            self.rush_on()

    def rush_on(self) -> None:
        """The next step of a rush."""
        seat = self.session.actors()[0]
        if seat == CHANCE:
            self.session.act(CHANCE, self.session.legal(CHANCE)[0])
            return
        offers = self.game.offers(self.session.state, seat)
        self.session.act(seat, max(offers, key=hurry).action)

    def lines(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [offer.line for offer in self.game.offers(self.session.state, seat - 1)]

    def seat(self, seat: int, viewer: int | None = None) -> SeatView:
        """What lies before a seat, as it sees it or as another seat does."""
        return self.view(seat if viewer is None else viewer).seats[seat - 1]

    def view(self, seat: int = 0) -> View:
        """The table as a seat sees it; without one, as an onlooker does."""
        return self.game.view(self.session.state, seat - 1 if seat else ONLOOKER)

    def marks(self, seat: int, viewer: int | None = None) -> dict[int, list[str]]:
        """The marked squares of the cards that a seat holds."""
        return {card.number: card.marks for card in self.seat(seat, viewer).cards}

    @property
    def due(self) -> list[str]:
        """The bookkeeping lines that have to come next."""
        return list(self.session.unsaid)

    @property
    def display(self) -> list[int]:
        """The numbers of the cards in the display."""
        return [card.number for card in self.view().display]

    @property
    def phase(self) -> str:
        """What kind of step is due."""
        return self.view().phase


def hurry(offer: Offer) -> tuple[int, int]:
    """What a player in a hurry looks for."""
    brings = offer.brings if isinstance(offer, MarkOffer) else {}
    return brings.get("red cross", 0), brings.get("tomb", 0)


def through(seat: int, hall: int) -> list[str]:
    """The lines by which a seat completes a HALL whose entrance is marked."""
    return [f"{seat} mark {hall} a2", *(f"{seat} cross {hall} {square}" for square in ("a3", "a4", "a5"))]


def test_a_table_stands_where_the_first_expedition_card_is_revealed() -> None:
    table = Table({1: OPEN, 2: HALL}, {3: OPEN, 4: OPEN}, display=(9, 8))
    assert table.phase == "reveal"
    assert table.display == [8, 9, 47, 48]
    assert [card.number for card in table.seat(1).cards] == [1, 2]
    assert table.seat(1).cards[1].grid == HALL.split()


def test_a_word_of_the_wrong_kind_is_refused_before_its_order_is_looked_at() -> None:
    with pytest.raises(Refused, match="'L' is not seat"):
        GAME.notation.parse("- winner 1 L", 2)

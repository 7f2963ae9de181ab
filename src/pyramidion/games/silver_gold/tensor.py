"""What a seat may know as numbers, always of the same length, for learners (see core/tensor.py).

Seats stand in the order of play from the one that looks. An absent seat or card is all zeros. Squares are 0
or 1, row by row.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit, count, lowest
from pyramidion.core.state import State
from pyramidion.core.tensor import WORD, Tensor, put_set, put_zeros
from pyramidion.games.silver_gold.rules.deck import CARDS, COLOURS, LANES, NO_CARD, Deck
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, COPIES, PATTERNS
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import BOXES, green, red, skulls, torches
from pyramidion.games.silver_gold.rules.state import DEAL, KEEP_TWO, MARK, PHASES, SilverGold

MOST_SEATS: Final = 4
SHOWN: Final = 4  # cards of the display, or of the own hand while two are to be kept
SQUARES: Final = 25
SYMBOLS: Final = ("red gems", "green gems", "torches", "skulls", "potions", "crosses", "tomb")  # as in LANES

# (name, how many numbers) of each part, in order. Zeros fill up a last word.
CARD: Final = (
    ("squares left to mark", SQUARES),
    ("squares in reach", SQUARES),
    ("colour: " + ", ".join(COLOURS), len(COLOURS)),
    ("there is a card", 1),
    ("zeros", 2),
    *[(f"squares with {symbol}", SQUARES) for symbol in SYMBOLS],
    ("its number", 1),
)
SEAT: Final = (
    *[(f"{place} card: {name}", length) for place in ("first", "second") for name, length in CARD],
    ("torches, by round", 4),
    ("boxes, by colour and value", len(COLOURS) * len(BOXES)),
    ("the seat is taken", 1),
    ("zeros", 2),
    ("red gems", 1),
    ("green gems", 1),
    ("skulls", 1),
    ("extra marks owed (own seat)", 1),
    ("cards completed, by colour", len(COLOURS)),
    ("zeros", 1),
)
LAYOUT: Final = (
    ("phase: " + ", ".join(PHASES), len(PHASES)),
    ("pattern to mark: " + ", ".join(PATTERNS), len(PATTERNS)),
    ("turn, from 1", 1),
    ("zeros", 1),
    ("expedition cards left, by pattern", len(COPIES)),
    ("zeros", 2),
    ("cards unseen, by colour", len(COLOURS)),
    ("zeros", 5),
    *[(f"shown card {card}: {name}", length) for card in range(1, SHOWN + 1) for name, length in CARD],
    *[(f"seat {turn}: {name}", length) for turn in range(MOST_SEATS) for name, length in SEAT],
)

STATE_WORDS: Final = 7  # of a card: what changes on it
PICTURE_WORDS: Final = 22  # and what is printed on it, but for its colour
CARD_WORDS: Final = 29
SEAT_WORDS: Final = 61
WORDS: Final = 364

ROW_1: Final = 0x1F
ROW_2: Final = 0x1F << 5
ROW_3: Final = 0x1F << 10
ROW_4: Final = 0x1F << 15
ROW_5: Final = 0x1F << 20
PRESENT: Final = 1 << 53  # after two boards and the colour


def _rows(board: i64) -> i64:
    """The squares of a card without the margin (see patterns.py)."""
    upper: i64 = board & ROW_1 | board >> 1 & ROW_2 | board >> 2 & ROW_3
    return upper | board >> 3 & ROW_4 | board >> 4 & ROW_5


def _pictures(deck: Deck) -> vec[i64]:
    """What is printed on each card, and nothing for NO_CARD."""
    pictures = vec[i64]([0] * (PICTURE_WORDS * (CARDS + 1)))
    for at, card in enumerate(deck.cards):
        squares = [card.squares(kind) for kind in LANES]
        shown = [int(_rows(board)) >> square & 1 for board in squares for square in range(SQUARES)]
        for n, number in enumerate([*shown, at + 1]):
            pictures[PICTURE_WORDS * at + n // WORD] |= number * 256 ** (n % WORD)
    return pictures


class SilverGoldTensor(Tensor):
    """Writes positions of Silver & Gold."""

    def __init__(self) -> None:
        self.words = WORDS
        self._deck: Deck | None = None  # whose pictures are at hand
        self._pictures: vec[i64] = vec[i64]()

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        here = cast(SilverGold, state)
        if self._deck is not here.deck:
            self._deck = here.deck
            self._pictures = _pictures(here.deck)
        phase: i64 = here.phase
        out[at] = bit(WORD * phase)
        out[at + 1] = (here.turn + 1) << 6 * WORD | (bit(WORD * here.pattern) if phase == MARK else 0)
        left: i64 = 0
        for pattern in range(len(COPIES)):
            left |= (here.expeditions >> 2 * pattern & 3) << WORD * pattern
        out[at + 2] = left
        hidden: i64 = here.unseen
        shown: i64 = here.display
        if phase == DEAL or phase == KEEP_TWO:  # others' hands are as unseen as the deck
            shown = here.players[seat].hand
            for player in here.players:
                hidden |= player.hand
            hidden ^= shown
        unseen: i64 = 0
        for colour in range(len(COLOURS)):
            unseen |= count(hidden & here.deck.coloured[colour]) << WORD * colour
        out[at + 3] = unseen
        at += 4
        for _ in range(SHOWN):
            card: i64 = NO_CARD
            if shown != 0:
                card = lowest(shown)
                shown &= shown - 1
            at = self._put_card(out, at, card, here.deck.open[card], here.deck.entrance[card], here.deck)
        for turn in range(here.seats):
            other: i64 = seat + turn
            if other >= here.seats:
                other -= here.seats
            at = self._put_seat(out, at, here, other, turn == 0)

    def _put_card(self, out: vec[i64], at: i64, card: i64, left: i64, reach: i64, deck: Deck) -> i64:
        if card == NO_CARD:
            return put_zeros(out, at, CARD_WORDS)
        marks: i64 = _rows(left) | _rows(reach) << SQUARES | bit(2 * SQUARES + deck.colour[card])
        at = put_set(out, at, marks | PRESENT, STATE_WORDS)
        pictures = self._pictures
        picture: i64 = PICTURE_WORDS * card
        for word in range(PICTURE_WORDS):
            out[at + word] = pictures[picture + word]
        return at + PICTURE_WORDS

    def _put_seat(self, out: vec[i64], at: i64, state: SilverGold, seat: i64, own: bool) -> i64:
        """SG-3.3, SG-2.1: of others only what they had before this phase."""
        player: Player = state.players[seat]
        left: i64 = player.left
        reach: i64 = player.reach
        sheet: i64 = player.sheet
        first: i64 = player.first
        second: i64 = player.second
        owed: i64 = player.owed
        if not own:
            owed = 0
            if state.phase == MARK:
                left = player.left_before
                reach = player.reach_before
                sheet = player.sheet_before
            elif state.phase == KEEP_TWO:
                first = NO_CARD
                second = NO_CARD
        at = self._put_card(out, at, first, left, reach, state.deck)
        at = self._put_card(out, at, second, left >> CARD_BITS, reach >> CARD_BITS, state.deck)
        boxes: i64 = 0
        for box in range(len(COLOURS) * len(BOXES)):
            if state.boxes >> 3 * box & 7 == seat + 1:
                boxes |= bit(box)
        at = put_set(out, at, torches(sheet) | boxes << 4 | bit(13), 2)
        ticks: i64 = red(sheet) | green(sheet) << WORD | skulls(sheet) << 2 * WORD | owed << 3 * WORD
        for colour in range(len(COLOURS)):
            ticks |= count(player.aside & state.deck.coloured[colour]) << WORD * (4 + colour)
        out[at] = ticks
        return at + 1

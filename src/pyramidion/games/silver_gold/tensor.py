"""What a seat may know as numbers, always of the same length, for learners.

Seats stand in the order of play from the one that looks, absent ones as zeros; a square's planes are 0 or 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit, count, members
from pyramidion.games.silver_gold.rules.claim import owner
from pyramidion.games.silver_gold.rules.deck import COLOURS, LANES, NO_CARD, Deck, square_bit
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, COPIES, PATTERNS, SIDE
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import BOXES, green, red, skulls, torches
from pyramidion.games.silver_gold.rules.state import DEAL, KEEP_TWO, MARK, PHASES, SilverGold

MOST_SEATS: Final = 4
SHOWN: Final = 4  # cards of the display, or of the own hand while two are to be kept
PLANES: Final = 2 + len(LANES)  # left to mark, in reach, and one for each kind of symbol
CARD: Final = PLANES * SIDE * SIDE + len(COLOURS) + 1  # the squares, the colour, the number
SEAT: Final = 2 * CARD + 2 + 1 + 4 + len(COLOURS) + len(COLOURS) * len(BOXES) + 1

# (name, length) of each part, in order.
LAYOUT: Final = (
    ("phase", len(PHASES)),
    ("turn", 1),
    ("pattern", len(PATTERNS)),
    ("expeditions left", len(PATTERNS)),
    ("cards unseen, by colour", len(COLOURS)),
    ("cards shown", SHOWN * CARD),
    ("seats", MOST_SEATS * SEAT),
)
SIZE: Final = sum(length for _, length in LAYOUT)


class _Writer:
    """Numbers written one after another."""

    def __init__(self, out: vec[i64]) -> None:
        self.out = out
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        self.out[self.at] = value
        self.at += 1

    def skip(self, length: i64) -> None:
        for _ in range(length):
            self.put(0)


def encode(state: SilverGold, seat: i64) -> vec[i64]:
    """The position as a seat knows it."""
    out = vec[i64]([0] * SIZE)
    writer = _Writer(out)
    for phase in range(len(PHASES)):
        writer.put(1 if state.phase == phase else 0)
    writer.put(state.turn + 1)
    for pattern in range(len(PATTERNS)):
        writer.put(1 if state.phase == MARK and state.pattern == pattern else 0)
    for pattern in range(len(COPIES)):
        writer.put(state.expeditions >> 2 * pattern & 3)
    hidden: i64 = state.unseen
    dealing = state.phase == DEAL or state.phase == KEEP_TWO
    if dealing:  # others' hands are as unseen as the deck
        for other in range(state.seats):
            if other != seat:
                hidden |= state.players[other].hand
    for colour in range(len(COLOURS)):
        writer.put(count(hidden & state.deck.coloured[colour]))
    shown = members(state.players[seat].hand if dealing else state.display)
    for card in shown:
        _put_card(writer, state.deck, card, state.deck.open[card], state.deck.entrance[card])
    writer.skip((SHOWN - len(shown)) * CARD)
    for turn in range(state.seats):
        _put_seat(writer, state, (seat + turn) % state.seats, turn == 0)
    writer.skip((MOST_SEATS - state.seats) * SEAT)
    return out


def _put_card(writer: _Writer, deck: Deck, card: i64, left: i64, reach: i64) -> None:
    if card == NO_CARD:
        writer.skip(CARD)
        return
    shown = deck.cards[card]
    for squares in [int(left), int(reach)] + [shown.squares(kind) for kind in LANES]:
        for row in range(SIDE):
            for column in range(SIDE):
                writer.put(squares >> square_bit(row, column) & 1)
    for colour in range(len(COLOURS)):
        writer.put(1 if deck.coloured[colour] & bit(card) else 0)
    writer.put(card + 1)


def _put_seat(writer: _Writer, state: SilverGold, seat: i64, own: bool) -> None:
    """SG-3.3, SG-2.1: of others only what they had before this phase."""
    player: Player = state.players[seat]
    before = state.phase == MARK and not own
    left: i64 = player.left_before if before else player.left
    reach: i64 = player.reach_before if before else player.reach
    sheet: i64 = player.sheet_before if before else player.sheet
    concealed = state.phase == KEEP_TWO and not own
    for place in range(2):
        card: i64 = NO_CARD if concealed else player.card(place)
        _put_card(writer, state.deck, card, left >> CARD_BITS * place, reach >> CARD_BITS * place)
    writer.put(red(sheet))
    writer.put(green(sheet))
    writer.put(skulls(sheet))
    for round_ in range(4):
        writer.put(torches(sheet) >> round_ & 1)
    for colour in range(len(COLOURS)):
        writer.put(count(player.aside & state.deck.coloured[colour]))
    for colour in range(len(COLOURS)):
        for box in range(len(BOXES)):
            writer.put(1 if owner(state.boxes, colour, box) == seat else 0)
    writer.put(0 if concealed or not own else player.owed)

"""The 48 pyramid cards of a deck and what the rules look up of them (SG-1.1, SG-1.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, SIDE, STRIDE

CARDS: Final = 48
NO_CARD: Final = 48  # stands where a seat holds no card: nothing on it can be marked
BRINGS: Final = CARD_BITS + 1  # a card's part of `Deck.brings`; its last entry stands for no square
COLOURS: Final = ("green", "orange", "purple")

# What a set of squares brings is one number with four bits for each kind of square.
RED: Final = 0
GREEN: Final = 4
TORCH: Final = 8
SKULL: Final = 12
POTION: Final = 16
CROSS: Final = 20
TOMB: Final = 24
SYMBOLS: Final = "rgtsp+"
LANES: Final = {"r": RED, "g": GREEN, "t": TORCH, "s": SKULL, "p": POTION, "+": CROSS, "T": TOMB}


def square_bit(row: int, column: int) -> int:
    """The bit of a square on the first of a seat's two cards."""
    return STRIDE * row + column


class Card:
    """A pyramid card as its deck file gives it."""

    def __init__(self, number: int, colour: str, grid: tuple[str, ...]) -> None:
        self.number = number
        self.colour = colour
        self.grid = grid

    def squares(self, kinds: str) -> int:
        """The squares of these kinds, as bits of a first card."""
        return sum(
            int(bit(square_bit(row, column)))
            for row in range(SIDE)
            for column in range(SIDE)
            if self.grid[row][column] in kinds
        )


class Deck:
    """A checked deck: card n is at place n - 1 of each table."""

    open: vec[i64]  # squares that are no wall
    entrance: vec[i64]
    brings: vec[i64]  # what a square brings: BRINGS * card + its bit
    tomb: vec[i64]
    symbols: vec[i64]  # squares of each symbol: 6 * card + its place in SYMBOLS
    colour: vec[i64]  # place in COLOURS
    coloured: vec[i64]  # per colour, its cards as a set

    def __init__(self, name: str, cards: list[Card]) -> None:
        self.name = name
        self.cards = cards
        brings = [0] * (BRINGS * (CARDS + 1))
        for at, card in enumerate(cards):
            for kind, lane in LANES.items():
                for square in range(CARD_BITS):
                    if card.squares(kind) >> square & 1:
                        brings[BRINGS * at + square] = int(bit(lane))
        self.brings = vec[i64](brings)
        self.open = vec[i64]([card.squares("ET.+rgtsp") for card in cards] + [0])
        self.entrance = vec[i64]([card.squares("E") for card in cards] + [0])
        self.tomb = vec[i64]([card.squares("T") for card in cards] + [0])
        self.symbols = vec[i64]([card.squares(kind) for card in cards for kind in SYMBOLS] + [0] * 6)
        self.colour = vec[i64]([COLOURS.index(card.colour) for card in cards] + [0])
        self.coloured = vec[i64](
            [
                sum(int(bit(at)) for at, card in enumerate(cards) if card.colour == colour)
                for colour in COLOURS
            ]
        )

    def same_as(self, other: "Deck") -> bool:
        """Whether both have the same cards."""
        return [(card.colour, card.grid) for card in self.cards] == [
            (card.colour, card.grid) for card in other.cards
        ]

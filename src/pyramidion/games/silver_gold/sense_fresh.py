"""What unmarked cards are worth: those one may keep, take or draw."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.silver_gold.rules.deck import CARDS, COLOURS, Deck
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.state import SilverGold
from pyramidion.games.silver_gold.sense_way import distance, goal, unlit
from pyramidion.games.silver_gold.sense_weights import (
    AWAY,
    KINDS,
    LANES,
    MOMENTS,
    ON_CARD,
    ROOM,
    TORCHES,
    UNLIT,
    Weights,
    turns_left,
)


@final
class Fresh:
    """A deck's unmarked cards, judged at first sight."""

    def __init__(self, deck: Deck | None, sight: Weights) -> None:
        self.deck = deck
        self._lanes = sight.lanes
        self._away = vec[i64]([0] * CARDS)
        self._torches = vec[float]([0.0] * CARDS)
        self._worth = vec[float](
            [0.0] * (CARDS * MOMENTS)
        )  # but for boxes and torches: CARDS * turns left + card
        if deck is not None:
            for card in range(CARDS):
                self._away[card] = distance(deck.entrance[card], deck.open[card], deck.tomb[card])
                for left in range(MOMENTS):
                    self._worth[CARDS * left + card] = self._plain(deck, card, LANES * left)
                self._torches[card] = float(count(deck.symbols[KINDS * card + TORCHES]))

    def _plain(self, deck: Deck, card: i64, row: i64) -> float:
        w = self._lanes
        total: float = w[row + AWAY + self._away[card]] + w[row + ROOM]
        for kind in range(KINDS):
            total += float(count(deck.symbols[KINDS * card + kind])) * w[row + ON_CARD + kind]
        return total

    def worth(self, state: SilverGold, player: Player) -> vec[float]:
        """Of each card, to this player."""
        left: i64 = turns_left(state)
        w, row = self._lanes, LANES * left
        worth = vec[float]([0.0] * CARDS)
        light: float = w[row + UNLIT] if unlit(state, player.sheet) else 0.0
        for colour in range(len(COLOURS)):
            points, near = goal(state, player, colour)
            cards: i64 = state.deck.coloured[colour]
            for card in range(CARDS):
                if cards >> card & 1:
                    box: float = points * w[row + near + self._away[card]]
                    worth[card] = self._worth[CARDS * left + card] + self._torches[card] * light + box
        return worth

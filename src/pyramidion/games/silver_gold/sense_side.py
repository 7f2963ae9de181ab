"""One of a seat's two cards as it is judged: the way to its tomb, its room for marks, what lies on it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.silver_gold.rules.deck import NO_CARD
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.state import MARK, SilverGold
from pyramidion.games.silver_gold.sense_way import Goal, goal, surround, unlit
from pyramidion.games.silver_gold.sense_weights import (
    AWAY,
    FAR,
    KINDS,
    LANES,
    ON_CARD,
    TORCHES,
    UNLIT,
    Weights,
    turns_left,
)


@final
class Side:
    """A card in one of the two places."""

    def __init__(self, weights: Weights, state: SilverGold, player: Player, place: i64) -> None:
        w, row = weights.lanes, LANES * turns_left(state)
        self.card: i64 = player.card(place)
        marked = state.phase == MARK and player.tombs >> place & 1 != 0
        self.open = self.card != NO_CARD and not marked  # its tomb can still be marked
        self.shift: i64 = CARD_BITS * place
        self.squares: i64 = player.left >> self.shift & HALF
        self.reach: i64 = player.reach >> self.shift & HALF
        self.room: i64 = 0
        self.torches: i64 = 0
        self.unlit = unlit(state, player.sheet)
        self.around = vec[i64]([0] * FAR)
        self.away: i64 = 0
        self.goal: Goal = goal(state, player, state.deck.colour[self.card])
        if self.open:
            self.room = count(self.reach)
            self.torches = count(self.squares & state.deck.symbols[KINDS * self.card + TORCHES])
            self.away = surround(state.deck.tomb[self.card], self.squares, self.reach, self.around)
        self.still: float = self.way(w, row, self.away) if self.card != NO_CARD else 0.0

    def way(self, w: vec[float], row: i64, away: i64) -> float:
        """What the card is worth by the distance of its tomb."""
        points, near = self.goal
        return w[row + AWAY + away] + points * w[row + near + away]

    def rich(self, state: SilverGold) -> i64:
        """The squares of the card that bring something."""
        found: i64 = state.deck.tomb[self.card]
        for kind in range(KINDS):
            found |= state.deck.symbols[KINDS * self.card + kind]
        return found

    def after(self, ahead: i64) -> i64:
        """The distance of the tomb once some squares are marked and others are in reach."""
        far: i64 = self.away
        while far > 1 and ahead & self.around[far - 2] != 0:
            far -= 1
        return far

    def treasure(self, state: SilverGold, w: vec[float], row: i64) -> float:
        """What the symbols left on the card are worth."""
        total: float = float(self.torches) * w[row + UNLIT] if self.unlit else 0.0
        for kind in range(KINDS):
            there: i64 = count(self.squares & state.deck.symbols[KINDS * self.card + kind])
            if there != 0:
                total += float(there) * w[row + ON_CARD + kind]
        return total

"""Judging a position of Silver & Gold: Pyramids with learned weights.

What a seat can expect beyond its present points depends on the turns left and on its two cards: how many
squares the tomb is away, what lies on the card, how much of it can be marked next, which box it would bring.
Two sets of weights of one form: `first sight` compares actions, `worth` foretells the final points.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count, kth
from pyramidion.core.sense import Sense
from pyramidion.core.state import State
from pyramidion.games.silver_gold.rules.actions import DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import box_points
from pyramidion.games.silver_gold.rules.deck import CARDS, CROSS, NO_CARD, TOMB, TORCH
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, beside, masks
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import sheet_points, skulls, ticked
from pyramidion.games.silver_gold.rules.state import END, MARK, SilverGold
from pyramidion.games.silver_gold.sense_fresh import Fresh
from pyramidion.games.silver_gold.sense_side import Side
from pyramidion.games.silver_gold.sense_way import uneven
from pyramidion.games.silver_gold.sense_weights import (
    KINDS,
    LANES,
    ON_CARD,
    ROOM,
    SKULLS,
    UNEVEN,
    UNLIT,
    Weights,
    turns_left,
)


def points_now(state: SilverGold, seat: i64, player: Player) -> i64:
    """SG-7.1: points a seat is sure of, with this player in place of its own."""
    tombs: i64 = count(player.aside) + (count(player.tombs) if state.phase == MARK else 0)
    return 10 * tombs + sheet_points(player.sheet) + box_points(state.boxes, seat)


class SilverGoldSense(Sense):
    """Learned judgement."""

    def __init__(self, first_sight: list[float], worth: list[float]) -> None:
        self.horizon = 20
        self.first_sight = Weights(first_sight)
        self.weights = Weights(worth)
        self.fresh = Fresh(None, self.first_sight)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, SilverGold)
        player = state.players[seat]
        total: float = float(points_now(state, seat, player))
        if state.phase == END:  # SG-7.2
            return total
        w, row = self.weights.lanes, LANES * turns_left(state)
        dead = float(skulls(player.sheet))
        total += self.weights.base[turns_left(state)]
        total += w[row + SKULLS] * dead + w[row + SKULLS + 1] * dead * dead
        total += w[row + UNEVEN] * float(uneven(player.sheet))
        for place in range(2):
            side = Side(self.weights, state, player, place)
            if side.card != NO_CARD:
                total += side.still
                if side.open:
                    total += float(side.room) * w[row + ROOM] + side.treasure(state, w, row)
        return total

    def rate(self, state: State, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        assert isinstance(state, SilverGold)
        player = state.players[seat]
        if state.phase == MARK:
            self._rate_marks(state, player, actions, n, ratings)
        else:
            self._rate_cards(state, player, actions, n, ratings)

    def _rate_marks(
        self, state: SilverGold, player: Player, actions: vec[i64], n: i64, ratings: vec[float]
    ) -> None:
        """Only what a mark changes is judged: points, the way to its card's tomb, symbols that are gone."""
        w, row = self.first_sight.lanes, LANES * turns_left(state)
        dead = float(skulls(player.sheet))
        before: float = float(sheet_points(player.sheet))
        alone: i64 = uneven(player.sheet)
        first = Side(self.first_sight, state, player, 0)
        second = Side(self.first_sight, state, player, 1)
        light: float = float(first.torches + second.torches) * w[row + UNLIT] if first.unlit else 0.0
        rich: i64 = first.rich(state) | second.rich(state) << CARD_BITS  # squares that bring something
        for i in range(n):
            mark: i64 = actions[i]
            squares: i64 = masks[mark]
            gain: i64 = 0
            total = 0.0
            if squares & rich != 0:
                gain = player.gain(mark, state.deck)
                sheet: i64 = ticked(player.sheet, gain, state.round)
                now = float(skulls(sheet))
                total = float(sheet_points(sheet)) - before
                total += self.first_sight.owed * float(gain >> CROSS & 15)
                total += w[row + SKULLS] * (now - dead) + w[row + SKULLS + 1] * (now * now - dead * dead)
                total += w[row + UNEVEN] * float(uneven(sheet) - alone)
                if gain >> TORCH & 15:
                    total -= light
            side = first if squares <= HALF else second
            if side.open:
                if gain >> TOMB & 1:
                    total += 10.0 + side.way(w, row, 0) - side.still - float(side.room) * w[row + ROOM]
                    total -= side.treasure(state, w, row)
                    if gain >> TORCH & 15 and side.unlit:  # counted with the others already
                        total += float(side.torches) * w[row + UNLIT]
                else:
                    gone: i64 = squares >> side.shift
                    ahead: i64 = (side.reach | beside(gone)) & side.squares & ~gone
                    total += side.way(w, row, side.after(ahead)) - side.still
                    total += float(count(ahead) - side.room) * w[row + ROOM]
                    if gain != 0:
                        for kind in range(KINDS):
                            taken: i64 = gain >> 4 * kind & 15
                            if taken != 0:
                                total -= float(taken) * w[row + ON_CARD + kind]
            ratings[i] = total

    def _rate_cards(
        self, state: SilverGold, player: Player, actions: vec[i64], n: i64, ratings: vec[float]
    ) -> None:
        """Cards kept, taken or drawn: what else lies before the seat stays as it is."""
        if self.fresh.deck is not state.deck:
            self.fresh = Fresh(state.deck, self.first_sight)
        worth = self.fresh.worth(state, player)
        for i in range(n):
            action: i64 = actions[i]
            if action < TAKE:
                low, high = PAIRS[action - KEEP]
                ratings[i] = worth[kth(player.hand, low)] + worth[kth(player.hand, high)]
            elif action < DRAW:
                ratings[i] = worth[action - TAKE]
            else:
                total = 0.0
                unseen: i64 = state.unseen
                for card in range(CARDS):
                    if unseen >> card & 1:
                        total += worth[card]
                ratings[i] = total / float(count(unseen))

"""Judging a position of Silver & Gold: Pyramids with learned weights.

What a seat can expect beyond its present points depends on the turns left and on its two cards: how many
squares the tomb is away, what lies on the card, and which box the card would bring. Two sets of weights of
one form: `first sight` compares actions, `worth` foretells the final points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count, kth
from pyramidion.core.sense import Sense
from pyramidion.core.state import State
from pyramidion.games.silver_gold.rules.actions import DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import box_points, next_box
from pyramidion.games.silver_gold.rules.deck import CARDS, CROSS, NO_CARD, TOMB
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, beside, masks
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import gem_points, skull_points, skulls, ticked, torch_points
from pyramidion.games.silver_gold.rules.state import MARK, TURNS, SilverGold

FAR: Final = 14  # distances to the tomb are 0 (marked) to 13
KINDS: Final = 6  # red, green, torch, skull, potion, cross: the lanes of what a square brings

# Where each group of weights begins, and how many there are.
BIAS: Final = 0
LEFT: Final = 1  # turns left
SKULLS: Final = 2  # skulls ticked, and their square; times turns left
OWED: Final = 4
AWAY: Final = 5  # by distance
AWAY_LATER: Final = AWAY + FAR  # by distance, times turns left
BOX: Final = AWAY_LATER + FAR  # points of the next box if this card brings it, by distance
NEAR_BOX: Final = BOX + FAR  # the same if the card after it would
ON_CARD: Final = NEAR_BOX + FAR  # symbols left on a card
ON_CARD_LATER: Final = ON_CARD + KINDS  # times turns left
WEIGHTS: Final = ON_CARD_LATER + KINDS


def distance(reach: i64, squares: i64, tomb: i64) -> i64:
    """How many squares must still be marked up to the tomb: 1 if it is in reach."""
    steps: i64 = 1
    while reach & tomb == 0 and steps < FAR - 1:
        reach = (reach | beside(reach)) & squares
        steps += 1
    return steps


def points_now(state: SilverGold, seat: i64, player: Player) -> i64:
    """SG-7.1: points a seat is sure of, with this player in place of its own."""
    ticks: i64 = torch_points(player.sheet) + gem_points(player.sheet) + skull_points(player.sheet)
    tombs: i64 = count(player.aside) + (count(player.tombs) if state.phase == MARK else 0)
    return 10 * tombs + ticks + box_points(state.boxes, seat)


class Weights:
    """One set of weights at work."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = vec[float](numbers)

    def worth(self, state: SilverGold, seat: i64, player: Player) -> float:
        """The points a seat can expect with this player in place of its own."""
        w = self.numbers
        later: float = self.later(state)
        dead = float(skulls(player.sheet))
        total = float(points_now(state, seat, player)) + w[BIAS] + w[LEFT] * later
        total += (w[SKULLS] * dead + w[SKULLS + 1] * dead * dead) * later + w[OWED] * float(player.owed)
        for place in range(2):
            card: i64 = player.card(place)
            if card != NO_CARD:
                squares: i64 = player.left >> CARD_BITS * place & HALF
                reach: i64 = player.reach >> CARD_BITS * place & HALF
                marked = player.tombs >> place & 1 and state.phase == MARK
                away: i64 = 0 if marked else distance(reach, squares, state.deck.tomb[card])
                total += self.way(state, player, card, away, later)
                if not marked:
                    total += self.treasure(state, card, squares, later)
        return total

    def later(self, state: SilverGold) -> float:
        """The share of turns still to come."""
        turn: i64 = state.turn if state.turn > 0 else 0
        return float(TURNS - turn) / TURNS

    def way(self, state: SilverGold, player: Player, card: i64, away: i64, later: float) -> float:
        """What a card is worth by the distance of its tomb."""
        w = self.numbers
        total = w[AWAY + away] + w[AWAY_LATER + away] * later
        colour: i64 = state.deck.colour[card]
        done: i64 = count(player.aside & state.deck.coloured[colour])
        if done < 6:  # SG-6.1
            box: i64 = next_box(state.boxes, colour)
            total += float(box) * w[(BOX if done & 1 else NEAR_BOX) + away]
        return total

    def treasure(self, state: SilverGold, card: i64, squares: i64, later: float) -> float:
        """What the symbols left on a card are worth."""
        w = self.numbers
        total = 0.0
        for kind in range(KINDS):
            there: i64 = count(squares & state.deck.symbols[KINDS * card + kind])
            if there != 0:
                total += float(there) * (w[ON_CARD + kind] + w[ON_CARD_LATER + kind] * later)
        return total


class SilverGoldSense(Sense):
    """Learned judgement."""

    def __init__(self, first_sight: list[float], worth: list[float]) -> None:
        self.horizon = 8
        self.first_sight = Weights(first_sight)
        self.weights = Weights(worth)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, SilverGold)
        return self.weights.worth(state, seat, state.players[seat])

    def rate(self, state: State, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        assert isinstance(state, SilverGold)
        if state.phase == MARK:
            self._rate_marks(state, state.players[seat], actions, n, ratings)
            return
        for i in range(n):
            ratings[i] = self._rated(state, seat, actions[i])

    def _rate_marks(
        self, state: SilverGold, player: Player, actions: vec[i64], n: i64, ratings: vec[float]
    ) -> None:
        """Only what a mark changes is judged: points, the way to its card's tomb, symbols that are gone."""
        sight = self.first_sight
        w = sight.numbers
        later: float = sight.later(state)
        dead = float(skulls(player.sheet))
        before: float = float(ticked_points(player.sheet))
        still = vec[float]([0.0, 0.0])
        for place in range(2):
            if player.card(place) != NO_CARD and player.tombs >> place & 1 == 0:
                squares: i64 = player.left >> CARD_BITS * place & HALF
                reach: i64 = player.reach >> CARD_BITS * place & HALF
                away: i64 = distance(reach, squares, state.deck.tomb[player.card(place)])
                still[place] = sight.way(state, player, player.card(place), away, later)
        for i in range(n):
            mark: i64 = actions[i]
            gain: i64 = player.gain(mark, state.deck)
            sheet: i64 = ticked(player.sheet, gain, state.round)
            now = float(skulls(sheet))
            total = float(ticked_points(sheet)) - before
            total += (w[SKULLS] * (now - dead) + w[SKULLS + 1] * (now * now - dead * dead)) * later
            total += w[OWED] * float(gain >> CROSS & 15)
            side: i64 = 0 if masks[mark] <= HALF else 1
            card: i64 = player.card(side)
            if player.tombs >> side & 1 == 0:
                if gain >> TOMB & 1:
                    total += 10.0 + sight.way(state, player, card, 0, later) - still[side]
                    left: i64 = player.left >> CARD_BITS * side & HALF
                    total -= sight.treasure(state, card, left, later)
                else:
                    gone: i64 = masks[mark] >> CARD_BITS * side
                    rest: i64 = player.left >> CARD_BITS * side & HALF & ~gone
                    ahead: i64 = (player.reach >> CARD_BITS * side & HALF | beside(gone)) & rest
                    far: i64 = distance(ahead, rest, state.deck.tomb[card])
                    total += sight.way(state, player, card, far, later) - still[side]
                    for kind in range(KINDS):
                        taken: i64 = gain >> 4 * kind & 15
                        if taken != 0:
                            total -= float(taken) * (w[ON_CARD + kind] + w[ON_CARD_LATER + kind] * later)
            ratings[i] = total

    def _rated(self, state: SilverGold, seat: i64, action: i64) -> float:
        """A card kept, taken or drawn."""
        player = state.players[seat]
        after = player.copy()
        if action < TAKE:
            low, high = PAIRS[action - KEEP]
            after.hold(0, kth(player.hand, low), state.deck)
            after.hold(1, kth(player.hand, high), state.deck)
            return self.first_sight.worth(state, seat, after)
        place: i64 = 0 if player.tombs & 1 else 1
        if action < DRAW:
            after.hold(place, action - TAKE, state.deck)
            return self.first_sight.worth(state, seat, after)
        total = 0.0
        for card in range(CARDS):
            if state.unseen >> card & 1:
                after.hold(place, card, state.deck)
                total += self.first_sight.worth(state, seat, after)
        return total / float(count(state.unseen))


def ticked_points(sheet: i64) -> i64:
    """SG-7.1: points of a score card's ticks."""
    return torch_points(sheet) + gem_points(sheet) + skull_points(sheet)

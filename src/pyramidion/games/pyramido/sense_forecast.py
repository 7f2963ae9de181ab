"""The points a seat will have at the end, foretold with weights that were fitted to finished games.

Each stage, the number of turns a seat has had, has weights of its own. A level that is complete is taken as
scored by the plan of sense_spending.py, a domino in hand as laid where it does best.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.actions import HUES
from pyramidion.games.pyramido.rules.dominoes import NO_DOMINO
from pyramidion.games.pyramido.rules.gems import COLOURED, MYTHICAL, held, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.legend import turns_of
from pyramidion.games.pyramido.rules.state import END, REDUCE, SCORE, Pyramido
from pyramidion.games.pyramido.sense_outlook import Outlook
from pyramidion.games.pyramido.sense_placing import Placing, still_to_come
from pyramidion.games.pyramido.sense_scene import RANKS
from pyramidion.games.pyramido.sense_spending import Spending

STAGES: Final = 20
FEATURES: Final = 14
LEGEND_STAGES: Final = STAGES + LEVELS  # complete levels count apart until they are scored
LEGEND_FEATURES: Final = 3
turns_before: Final = vec[i64]([0, 0, 10, 16, 19])  # by level
OVER: Final = -1  # no stage: all is settled


@final
class Forecast:
    """Looks at one seat at a time."""

    row: vec[float]  # what the weights of a stage are multiplied with
    sure: i64  # points that are settled

    def __init__(self, worth: list[float], legend: list[float], placing: Placing, spending: Spending) -> None:
        self.weights = vec[float](worth)
        self.legend = vec[float](legend)
        self.placing = placing
        self.spending = spending
        self.outlook = Outlook()
        self.row = vec[float]([0.0] * FEATURES)
        self.sure = 0

    def worth(self, state: Pyramido, seat: i64) -> float:
        """The points a seat can expect to have; alone, by how much it will lead the Legend."""
        stage: i64 = self.look(state, seat)
        points = float(self.sure)
        if stage != OVER:
            for at in range(FEATURES):
                points += self.row[at] * self.weights[FEATURES * stage + at]
        if state.seats == 1:
            points -= self.legends_worth(state)
        return points

    def look(self, state: Pyramido, seat: i64) -> i64:
        """Find what there is to say of a seat; its stage."""
        player = state.players[seat]
        level: i64 = state.level if state.level > 0 else 1
        phase: i64 = state.phase
        self.sure = player.score()
        if phase == END:
            return OVER
        if state.domino != NO_DOMINO and seat == state.active:
            player = player.copy()
            where: i64 = self.placing.settle(player, state.domino, level, state.market.dominoes)
            player.pyramid.place(state.domino, where, level, state.market.dominoes)
        pyramid = player.pyramid.copy()
        if pyramid.room():
            left: i64 = still_to_come(pyramid, level)
            self.outlook.look(pyramid, level)
            self._note(player.gems, level, left)
            return turns_before[level] + turns_of[level] - left
        if level < LEVELS:
            self.outlook.look_beyond(pyramid, level)
        if phase != REDUCE:
            player = player.copy()
            if phase != SCORE:
                player.look()
            if phase != SCORE or state.waiting >> seat & 1:
                self.spending.plan(player, self.outlook.lasting, level)
                for at in range(self.spending.count):
                    player.activate(self.spending.chosen[at])
            self.sure += player.gained + held(player.gems, MYTHICAL)
        if level == LEVELS:
            return OVER
        gems: i64 = self.spending.cut(player.gems, self.outlook.lasting, level)
        level += 1
        pyramid = player.pyramid.copy()
        pyramid.climb(level)
        self.outlook.look(pyramid, level)
        self._note(gems, level, turns_of[level])
        return turns_before[level]

    def _note(self, gems: i64, level: i64, left: i64) -> None:
        """Write the row."""
        row = self.row
        prices = self.placing.prices
        sizes = self.outlook.sizes
        lasting = self.outlook.lasting
        for at in range(FEATURES):
            row[at] = 0.0
        row[0] = 1.0
        row[1] = float(held(gems, MYTHICAL))
        row[2] = float(total(gems & COLOURED))
        row[3] = float(self.outlook.areas)
        row[4] = float(self.outlook.lost)
        for colour in range(HUES):
            own: i64 = held(gems, colour)
            first: i64 = RANKS * colour
            keep: float = prices.keeping(level, lasting[first]) if level < LEVELS else 0.0
            row[5] += prices.colour(sizes, colour, own, keep, level, left)
            now: i64 = (2 if own >= 3 else 1) * sizes[first] if own > 0 else 0
            row[6] += float(now)
            row[7] += float(sizes[first])
            for at in range(first, first + RANKS):
                row[8] += float(sizes[at])
                row[9] += float(sizes[at] * sizes[at])
            if level < LEVELS:
                row[10] += prices.colour(lasting, colour, 0, 0.0, level + 1, turns_of[level + 1])
                row[11] += float(own * lasting[first])
                for at in range(first, first + RANKS):
                    row[12] += float(lasting[at])
                    row[13] += float(lasting[at] * lasting[at])

    def legends_worth(self, state: Pyramido) -> float:
        """The points the Legend can expect to have."""
        legend = state.legend
        points = float(legend.score())
        stage: i64 = self.legends_stage(state)
        if stage != OVER:
            w = self.legend
            first: i64 = LEGEND_FEATURES * stage
            points += w[first] + w[first + 1] * float(total(legend.gems & COLOURED))
            points += w[first + 2] * float(held(legend.gems, MYTHICAL))
        return points

    def legends_stage(self, state: Pyramido) -> i64:
        """The turns the Legend has had; its last level may be complete and not yet scored."""
        if state.phase == END:
            return OVER
        level: i64 = state.level if state.level > 0 else 1
        if state.phase == REDUCE:
            return turns_before[level + 1] + level
        left: i64 = state.legend.turns if state.level > 0 else turns_of[1]
        return turns_before[level] + turns_of[level] - left + level - 1

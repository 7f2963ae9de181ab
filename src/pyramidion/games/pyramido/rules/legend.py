"""The Legend, whom a single player plays against (PY-7)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.bits import HASH, bit, lowest
from pyramidion.games.pyramido.rules.actions import KINDS, LEGEND_GATHER, LEGEND_SPLIT, LEGEND_TAKE, PILES
from pyramidion.games.pyramido.rules.dominoes import NO_DOMINO
from pyramidion.games.pyramido.rules.gems import COLOURED, MYTHICAL, held, one, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.market import (
    ALL_MYTHICAL,
    EACH_SPACE,
    LOW_BITS,
    SPACE_LANE,
    Market,
    lane_at,
)
from pyramidion.games.pyramido.rules.player import POINTS_LANE, level_points

turns_of: Final = vec[i64]([0, 10, 6, 3, 1])  # PY-7.1, by level
WANTED: Final = 2  # gems a turn
ENOUGH: Final = 7  # PY-7.9: mythical gems that make a harder Legend draw


@final
@mypyc_attr(acyclic=True)
class Legend:
    """The Legend's side of the table."""

    top: i64  # the uppermost domino of its stack
    gems: i64
    coloured_points: i64  # by level, as a player's
    mythical_points: i64
    turns: i64  # still to come on this level, the running one included
    wants: i64  # icons of its top domino not yet matched this turn, as gems of a space
    got: i64  # gems it took this turn
    last: i64  # the space where it took the last one

    def __init__(self) -> None:
        self.top = NO_DOMINO
        self.gems = 0
        self.coloured_points = 0
        self.mythical_points = 0
        self.turns = 0
        self.wants = 0
        self.got = 0
        self.last = 0

    def copy(self) -> "Legend":
        """An independent Legend that is equal to this one."""
        twin = Legend()
        twin.top = self.top
        twin.gems = self.gems
        twin.coloured_points = self.coloured_points
        twin.mythical_points = self.mythical_points
        twin.turns = self.turns
        twin.wants = self.wants
        twin.got = self.got
        twin.last = self.last
        return twin

    def key(self, moving: bool) -> tuple[int, ...]:
        """Equal keys, equal Legends; between its turns the last one does not matter."""
        table = (int(self.top), int(self.gems), int(self.coloured_points), int(self.mythical_points))
        turn = (int(self.wants), int(self.got), int(self.last)) if moving else (0, 0, 0)
        return (*table, int(self.turns), *turn)

    def points(self, level: i64) -> i64:
        """What a level that is over gave."""
        return level_points(self.coloured_points, level) + level_points(self.mythical_points, level)

    def score(self) -> i64:
        """What all levels that are over gave."""
        points: i64 = 0
        for level in range(1, LEVELS + 1):
            points += self.points(level)
        return points

    def begin(self, market: Market) -> None:
        """A turn begins: it wants the icons of its top domino (PY-7.2)."""
        self.wants = market.dominoes.wants[self.top]
        self.got = 0

    def step(self, market: Market) -> i64:
        """The gem it takes next, or the domino (PY-7.2 to PY-7.5)."""
        if self.got < WANTED:
            offer: i64 = market.on_offer()
            match: i64 = offer & ((self.wants | self.wants >> 1) & LOW_BITS) * EACH_SPACE
            if match == 0:  # PY-7.3
                match = offer & ALL_MYTHICAL
            if match != 0:
                return LEGEND_GATHER + lane_at[(match & -match) % HASH]
        if self.got == 0:  # PY-7.5
            return LEGEND_TAKE + lowest(market.up)
        return LEGEND_TAKE + self.last

    def gather(self, action: i64, market: Market) -> None:
        """Take a gem from a space."""
        space: i64 = (action - LEGEND_GATHER) // KINDS
        kind: i64 = action - LEGEND_GATHER - KINDS * space
        market.spaces -= bit(SPACE_LANE * space + 2 * kind)
        if kind != MYTHICAL:
            self.wants -= bit(2 * kind)
        self.gems += one(kind)
        self.got += 1
        self.last = space

    def split(self, pile: i64, market: Market) -> i64:
        """PY-7.6: the tallest other pile refills one that it emptied, the leftmost if tied."""
        tallest: i64 = 0
        for other in range(PILES):
            if other != pile and market.height(other) > market.height(tallest):
                tallest = other
        return LEGEND_SPLIT + tallest

    def close(self, level: i64, market: Market) -> None:
        """PY-7.7: a level is over."""
        lane: i64 = POINTS_LANE * (level - 1)
        coloured: i64 = self.gems & COLOURED
        self.coloured_points |= level * total(coloured) << lane
        self.mythical_points |= 2 * held(self.gems, MYTHICAL) << lane
        self.gems -= coloured
        market.discarded += coloured

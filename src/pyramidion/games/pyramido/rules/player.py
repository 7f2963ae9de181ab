"""What belongs to one seat: a pyramid, gems, points."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.bits import bit, count
from pyramidion.games.pyramido.rules.actions import ACTIVATE, DISCARD, DONE, HUES, KINDS, PAYMENTS
from pyramidion.games.pyramido.rules.activation import DOUBLE, costs, members, payable, payments
from pyramidion.games.pyramido.rules.areas import ALL_POSITIONS, COLOUR, NO_AREAS, POSITION, list_areas
from pyramidion.games.pyramido.rules.gems import MYTHICAL, held
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.pyramid import NOTHING_LAID, Pyramid

POINTS_LANE: Final = 8  # points by level: eight bits for each, level 1 first


def level_points(points: i64, level: i64) -> i64:
    """The points of one level, among those of all."""
    return points >> POINTS_LANE * (level - 1) & 255


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat's side of the table."""

    pyramid: Pyramid
    gems: i64
    area_points: i64  # by level
    mythical_points: i64
    # While a level is scored: what the others do not see yet.
    areas: vec[i64]  # those it could pay for, as areas.py writes them; never changed once written
    area_count: i64
    idle: i64  # positions of the areas not yet activated, as a set
    gained: i64  # points of those that were
    spent: i64  # gems, paid or discarded

    def __init__(self, pyramid: Pyramid) -> None:
        self.pyramid = pyramid
        self.gems = 0
        self.area_points = 0
        self.mythical_points = 0
        self.areas = NO_AREAS
        self.area_count = 0
        self.idle = 0
        self.gained = 0
        self.spent = 0

    def copy(self) -> "Player":
        """An independent player that is equal to this one."""
        twin = Player(self.pyramid.copy())
        twin.gems = self.gems
        twin.area_points = self.area_points
        twin.mythical_points = self.mythical_points
        twin.areas = self.areas
        twin.area_count = self.area_count
        twin.idle = self.idle
        twin.gained = self.gained
        twin.spent = self.spent
        return twin

    def key(self) -> tuple[int, ...]:
        """Equal keys, equal players."""
        points = (int(self.area_points), int(self.mythical_points), int(self.gained))
        return (int(self.gems), int(self.spent), int(self.idle), *points, *self.pyramid.key())

    def points(self, level: i64) -> i64:
        """What a level that is over gave."""
        return level_points(self.area_points, level) + level_points(self.mythical_points, level)

    def score(self) -> i64:
        """What all levels that are over gave."""
        points: i64 = 0
        for level in range(1, LEVELS + 1):
            points += self.points(level)
        return points

    # Scoring a level: PY-5.

    def look(self) -> None:
        """See which areas there are that can be paid for, before any is."""
        areas = NO_AREAS[:]
        self.areas = areas
        self.area_count = list_areas(self.pyramid, payable(payments(self.gems)), areas)
        self.idle = areas[ALL_POSITIONS]

    def take_back(self) -> None:
        """Undo what this seat has done in secret: activations, or discards."""
        self.gems += self.spent
        self.spent = 0
        self.gained = 0
        self.idle = self.areas[ALL_POSITIONS]

    def list_activations(self, actions: vec[i64]) -> i64:
        """PY-5.2, PY-5.3: all activations that can be paid for, and to be done."""
        sets: i64 = payments(self.gems)
        if sets == 0:
            actions[0] = DONE
            return 1
        n: i64 = 0
        most: i64 = 0
        for colour in range(HUES):
            number: i64 = members[sets >> PAYMENTS * colour & 63] & 7
            if number > most:
                most = number
        areas = self.areas
        ways_of = members
        idle: i64 = self.idle
        # As many actions are written for each area as any has, at least two: the next area writes over those
        # that are too many, which is quicker than a branch.
        for at in range(self.area_count):
            area: i64 = areas[2 * at]
            position: i64 = area >> POSITION
            ways: i64 = ways_of[sets >> PAYMENTS * (area >> COLOUR & 7) & 63]
            action: i64 = ACTIVATE + PAYMENTS * position
            actions[n] = action + (ways >> 3 & 7)
            actions[n + 1] = action + (ways >> 6 & 7)
            for k in range(2, most):
                actions[n + k] = action + (ways >> 3 * k + 3 & 7)
            n += (ways & 7) * (idle >> position & 1)
        actions[n] = DONE
        return n + 1

    def activate(self, action: i64) -> None:
        """Pay for an area and note its points (PY-5.2, PY-5.5)."""
        position: i64 = (action - ACTIVATE) // PAYMENTS
        payment: i64 = action - ACTIVATE - PAYMENTS * position
        before: i64 = self.areas[ALL_POSITIONS] & (bit(position) - 1)
        area: i64 = self.areas[2 * count(before)]
        icons: i64 = area & 255
        self.gained += icons if payment < DOUBLE else 2 * icons
        self.spend(costs[PAYMENTS * (area >> COLOUR & 7) + payment])
        self.idle ^= bit(position)

    def list_discards(self, actions: vec[i64]) -> i64:
        """PY-5.6: the kinds of gems held."""
        n: i64 = 0
        for kind in range(KINDS):
            if held(self.gems, kind) > 0:
                actions[n] = DISCARD + kind
                n += 1
        return n

    def spend(self, gems: i64) -> None:
        """Lay gems aside; they are discarded when everybody is done."""
        self.gems -= gems
        self.spent += gems

    def close(self, level: i64) -> None:
        """Enter the points of a level (PY-5.2, PY-5.4)."""
        lane: i64 = POINTS_LANE * (level - 1)
        self.area_points |= self.gained << lane
        self.mythical_points |= held(self.gems, MYTHICAL) << lane
        self.gained = 0
        self.idle = 0
        self.area_count = 0
        self.areas = NO_AREAS


def new_player() -> Player:
    """Who has nothing yet."""
    return Player(Pyramid(NOTHING_LAID[:]))

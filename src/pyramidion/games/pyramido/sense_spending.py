"""Which areas to activate when a level is scored, and which gems to keep for the next.

As in rules/best.py, but a gem that is kept is worth what the next level will make of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.actions import ACTIVATE, HUES, KINDS, PAYMENTS
from pyramidion.games.pyramido.rules.areas import POSITION
from pyramidion.games.pyramido.rules.best import PAIRS, SUMS, ranked_areas
from pyramidion.games.pyramido.rules.gems import KEPT, MYTHICAL, held, one, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.legend import turns_of
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.sense_prices import MYTH, NEVER, OF_LEVEL, Prices
from pyramidion.games.pyramido.sense_scene import RANKS

_NO_VALUES: Final = vec[float]([0.0] * (HUES * PAIRS))
_NO_PLANS: Final = vec[i64]([0] * (HUES * PAIRS))
SHARE: Final = 8  # a plan for one colour: areas that score twice and those that score once
THRIFT: Final = 3  # how often prices of kept gems are lowered when more than five would be


@final
class Spending:
    """The plan of one seat for the level being scored."""

    chosen: vec[i64]  # the activations, as actions
    count: i64

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.chosen = vec[i64]([0] * 32)
        self.count = 0
        self.kept = 0
        self.values = _NO_VALUES[:]
        self.plans = _NO_PLANS[:]
        self.totals = vec[float]([0.0] * PAIRS)
        self.shares = _NO_PLANS[:]

    def keeping(self, lasting: vec[i64], colour: i64, own: i64, level: i64) -> float:
        """What gems of a colour are worth on the next level."""
        if level == LEVELS:
            return 0.001 * float(own)  # PY-6.1: gems left break ties
        keep: float = self.prices.keeping(level + 1, lasting[RANKS * colour])
        return self.prices.colour(lasting, colour, own, keep, level + 1, turns_of[level + 1])

    def mythical(self, level: i64) -> float:
        """What a mythical gem is worth if it is not spent (PY-5.4)."""
        return 1.001 if level == LEVELS else 1.0 + self.prices.numbers[OF_LEVEL * level + MYTH]

    def missed(self, gems: i64, kind: i64, lasting: vec[i64], level: i64) -> float:
        """What the next level misses if one gem of a kind is not kept."""
        if kind == MYTHICAL:
            return self.mythical(level) - 1.0
        own: i64 = held(gems, kind)
        return self.keeping(lasting, kind, own, level) - self.keeping(lasting, kind, own - 1, level)

    def cut(self, gems: i64, lasting: vec[i64], level: i64) -> i64:
        """The gems that are left when those have gone that are missed least (PY-5.6)."""
        while total(gems) > KEPT:
            least: float = NEVER
            goes: i64 = 0
            for kind in range(KINDS):
                if held(gems, kind) > 0:
                    value: float = self.missed(gems, kind, lasting, level)
                    if value < least:
                        least = value
                        goes = kind
            gems -= one(goes)
        return gems

    def plan(self, player: Player, lasting: vec[i64], level: i64) -> None:
        """Find the activations that are best with what the kept gems will bring."""
        share: float = 1.0
        for _ in range(THRIFT):
            self._plan(player, lasting, level, share)
            if self.kept <= KEPT or level == LEVELS:
                return
            share *= 0.4

    def _plan(self, player: Player, lasting: vec[i64], level: i64, share: float) -> None:
        ranked, counts = ranked_areas(player)
        mythical: i64 = held(player.gems, MYTHICAL)
        pairs: i64 = mythical >> 1
        pair_price: float = 2.0 * (1.0 + (self.mythical(level) - 1.0) * share)
        for given in range(pairs + 1):
            self.totals[given] = 0.0 if given == 0 else -NEVER
        for colour in range(HUES):
            self._plan_colour(ranked, counts[colour], colour, player.gems, pairs, lasting, level, share)
            for back in range(pairs + 1):
                given = pairs - back
                best: float = -NEVER
                for extra in range(given + 1):
                    value: float = self.totals[given - extra] + self.values[PAIRS * colour + extra]
                    value -= pair_price * float(extra)
                    if value > best:
                        best = value
                        self.shares[PAIRS * colour + given] = extra
                self.totals[given] = best
        spent: i64 = 0
        for given in range(1, pairs + 1):
            if self.totals[given] > self.totals[spent]:
                spent = given
        self.kept = mythical - 2 * spent
        self.count = 0
        for back in range(HUES):
            hue: i64 = HUES - 1 - back
            extra = self.shares[PAIRS * hue + spent]
            spent -= extra
            self._note(ranked, hue, held(player.gems, hue), self.plans[PAIRS * hue + extra])

    def _plan_colour(
        self,
        ranked: vec[i64],
        areas: i64,
        colour: i64,
        gems: i64,
        pairs: i64,
        lasting: vec[i64],
        level: i64,
        share: float,
    ) -> None:
        """The best use of own gems and of each number of pairs of mythical ones, for one colour."""
        own: i64 = held(gems, colour)
        for extra in range(pairs + 1):
            best: float = -NEVER
            plan: i64 = 0
            if extra == 0:
                best = share * self.keeping(lasting, colour, own, level)
            twice_sum: i64 = 0
            for twice in range(3):
                if twice > areas:
                    break
                if twice > 0:
                    twice_sum += 2 * (ranked[SUMS * colour + twice - 1] & 255)
                points: i64 = twice_sum
                for once in range(SHARE):
                    if once > 0:
                        if twice + once > areas:
                            break
                        points += ranked[SUMS * colour + twice + once - 1] & 255
                    units: i64 = 3 * twice + once
                    if units > own + extra:
                        break
                    left: i64 = own + extra - units
                    if left == 0 or extra == 0:
                        value: float = float(points) + share * self.keeping(lasting, colour, left, level)
                        if value > best:
                            best = value
                            plan = SHARE * twice + once
            self.values[PAIRS * colour + extra] = best
            self.plans[PAIRS * colour + extra] = plan

    def _note(self, ranked: vec[i64], colour: i64, gems: i64, plan: i64) -> None:
        """Write the activations of one colour."""
        twice: i64 = plan // SHARE
        once: i64 = plan % SHARE
        for at in range(twice + once):
            units: i64 = 3 if at < twice else 1
            paid: i64 = units if gems > units else gems
            gems -= paid
            payment: i64 = (5 if at < twice else 1) - paid  # see WAYS
            self.chosen[self.count] = ACTIVATE + PAYMENTS * (ranked[SUMS * colour + at] >> POSITION) + payment
            self.count += 1
        self.kept += gems

"""The activations that give a seat the most points of this level (PY-5.2, PY-5.4).

Whatever mixture pays, an area costs one unit to score once and three to score twice; a unit is a gem of its
colour or two mythical ones. So for one colour and a number of units the areas with the most icons score
twice, the next ones once, and only how many do is open. How many mythical gems go to which colour is then
found colour by colour. Each mythical gem spent is a point not scored.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.actions import ACTIVATE, HUES, PAYMENTS
from pyramidion.games.pyramido.rules.areas import COLOUR, POSITION
from pyramidion.games.pyramido.rules.gems import MYTHICAL, held
from pyramidion.games.pyramido.rules.player import Player

SUMS: Final = 24  # room for one colour: at most 20 of its areas are seen at once
PAIRS: Final = 10  # 18 mythical gems make 9 pairs
NEVER: Final = -(1 << 40)
POINT: Final = 256  # points first, then gems not spent
SHARES: Final = 32  # a plan for one colour: its rank, areas that score twice, areas that score once
_NO_SUMS: Final = vec[i64]([0] * (HUES * SUMS))
_NO_PLANS: Final = vec[i64]([0] * (HUES * PAIRS))
_NO_TOTALS: Final = vec[i64]([0] * PAIRS)


def best_activation(player: Player) -> tuple[int, list[int]]:
    """The most points a seat can still make of this level, and the activations that do, ascending."""
    ranked, counts = ranked_areas(player)
    pairs: i64 = held(player.gems, MYTHICAL) >> 1
    sums = _NO_SUMS[:]
    plans = _NO_PLANS[:]
    shares = _NO_PLANS[:]
    totals = _NO_TOTALS[:]
    for colour in range(HUES):
        for at in range(counts[colour]):
            sums[SUMS * colour + at + 1] = sums[SUMS * colour + at] + (ranked[SUMS * colour + at] & 255)
        own: i64 = held(player.gems, colour)
        for extra in range(pairs + 1):
            plans[PAIRS * colour + extra] = _plan(sums, SUMS * colour, counts[colour], own, extra)
        before = totals[:]
        for given in range(pairs + 1):
            totals[given] = NEVER
            for extra in range(given + 1):
                total: i64 = before[given - extra] + plans[PAIRS * colour + extra] // (SHARES * SHARES)
                if total > totals[given]:
                    totals[given] = total
                    shares[PAIRS * colour + given] = extra
    left: i64 = 0
    for given in range(1, pairs + 1):
        if totals[given] > totals[left]:
            left = given
    points: i64 = player.gained + held(player.gems, MYTHICAL) - 2 * left
    actions: list[int] = []
    for back in range(HUES):
        hue: i64 = HUES - 1 - back
        share: i64 = shares[PAIRS * hue + left]
        left -= share
        plan: i64 = plans[PAIRS * hue + share]
        twice: i64 = plan // SHARES % SHARES
        once: i64 = plan % SHARES
        points += sums[SUMS * hue + twice] + sums[SUMS * hue + twice + once]
        gems: i64 = held(player.gems, hue)
        for at in range(twice + once):
            units: i64 = 3 if at < twice else 1
            paid: i64 = units if gems > units else gems
            gems -= paid
            payment: i64 = (5 if at < twice else 1) - paid  # see WAYS
            actions.append(ACTIVATE + PAYMENTS * (ranked[SUMS * hue + at] >> POSITION) + payment)
    actions.sort()
    return int(points), actions


def ranked_areas(player: Player) -> tuple[vec[i64], vec[i64]]:
    """The areas of each colour that show icons and are not activated yet, most icons first; their numbers."""
    ranked = _NO_SUMS[:]
    counts = _NO_TOTALS[:]
    for at in range(player.area_count):
        area: i64 = player.areas[2 * at]
        if area & 255 and player.idle >> (area >> POSITION) & 1:
            colour: i64 = area >> COLOUR & 7
            first: i64 = SUMS * colour
            spot: i64 = first + counts[colour]
            counts[colour] += 1
            while spot > first and ranked[spot - 1] & 255 < area & 255:
                ranked[spot] = ranked[spot - 1]
                spot -= 1
            ranked[spot] = area
    return ranked, counts


def _plan(sums: vec[i64], first: i64, areas: i64, own: i64, extra: i64) -> i64:
    """The best use of own gems and of so many pairs of mythical gems, all of them, for one colour."""
    best: i64 = NEVER * SHARES * SHARES
    for units in range(own + extra if extra > 0 else 0, own + extra + 1):
        for twice in range(units // 3 + 1):
            once: i64 = units - 3 * twice
            if twice + once <= areas:
                points: i64 = sums[first + twice] + sums[first + twice + once] - 2 * extra
                rank: i64 = POINT * points - units - extra
                plan: i64 = (rank * SHARES + twice) * SHARES + once
                if plan > best:
                    best = plan
    return best

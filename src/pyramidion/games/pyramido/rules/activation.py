"""Paying for areas (PY-5.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.games.pyramido.rules.actions import HUES, PAYMENTS
from pyramidion.games.pyramido.rules.gems import LANE, MYTHICAL

# The ways to pay: gems of the area's colour, mythical gems. The first two score once, the others twice.
WAYS: Final = ((1, 0), (0, 2), (3, 0), (2, 2), (1, 4), (0, 6))
DOUBLE: Final = 2  # the first payment that scores twice
MOST_OWN: Final = 3
MOST_MYTHICAL: Final = 6

# What a payment takes: at PAYMENTS * colour + payment.
costs: Final = vec[i64](
    [(own << LANE * colour) + (others << LANE * MYTHICAL) for colour in range(HUES) for own, others in WAYS]
)
# The payments open to who has so many gems: at 4 * mythical + own, as a set.
_open: Final = vec[i64](
    [
        sum(2**way for way, (own, others) in enumerate(WAYS) if own <= mine and others <= mythical)
        for mythical in range(MOST_MYTHICAL + 1)
        for mine in range(MOST_OWN + 1)
    ]
)
# The members of such a set: how many, then each of them, three bits for each number.
_LISTS: Final = [[way for way in range(PAYMENTS) if chosen >> way & 1] for chosen in range(1 << PAYMENTS)]
members: Final = vec[i64](
    [sum(way << 3 * at for at, way in enumerate([len(ways), *ways])) for ways in _LISTS]
)


def payments(gems: i64) -> i64:
    """The payments that gems allow for each colour: six bits for each, a set."""
    mythical: i64 = gems >> LANE * MYTHICAL & 255
    if mythical > MOST_MYTHICAL:
        mythical = MOST_MYTHICAL
    row: i64 = (MOST_OWN + 1) * mythical
    sets: i64 = 0
    for colour in range(HUES):
        own: i64 = gems & 255
        if own > MOST_OWN:
            own = MOST_OWN
        sets |= _open[row + own] << PAYMENTS * colour
        gems >>= LANE
    return sets


def payable(sets: i64) -> i64:
    """The colours that payments, as above, are open for, as a set."""
    colours: i64 = 0
    for colour in range(HUES):
        if sets & 63:
            colours |= bit(colour)
        sets >>= PAYMENTS
    return colours

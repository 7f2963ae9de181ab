"""What gems and areas are worth together, by learned prices.

A gem not needed for an area keeps a price, one that is still missing has a price as well. At these prices the
best use of a colour's gems is found exactly; icons that are still to come make areas larger than they are.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.sense_scene import RANKS

# The numbers of each level, and behind them those of all.
BUY: Final = 0  # a gem that is missing
SCARCE: Final = 1  # times 1 / dominoes still to come
KEEP: Final = 2  # a gem that is not needed
MYTH: Final = 3  # a mythical gem
GROW: Final = 4  # how much larger areas get with each domino still to come
JOIN: Final = 5  # each area counts against a pyramid
LAST: Final = 6  # icons that last
LAST_2: Final = 7  # the square of them in one area
KEEP_LAST: Final = 8  # added to the price of a gem not needed, for each icon of its colour's area that lasts
NEXT: Final = 9  # what areas that last are worth on the next level
REACH: Final = 10  # icons with free cells beside them, for each domino still to come
OF_LEVEL: Final = 11
LOST: Final = OF_LEVEL * LEVELS  # half a domino that has no place
AHEAD: Final = LOST + 1  # what taking leaves for a seat's next turn
AHEAD_NEXT: Final = LOST + 2  # and for the next seat
OPEN_NEXT: Final = LOST + 3  # what a pile that is opened brings the next seat, against its opener
SOLO_MYTH: Final = LOST + 4  # a mythical gem that the Legend does not get
NUMBERS: Final = LOST + 5

NEVER: Final = 1e9


@final
class Prices:
    """One set of learned numbers at work."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = vec[float](numbers)

    def buying(self, level: i64, left: i64) -> float:
        """The price of a gem that is missing: two mythical ones always do."""
        first: i64 = OF_LEVEL * (level - 1)
        pair: float = 2.0 * self.numbers[first + MYTH]
        if left == 0:
            return pair
        price: float = self.numbers[first + BUY] + self.numbers[first + SCARCE] / float(left)
        return price if price < pair else pair

    def keeping(self, level: i64, icons: i64) -> float:
        """The price of a gem not needed, if its colour's largest area that lasts has so many icons."""
        first: i64 = OF_LEVEL * (level - 1)
        return self.numbers[first + KEEP] + self.numbers[first + KEEP_LAST] * float(icons)

    def colour(self, sizes: vec[i64], colour: i64, own: i64, keep: float, level: i64, left: i64) -> float:
        """What one colour's areas and gems are worth on a level with dominoes still to come."""
        w = self.numbers
        first: i64 = OF_LEVEL * (level - 1)
        at: i64 = RANKS * colour
        best: float = keep * float(own)
        if sizes[at] == 0:
            return best
        grow: float = 1.0 + w[first + GROW] * float(left)
        buy: float = self.buying(level, left)
        twice_sum: i64 = 0
        for twice in range(3):
            if twice > 0:
                if sizes[at + twice - 1] == 0:
                    break
                twice_sum += 2 * sizes[at + twice - 1]
            total: i64 = twice_sum
            units: i64 = 3 * twice
            once: i64 = twice
            while True:
                spare: i64 = own - units
                value: float = grow * float(total) + float(spare) * (keep if spare > 0 else buy)
                if value > best:
                    best = value
                if once == RANKS or sizes[at + once] == 0:
                    break
                total += sizes[at + once]
                units += 1
                once += 1
        return best

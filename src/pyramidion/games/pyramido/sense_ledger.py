"""What colours are worth, remembered: the same few sizes of areas come up again and again."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.legend import turns_of
from pyramidion.games.pyramido.sense_prices import Prices
from pyramidion.games.pyramido.sense_scene import RANKS, SIZE

ROWS: Final = 4093
NOTHING_LASTS: Final = 255


def packed(sizes: vec[i64], colour: i64) -> i64:
    """The sizes of a colour's areas as one number."""
    at: i64 = RANKS * colour
    return sizes[at] | sizes[at + 1] << SIZE | sizes[at + 2] << 2 * SIZE | sizes[at + 3] << 3 * SIZE


@final
class Ledger:
    """Asks the prices only once; what has not been asked for long makes room."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self._questions = vec[i64]([-1] * ROWS)
        self._answers = vec[float]([0.0] * ROWS)
        self._sizes = vec[i64]([0] * RANKS)

    def colour(self, sizes: i64, own: i64, lasting: i64, level: i64, left: i64) -> float:
        """What areas of one colour are worth with own gems, on a level with dominoes still to come.

        `lasting` is the largest area of the colour that lasts, or NOTHING_LASTS, if gems cannot be kept.
        """
        question: i64 = sizes | own << 32 | lasting << 40 | left << 48 | level << 52
        row: i64 = question % ROWS
        if self._questions[row] != question:
            for rank in range(RANKS):
                self._sizes[rank] = sizes >> SIZE * rank & 255
            keep: float = 0.0
            if lasting != NOTHING_LASTS:
                keep = self.prices.keeping(level, lasting)
            self._questions[row] = question
            self._answers[row] = self.prices.colour(self._sizes, 0, own, keep, level, left)
        return self._answers[row]

    def later(self, lasting: i64, level: i64) -> float:
        """What areas that last are worth on the next level."""
        return self.colour(lasting, 0, NOTHING_LASTS, level + 1, turns_of[level + 1])

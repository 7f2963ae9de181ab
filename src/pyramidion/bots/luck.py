"""Chance's draws of one future, the same for all that are tried in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.rng import Rng
from pyramidion.core.state import State

STREAMS: Final = 16


class Luck:
    """A stream of draws for each phase of a game.

    So the third pattern or the next gem stays the same, even where one candidate has cards drawn in between
    and another has not: less luck is left between them.
    """

    def __init__(self) -> None:
        self._streams = [Rng(1) for _ in range(STREAMS)]
        self._starts = vec[i64]([1] * STREAMS)

    def draw_anew(self, rng: Rng) -> None:
        """Another future."""
        for stream in range(STREAMS):
            self._starts[stream] = 1 + rng.word() + (rng.word() >> 3) * 4294967296

    def rewind(self) -> None:
        """The same future once more."""
        for stream in range(STREAMS):
            self._streams[stream].state = self._starts[stream]

    def drawn(self, state: State) -> i64:
        """What chance does next."""
        return state.sample(self._streams[state.phase % STREAMS])

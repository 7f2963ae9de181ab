"""Many games at once as NumPy arrays, filled by compiled code, which stay the same from step to step.

In each game one seat is to decide: the lowest that may act, or the learner's if bots play the others. A game
that ends gives its rewards and begins anew in the same step.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from pyramidion.core.game import Game
from pyramidion.rl import missing
from pyramidion.rl.engine.batch import Batch
from pyramidion.rl.engine.play import ANY_SEAT
from pyramidion.rl.setup import Setup

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise missing(error) from error


class Games:
    """Games side by side in this process; see `Crew` for several."""

    observations: NDArray[np.uint8]  # (games, size): what the seat that is to decide may know
    masks: NDArray[np.bool_]  # (games, actions): what it may do
    movers: NDArray[np.int64]  # (games,): which seat it is
    rewards: NDArray[np.float64]  # (games, seats): where a game has just ended; else 0
    ended: NDArray[np.bool_]  # (games,)

    def __init__(
        self,
        game: str | Game,
        games: int = 1024,
        seats: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        opponents: str | list[str] | None = None,
        seat: int | None = None,
        blind: bool = False,
        first: int = 0,
    ) -> None:
        self.setup = Setup(game, seats, options, reward)
        self._first = first  # the number of the first game, which its seed goes by
        setup, learner = self.setup, ANY_SEAT if seat is None else seat
        bots = [] if opponents is None else setup.bots(opponents)
        numbers = (setup.start, setup.tensor, setup.game.actions)
        self._batch = Batch(*numbers, self._seeds(games, token_hex(16)), reward, bots, learner, blind)
        sight = self._batch.sight
        self.observations = _seen(sight.observations, np.uint8).reshape(games, setup.size)
        self.masks = _seen(sight.masks, np.bool_).reshape(games, setup.game.actions)
        self.movers = _seen(self._batch.movers, np.int64)
        self.rewards = _seen(self._batch.rewards, np.float64).reshape(games, seats)
        self.ended = _seen(self._batch.ended, np.bool_)
        self._drawn = _seen(self._batch.drawn, np.int64)
        self._batch.begin([])

    def _seeds(self, games: int, seed: int | str) -> list[str]:
        return [f"{seed} {self._first + game}" for game in range(games)]

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew. The same seed begins the same games, however many there are of them."""
        self._batch.begin([] if seed is None else self._seeds(len(self.movers), seed))

    def step(self, actions: ArrayLike) -> None:
        """Do one action in each game; if any is not legal, none is done."""
        self._batch.step(chosen_for(actions, len(self.movers)).tobytes())

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in each game."""
        self._batch.draw()
        return self._drawn.copy()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def __enter__(self) -> "Games":
        return self

    def __exit__(self, *why: object) -> None:
        self.close()


def chosen_for(actions: ArrayLike, games: int) -> NDArray[np.int64]:
    """Actions as whole numbers, one for each game."""
    chosen = np.asarray(actions)
    if chosen.shape != (games,):
        raise ValueError(f"{games} games need as many actions, not an array of shape {chosen.shape}")
    if chosen.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
    return chosen.astype("<i8")


def _seen(numbers: Any, kind: type[Any]) -> NDArray[Any]:
    """The memory of a compiled array as NumPy's."""
    return np.frombuffer(memoryview(numbers), kind)

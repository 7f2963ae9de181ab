"""Many games at once as NumPy arrays, filled by compiled code, which stay the same from step to step.

In each game one seat is to decide: the lowest that may act, or the learner's if bots play the others. A game
that ends pays its rewards, says how it ended, and begins anew in the same step.
"""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

from pyramidion.core.game import Game
from pyramidion.rl import missing
from pyramidion.rl.engine.batch import Batch
from pyramidion.rl.setup import Setup, whole

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
    drawn: NDArray[np.int64]  # (games,): any of what it may do
    rewards: NDArray[np.float64]  # (games, seats): what each seat was paid in this step
    ended: NDArray[np.bool_]  # (games,): where a game has just ended; only there the next three are written
    scores: NDArray[np.int64]  # (games, seats): the points of that end
    places: NDArray[np.int64]  # (games, seats)
    last: NDArray[np.uint8]  # (games, size): what the seat that acted last knew of that end

    def __init__(
        self,
        game: str | Game,
        games: int = 1024,
        seats: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        blind: bool = False,
        first: int = 0,
    ) -> None:
        if opponents is None and seat is not None:
            raise ValueError("seat is the learner's among opponents, and there are none")
        self.setup = setup = Setup(game, seats, options, reward)
        rows = whole(games, "games", 1)
        self._first = whole(first, "first", 0)  # the number of the first game, which its seed goes by
        bots = [] if opponents is None else setup.bots(opponents)
        numbers = (setup.start, setup.tensor, setup.game.actions)
        seeds = self._seeds(rows, token_hex(16))
        self._batch = batch = Batch(*numbers, seeds, reward, bots, setup.learner(seat), blind)
        self.observations = _seen(batch.sight.observations, np.uint8).reshape(rows, setup.size)
        self.masks = _seen(batch.sight.masks, np.bool_).reshape(rows, setup.game.actions)
        self.movers = _seen(batch.movers, np.int64)
        self.drawn = _seen(batch.drawn, np.int64)
        self.rewards = _seen(batch.rewards, np.float64).reshape(rows, setup.seats)
        self.ended = _seen(batch.ended, np.bool_)
        self.scores = _seen(batch.scores, np.int64).reshape(rows, setup.seats)
        self.places = _seen(batch.places, np.int64).reshape(rows, setup.seats)
        self.last = _seen(batch.last.observations, np.uint8).reshape(rows, setup.size)
        batch.begin([])

    def _seeds(self, games: int, seed: int | str) -> list[str]:
        return [f"{seed} {self._first + game}" for game in range(games)]

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew. The same seed begins the same games, however many there are of them."""
        self._batch.begin([] if seed is None else self._seeds(len(self.movers), seed))

    def step(self, actions: ArrayLike) -> None:
        """Do one action in each game; if any is not legal, none is done."""
        self._batch.step(chosen_for(actions, len(self.movers)).tobytes())

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in each game; they are drawn anew with each step."""
        return self.drawn.copy()

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

"""Many learners against bots at once, as Gymnasium's vector environments are.

`gymnasium.make_vec("pyramidion/SilverGold-v0", 64, vectorization_mode="vector_entry_point")` gives one.
"""

from collections.abc import Sequence
from typing import Any

from pyramidion.core.game import Game
from pyramidion.rl import missing
from pyramidion.rl.games import Games

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

Numbers = NDArray[np.uint8]


class LearnersEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """One learner in each game. Games begin anew in the step that ends them (`AutoresetMode.SAME_STEP`)."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int = 2,
        *,
        opponents: str | Sequence[str] = "novice",
        **settings: Any,
    ) -> None:
        if opponents is None:
            raise ValueError("learners need opponents, such as 'novice'; Games has games without")
        self.games = Games(game, num_envs, seats, opponents=opponents, **settings)
        setup = self.games.setup
        self.num_envs = len(self.games.movers)
        self.single_observation_space = Box(0, 255, (setup.size,), np.uint8)
        self.single_action_space = Discrete(setup.game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._rows = np.arange(self.num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games anew."""
        self.games.reset(seed)
        return self.games.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Let each learner act, and the bots until it is asked again."""
        games, seats = self.games, self.games.movers.copy()
        games.step(actions)
        rewards = games.rewards[self._rows, seats]
        never = np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if games.ended.any():
            info |= self._finals(seats)
        return games.observations.copy(), rewards, games.ended.copy(), never, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row for each learner."""
        return self.games.masks.copy()

    def _info(self) -> dict[str, Any]:
        everyone = np.ones(self.num_envs, np.bool_)
        masks, seats = self.action_masks().view(np.int8), self.games.movers.copy()
        return {"action_mask": masks, "_action_mask": everyone, "seat": seats, "_seat": everyone}

    def _finals(self, seats: NDArray[np.int64]) -> dict[str, Any]:
        """What games that have just ended leave behind, in the form that Gymnasium's own vectors have."""
        games, ended = self.games, self.games.ended.copy()
        seen = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            seen[game] = games.last[game].copy()
        told = {
            "seat": np.where(ended, seats, 0),
            "scores": np.where(ended[:, None], games.scores, 0),
            "places": np.where(ended[:, None], games.places, 0),
        }
        final = told | {f"_{name}": ended for name in told}
        return {"final_obs": seen, "_final_obs": ended, "final_info": final, "_final_info": ended}

"""Many learners against bots at once, as Gymnasium's vector environments are.

`gymnasium.make_vec("pyramidion/SilverGold-v0", 64, vectorization_mode="vector_entry_point")` gives one.
"""

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
    """One learner in each game. Games begin anew in the step that ends them; their last sight is not kept."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int = 2,
        *,
        opponents: str | list[str] = "novice",
        **settings: Any,
    ) -> None:
        self.games = Games(game, num_envs, seats, opponents=opponents, **settings)
        setup = self.games.setup
        self.num_envs = num_envs
        self.single_observation_space = Box(0, 255, (setup.size,), np.uint8)
        self.single_action_space = Discrete(setup.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

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
        seats = self.games.movers.copy()
        self.games.step(actions)
        rewards = self.games.rewards[self._rows, seats]
        never = np.zeros(self.num_envs, np.bool_)
        return self.games.observations.copy(), rewards, self.games.ended.copy(), never, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row for each learner."""
        return self.games.masks.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.copy(), "seat": self.games.movers.copy()}

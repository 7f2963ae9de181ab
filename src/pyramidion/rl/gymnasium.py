"""Any game of the catalog as a Gymnasium environment: one learner against bots.

Importing this module registers them: `gymnasium.make("pyramidion/SilverGold-v0", opponents="explorer")`.
"""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.state import OVER
from pyramidion.rl import missing
from pyramidion.rl.engine.play import Play
from pyramidion.rl.engine.reward import forfeit
from pyramidion.rl.engine.sight import Sight
from pyramidion.rl.setup import RENDER_MODES, Setup
from pyramidion.rl.setup import render_mode as known_mode

try:
    import numpy as np
    from gymnasium import Env, register, registry
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error


class LearnerEnv(Env[NDArray[np.uint8], np.int64], EzPickle):
    """A seat among bots. `action_masks` says what is legal; anything else loses at once."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        *,
        opponents: str | Sequence[str] = "novice",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        settings = {"opponents": opponents, "seat": seat, "options": options, "reward": reward}
        EzPickle.__init__(self, game, seats, **settings, render_mode=render_mode)
        self.setup = setup = Setup(game, seats, options, reward)
        self.render_mode = known_mode(render_mode)
        bots, learner = setup.bots(opponents), setup.learner(seat)
        self._play = Play(setup.start, token_hex(16), bots, learner, reward)
        self._sight = Sight(setup.start, setup.tensor, setup.game.actions, 1)
        self._seen: NDArray[np.uint8] = np.frombuffer(memoryview(self._sight.observations), np.uint8)
        self._mask: NDArray[np.bool_] = np.frombuffer(memoryview(self._sight.masks), np.bool_)
        self.observation_space = Box(0, 255, (setup.size,), np.uint8)
        self.action_space = Discrete(setup.game.actions)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a new game: that of a seed, or whatever comes next."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._play.reseed(str(seed))
        self._play.begin()
        self.seat = int(self._play.mover)
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Let the learner act, and the others until it is asked again or all is over."""
        play = self._play
        if not play.is_legal(self.seat, int(action)):
            info = self._info() | {"illegal": int(action)}
            return self._observation(), forfeit(self.setup.reward), True, False, info
        play.act(self.seat, int(action))
        paid, over, info = play.pay()[self.seat], play.mover == OVER, self._info()
        if over:
            info |= {"scores": np.array(play.state.scores()), "places": np.array(play.state.places())}
        return self._observation(), paid, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by the name that sb3-contrib looks for."""
        self._sight.allow(self._play.state, self.seat, 0)
        return self._mask.copy()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_masks().view(np.int8)}

    def _observation(self) -> NDArray[np.uint8]:
        self._sight.look(self._play.state, self.seat, 0)
        return self._seen.copy()

    def render(self) -> str | None:
        """The table as the learner sees it: returned, or written to the terminal."""
        return self.setup.shown(self._play.state, self.seat, self.render_mode)


def environment_id(name: str) -> str:
    """How Gymnasium names a game: silver-gold is pyramidion/SilverGold-v0."""
    return f"pyramidion/{name.title().replace('-', '')}-v0"


def register_all() -> None:
    """Let `gymnasium.make` and `gymnasium.make_vec` know all games."""
    for name in catalog.names():
        if environment_id(name) not in registry:
            register(
                environment_id(name),
                entry_point=f"{__name__}:LearnerEnv",
                vector_entry_point="pyramidion.rl.vector:LearnersEnv",
                kwargs={"game": name},
            )


register_all()

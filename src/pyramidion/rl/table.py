"""What the two PettingZoo environments share: a game under way, its spaces, and what is seen of it."""

from secrets import token_hex
from typing import Any

from pyramidion.core.state import ONLOOKER, OVER
from pyramidion.rl import missing
from pyramidion.rl.engine.play import ANY_SEAT, Play
from pyramidion.rl.engine.sight import Sight
from pyramidion.rl.setup import RENDER_MODES, Setup
from pyramidion.rl.setup import render_mode as known_mode

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]


class Table:
    """A game whose seats are all learners'."""

    def __init__(self, setup: Setup, actions: int, render_mode: str | None) -> None:
        self.setup = setup
        self.metadata: dict[str, Any] = {
            "name": f"{setup.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = known_mode(render_mode)
        self.play = Play(setup.start, token_hex(16), [], ANY_SEAT, setup.reward)
        self.sight = Sight(setup.start, setup.tensor, actions, 1)
        self._seen: NDArray[np.uint8] = np.frombuffer(memoryview(self.sight.observations), np.uint8)
        self._mask: NDArray[np.int8] = np.frombuffer(memoryview(self.sight.masks), np.int8)
        self.seat_of = {agent: seat for seat, agent in enumerate(setup.agents)}
        numbers = Box(0, 255, (setup.size,), np.uint8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in setup.agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in setup.agents}
        self.state_space = Box(0, 255, (setup.seats * setup.size,), np.uint8)

    def begin(self, seed: int | None) -> None:
        """Start a new game: that of a seed, or whatever comes next."""
        if seed is not None:
            self.play.reseed(str(seed))
        self.play.begin()

    def look(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know."""
        self.sight.look(self.play.state, seat, 0)
        return self._seen.copy()

    def allow(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do."""
        self.sight.allow(self.play.state, seat, 0)
        return self._mask.copy()

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together."""
        return np.concatenate([self.look(seat) for seat in range(self.setup.seats)])

    def pay(self) -> dict[str, float]:
        """What each gets that it has not been paid yet."""
        return dict(zip(self.setup.agents, self.play.pay(), strict=True))

    def infos(self) -> Infos:
        """What is told besides: nothing, and at the end the points and places of all."""
        told: dict[str, Any] = {}
        if self.play.mover == OVER:
            state = self.play.state
            told = {"scores": np.array(state.scores()), "places": np.array(state.places())}
        return {agent: dict(told) for agent in self.setup.agents}

    def render(self) -> str | None:
        """The table as an onlooker sees it: returned, or written to the terminal."""
        return self.setup.shown(self.play.state, ONLOOKER, self.render_mode)

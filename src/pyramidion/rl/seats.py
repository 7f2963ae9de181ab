"""A game where all seats answer each step, as PettingZoo's parallel environments are."""

from collections.abc import Mapping
from typing import Any

from pyramidion.core.state import OVER
from pyramidion.rl import missing
from pyramidion.rl.engine.reward import forfeit
from pyramidion.rl.setup import Setup
from pyramidion.rl.table import Infos, Observation, Table

try:
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import ParallelEnv
except ImportError as error:
    raise missing(error) from error


class SeatsEnv(ParallelEnv[str, Observation, int], EzPickle):
    """All seats answer each step. Who is not asked can only wait, with one more action: the last number."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, setup, render_mode)
        self.wait = setup.game.actions
        self.table = Table(setup, self.wait + 1, render_mode)
        self.metadata = self.table.metadata
        self.render_mode = render_mode
        self.possible_agents = setup.agents
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        self.state_space = self.table.state_space
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes: numbers, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The numbers of actions, and the one for waiting."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self.table.infos()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for agent, seat in self.table.seat_of.items()}

    def _observation(self, seat: int) -> Observation:
        mask = self.table.allow(seat)
        mask[self.wait] = not mask.any()
        return {"observation": self.table.look(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Let all who are asked act. What is not legal ends the game, and who did it forfeits."""
        play, agents = self.table.play, self.agents
        if not agents:
            raise ValueError("no game is under way: call reset first")
        asked = play.state.actors()
        wrong = [agent for agent in agents if not self._may(agent, actions, asked)]
        if wrong:
            paid = dict.fromkeys(agents, 0.0) | dict.fromkeys(wrong, forfeit(self.table.setup.reward))
        else:
            for seat in asked:
                play.act(seat, int(actions[agents[seat]]))
            paid = self.table.pay()
        over = bool(wrong) or play.mover == OVER
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observations(), paid, ended, cut, self.table.infos()

    def _may(self, agent: str, actions: Mapping[str, int], asked: list[int]) -> bool:
        seat = self.table.seat_of[agent]
        if agent not in actions:
            raise ValueError(f"{agent} has no action; who is not asked waits, with action {self.wait}")
        if seat not in asked:
            return int(actions[agent]) == self.wait
        return self.table.play.is_legal(seat, int(actions[agent]))

    def state(self) -> NDArray[np.uint8]:
        """What all agents know together."""
        return self.table.state()

    def render(self) -> str | None:
        """The table as an onlooker sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

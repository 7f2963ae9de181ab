"""A game by turns, as PettingZoo's AEC environments are.

Seats that choose at the same time are asked one after the other; what the first did is not in what the next
observes.
"""

from typing import Any

from pyramidion.core.state import ONLOOKER, OVER
from pyramidion.rl import missing
from pyramidion.rl.setup import Setup
from pyramidion.rl.table import Infos, Observation, Table

try:
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing(error) from error


class TurnsEnv(AECEnv[str, Observation, int], EzPickle):
    """One seat decides at a time."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        EzPickle.__init__(self, setup, render_mode)
        self.table = Table(setup, setup.game.actions, render_mode)
        self._play = self.table.play
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
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = self.table.infos()
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._play.mover]

    def observe(self, agent: str) -> Observation:
        """What an agent may know; only who is to decide has legal actions."""
        table = self.table
        seat = table.seat_of[agent]
        asked = seat if seat == self._play.mover else ONLOOKER
        return {"observation": table.look(seat), "action_mask": table.allow(asked)}

    def legal(self) -> list[int]:
        """The legal actions of who is to decide, which the mask has too."""
        self.table.sight.allow(self._play.state, self._play.mover, 0)
        return self.table.sight.legal(0)

    def step(self, action: int | None) -> None:
        """Let who is selected act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self._play
        if action is None or not play.is_legal(play.mover, int(action)):
            raise ValueError(f"{action} is not legal for {agent}: choose an action that its mask allows")
        self._cumulative_rewards[agent] = 0.0
        play.act(play.mover, int(action))
        if play.mover == OVER:
            self._pay()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self.table.infos()
            self._deads_step_first()
            return
        if play.pays_at_once:
            self._pay()
        self.agent_selection = self.possible_agents[play.mover]

    def _pay(self) -> None:
        self.rewards = self.table.pay()
        self._accumulate_rewards()

    def state(self) -> NDArray[np.uint8]:
        """What all agents know together."""
        return self.table.state()

    def render(self) -> str | None:
        """The table as an onlooker sees it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

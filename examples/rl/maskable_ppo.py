"""Train MaskablePPO of sb3-contrib against a bot, then count how often it wins.

    pip install 'pyramidion[learn]'
    python examples/rl/maskable_ppo.py --game pyramido --save agent.zip

It learns for ten minutes. Where other work goes on as well, --cpu-seconds 1200 gives it as much of the
processor as ten minutes of two cores have, however long that takes; --steps gives it a number of decisions,
which with the same seed and threads always make the same agent.
"""

import argparse
from collections.abc import Sequence
from math import inf
from time import monotonic, process_time
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from pyramidion.arena.rate import wilson
from pyramidion.rl.games import Games
from pyramidion.rl.vector import LearnersEnv

POINTS = 20.0  # so many of them are a reward of 1
RATE = 5e-4  # at which learning begins; it falls to nothing at the end


class Learners(VecEnv):
    """The compiled vector of learners, by the names of Stable-Baselines3. Points are paid as they come."""

    def __init__(self, game: str, seats: int, opponent: str, number: int, seed: int) -> None:
        self.vector = LearnersEnv(game, number, seats, opponents=opponent, reward="gain")
        self.first = seed
        super().__init__(number, self.vector.single_observation_space, self.vector.single_action_space)

    def reset(self) -> NDArray[np.uint8]:
        """Begin all games."""
        return self.vector.reset(seed=self.first)[0]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions of all learners."""
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Do them."""
        seen, paid, over, _, _ = self.vector.step(self.actions)
        return seen, paid / POINTS, over, [{} for _ in over]

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **named: Any) -> list[Any]:  # noqa: ARG002
        """What sb3-contrib calls to learn what is legal."""
        return list(getattr(self.vector, method_name)(*given, **named))

    def has_attr(self, attr_name: str) -> bool:
        """Whether learners know something by this name."""
        return hasattr(self.vector, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002
        """Something that is the same for all learners."""
        return [getattr(self.vector, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise NotImplementedError(attr_name)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:  # noqa: ARG002
        """None of them is."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


class Digest(BaseFeaturesExtractor):
    """A first layer that policy and value share: nearly all of the work, since observations are long."""

    used: torch.Tensor

    def __init__(self, space: Box, used: Sequence[int], size: int) -> None:
        super().__init__(space, size)
        self.register_buffer("used", torch.as_tensor(used))
        self.layer = torch.nn.Linear(len(used), size)

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Counts stand among zeros and ones; their logarithms are of one size."""
        return torch.relu(self.layer(torch.log1p(numbers.index_select(1, self.used))))


def used_numbers(game: str, seats: int) -> list[int]:
    """Which numbers of an observation are ever used: those of absent seats are not, and some others."""
    games = Games(game, 512, seats, opponents="novice")
    games.reset(seed=0)
    used = games.observations.any(axis=0)
    for _ in range(150):
        games.step(games.sample())
        used |= games.observations.any(axis=0)
    return np.flatnonzero(used).tolist()


class Limit(BaseCallback):
    """Ends the training when its time is up, that of the clock or that of the processor."""

    def __init__(self, minutes: float, cpu_seconds: float) -> None:
        super().__init__()
        self.limits = ((monotonic, monotonic(), 60 * minutes), (process_time, process_time(), cpu_seconds))

    def left(self) -> float:
        """How much of the time is left, from 1 down to 0."""
        return max(0.0, min(1 - (clock() - begun) / length for clock, begun, length in self.limits))

    def _on_step(self) -> bool:
        return self.left() > 0


def train(envs: Learners, used: list[int], limit: Limit, steps: int, seed: int) -> MaskablePPO:
    """An agent that has learned until a limit was reached, or for so many steps."""
    agent = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=max(1, 8192 // envs.num_envs),
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.8,
        learning_rate=lambda left: RATE * min(left, limit.left()),
        ent_coef=0.01,
        policy_kwargs={
            "features_extractor_class": Digest,
            "features_extractor_kwargs": {"used": used, "size": 192},
            "net_arch": [128],
        },
        seed=seed,
        device="cpu",
    )
    return agent.learn(steps, callback=limit)


def win_rate(agent: MaskablePPO, game: str, seats: int, opponent: str, played: int) -> float:
    """The share of games that the agent wins, where a shared win is shared, from all seats alike."""
    won = 0.0
    for seat in range(seats):
        games = Games(game, played // seats, seats, opponents=opponent, seat=seat)
        games.reset(seed=seat)
        left = np.ones(len(games.movers), np.bool_)  # the first game of each
        while left.any():
            seen, masks = games.observations.copy(), games.masks.copy()
            actions, _ = agent.predict(seen, action_masks=masks, deterministic=True)
            games.step(actions)
            first = games.places[games.ended & left] == 1
            won += float((first[:, seat] / np.maximum(1, first.sum(axis=1))).sum())
            left &= ~games.ended
    return won / (played // seats * seats)


def main() -> None:
    """Train and measure."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="silver-gold")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--opponent", default="novice", help="the bot to learn against")
    asked.add_argument("--minutes", type=float, help="of the clock; 10 unless another limit is given")
    asked.add_argument("--cpu-seconds", type=float, help="of the processor")
    asked.add_argument("--steps", type=int, help="decisions to learn from")
    asked.add_argument("--envs", type=int, default=64)
    asked.add_argument("--games", type=int, default=1000, help="to measure with, against each bot")
    asked.add_argument("--threads", type=int, default=1, help="more pay off where nothing else runs")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", help="a file for the agent")
    given = asked.parse_args()

    torch.set_num_threads(given.threads)
    torch.distributions.Distribution.set_default_validate_args(False)  # masks are right, and checks are slow
    unlimited = given.minutes is given.cpu_seconds is given.steps is None
    envs = Learners(given.game, given.seats, given.opponent, given.envs, given.seed)
    used = used_numbers(given.game, given.seats)
    begun = monotonic(), process_time()
    limit = Limit(10.0 if unlimited else given.minutes or inf, given.cpu_seconds or inf)
    agent = train(envs, used, limit, given.steps or 10**9, given.seed)
    took = f"{monotonic() - begun[0]:,.0f} seconds, {process_time() - begun[1]:,.0f} of the processor"
    print(f"learned from {agent.num_timesteps:,} decisions in {took}")
    if given.save:
        agent.save(given.save, exclude=["learning_rate", "lr_schedule"])  # they know the clock
    for opponent in ("random", "novice"):
        share = win_rate(agent, given.game, given.seats, opponent, given.games)
        low, high = wilson(share, given.games)
        between = f"95 % interval {100 * low:.1f} to {100 * high:.1f}"
        print(f"wins {100 * share:.1f} % of {given.games} games against {opponent}, {between}")


if __name__ == "__main__":
    main()

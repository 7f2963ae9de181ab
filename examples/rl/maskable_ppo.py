"""Train MaskablePPO of sb3-contrib against a bot, then count how often it wins.

pip install 'pyramidion[learn]'
python examples/rl/maskable_ppo.py --game silver-gold --minutes 10 --save agent.zip
"""

import argparse
from time import monotonic

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from pyramidion.rl.games import Games
from pyramidion.rl.gymnasium import environment_id

POINTS = 50.0  # so many points ahead are a reward of 1


class Digest(BaseFeaturesExtractor):
    """A first layer that policy and value share: nearly all of the work, since observations are long."""

    def __init__(self, space: gymnasium.spaces.Box, size: int = 192) -> None:
        super().__init__(space, size)
        self.layer = torch.nn.Linear(space.shape[0], size)

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Counts stand among zeros and ones; their logarithms are of one size."""
        return torch.relu(self.layer(torch.log1p(numbers)))


class Clock(BaseCallback):
    """Ends the training when its time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return monotonic() < self.end


def learners(game: str, seats: int, opponent: str, number: int, seed: int) -> VecEnv:
    """Learners side by side, each in a game against a bot."""

    def make() -> gymnasium.Env:
        env = gymnasium.make(environment_id(game), seats=seats, opponents=opponent, reward="score")
        return gymnasium.wrappers.TransformReward(env, lambda points: float(points) / POINTS)

    return make_vec_env(make, number, seed=seed)


def train(envs: VecEnv, minutes: float, steps: int, seed: int) -> MaskablePPO:
    """An agent that has learned for so many minutes, or so many steps if they are over before."""
    agent = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.003,
        policy_kwargs={"features_extractor_class": Digest, "net_arch": [128]},
        seed=seed,
        device="cpu",
    )
    return agent.learn(steps, callback=Clock(minutes))


def win_rate(agent: MaskablePPO, game: str, seats: int, opponent: str, played: int) -> float:
    """The share of games that the agent wins, where a shared win is shared, from all seats alike."""
    won = 0.0
    for seat in range(seats):
        games = Games(game, max(1, played // seats), seats, opponents=opponent, seat=seat)
        games.reset(seed=seat)
        left = np.ones(len(games.movers), np.bool_)  # the first game of each
        while left.any():
            seen, masks = games.observations.copy(), games.masks.copy()
            actions, _ = agent.predict(seen, action_masks=masks, deterministic=True)
            games.step(actions)
            ended = games.ended & left
            # The reward of a win is 1, of a defeat -1 / (seats - 1), and in between for a shared win.
            share = (games.rewards[ended, seat] * max(1, seats - 1) + 1) / max(2, seats)
            won += float(share.sum()) / len(left) / seats
            left &= ~games.ended
    return won


def main() -> None:
    """Train and measure."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="silver-gold")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--opponent", default="novice", help="the bot to learn against")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--steps", type=int, default=100_000_000)
    asked.add_argument("--envs", type=int, default=64)
    asked.add_argument("--games", type=int, default=1000, help="to measure with, against each bot")
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", help="a file for the agent")
    given = asked.parse_args()

    torch.set_num_threads(given.threads)
    envs = learners(given.game, given.seats, given.opponent, given.envs, given.seed)
    agent = train(envs, given.minutes, given.steps, given.seed)
    print(f"learned from {agent.num_timesteps:,} decisions")
    if given.save:
        agent.save(given.save)
    for opponent in ("random", "novice"):
        share = win_rate(agent, given.game, given.seats, opponent, given.games)
        print(f"wins {100 * share:.1f} % of {given.games} games against {opponent}")


if __name__ == "__main__":
    main()

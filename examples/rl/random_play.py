"""Random play through PettingZoo, and a thousand games at once: who wins, and how fast.

pip install 'pyramidion[rl]'
python examples/rl/random_play.py --game pyramido --seats 3
"""

import argparse
from time import perf_counter

from pyramidion.rl import pettingzoo
from pyramidion.rl.games import Games


def one_by_one(game: str, seats: int, games: int) -> dict[str, float]:
    """What each agent gained, in games by turns."""
    env = pettingzoo.env(game, seats)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            gained[agent] += reward
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    return gained


def side_by_side(game: str, seats: int, games: int, steps: int) -> tuple[int, float]:
    """How many games ended, and decisions a second, in games that begin anew whenever they end."""
    many = Games(game, games, seats)
    many.reset(seed=1)
    ended, begun = 0, perf_counter()
    for _ in range(steps):
        many.step(many.sample())
        ended += int(many.ended.sum())
    return ended, games * steps / (perf_counter() - begun)


def main() -> None:
    """Play both ways."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="silver-gold")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--steps", type=int, default=1000)
    given = asked.parse_args()

    for agent, gained in one_by_one(given.game, given.seats, given.games).items():
        print(f"{agent} gained {gained:+.1f} in {given.games} games")
    ended, speed = side_by_side(given.game, given.seats, 1024, given.steps)
    print(f"{ended:,} games ended at {speed:,.0f} decisions a second")


if __name__ == "__main__":
    main()

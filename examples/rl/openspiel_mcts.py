"""Let OpenSpiel's own MCTS bot play against a random one.

    pip install 'pyramidion[rl]'
    python examples/rl/openspiel_mcts.py --game silver-gold --simulations 50

MCTS knows no simultaneous moves, so the game is played through the turn-based wrapper. It looks at the true
state: what others chose in this very turn, and in the first choice of cards their hands, are open to it.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from pyramidion.rl.openspiel import register_all


def played(game: pyspiel.Game, simulations: int, seed: int) -> list[float]:
    """What a game was worth to MCTS, in seat 0, and to the others, who play at random."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)]
    bots += [UniformRandomBot(player, rng) for player in range(1, game.num_players())]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    """Play some games."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="silver-gold")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--games", type=int, default=2)
    asked.add_argument("--simulations", type=int, default=20, help="of each choice")
    given = asked.parse_args()

    register_all()
    name = "python_" + given.game.replace("-", "_")
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name, {"players": given.players}))
    for seed in range(given.games):
        print(f"game {seed}: {played(game, given.simulations, seed)}")


if __name__ == "__main__":
    main()

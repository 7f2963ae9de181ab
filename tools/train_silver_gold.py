"""Learns the weights of games/silver_gold/sense.py by self-play and writes them to sense.toml.

First sight: the cross-entropy method on the mean score of two seats that both play by it, with the same deals
for all candidates of a generation. Worth: least squares on the final points of games that begin with random
moves and go on by first sight. Run: python -m tools.train_silver_gold --seed 1
"""

import argparse
from pathlib import Path

import numpy as np
from librt.vecs import vec

from pyramidion.bots.greedy import best, play_greedily
from pyramidion.core.bits import count
from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE, OVER, buffer
from pyramidion.games.silver_gold import GAME
from pyramidion.games.silver_gold import sense as s
from pyramidion.games.silver_gold import sense_weights as w
from pyramidion.games.silver_gold.rules.deck import NO_CARD
from pyramidion.games.silver_gold.rules.sheet import skulls
from pyramidion.games.silver_gold.rules.state import REVEAL, TURNS, SilverGold
from pyramidion.games.silver_gold.sense_side import Side
from pyramidion.games.silver_gold.sense_way import uneven
from tools.training import Vector, cross_entropy, least_squares, write

CURVES = 16  # numbers that shape the weights by distance
NOTHING = w.Weights([0.0] * w.WEIGHTS)
NUMBERS = CURVES + 1 + 2 + 2 + w.SHAPES * (w.KINDS + 2)


def expanded(p: Vector) -> list[float]:
    """All weights from the few numbers that are searched: distances follow smooth curves."""
    away = np.arange(w.FAR)
    alone = np.zeros(w.FIRST)
    lanes = np.zeros((w.SHAPES, w.LANES))
    for which in range(w.SHAPES):
        straight, bent, there = p[3 * which : 3 * which + 3]
        lanes[which, w.AWAY : w.BOX] = straight * away + bent * np.sqrt(away) + there * (away == 0)
    lanes[0, w.AWAY + w.FAR - 1] += p[9]
    for group, (height, ending, fall) in ((w.BOX, p[10:13]), (w.NEAR_BOX, p[13:16])):
        for which, top in ((0, height), (2, ending)):
            lanes[which, group : group + w.FAR] = top * np.exp(-abs(fall) * away)
    rest = p[CURVES:]
    alone[w.OWED] = rest[0]
    lanes[1, w.SKULLS : w.SKULLS + 2] = rest[1:3]
    lanes[:2, w.UNEVEN] = rest[3:5]
    symbols = rest[5:].reshape(w.SHAPES, w.KINDS + 2)
    lanes[:, w.ON_CARD : w.UNLIT + 1] = symbols[:, :-1]
    lanes[:, w.ROOM] = symbols[:, -1]
    return [float(number) for number in (*alone, *lanes.ravel())]


class Trainer:
    """Self-play on one deck."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.root = GAME.start(2, {"deck": "standard"})
        self.actions = buffer(self.root)
        self.ratings = vec[float]([0.0] * len(self.actions))

    def mean_score(self, weights: list[float], name: str, games: int) -> float:
        """Of two seats that play by these weights."""
        sense = s.SilverGoldSense(weights, weights)
        total = 0
        for game in range(games):
            state = self.root.copy()
            play_greedily(
                state, [sense, sense], seeded(f"{self.seed} {name} {game}"), self.actions, self.ratings
            )
            total += sum(state.scores())
        return total / games / 2

    def first_sight(self, generations: int) -> list[float]:
        """The cross-entropy method, from a plain pull towards the tomb."""
        middle = np.zeros(NUMBERS)
        middle[:1], middle[10:16] = -1.5, (0.5, 0.0, 0.2, 0.2, 0.0, 0.2)

        def score(p: Vector, generation: int) -> float:
            return self.mean_score(expanded(p), f"cem {generation}", 150)

        return expanded(cross_entropy(score, middle, np.full(NUMBERS, 1.0), self.seed, generations))

    def worth(self, first_sight: list[float], games: int) -> list[float]:
        """Least squares on what games brought that began at random and went on by first sight."""
        sense = s.SilverGoldSense(first_sight, first_sight)
        rows, targets = [], []
        for game in range(games):
            state, rng = self.root.copy(), seeded(f"{self.seed} worth {game}")
            cut = game * 7 % TURNS
            wild = 300 if game % 2 else 50
            seen = []
            while (mover := int(state.mover())) != OVER:
                if mover == CHANCE:
                    if state.phase == REVEAL and state.turn >= cut:
                        seen += [
                            (seat, self.features(state, seat), self.points(state, seat)) for seat in range(2)
                        ]
                    state.apply(CHANCE, state.sample(rng))
                elif state.turn < cut and rng.below(1000) < wild:
                    state.apply(mover, self.actions[rng.below(state.list_legal(mover, self.actions))])
                else:
                    state.apply(mover, best(sense, state, mover, self.actions, self.ratings))
            scores = state.scores()
            rows += [row for _, row, _ in seen]
            targets += [scores[seat] - points for seat, _, points in seen]
        x, y = np.array(rows), np.array(targets)
        fit = least_squares(x, y)
        print(f"worth: {len(y)} positions, off by {(y - x @ fit).std():.2f} of {y.std():.2f}")
        return [float(number) for number in fit]

    @staticmethod
    def points(state: SilverGold, seat: int) -> int:
        """What a seat is sure of."""
        return int(s.points_now(state, seat, state.players[seat]))

    @staticmethod
    def features(state: SilverGold, seat: int) -> Vector:
        """What `SilverGoldSense.worth` multiplies its numbers with."""
        player, deck = state.players[seat], state.deck
        left, dead = int(w.turns_left(state)), int(skulls(player.sheet))
        row = np.zeros(w.LANES)
        row[w.SKULLS : w.SKULLS + 2] = dead, dead * dead
        row[w.UNEVEN] = uneven(player.sheet)
        for place in range(2):
            card = int(player.card(place))
            if card == NO_CARD:
                continue
            side = Side(NOTHING, state, player, place)
            points, near = side.goal
            row[w.AWAY + side.away] += 1
            row[near + side.away] += points
            row[w.ROOM] += side.room
            row[w.UNLIT] += side.torches if side.unlit else 0
            for kind in range(w.KINDS):
                row[w.ON_CARD + kind] += count(side.squares & deck.symbols[w.KINDS * card + kind])
        shapes = np.array([w.shape(which, left) for which in range(w.SHAPES)])
        return np.concatenate([[0.0], shapes, np.outer(shapes, row).ravel()])


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=6000, help="for the worth of positions")
    parser.add_argument("--out", type=Path, default=Path(s.__file__).with_name("sense.toml"))
    given = parser.parse_args()
    trainer = Trainer(given.seed)
    first_sight = trainer.first_sight(given.generations)
    worth = trainer.worth(first_sight, given.games)
    write(given.out, "train_silver_gold", {"first_sight": first_sight, "worth": worth})


if __name__ == "__main__":
    main()

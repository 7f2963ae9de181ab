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
from pyramidion.games.silver_gold.rules.claim import next_box
from pyramidion.games.silver_gold.rules.deck import NO_CARD
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF
from pyramidion.games.silver_gold.rules.sheet import skulls
from pyramidion.games.silver_gold.rules.state import REVEAL, TURNS, SilverGold
from tools.training import Vector, cross_entropy, least_squares, write

SHAPES = 13  # numbers that shape the weights by distance
NUMBERS = SHAPES + 3 + 2 * s.KINDS


def expanded(p: Vector) -> list[float]:
    """All weights from the few numbers that are searched: distances follow smooth curves."""
    away = np.arange(s.FAR)
    w = np.zeros(s.WEIGHTS)
    w[s.AWAY : s.AWAY + s.FAR] = p[0] * away + p[1] * np.sqrt(away) + p[2] * (away == s.FAR - 1)
    w[s.AWAY] += p[3]
    w[s.AWAY_LATER : s.AWAY_LATER + s.FAR] = p[4] * away + p[5] * np.sqrt(away)
    w[s.AWAY_LATER] += p[6]
    w[s.BOX : s.BOX + s.FAR] = p[7] * np.exp(-abs(p[8]) * away)
    w[s.NEAR_BOX : s.NEAR_BOX + s.FAR] = p[9] * np.exp(-abs(p[10]) * away)
    w[s.SKULLS], w[s.SKULLS + 1], w[s.OWED] = p[SHAPES : SHAPES + 3]
    w[s.ON_CARD :] = p[SHAPES + 3 :]
    return [float(x) for x in w]


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
        middle[:1], middle[7:11] = -1.5, (0.5, 0.2, 0.2, 0.2)

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
        return [float(w) for w in fit]

    @staticmethod
    def points(state: SilverGold, seat: int) -> int:
        """What a seat is sure of."""
        return int(s.points_now(state, seat, state.players[seat]))

    @staticmethod
    def features(state: SilverGold, seat: int) -> Vector:
        """What `Weights.worth` multiplies its numbers with."""
        player, deck = state.players[seat], state.deck
        later = (TURNS - max(int(state.turn), 0)) / TURNS
        dead = int(skulls(player.sheet))
        row = np.zeros(s.WEIGHTS)
        row[s.BIAS], row[s.LEFT] = 1.0, later
        row[s.SKULLS], row[s.SKULLS + 1] = dead * later, dead * dead * later
        for place in range(2):
            card = int(player.card(place))
            if card == NO_CARD:
                continue
            squares = player.left >> CARD_BITS * place & HALF
            away = int(s.distance(player.reach >> CARD_BITS * place & HALF, squares, deck.tomb[card]))
            row[s.AWAY + away] += 1
            row[s.AWAY_LATER + away] += later
            done = count(player.aside & deck.coloured[deck.colour[card]])
            if done < 6:
                row[(s.BOX if done & 1 else s.NEAR_BOX) + away] += next_box(state.boxes, deck.colour[card])
            for kind in range(s.KINDS):
                there = int(count(squares & deck.symbols[s.KINDS * card + kind]))
                row[s.ON_CARD + kind] += there
                row[s.ON_CARD_LATER + kind] += there * later
        return row


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

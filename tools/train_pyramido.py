"""Learns the weights of games/pyramido/sense.py by self-play and writes them to sense.toml.

First sight: the cross-entropy method on the mean score of two seats that both play by it. Worth, for each
stage: least squares on the final points of games that begin with some random moves; the Legend's likewise.
Run: python -m tools.train_pyramido --seed 1
"""

import argparse
from pathlib import Path

import numpy as np
from librt.vecs import vec

from pyramidion.bots.greedy import best, play_greedily
from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE, OVER, buffer
from pyramidion.games.pyramido import GAME
from pyramidion.games.pyramido import sense as s
from pyramidion.games.pyramido import sense_forecast as f
from pyramidion.games.pyramido import sense_prices as p
from pyramidion.games.pyramido.rules.gems import COLOURED, MYTHICAL, held, total
from pyramidion.games.pyramido.rules.state import Pyramido
from tools.training import Vector, cross_entropy, least_squares, write

NO_WORTH = [0.0] * (f.STAGES * f.FEATURES)
NO_LEGEND = [0.0] * (f.LEGEND_STAGES * f.LEGEND_FEATURES)
WILD = (0, 100, 300)  # of a thousand moves before a game's cut: how many are random
# Where the search begins: prices that a beginner might guess.
GUESS = {
    p.BUY: 2.0,
    p.SCARCE: 3.0,
    p.KEEP: 1.0,
    p.MYTH: 3.0,
    p.GROW: 0.1,
    p.JOIN: 0.3,
    p.LAST: 0.2,
    p.LAST_2: 0.1,
}
GUESS_OF_ALL = {p.LOST: 2.0, p.OPEN_MINE: 0.3, p.OPEN_NEXT: 0.2, p.SOLO_MYTH: 2.0}


def sense_of(first_sight: Vector) -> s.PyramidoSense:
    """A judgement at first sight, without a forecast."""
    return s.PyramidoSense([float(w) for w in first_sight], NO_WORTH, NO_LEGEND)


class Trainer:
    """Self-play with the standard dominoes."""

    def __init__(self, seed: str, games: int) -> None:
        self.seed = seed
        self.games = games
        self.actions = buffer(self.start(2))
        self.ratings = vec[float]([0.0] * len(self.actions))

    def start(self, seats: int) -> Pyramido:
        """A new game."""
        return GAME.start(seats, {"dominoes": "standard"})

    def mean_score(self, first_sight: Vector, name: str, games: int) -> float:
        """Of two seats that play by these prices."""
        sense, points = sense_of(first_sight), 0
        for game in range(games):
            state = self.start(2)
            rng = seeded(f"{self.seed} {name} {game}")
            play_greedily(state, [sense, sense], rng, self.actions, self.ratings)
            points += sum(state.scores())
        return points / games / 2

    def first_sight(self, generations: int) -> Vector:
        """The cross-entropy method. What a mean score cannot tell stays as guessed."""
        middle = np.zeros(p.NUMBERS)
        for level in range(4):
            for at, guess in GUESS.items():
                middle[p.OF_LEVEL * level + at] = guess
        for at, guess in GUESS_OF_ALL.items():
            middle[at] = guess
        spread = np.maximum(0.5 * np.abs(middle), 0.1)
        spread[[p.OPEN_NEXT, p.SOLO_MYTH]] = 0.0

        def score(numbers: Vector, generation: int) -> float:
            return self.mean_score(numbers, f"generation {generation}", 120)

        return cross_entropy(score, middle, spread, self.seed, generations)

    def worth(self, first_sight: Vector) -> Vector:
        """Weights for each stage, and how far off they are in games they were not fitted to."""
        rows, points = self._seen(first_sight, "worth", self.games)
        new_rows, new_points = self._seen(first_sight, "check", self.games // 4)
        fits = []
        for stage in range(f.STAGES):
            fits.append(least_squares(np.array(rows[stage]), np.array(points[stage])))
            y = np.array(new_points[stage])
            off = y - np.array(new_rows[stage]) @ fits[-1]
            known = 1 - off.var() / y.var()
            print(f"worth after {stage} turns: off by {off.std():.2f} of {y.std():.2f}, R² {known:.2f}")
        return np.concatenate(fits)

    def _seen(self, first_sight: Vector, name: str, games: int) -> tuple[list[list[Vector]], list[list[int]]]:
        """What forecasts saw in games, and how many points were still to come, by stage."""
        sense = sense_of(first_sight)
        rows: list[list[Vector]] = [[] for _ in range(f.STAGES)]
        points: list[list[int]] = [[] for _ in range(f.STAGES)]
        for game in range(games):
            state, rng = self.start(2), seeded(f"{self.seed} {name} {game}")
            cut, wild = int(rng.below(f.STAGES)), WILD[game % len(WILD)]
            seen = []
            while (mover := int(state.mover())) != OVER:
                if mover == CHANCE:
                    if state.level > 0 and rng.below(4) == 0:
                        seat = int(rng.below(2))
                        stage = int(sense.forecast.look(state, seat))
                        row = np.array([float(x) for x in sense.forecast.row])
                        seen.append((seat, stage, row, int(sense.forecast.sure)))
                    state.apply(CHANCE, state.sample(rng))
                elif state.players[mover].pyramid.count < cut and rng.below(1000) < wild:
                    state.apply(mover, self.actions[rng.below(state.list_legal(mover, self.actions))])
                    seen = []
                else:
                    state.apply(mover, best(sense, state, mover, self.actions, self.ratings))
            scores = state.scores()
            for seat, stage, row, sure in seen:
                if stage != f.OVER:
                    rows[stage].append(row)
                    points[stage].append(scores[seat] - sure)
        return rows, points

    def legend(self, first_sight: Vector) -> Vector:
        """The same for the Legend, against a player at first sight."""
        sense = sense_of(first_sight)
        rows: list[list[list[int]]] = [[] for _ in range(f.LEGEND_STAGES)]
        points: list[list[int]] = [[] for _ in range(f.LEGEND_STAGES)]
        for game in range(self.games // 4):
            state, rng = self.start(1), seeded(f"{self.seed} legend {game}")
            seen = []
            while (mover := int(state.mover())) != OVER:
                if mover == CHANCE:
                    state.apply(CHANCE, state.sample(rng))
                    continue
                legend = state.legend
                row = [1, int(total(legend.gems & COLOURED)), int(held(legend.gems, MYTHICAL))]
                seen.append((int(sense.forecast.legends_stage(state)), row, int(legend.score())))
                state.apply(0, best(sense, state, 0, self.actions, self.ratings))
            for stage, row, before in seen:
                rows[stage].append(row)
                points[stage].append(int(state.legend.score()) - before)
        fits = [
            least_squares(np.array(x, float), np.array(y, float)) for x, y in zip(rows, points, strict=True)
        ]
        return np.concatenate(fits)


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=12000, help="for the worth of positions")
    parser.add_argument("--out", type=Path, default=Path(s.__file__).with_name("sense.toml"))
    given = parser.parse_args()
    trainer = Trainer(given.seed, given.games)
    first_sight = trainer.first_sight(given.generations)
    print(f"mean score {trainer.mean_score(first_sight, 'test', 1000):.2f}")
    worth, legend = trainer.worth(first_sight), trainer.legend(first_sight)
    write(given.out, "train_pyramido", {"first_sight": first_sight, "worth": worth, "legend": legend})


if __name__ == "__main__":
    main()

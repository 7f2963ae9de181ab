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
from pyramidion.core.sense import Sense
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
# Where the search begins: what shorter searches from one guess for all levels had found.
GUESS = {
    p.BUY: (2.4, 2.4, 1.7, 0.8),
    p.SCARCE: (1.9, 3.6, 4.8, 1.6),
    p.KEEP: (0.6, 0.4, 0.2, 0.0),
    p.MYTH: (1.8, 2.5, 3.7, 3.7),
    p.GROW: (0.25, 0.15, 0.0, 0.0),
    p.JOIN: (0.4, 0.25, 0.35, 0.0),
    p.LAST: (0.1, 0.2, 0.2, 0.0),
    p.LAST_2: (0.15, 0.2, 0.2, 0.0),
    p.KEEP_LAST: (0.1, 0.2, 0.0, 0.0),
    p.NEXT: (0.2, 0.1, 0.0, 0.0),
    p.REACH: (0.02, 0.02, 0.02, 0.0),
}
GUESS_OF_ALL = {p.LOST: 2.5, p.AHEAD: 0.3, p.AHEAD_NEXT: 0.3, p.OPEN_NEXT: 0.5, p.SOLO_MYTH: 2.0}
AGAINST = [p.AHEAD, p.AHEAD_NEXT, p.OPEN_NEXT]  # what only a lead can tell


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

    def lead(self, first_sight: Vector, other: Vector, name: str, deals: int) -> float:
        """Over a seat that plays by other prices, each deal in both seatings."""
        senses: list[Sense] = [sense_of(first_sight), sense_of(other)]
        points = 0
        for deal in range(deals):
            for seat in range(2):
                state = self.start(2)
                rng = seeded(f"{self.seed} {name} {deal}")
                play_greedily(state, senses[:: 1 - 2 * seat], rng, self.actions, self.ratings)
                scores = state.scores()
                points += scores[seat] - scores[1 - seat]
        return points / deals / 2

    def solo_lead(self, first_sight: Vector, name: str, games: int) -> float:
        """Over the Legend."""
        sense, points = sense_of(first_sight), 0
        for game in range(games):
            state = self.start(1)
            play_greedily(state, [sense], seeded(f"{self.seed} {name} {game}"), self.actions, self.ratings)
            points += state.scores()[0] - int(state.legend.score())
        return points / games

    def first_sight(self, generations: int) -> Vector:
        """The cross-entropy method: on mean scores, then for what only a lead can tell."""
        middle = np.zeros(p.NUMBERS)
        for level in range(4):
            for at, guesses in GUESS.items():
                middle[p.OF_LEVEL * level + at] = guesses[level]
        for at, guess in GUESS_OF_ALL.items():
            middle[at] = guess
        reference = middle
        chosen = np.ones(p.NUMBERS)
        chosen[[*AGAINST, p.SOLO_MYTH]] = 0.0
        spread = np.maximum(0.3 * np.abs(middle), 0.003)

        def mean_score(numbers: Vector, generation: int) -> float:
            return self.mean_score(numbers, f"generation {generation}", 120)

        def lead(numbers: Vector, generation: int) -> float:
            return self.lead(numbers, reference, f"lead {generation}", 60)

        def solo_lead(numbers: Vector, generation: int) -> float:
            return self.solo_lead(numbers, f"solo {generation}", 120)

        middle = cross_entropy(mean_score, middle, spread * chosen, self.seed, generations)
        reference, chosen = middle, np.zeros(p.NUMBERS)
        chosen[AGAINST] = 1.0
        middle = cross_entropy(lead, middle, spread * chosen, self.seed, generations // 2)
        chosen = np.zeros(p.NUMBERS)
        chosen[p.SOLO_MYTH] = 1.0
        return cross_entropy(solo_lead, middle, spread * chosen, self.seed, generations // 4)

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
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=6000, help="for the worth of positions")
    parser.add_argument("--out", type=Path, default=Path(s.__file__).with_name("sense.toml"))
    given = parser.parse_args()
    trainer = Trainer(given.seed, given.games)
    first_sight = trainer.first_sight(given.generations)
    print(f"mean score {trainer.mean_score(first_sight, 'test', 1000):.2f}")
    worth, legend = trainer.worth(first_sight), trainer.legend(first_sight)
    write(
        given.out, "train_pyramido", {"first_sight": first_sight, "worth": worth, "legend": legend}, places=4
    )


if __name__ == "__main__":
    main()

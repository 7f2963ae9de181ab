"""What the trainers of all titles share: the cross-entropy method, least squares, the file of weights."""

import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

Vector = np.ndarray[tuple[int], np.dtype[np.float64]]
Matrix = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Score = Callable[[Vector, int], float]  # of numbers that are tried; the same deals within a generation

TRIES = 64
KEPT = 12
LEAST_SPREAD = 0.02
_at_work: list[Score] = []  # in a worker: what it was started for


def _scored(numbers: Vector, generation: int) -> float:
    return _at_work[0](numbers, generation)


def cross_entropy(score: Score, middle: Vector, spread: Vector, seed: str, generations: int) -> Vector:
    """Try numbers around the middle of those that were best, generation after generation, on all cores."""
    least = LEAST_SPREAD * spread  # what has no spread at the beginning is not searched
    chance = np.random.default_rng(list(seed.encode()))
    # Forked workers inherit the score, which knows positions and need not be written down for them.
    with ProcessPoolExecutor(
        mp_context=get_context("fork"), initializer=_at_work.append, initargs=(score,)
    ) as pool:
        for generation in range(generations):
            tries = middle + spread * chance.standard_normal((TRIES, len(middle)))
            scores = list(pool.map(_scored, tries, [generation] * TRIES))
            best = tries[np.argsort(scores)[::-1][:KEPT]]
            middle = best.mean(0)
            spread = 0.9 * (best.std(0) + least) + 0.1 * spread
            print(f"generation {generation + 1}: {np.mean(scores):.2f}, best {max(scores):.2f}", flush=True)
    return middle


def least_squares(x: Matrix, y: Vector, ridge: float = 5.0) -> Vector:
    """The weights that foretell y best."""
    return np.ravel(np.linalg.solve(x.T @ x + ridge * np.eye(x.shape[1]), x.T @ y))


def write(path: Path, trainer: str, weights: Mapping[str, Iterable[float]], places: int = 3) -> None:
    """Write the weights, and the command line that learned them."""
    told = f"# Learned by self-play: python -m tools.{trainer} {' '.join(sys.argv[1:])}".rstrip() + "\n"
    for name, numbers in weights.items():
        told += f"{name} = [{', '.join(f'{w:.{places}f}' for w in numbers)}]\n"
    path.write_text(told, "utf-8")

"""Random play to the end, without a Python call on the way."""

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.rng import Rng
from pyramidion.core.state import CHANCE, OVER, State


def play_out(state: State, rng: Rng, actions: vec[i64]) -> i64:
    """Play uniformly random legal actions to the end; how many decisions seats made."""
    decisions: i64 = 0
    mover: i64 = state.mover()
    while mover != OVER:
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            n: i64 = state.list_legal(mover, actions)
            state.apply(mover, actions[rng.below(n)])
            decisions += 1
        mover = state.mover()
    return decisions


def play_copies(roots: list[State], games: i64, rng: Rng, actions: vec[i64]) -> i64:
    """Play copies of positions, one after another, to the end; how many decisions seats made in all."""
    decisions: i64 = 0
    n: i64 = len(roots)
    for game in range(games):
        decisions += play_out(roots[game % n].copy(), rng, actions)
    return decisions


def make_copies(roots: list[State], copies: i64) -> i64:
    """Copy positions, one after another, and forget the copies; how many."""
    n: i64 = len(roots)
    for copy in range(copies):
        roots[copy % n].copy()
    return copies

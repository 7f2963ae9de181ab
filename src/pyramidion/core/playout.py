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

"""Counting all lines of play to a depth: the quickest way to notice that a rule has changed."""

from pyramidion.core.state import OVER, State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are from a position, chance's included.

    In a simultaneous phase seats are taken in turn, lowest first, since their order does not matter.
    """
    mover = int(state.mover())
    if depth == 0 or mover == OVER:
        return 1
    legal = state.legal(mover)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(mover, action)
        total += perft(after, depth - 1)
    return total

"""Play at first sight: whatever a judgement rates best, or nearly so."""

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.bots.bot import Bot
from pyramidion.core.rng import Rng
from pyramidion.core.sense import Sense
from pyramidion.core.state import CHANCE, OVER, State, buffer


def best(sense: Sense, state: State, seat: i64, actions: vec[i64], ratings: vec[float]) -> i64:
    """The legal action that a judgement rates highest; `actions` and `ratings` are scratch."""
    n: i64 = state.list_legal(seat, actions)
    if n == 1:
        return actions[0]
    sense.rate(state, seat, actions, n, ratings)
    top: i64 = 0
    for i in range(1, n):
        if ratings[i] > ratings[top]:
            top = i
    return actions[top]


def play_greedily(
    state: State, senses: list[Sense], rng: Rng, actions: vec[i64], ratings: vec[float]
) -> None:
    """Play to the end, each seat at first sight."""
    mover: i64 = state.mover()
    while mover != OVER:
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(mover, best(senses[mover], state, mover, actions, ratings))
        mover = state.mover()


class Explorer(Bot):
    """Does what looks best at first sight."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  it has no doubts
        return int(best(self.sense, state, seat, buffer(state), vec[float]([0.0] * int(state.width()))))


class Novice(Bot):
    """Sees only some of its choices and takes the one that looks best among them: sensible, with mistakes."""

    def __init__(self, sense: Sense, seen: int) -> None:
        self.sense = sense
        self.seen = seen  # how many choices it looks at

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = buffer(state)
        ratings = vec[float]([0.0] * int(state.width()))
        n: i64 = state.list_legal(seat, actions)
        self.sense.rate(state, seat, actions, n, ratings)
        top: i64 = rng.below(n)
        for _ in range(self.seen - 1):
            other: i64 = rng.below(n)
            if ratings[other] > ratings[top]:
                top = other
        return int(actions[top])

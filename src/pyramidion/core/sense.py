"""What a game tells bots about judging its positions. Bots know nothing else of a title."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Judgement of a title, in points and from one seat's own side; higher is better."""

    horizon: i64  # after how many of chance's events a play-out may stop and be judged

    def rate(self, state: State, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        """Rate the first n of `actions`, the legal ones of a seat: which looks best at first sight."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> float:
        """The points a seat can expect to have at the end."""
        raise NotImplementedError

    def rival(self, state: State, seat: i64) -> float:
        """The points that the best of the others can expect; 0 for a seat alone.

        A game that plays against a lone seat itself says here what it expects.
        """
        best = 0.0
        first = True
        for other in range(state.seats):
            if other != seat:
                points = self.worth(state, other)
                if first or points > best:
                    best = points
                    first = False
        return best


class PlainSense(Sense):
    """For a game that has no judgement of its own: points now are all that counts."""

    def __init__(self) -> None:
        self.horizon = 1_000_000

    def rate(self, state: State, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        for i in range(n):
            after = state.copy()
            after.apply(seat, actions[i])
            ratings[i] = float(after.scores()[seat])

    def worth(self, state: State, seat: i64) -> float:
        return float(state.scores()[seat])

"""A position of any game, as bots, sessions and environments see it."""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.bits import bit
from pyramidion.core.rng import Rng

CHANCE: Final = -1  # the seat that draws cards, gems and dominoes
OVER: Final = -2  # nobody is to act
ONLOOKER: Final = -3  # who watches and holds no seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position; `apply` changes it in place.

    Seats count from 0. An action is a small number whose meaning one table in the game's folder gives.
    Only legal actions may be applied: whoever takes them from outside checks first (`Session` does).
    """

    seats: i64
    phase: i64  # which kind of choice is due; each game has its own numbers

    def mover(self) -> i64:
        """The lowest seat that may act now, or CHANCE, or OVER."""
        raise NotImplementedError

    def acting(self) -> i64:
        """The seats that may act now as a set; empty when chance is to act or all is over."""
        seat: i64 = self.mover()
        return bit(seat) if seat >= 0 else 0

    def secret(self) -> bool:
        """Whether what seats do now stays hidden until all of them have done it."""
        return False

    def list_legal(self, seat: i64, actions: vec[i64]) -> i64:
        """Write the legal actions of a seat (or CHANCE) into `actions`, ascending; their number."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """How likely each legal action of CHANCE is, as whole numbers in the order of `legal`."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """Draw an action of CHANCE by those weights, without making a list."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Let a seat (or CHANCE) do a legal action."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each seat if the game ended now."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Final place of each seat, from 1, tie-breaks applied; who shares a place has the same number."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent position that is equal to this one."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Draw anew what `seat` (or ONLOOKER) cannot know; others' hidden commits are taken back."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Equal keys, equal positions."""
        raise NotImplementedError

    def width(self) -> i64:
        """How long a buffer for `list_legal` must be."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """All seats that may act now; [CHANCE]; or none: over."""
        mover: i64 = self.mover()
        if mover == CHANCE:
            return [CHANCE]
        acting: i64 = self.acting()
        return [seat for seat in range(self.seats) if acting >> seat & 1]

    def legal(self, seat: i64) -> list[int]:
        """The legal actions of a seat (or CHANCE), ascending; none if it is not its turn."""
        if seat >= self.seats or (seat < 0 and seat != CHANCE):
            return []
        actions = buffer(self)
        n: i64 = self.list_legal(seat, actions)
        return [int(actions[i]) for i in range(n)]


def buffer(state: State) -> vec[i64]:
    """A buffer that `list_legal` of this state can write to."""
    return vec[i64]([0] * int(state.width()))

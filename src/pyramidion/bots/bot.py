"""What a bot is: something that chooses for a seat."""

from mypy_extensions import mypyc_attr

from pyramidion.core.rng import Rng
from pyramidion.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses an action for a seat. It is handed a copy re-dealt for that seat, so it cannot cheat.

    It keeps nothing from one game to the next: the same bot may play many.
    """

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions of `seat`; `state` is the bot's own to change."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        return legal[int(rng.below(len(legal)))]

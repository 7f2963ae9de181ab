"""One game under way, as an environment steps it: compiled, and drawn like a session of the same seed."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from pyramidion.core.rng import Rng
from pyramidion.core.state import CHANCE, State, buffer
from pyramidion.core.tensor import Tensor


class Play:
    """A position, the generator that chance draws from, and buffers for what a seat sees of it."""

    state: State
    seen: vec[i64]  # what `look` wrote
    mask: vec[u8]  # what `allow` wrote: 1 for each legal action

    def __init__(self, start: State, tensor: Tensor, actions: i64) -> None:
        self._start = start
        self._tensor = tensor
        self._rng = Rng(1)
        self._legal = buffer(start)
        self._allowed: i64 = 0  # how many of `_legal` are set in `mask`
        self.state = start.copy()
        self.seen = vec[i64]([0] * int(tensor.words))
        self.mask = vec[u8]([0] * int(actions))

    def begin(self, rng: Rng) -> None:
        """Start a new game."""
        self.state = self._start.copy()
        self._rng = rng
        self._draw()

    def act(self, seat: i64, action: i64) -> None:
        """Let a seat do a legal action; then chance draws what it owes."""
        self.state.apply(seat, action)
        self._draw()

    def _draw(self) -> None:
        state = self.state
        while state.mover() == CHANCE:
            state.apply(CHANCE, state.sample(self._rng))

    def look(self, seat: i64) -> None:
        """Write what a seat may know."""
        self._tensor.write(self.state, seat, self.seen, 0)

    def allow(self, seat: i64) -> i64:
        """Write which actions are legal for a seat; how many."""
        mask = self.mask
        legal = self._legal
        for i in range(self._allowed):
            mask[legal[i]] = 0
        n: i64 = self.state.list_legal(seat, legal)
        for i in range(n):
            mask[legal[i]] = 1
        self._allowed = n
        return n

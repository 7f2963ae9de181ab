"""What seats see and may do, written into arrays that stay where they are: a row for each."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from pyramidion.core.rng import Rng
from pyramidion.core.state import State, buffer
from pyramidion.core.tensor import Tensor


class Sight:
    """Rows of observations and of legal actions."""

    observations: vec[i64]  # as the tensor writes them
    masks: vec[u8]  # 1 for each legal action

    def __init__(self, start: State, tensor: Tensor, actions: i64, rows: i64) -> None:
        self._tensor = tensor
        self._width: i64 = actions
        self._scratch = buffer(start)
        self._legal = vec[i64]([0] * int(rows * actions))
        self._counts = vec[i64]([0] * int(rows))
        self.observations = vec[i64]([0] * int(rows * tensor.words))
        self.masks = vec[u8]([0] * int(rows * actions))

    def look(self, state: State, seat: i64, row: i64) -> None:
        """Write what a seat may know."""
        self._tensor.write(state, seat, self.observations, row * self._tensor.words)

    def allow(self, state: State, seat: i64, row: i64) -> None:
        """Write what a seat may do."""
        masks = self.masks
        legal = self._legal
        scratch = self._scratch
        first: i64 = row * self._width
        for i in range(first, first + self._counts[row]):
            masks[first + legal[i]] = 0
        n: i64 = state.list_legal(seat, scratch)
        for i in range(n):
            action: i64 = scratch[i]
            legal[first + i] = action
            masks[first + action] = 1
        self._counts[row] = n

    def is_legal(self, action: i64, row: i64) -> bool:
        """Whether an action was legal when `allow` last wrote a row."""
        return action >= 0 and action < self._width and self.masks[row * self._width + action] != 0

    def legal(self, row: i64) -> list[int]:
        """The legal actions of a row, ascending."""
        first: i64 = row * self._width
        return [int(self._legal[i]) for i in range(first, first + self._counts[row])]

    def drawn(self, row: i64, rng: Rng) -> i64:
        """Any of the legal actions of a row."""
        return self._legal[row * self._width + rng.below(self._counts[row])]

"""How much is too much: allowances that fill up with time, and seats at the door."""

from collections import Counter
from collections.abc import Callable
from time import monotonic


class Allowance:
    """So many a second for each key, and a burst at once."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}  # how much, and when

    def take(self, key: str) -> bool:
        """Use one up, if there is one left."""
        now = self._clock()
        spent, then = self._spent.get(key, (0.0, now))
        spent = max(0.0, spent - (now - then) * self._rate)
        if spent + 1 > self._burst:
            return False
        if len(self._spent) > 10_000:
            self._forget(now)
        self._spent[key] = (spent + 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Drop what has filled up again."""
        whole = self._burst / self._rate
        self._spent = {key: (spent, then) for key, (spent, then) in self._spent.items() if now - then < whole}


class Door:
    """How many are inside from each address."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        if self._inside[address] >= self._limit:
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One has gone."""
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]

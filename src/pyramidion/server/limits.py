"""How much is too much: allowances that fill up with time, and seats at the door."""

from collections import Counter
from collections.abc import Callable
from time import monotonic

MANY = 10_000  # buckets, before full ones are looked for


class Bucket:
    """So many at once, and so many more a second."""

    __slots__ = ("_burst", "_rate", "_spent", "_then")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._spent = 0.0
        self._then = 0.0  # when that was

    def take(self, now: float) -> bool:
        """Use one up, if there is one left."""
        spent = self._left(now)
        if spent + 1 > self._burst:
            return False
        self._spent, self._then = spent + 1, now
        return True

    def full(self, now: float) -> bool:
        """Whether it is as good as a new one."""
        return self._left(now) == 0.0

    def _left(self, now: float) -> float:
        """What is still spent."""
        return max(0.0, self._spent - (now - self._then) * self._rate)


class Allowance:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Use one up, if there is one left."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MANY:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full(now)}
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take(now)


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

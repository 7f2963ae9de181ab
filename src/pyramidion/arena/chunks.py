"""Games dealt out to workers: many at a time where games are short, few towards the end."""

from collections import Counter, deque
from collections.abc import Sequence

from pyramidion.arena.work import Played

SECONDS = 0.1  # that a chunk should take: long against the way there and back, short against a tournament
AHEAD = 2  # chunks at each worker, so that none waits for its next one
DEATHS = 3  # of its worker, until a game is given up


class Chunks:
    """The games that are still to be given out."""

    def __init__(self, jobs: Sequence[int], workers: int) -> None:
        self._left = deque(jobs)
        self._workers = max(workers, 1)
        self._games = 0
        self._seconds = 0.0
        self._deaths: Counter[int] = Counter()

    def next(self) -> list[int]:
        """The next chunk; empty when all have been given out."""
        fair = -(-len(self._left) // (2 * AHEAD * self._workers))
        swift = round(SECONDS * self._games / self._seconds) if self._games else 1
        # While it is only known that games are short, a chunk is not many times what has been tried.
        size = max(1, min(fair, swift, 4 * self._games + 1))
        return [self._left.popleft() for _ in range(min(size, len(self._left)))]

    def done(self, played: Played) -> None:
        """Learn from finished games how long they take."""
        self._games += played.games
        self._seconds += max(played.seconds, 1e-6)

    def again(self, chunk: Sequence[int], *, begun: bool) -> None:
        """Take back a chunk whose worker died; if it was begun, one of its games may be the reason."""
        self._left.extendleft(reversed(chunk))
        if begun:
            self._deaths.update(chunk)
            for job in chunk:
                if self._deaths[job] >= DEATHS:
                    raise RuntimeError(
                        f"the worker that plays game {job + 1} died {DEATHS} times; memory may be short"
                    )

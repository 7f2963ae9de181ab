"""A tournament being played: what has been kept is not played again."""

from collections.abc import Generator
from functools import partial

from msgspec import json

from pyramidion.arena.journal import Journal
from pyramidion.arena.plan import Plan
from pyramidion.arena.result import Result
from pyramidion.arena.work import play
from pyramidion.arena.workers import Workers


class Tournament:
    """A plan and the journal of what has come of it so far."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        self.plan = plan
        self.journal = journal

    def left(self) -> list[int]:
        """The games that have not been played yet."""
        return [number for number in range(self.plan.games) if number not in self.journal.results]

    def played(self, workers: Workers) -> Generator[int, None, None]:
        """Play what is left; yields how many games have just been finished and kept."""
        jobs = self.left()
        if not jobs:
            return
        for played in workers.played(partial(play, json.encode(self.plan)), jobs):
            self.journal.add(played.lines)
            yield played.games

    def results(self) -> list[Result]:
        """What there is, by number: in whatever order it was played, the outcome is the same."""
        return [result for _, result in sorted(self.journal.results.items())]

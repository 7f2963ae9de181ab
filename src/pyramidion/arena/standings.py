"""What came of a tournament: who won how often, who is how strong, what the seats are worth."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

from pyramidion.arena.plan import Job, Plan
from pyramidion.arena.rate import Rate, rate
from pyramidion.arena.rating import Meeting, Rating, ratings
from pyramidion.arena.result import Result
from pyramidion.arena.seatings import LineUp
from pyramidion.core.game import Options

Value = TypeVar("Value")


class Row(NamedTuple):
    """One entrant's line of the table."""

    name: str
    wins: Rate
    mean_score: float
    rating: Rating


class Standings:
    """All that the results of a plan tell; it does not depend on the order they came in."""

    def __init__(self, plan: Plan, results: Iterable[Result]) -> None:
        self.plan = plan
        self.games: list[tuple[Job, Result]] = [
            (plan.job(result.job), result) for result in sorted(results, key=lambda result: result.job)
        ]
        self.entrants = range(len(plan.bots))

    @cached_property
    def rows(self) -> list[Row]:
        """The table, in the order in which the bots were named."""
        strong = self.ratings
        return [
            Row(self.plan.names[k], self.wins(k), _mean(self.scores(k)), strong[k]) for k in self.entrants
        ]

    @cached_property
    def ratings(self) -> list[Rating]:
        """How strong each entrant is; alone at the table it is held against what it plays with."""
        entrants = len(self.entrants)
        if self.plan.seats > 1:
            return ratings(entrants, self.meetings, self.entrants)
        everyone = entrants + len(self.plan.settings)
        met = {meeting.second for meeting in self.meetings} or range(entrants, everyone)
        return ratings(everyone, self.meetings, met)[:entrants]

    @cached_property
    def ranking(self) -> list[int]:
        """The entrants, the strongest first; who is level stays in the order given."""
        return sorted(self.entrants, key=lambda k: -self.rows[k].rating.value)

    @cached_property
    def meetings(self) -> list[Meeting]:
        """Each pair of entrants in each game; in solo an entrant meets the setting."""
        found = []
        for job, result in self.games:
            if self.plan.seats == 1:
                setting = len(self.entrants) + self.plan.settings.index(job.options)
                found.append(Meeting(job.deal, job.seats[0], setting, float(result.places == [1])))
            for a, first in enumerate(job.seats):
                for b in range(a + 1, len(job.seats)):
                    ahead = (1 + _sign(result.places[b] - result.places[a])) / 2
                    found.append(Meeting(job.deal, first, job.seats[b], ahead))
        return found

    def within(self, options: Options) -> "Standings":
        """What came of the games that were played with some options."""
        return Standings(self.plan, [result for job, result in self.games if job.options == options])

    def wins(self, entrant: int, line_up: LineUp | None = None) -> Rate:
        """How often an entrant wins from a seat that it has, all in all or in a line-up."""
        table = None if line_up is None else sorted(line_up)
        return rate(
            (job.deal, share)
            for job, result in self.games
            if table is None or sorted(job.seats) == table
            for who, share in zip(job.seats, result.shares(), strict=True)
            if who == entrant
        )

    def ahead(self, entrant: int, other: int) -> Rate:
        """How often one entrant finishes ahead of another; level counts half."""
        return rate(
            (deal, points if first == entrant else 1 - points)
            for deal, first, second, points in self.meetings
            if {first, second} == {entrant, other}
        )

    def seat(self, seat: int) -> Rate:
        """How often whoever sits there wins."""
        return rate((job.deal, result.shares()[seat]) for job, result in self.games)

    def scores(self, entrant: int) -> list[int]:
        """The points of an entrant, game by game."""
        return self._of(entrant, [result.scores for _, result in self.games])

    def decisions(self) -> list[int]:
        """How long the games were."""
        return [sum(result.decisions) for _, result in self.games]

    def thinking(self, entrant: int) -> list[float]:
        """Seconds for a decision, one mean for each game."""
        means = [
            [seconds / max(n, 1) for seconds, n in zip(result.seconds, result.decisions, strict=True)]
            for _, result in self.games
        ]
        return self._of(entrant, means)

    def longest(self, entrant: int) -> float:
        """Seconds for its slowest decision."""
        return max(self._of(entrant, [result.longest for _, result in self.games]), default=0.0)

    def _of(self, entrant: int, by_seat: Sequence[Sequence[Value]]) -> list[Value]:
        """What belongs to an entrant of values that each game has for each seat."""
        return [
            value
            for (job, _), values in zip(self.games, by_seat, strict=True)
            for who, value in zip(job.seats, values, strict=True)
            if who == entrant
        ]


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)

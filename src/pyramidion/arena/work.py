"""What a worker does, on this machine or another: it gets numbers of games and gives back lines."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from msgspec import json

from pyramidion import catalog
from pyramidion.arena.match import Match
from pyramidion.arena.plan import Plan
from pyramidion.arena.result import Result, written
from pyramidion.bots.bot import Bot
from pyramidion.bots.roster import bot


class Played(NamedTuple):
    """Some finished games."""

    games: int
    seconds: float
    lines: bytes


Work = Callable[[Sequence[int]], Played]


def play(plan: bytes, jobs: Sequence[int]) -> Played:
    """Play some games of a plan, which comes as JSON: only data travels, never a position."""
    begun = perf_counter()
    hall = _hall(plan)
    lines = written(map(hall.played, jobs))
    return Played(len(jobs), perf_counter() - begun, lines)


class Hall:
    """A plan with its game and its bots, ready to play."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        with TemporaryDirectory() as folder:  # the plan's data files may be on another machine
            paths = {option: Path(folder, f"{option}.toml") for option in plan.files}
            for option, path in paths.items():
                path.write_text(plan.files[option], "utf-8")
            self.game = catalog.game_with(plan.game, paths)
        self._bots: dict[tuple[int, int], Bot] = {}

    def played(self, number: int) -> Result:
        """Play a game; the bots of its seats draw from the deal, the seat and their name."""
        job = self.plan.job(number)
        names = [self.plan.names[entrant] for entrant in job.seats]
        own = [f"{job.seed} bot {seat} {name}" for seat, name in enumerate(names, 1)]
        match = Match([self._bot(*one) for one in enumerate(job.seats)], job.seed, own)
        over = match.played(self.game.start(self.plan.seats, job.options))
        return Result(
            number,
            job.seed,
            names,
            over.places(),
            over.scores(),
            match.decisions,
            [round(seconds, 7) for seconds in match.seconds],
            [round(seconds, 7) for seconds in match.longest],
        )

    def _bot(self, seat: int, entrant: int) -> Bot:
        """An entrant's bot for a seat: made once, since that may take longer than a game."""
        if (seat, entrant) not in self._bots:
            self._bots[seat, entrant] = bot(self.plan.bots[entrant], self.game)
        return self._bots[seat, entrant]


@lru_cache(maxsize=1)
def _hall(plan: bytes) -> Hall:
    return Hall(json.decode(plan, type=Plan))

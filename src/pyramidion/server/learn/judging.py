"""What bot processes do about a finished game: judge its choices, and say what was possible."""

from functools import lru_cache
from pathlib import Path

from pyramidion import catalog
from pyramidion.bots.analysis import Analysis
from pyramidion.bots.budget import budget
from pyramidion.core.replay import replayed
from pyramidion.server.learn.shapes import CoursePoint, Judged, Possible

THINK = "400"  # play-outs a choice: the same answer everywhere
WIDTH = 100
Files = tuple[tuple[str, Path], ...]


@lru_cache(4)
def _analysis(record: str, files: Files) -> Analysis:
    return Analysis(replayed(record.encode(), lambda name: catalog.game_with(name, dict(files))))


def course(record: str, files: Files, seats: tuple[int, ...]) -> tuple[list[CoursePoint], list[int]]:
    """The points that could be expected over a game, and the events in which some seats had a choice."""
    analysis = _analysis(record, files)
    points = [CoursePoint(ply, worth) for ply, worth in analysis.course()]
    return points, sorted(at for seat in seats for at in analysis.choices(seat))


def judged(record: str, files: Files, events: list[int]) -> list[Judged]:
    """What some choices cost."""
    limit = budget(THINK)
    decisions = [_analysis(record, files).judged(at, limit) for at in events]
    return [Judged(one.ply, one.seat, one.line, one.value, one.best, one.cost, one.sure) for one in decisions]


def possible(record: str, files: Files) -> list[Possible]:
    """What each seat could have made of a game; nothing if its title does not know."""
    session = _analysis(record, files).session
    game = session.game
    if not isinstance(game, catalog.LooksBack):
        return []
    told = [game.hindsight(session, seat, WIDTH) for seat in range(len(session.players))]
    return [Possible(one.seat, one.scored, one.found, one.bound, one.exact) for one in told]

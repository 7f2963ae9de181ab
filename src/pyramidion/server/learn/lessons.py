"""Lessons: records to play along, in the folder `tutorial` of a game.

`first.toml` says of `first.pyr` what is said after how many lines, and where the next line is the learner's.
"""

import tomllib
from pathlib import Path
from typing import Any

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.record import parse
from pyramidion.core.refusal import Refused
from pyramidion.core.replay import opened
from pyramidion.core.session import Session
from pyramidion.server.learn.shapes import Lesson, LessonRow, Step

LEARNER = 0


def _files(game: str) -> list[Path]:
    return sorted((catalog.folder(game) / "tutorial").glob("*.toml"))


def _steps(path: Path) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["step"]
    return steps


def lessons() -> list[LessonRow]:
    """All lessons of all games."""
    return [
        LessonRow(game, path.stem, len(_steps(path))) for game in catalog.names() for path in _files(game)
    ]


def lesson(game: Game, name: str) -> Lesson:
    """A lesson with all it shows."""
    found = {path.stem: path for path in _files(game.name)}
    if name not in found:
        raise Refused("LESSON", f"{game.name} has no lesson {name!r}, only {', '.join(found)}")
    text = found[name].with_suffix(".pyr").read_text("utf-8")
    record = parse(text.encode())
    session = opened(record, lambda _: game)
    lines = [line for _, line in record.lines]
    steps: list[Step] = []
    done = 0
    for row in _steps(found[name]):
        for line in lines[done : row["ply"]]:
            session.enter(line)
        done = row["ply"]
        steps.append(_step(session, row, lines[done] if row.get("do") else None))
    return Lesson(game.name, name, session.players, text, steps)


def _step(session: Session, row: dict[str, Any], line: str | None) -> Step:
    game, state = session.game, session.state
    action = None
    if line is not None:
        action = game.read(state, game.notation.parse(line, len(session.players))).action
    offers = game.offers(state, LEARNER) if line is not None else []
    return Step(row["say"], row["ply"], line, action, game.view(state, LEARNER), offers)

"""`pyramidion analyse`: what each choice of a game cost."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pyramidion.bots.analysis import Analysis, Decision, costliest
from pyramidion.bots.budget import budget
from pyramidion.cli.progress import tracked
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import AsJson, DataFile, WrongUsage, clean, readable
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.core.replay import replayed
from pyramidion.core.state import CHANCE

SHOWN = 3


def analyse(
    path: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    seat: Annotated[int | None, Parameter(help="Only this seat, from 1.")] = None,
    think: Annotated[str, Parameter(help="How long about each choice: 200ms, 1s or a number.")] = "600",
    as_json: AsJson = False,
    **files: DataFile,
) -> int:
    """Tell what each choice of a game cost, and what was better.

    A number of play-outs to think gives the same answer on every machine. --deck FILE and --dominoes FILE
    make records with one's own known.
    """
    try:
        session = replayed(readable(path), Shelf(files).find)
        limit = budget(think)
    except BadRecord as bad:
        print(f"{path}:{bad.line}: {bad.rule}: {clean(bad.message)}", file=sys.stderr)
        return 1
    except Refused as refused:
        raise WrongUsage(refused.message) from None
    if seat is not None and not 1 <= seat <= len(session.players):
        raise WrongUsage(f"--seat is 1 to {len(session.players)}, not {seat}")
    analysis = Analysis(session)
    asked = analysis.choices(CHANCE if seat is None else seat - 1)
    decisions = [analysis.judged(at, limit) for at in tracked(asked, "Choices")]
    if as_json:
        course = [{"ply": ply, "worth": worth} for ply, worth in analysis.course()]
        rows = [one._asdict() | {"seat": one.seat + 1} for one in decisions]
        print(json.dumps({"game": session.game.name, "course": course, "decisions": rows}))
        return 0
    for index, name in enumerate(session.players):
        own = [one for one in decisions if one.seat == index]
        if own:
            print(told(clean(name), own))
    return 0


def told(name: str, own: list[Decision]) -> str:
    """A seat's costliest choices, in words."""
    lost = sum(one.cost for one in own)
    head = f"{name}: {len(own)} choices cost {lost:.1f} points against the master; the costliest:"
    rows = [
        f"  ply {one.ply}: {one.line} cost {one.cost:.1f}; better: {one.best}"
        for one in costliest(own)[:SHOWN]
    ]
    return "\n".join([head, *rows])

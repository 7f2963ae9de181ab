"""`pyramidion hindsight`: the best that was possible."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pyramidion.catalog import LooksBack
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import AsJson, Count, DataFile, WrongUsage, clean, readable
from pyramidion.core.hindsight import Hindsight
from pyramidion.core.refusal import BadRecord
from pyramidion.core.replay import replayed


def hindsight(
    path: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    width: Annotated[Count, Parameter(help="How many lines to follow at a time.")] = 200,
    lines: Annotated[bool, Parameter(help="Tell the best line found as well.")] = False,
    as_json: AsJson = False,
    **files: DataFile,
) -> int:
    """Tell the best each player could have made of a game.

    With the cards, patterns, dominoes and gems that came, all known beforehand: the points of the best
    line that was found, and a proven bound that no line exceeds. docs/hindsight.md says what is taken for
    granted. --deck FILE and --dominoes FILE make records with one's own known.
    """
    try:
        session = replayed(readable(path), Shelf(files).find)
    except BadRecord as bad:
        print(f"{path}:{bad.line}: {bad.rule}: {clean(bad.message)}", file=sys.stderr)
        return 1
    if not session.over:
        print(f"{path}: the game is not over, so it cannot be looked back at", file=sys.stderr)
        return 1
    game = session.game
    if not isinstance(game, LooksBack):
        raise WrongUsage(f"{game.name} does not know what was possible")
    seats = [game.hindsight(session, seat, width) for seat in range(len(session.players))]
    if as_json:
        rows = [
            {"name": name, **told._asdict(), "seat": told.seat + 1, "exact": told.exact}
            for name, told in zip(session.players, seats, strict=True)
        ]
        print(json.dumps({"game": game.name, "seats": rows}))
        return 0
    for name, told in zip(session.players, seats, strict=True):
        print(sentence(clean(name), told))
        for line in told.lines if lines else []:
            print(f"  {told.seat + 1} {line}")
    return 0


def sentence(name: str, told: Hindsight) -> str:
    """What was possible for a player, in words."""
    if told.exact:
        return f"{name} scored {told.scored}; {told.found} was the best possible (exact)."
    limit = f"more than {told.bound} was not (a proven bound)"
    return f"{name} scored {told.scored}; {told.found} was possible (a line was found), {limit}."

"""`pyramidion show`: a record as boards in text."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.keys import at_terminal
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import DataFile, WrongUsage, clean, readable
from pyramidion.core.record import Record, parse
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.core.replay import opened
from pyramidion.core.session import Session
from pyramidion.core.state import ONLOOKER

LAST = 3  # how many events are told


def show(
    path: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    ply: Annotated[
        int | None, Parameter(help="After how many event lines; all of them if not given.")
    ] = None,
    seat: Annotated[str, Parameter(help="Whose eyes to see with: a seat from 1, or onlooker.")] = "onlooker",
    moments: Annotated[
        bool, Parameter(help="List rounds, levels and big moments, with their plies, instead.")
    ] = False,
    **files: DataFile,
) -> int:
    """Show a record as boards in text.

    At a terminal, keys step through it: arrows, PgUp and PgDn for rounds and levels, m for big moments,
    1 to 9 for a seat's eyes, 0 for an onlooker's, q to leave. With --ply, or in a pipe, it is printed.

    A broken record is shown up to where it breaks, with the reason, and ends in
    exit 1. --deck FILE and --dominoes FILE make records with one's own known.
    """
    try:
        if moments:
            return _moments(path, Shelf(files))
        record = parse(readable(path))
        session = opened(record, Shelf(files).find)
    except BadRecord as bad:
        return _broken(path, bad)
    lines = record.lines
    if ply is not None and not 0 <= ply <= len(lines):
        raise WrongUsage(f"{path} has {len(lines)} events, so --ply is 0 to {len(lines)}, not {ply}")
    viewer = _viewer(seat, len(record.header.players))
    if ply is None and at_terminal():
        from pyramidion.cli.stepping import Stepper, stepped

        stepper = Stepper(record, Shelf(files).find, viewer)
        stepped(stepper)
        return _broken(path, stepper.fault) if stepper.fault else 0
    fault: BadRecord | None = None
    done = 0
    for number, text in lines[:ply]:
        try:
            session.enter(text)
        except Refused as refused:
            fault = BadRecord(number, refused.rule, refused.message)
            break
        done += 1
    print(head(record, session, done))
    told = session.log(viewer)
    told = told[: len(told) - len(session.unsaid)]
    for line in told[-LAST:]:
        print(f"  {line}")
    print(f"\n{session.game.text(session.game.view(session.state, viewer))}", end="")
    return _broken(path, fault) if fault else 0


def _moments(path: Path, shelf: Shelf) -> int:
    """Where in a record it is worth looking."""
    from pyramidion.server.learn.looking import outline

    told = outline(readable(path).decode(errors="replace"), shelf.find)
    for moment in told.moments:
        who = f" for {clean(told.players[moment.seat])}" if moment.seat >= 0 else ""
        what = f"{moment.number} points at once{who}" if moment.kind == "big" else moment.kind
        number = f" {moment.number}" if moment.kind in ("round", "level") else ""
        print(f"--ply {moment.ply:<4} {what}{number}")
    return 0


def head(record: Record, session: Session, done: int) -> str:
    """Which game this is, who plays, and how far it is shown."""
    header, game = record.header, session.game
    settings = ", ".join(f"{name} {value}" for name, value in session.options.items())
    rows = [f"{game.title} ({settings})"]
    rows += [f"  Seat {number}: {clean(name)}" for number, name in enumerate(header.players, 1)]
    rows += [
        f"  {key}: {clean(' '.join(values))}" for key, values in header.more.items() if key != "Commitment"
    ]
    rows += [f"  Seed: {clean(header.seed)}"] if header.seed is not None else []
    return "\n".join(
        [*rows, f"After {done} of {len(record.lines)} events{', of which the last:' if done else ''}"]
    )


def _viewer(seat: str, seats: int) -> int:
    if seat == "onlooker":
        return ONLOOKER
    if seat not in map(str, range(1, seats + 1)):
        raise WrongUsage(f"--seat is 1 to {seats} or onlooker, not {seat!r}")
    return int(seat) - 1


def _broken(path: Path, bad: BadRecord) -> int:
    sys.stdout.flush()
    print(f"{path}:{bad.line}: {bad.rule}: {clean(bad.message)}", file=sys.stderr)
    return 1

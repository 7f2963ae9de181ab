"""`pyramidion verify`: the referee."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from pyramidion.cli.progress import tracked
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import AsJson, DataFile, WrongUsage, clean
from pyramidion.core.refusal import BadRecord
from pyramidion.core.replay import replayed
from pyramidion.core.session import Session


@dataclass
class Verdict:
    """What the referee says of one file; without a line if the file could not be read at all."""

    file: str
    ok: bool
    line: int | None = None
    rule: str | None = None
    message: str | None = None


def verify(*paths: Path, as_json: AsJson = False, **files: DataFile) -> int:
    """Referee records: tell the first line that breaks a rule, and the rule.

    --deck FILE and --dominoes FILE make records with one's own known. Exit 1 if a
    record is wrong; else 2 if a file could not be read; else 0.
    """
    if not paths:
        raise WrongUsage("name the records to verify")
    shelf = Shelf(files)
    judged = [judge(path, shelf) for path in tracked(paths, "Verifying")]
    verdicts = [verdict for verdict, _ in judged]
    if as_json:
        print(json.dumps({"files": [asdict(verdict) for verdict in verdicts]}))
    else:
        for verdict, more in judged:
            print(said(verdict, more))
    if any(not verdict.ok and verdict.line for verdict in verdicts):
        return 1
    return 0 if all(verdict.ok for verdict in verdicts) else 2


def judge(path: Path, shelf: Shelf) -> tuple[Verdict, str]:
    """The verdict on a file and, if it is fine, what the game has come to."""
    try:
        session = replayed(path.read_bytes(), shelf.find)
    except OSError as error:
        return Verdict(str(path), False, message=f"cannot be read: {error.strerror or error}"), ""
    except BadRecord as bad:
        return Verdict(str(path), False, bad.line, bad.rule, bad.message), ""
    return Verdict(str(path), True), f"{progress(session)}; {proof(session)}"


def said(verdict: Verdict, more: str) -> str:
    """A verdict as one line."""
    if verdict.ok:
        return f"{verdict.file}: ok ({more})"
    where = f"{verdict.file}:{verdict.line}: {verdict.rule}" if verdict.line else verdict.file
    return f"{where}: {clean(verdict.message or '')}"


def progress(session: Session) -> str:
    """How far a game has come."""
    if session.unsaid:
        return f"unfinished, `{session.unsaid[0]}` comes next"
    return "over" if session.over else f"running, {len(session.lines())} events so far"


def proof(session: Session) -> str:
    """Whether chance can be shown to have been honest."""
    if session.seed is not None:
        return "the seed proves the draws"
    if "Commitment" in session.more:
        return "its seed is committed to and not shown yet"
    return "no seed, so nothing proves the draws"

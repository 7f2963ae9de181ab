"""The results of a tournament in a file, line by line as they come: what is kept is not played again."""

import os
import sys
from pathlib import Path
from time import monotonic
from weakref import WeakSet

from msgspec import DecodeError, ValidationError, json

from pyramidion.arena.plan import Plan
from pyramidion.arena.result import Result, read

START = b'{"game":'
SYNC = 1.0  # seconds between two times that the disk is asked to have it all


class BadJournal(Exception):
    """The file cannot be gone on with; the text is a sentence."""


class Journal:
    """A file: first the plan, then line by line the results. A last line that was cut is dropped."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.results: dict[int, Result] = {}  # by number, of those that the plan has
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise BadJournal(f"{path} cannot be written: {error.strerror or error}") from None
        self._synced = monotonic()
        _OPEN.add(self)
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def add(self, lines: bytes) -> None:
        """Keep some results: with the system at once, on the disk within about a second."""
        self._take(lines.splitlines())
        try:
            self._file.write(lines)
            self._file.flush()
            if monotonic() - self._synced > SYNC:
                self._sync()
        except OSError as error:
            raise BadJournal(f"{self.path} cannot be written: {error.strerror or error}") from None

    def close(self) -> None:
        """Put everything on the disk and let the file go."""
        self._sync()
        self._file.close()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def _lock(self) -> None:
        """Two tournaments at one file would play everything twice."""
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadJournal(f"{self.path} is being written by another tournament") from None

    def _read(self) -> None:
        self._file.seek(0)
        head, *lines = self._file.read().split(b"\n")
        if not lines:  # nothing, or not even a whole first line
            if not START.startswith(head[: len(START)]):
                raise BadJournal(f"{self.path} is no file of tournament results")
            self._file.truncate(0)
            self._file.write(json.encode(self.plan) + b"\n")
            self._file.flush()
            return
        try:
            plan = json.decode(head, type=Plan)
        except DecodeError:
            raise BadJournal(f"{self.path} is no file of tournament results") from None
        if not plan.same_games(self.plan):
            raise BadJournal(f"{self.path} has results of {difference(plan, self.plan)}")
        cut = lines.pop()
        self._take(lines)
        if cut:
            self._file.truncate(self._file.tell() - len(cut))

    def _take(self, lines: list[bytes]) -> None:
        for row, line in enumerate(lines, len(self.results) + 2):
            try:
                result = read(line)
            except (DecodeError, ValidationError):
                raise BadJournal(f"{self.path}, line {row}: this is no result; the file is damaged") from None
            if result.job < self.plan.games:
                self.results.setdefault(result.job, result)


def _let_go() -> None:
    """A worker is a twin of its parent; it must not hold the file, and its lock, when that one is killed."""
    for journal in _OPEN:
        journal._file.close()


_OPEN: WeakSet[Journal] = WeakSet()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go)


def difference(theirs: Plan, ours: Plan) -> str:
    """How a tournament differs from the one that is wanted."""
    for name, what in (
        ("game", "another game"),
        ("bots", "other bots"),
        ("seats", "another number of seats"),
        ("settings", "other options"),
        ("files", "other data files"),
        ("seed", "another seed"),
    ):
        was, wanted = getattr(theirs, name), getattr(ours, name)
        if was != wanted:
            told = "" if name == "files" else f": {_short(was)}, not {_short(wanted)}"
            return what + told
    return "another version of the rules or bots; remove it to begin anew"


def _short(value: object) -> str:
    return (
        ",".join(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else str(value)
    )

"""A progress bar for long work: on a terminal, on standard error, and none in a pipe."""

import os
import stat
import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def tracked(items: Sequence[Item], what: str) -> Iterable[Item]:
    """The items, one after another, with a bar that shows how far they have come."""
    if len(items) < 2 or not _watched():
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, what, console=Console(stderr=True), transient=True)


def _watched() -> bool:
    """Whether someone looks at standard error, and standard output does not go on to another program."""
    try:
        piped = stat.S_ISFIFO(os.fstat(sys.stdout.fileno()).st_mode)
        return sys.stderr.isatty() and not piped
    except (OSError, ValueError):  # no such stream, or one without a number
        return False

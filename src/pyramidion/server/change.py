"""What has changed at a table, and who is to hear of it."""

from collections.abc import Iterable, Sequence
from typing import final

from pyramidion.server import lines
from pyramidion.server.lines import MARK, parsed
from pyramidion.server.store import Entry, Event
from pyramidion.server.table import Table, Viewer
from pyramidion.server.wire import Said


class Change:
    """What is worth telling."""

    def __init__(
        self, *, table: bool = False, boards: bool = False, start: int = 0, said: Sequence[Said] = ()
    ) -> None:
        self.table = table
        self.boards = boards
        self.start = start  # the first line of the log that may be new
        self.said = said
        self.chosen: frozenset[int] = frozenset()  # if all of it is secret: whose choices they are

    def boards_for(self, viewer: Viewer) -> bool:
        """Whether boards and log of a viewer have changed: by a secret choice only one's own."""
        return self.boards and (not self.chosen or not self.chosen.isdisjoint(viewer.seats))


@final
class Before:
    """How a table stands before lines are folded, to compare with."""

    def __init__(self, table: Table) -> None:
        self.log = len(table.log) if table.session else 0
        self.acting = table.acting()


def change_of(table: Table, stored: Iterable[Entry | Event], then: Before) -> Change:
    """What is worth telling of lines that were just folded.

    Of a choice in a secret phase the others hear only that it is made; while it is being made, nothing.
    """
    change = Change(start=then.log)
    spoken = 0
    moved: list[int] = []
    for line in stored:
        if not line.text.startswith(MARK):
            moved.append(line.seat)
            continue
        match parsed(line.text):
            case lines.Speak():
                spoken += 1
            case lines.Start() | lines.Back():
                change.table = change.boards = True
                change.start = 0
            case _:
                change.table = True
    change.said = table.said[len(table.said) - spoken :]
    if moved:
        if not change.boards and len(moved) <= table.playing.secrets():
            change.chosen = frozenset(moved)
        change.boards = True
        change.table = change.table or not change.chosen or then.acting != table.acting()
        if table.status == "over":  # from now on nothing is hidden
            change.start = 0
    return change

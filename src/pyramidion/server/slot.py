"""What a process holds of a table while somebody is at it: the fold, the listeners, and whose bots think."""

import asyncio
from time import monotonic
from typing import Protocol

import msgspec

from pyramidion.server import sight
from pyramidion.server.change import Change
from pyramidion.server.table import Table, Viewer
from pyramidion.server.turns import Turns
from pyramidion.server.wire import TableView

_encoder = msgspec.json.Encoder()
encoded = _encoder.encode


class Ear(Protocol):
    """Somebody who listens to a table."""

    guest: str

    def tell(self, parts: list[bytes]) -> None:
        """Take messages, each encoded, that belong together. Must not wait."""


class Slot:
    """A table in this process. Whoever looks at `table` or changes it holds the lock."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = Turns()
        self.table: Table | None = None
        self.ears: list[Ear] = []
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.used = monotonic()
        self.told = 0  # events that the listeners know of
        self.said = 0  # things said among them

    def here(self, guest: str) -> bool:
        """Whether a guest listens."""
        return any(ear.guest == guest for ear in self.ears)

    def whole(self, table: Table, guest: str) -> list[bytes]:
        """Everything a guest who comes in has to know."""
        viewer = table.viewer(guest)
        change = Change(table=True, boards=table.session is not None, said=table.said)
        return self._parts(table, viewer, change)

    def tell_missed(self, table: Table) -> None:
        """Tell all listeners of what they have not heard of a table that was read again."""
        if self.ears and table.seq > self.told:
            said = table.said[max(0, len(table.said) - (table.spoken - self.said)) :]
            self.tell(table, Change(table=True, boards=table.session is not None, said=said))

    def tell(self, table: Table, change: Change, but: Ear | None = None) -> None:
        """Tell all listeners of a change, but for one; each kind of viewer's messages are made once."""
        self.told, self.said = table.seq, table.spoken
        made: dict[Viewer, list[bytes]] = {}
        for ear in self.ears:
            if ear is but:
                continue
            viewer = table.viewer(ear.guest)
            parts = made.get(viewer)
            if parts is None:
                parts = made[viewer] = self._parts(table, viewer, change)
            if parts:
                ear.tell(parts)

    def seen(self, table: Table, viewer: Viewer) -> TableView:
        """The table with who is there."""
        present = {ear.guest for ear in self.ears}
        watchers = len(present - {chair.owner for chair in table.chairs})
        return sight.table_view(table, viewer, present, watchers)

    def _parts(self, table: Table, viewer: Viewer, change: Change) -> list[bytes]:
        parts: list[bytes] = []
        if change.table:
            parts.append(encoded(self.seen(table, viewer)))
        if change.boards_for(viewer):
            parts.extend(map(encoded, sight.boards(table, viewer)))
            parts.append(encoded(sight.log(table, viewer, change.start)))
        parts.extend(map(encoded, change.said))
        return parts

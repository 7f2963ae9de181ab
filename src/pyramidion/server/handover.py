"""How connections get to the worker of this machine that their table is at home with.

Two workers at one table both fold each of its moves and get in each other's way. So whoever accepts a
connection looks at its request; if that is about a table of another worker, the connection itself goes there.
This is for speed and for knowing who is present: any worker can serve any table, and does where this fails.
"""

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from pyramidion.server.slim import SlimRequests

LARGEST = 1 << 18  # bytes that are read at once before a request is looked at
TRIES, PAUSE = 50, 0.01  # seconds between two tries, while the other worker has many to take
_named = re.compile(rb"[A-Z]+ (?:/[^ ?]*)?/api/tables/([^/ ?]+)").match
Begin = Callable[..., asyncio.Protocol]  # with what is `read` already


class Place(Struct, frozen=True):
    """Which worker this is, of how many, and in which folder each has its letter-box."""

    folder: Path
    number: int
    count: int


class Handover:
    """Gives connections to other workers and takes theirs."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._box.setblocking(False)
        self._tasks: set[asyncio.Task[object]] = set()

    def open(self, begin: Begin) -> None:
        """From now on, take connections that others give."""
        box = self._path(self._place.number)
        box.unlink(missing_ok=True)  # that of one who was killed
        self._box.bind(str(box))
        asyncio.get_running_loop().add_reader(self._box, self._take, begin)

    def close(self) -> None:
        """Take no more: others see that and serve themselves."""
        asyncio.get_running_loop().remove_reader(self._box)
        self._path(self._place.number).unlink(missing_ok=True)
        self._box.close()

    def elsewhere(self, request: bytes) -> int | None:
        """The worker at whose table a request is aimed, unless that is this one or there is no table."""
        named = _named(request)
        home = crc32(named[1]) % self._place.count if named else self._place.number
        return None if home == self._place.number else home

    async def given(self, home: int, connection: int, request: bytes) -> bool:
        """Whether another worker gets a connection, of which this one has read something."""
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        for _ in range(TRIES):
            try:
                self._box.sendmsg([request], rights, 0, str(self._path(home)))
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:
                return False  # it was killed, or is not there yet
            else:
                return True
        return False

    def _take(self, begin: Begin) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                read, (connection, *_), _, _ = socket.recv_fds(self._box, LARGEST, 1)
            except BlockingIOError:
                return
            taken = socket.socket(fileno=connection)
            taken.set_inheritable(False)
            task = loop.create_task(loop.connect_accepted_socket(partial(begin, read=read), taken))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _path(self, number: int) -> Path:
        return self._place.folder / str(number)


class Guided(SlimRequests):
    """A connection that goes on to another worker when a request on it is aimed at a table there."""

    def __init__(self, handover: Handover, read: bytes = b"", **given: Any) -> None:
        super().__init__(**given)
        self._handover = handover
        self._read = read  # by the worker that gave it
        self._between = True  # two requests, where nothing of the next has been parsed

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, with what was read elsewhere."""
        super().connection_made(transport)
        if self._read:
            super().data_received(self._read)
            self._read = b""

    def on_message_begin(self) -> None:
        """A request begins."""
        self._between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request has been read."""
        super().on_message_complete()
        self._between = True

    def data_received(self, data: bytes) -> None:
        """Look where a request belongs, and read it if that is here."""
        home = self._handover.elsewhere(data) if self._idle() else None
        if home is None:
            super().data_received(data)
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self._give(home, data))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        answered = cycle is None or cycle.response_complete
        return self._between and answered and not self.transport.get_write_buffer_size()

    async def _give(self, home: int, data: bytes) -> None:
        connection = self.transport.get_extra_info("socket").fileno()
        if await self._handover.given(home, connection, data):
            self.transport.abort()  # it stays open there
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            super().data_received(data)

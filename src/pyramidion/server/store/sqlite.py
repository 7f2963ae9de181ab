"""The store in an SQLite file: write-ahead log, every commit flushed to the disk before it counts."""

import asyncio
import json
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import apsw

from pyramidion.server.store import sqlite_writer
from pyramidion.server.store.database import Append, Live, Row, Tally, Tell
from pyramidion.server.store.faults import CannotOpen, Failed
from pyramidion.server.store.migrations import due
from pyramidion.server.store.sqlite_writer import SqliteWriter, version

APPLICATION = 0x50797261  # "Pyra", in the head of the file: says whose it is
PATIENCE = 5000  # milliseconds to wait for another process that writes
GLANCE = 0.2  # seconds between two looks for what other processes wrote
READERS = 2


class SqliteDatabase:
    """One writing thread, a few reading ones; readers never wait for the writer."""

    def __init__(self, path: Path, connection: apsw.Connection) -> None:
        self._path = path
        self._writing = connection
        self._writer = SqliteWriter(connection, path)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._own = threading.local()
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, path: Path) -> "SqliteDatabase":
        """The database in a file, made if there is none, its tables brought up to date."""
        return cls(path, await asyncio.to_thread(prepared, path))

    @property
    def tally(self) -> Tally:
        """How much was written since the start, and how much waits."""
        return self._writer.tally

    async def read(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows that a statement finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statement, values)

    async def write(self, statement: str, *values: object) -> Sequence[Row]:
        """What a statement that changes something returns, when it is durable."""
        rows: Sequence[Row] = await self._writer.do(
            partial(sqlite_writer.change, statement=statement, values=values)
        )
        return rows

    def append(self, append: Append) -> asyncio.Future[None]:
        """Done when it is durable; raises Taken or Failed otherwise."""
        return self._writer.do(append)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        rows = await self.read(
            'SELECT value, (SELECT max(seq) FROM events WHERE "table" = value) FROM json_each($1)',
            json.dumps(list(tables)),
        )
        return {table: head for table, head in rows if head}

    async def listen(self, live: Live, tell: Tell) -> None:
        """From now on, tell of what other processes append."""
        version = await self._version()
        self._listening = asyncio.create_task(self._listen(version, live, tell))

    async def close(self) -> None:
        """Finish what was handed in and let go of the file."""
        if self._listening:
            self._listening.cancel()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)

    async def _listen(self, version: int, live: Live, tell: Tell) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            try:
                before, version = version, await self._version()
                if version != before:
                    for table, seq in (await self.heads(list(live()))).items():
                        tell(table, seq)
            except Failed:
                continue  # appends tell of it; the next look may work again

    async def _version(self) -> int:
        # It changes when another connection than the asking one commits, so the writer's must ask.
        number: int = await self._writer.do(version)
        return number

    def _read(self, statement: str, values: Sequence[Any]) -> Sequence[Row]:
        try:
            if not hasattr(self._own, "connection"):
                self._own.connection = apsw.Connection(str(self._path), apsw.SQLITE_OPEN_READONLY)
                self._own.connection.set_busy_timeout(PATIENCE)
            rows: list[Row] = self._own.connection.execute(statement, values).fetchall()
        except apsw.Error as error:
            raise Failed(f"The database {self._path} could not be read: {error}.") from error
        return rows


def prepared(path: Path) -> apsw.Connection:
    """A connection that may write, to a file whose tables are there and up to date."""
    try:
        connection = apsw.Connection(str(path))
        connection.set_busy_timeout(PATIENCE)
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")
        _migrate(connection, path)
        connection.execute("COMMIT")
    except apsw.NotADBError:
        raise CannotOpen(f"{path} is not an SQLite database; name another file.") from None
    except (apsw.BusyError, apsw.LockedError):
        raise CannotOpen(f"{path} is locked by another program; stop that one first.") from None
    except apsw.CantOpenError:
        raise CannotOpen(f"{path} cannot be opened: is its folder there, and may it be written?") from None
    except apsw.ReadOnlyError:
        raise CannotOpen(f"{path} may not be written by this user.") from None
    except apsw.Error as error:
        raise CannotOpen(f"{path} cannot be used: {error}.") from error
    return connection


def _migrate(connection: apsw.Connection, path: Path) -> None:
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").get == 0
    if not empty and connection.pragma("application_id") != APPLICATION:
        raise CannotOpen(f"{path} is a database of another program; name another file.")
    steps = due("sqlite", connection.pragma("user_version"), str(path))
    for step in steps:
        connection.execute(step.script)
        connection.execute(f"PRAGMA user_version = {step.number}")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")


def _write_ahead(connection: apsw.Connection) -> None:
    """Switch to a write-ahead log. SQLite itself does not wait while another connection does the same."""
    until = monotonic() + PATIENCE / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except apsw.BusyError:
            if monotonic() > until:
                raise
            sleep(0.01)

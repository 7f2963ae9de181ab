"""The one thread that writes to SQLite: whatever waits is committed together, with one flush to the disk."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import apsw
import msgspec
from msgspec import Struct

from pyramidion.server.store.database import Append, Row, Tally
from pyramidion.server.store.faults import Failed, Taken

MOST = 1000  # jobs in one transaction
# Lines of many appends at once: for each its table, number, seat, text, time, and behind which event it was.
# One statement, as this thread has to wait for the interpreter after each.
TOGETHER = """
    INSERT OR IGNORE INTO events
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)
    WHERE value->>5 = 0 OR EXISTS (SELECT 1 FROM events WHERE "table" = value->>0 AND seq = value->>5)
"""


class Job(Struct, eq=False):
    """Something to be done in the next transaction, and who waits for it."""

    do: Append | Callable[[apsw.Connection], Any]
    done: asyncio.Future[Any]
    outcome: Any = None  # what it gave, or the exception it raised

    @property
    def moves(self) -> Sequence[Append]:
        """What it appends, if that is all it does."""
        return [self.do] if isinstance(self.do, Append) and self.do.listing is None else []

    @property
    def events(self) -> int:
        """How many events it stores."""
        return len(self.do.entries) if isinstance(self.do, Append) else 0


class SqliteWriter:
    """Takes jobs from the event loop; each is finished there once its transaction is durable."""

    def __init__(self, connection: apsw.Connection, path: Path) -> None:
        self.tally = Tally()
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._closed = False
        self._thread.start()

    def do(self, do: Append | Callable[[apsw.Connection], Any]) -> asyncio.Future[Any]:
        """Have something done in a transaction; its result, when that is durable."""
        if self._closed:
            raise Failed(f"The database {self._path} is closed.")
        job = Job(do, self._loop.create_future())
        self.tally.waiting += 1
        self._queue.put(job)
        return job.done

    async def close(self) -> None:
        """Finish what waits, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            jobs: list[Job] = []
            job = self._queue.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST or self._queue.empty():
                    break
                job = self._queue.get()
            more = job is not None
            if jobs:
                self._commit(jobs)
                try:
                    self._loop.call_soon_threadsafe(self._settle, jobs)
                except RuntimeError:
                    return  # the loop is gone, and with it all who could want to know
        self._connection.close()

    def _commit(self, jobs: Sequence[Job]) -> None:
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            for job in self._left(jobs):
                self._attempt(job)
            execute("COMMIT")
        except apsw.Error as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            for job in jobs:
                job.outcome = self._failed(error)

    def _left(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """Append at once what can be; what is left must be attempted one by one."""
        lines = [
            (move.table, seq, entry.seat, entry.text, move.at, move.after)
            for job in jobs
            for move in job.moves
            for seq, entry in enumerate(move.entries, move.after + 1)
        ]
        if not lines:
            return jobs
        self._connection.execute(TOGETHER, (msgspec.json.encode(lines).decode(),))
        if self._connection.changes() == len(lines):
            return [job for job in jobs if not job.moves]
        self._connection.execute("ROLLBACK")  # somebody comes too late, and must not take the others along
        self._connection.execute("BEGIN IMMEDIATE")
        return jobs

    def _attempt(self, job: Job) -> None:
        # A job that fails must leave no half of itself behind, and must not take the others with it.
        execute = self._connection.execute
        execute("SAVEPOINT job")
        try:
            if isinstance(job.do, Append):
                append(self._connection, job.do)
            else:
                job.outcome = job.do(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # such as a full disk: SQLite has taken back all of it
            job.outcome = self._failed(error) if isinstance(error, apsw.Error) else error
            execute("ROLLBACK TO job")
        execute("RELEASE job")

    def _failed(self, error: apsw.Error) -> Failed:
        return Failed(f"The database {self._path} could not be written: {error}.")

    def _settle(self, jobs: Sequence[Job]) -> None:
        self.tally.commits += 1
        self.tally.waiting -= len(jobs)
        for job in jobs:
            failed = isinstance(job.outcome, Exception)
            self.tally.events += 0 if failed else job.events
            if job.done.done():
                continue  # whoever waited was cancelled
            if failed:
                job.done.set_exception(job.outcome)
            else:
                job.done.set_result(job.outcome)


def append(connection: apsw.Connection, append: Append) -> None:
    """Put lines into a table, unless it does not end where they begin."""
    table, at = append.table, append.at
    head = connection.execute('SELECT max(seq) FROM events WHERE "table" = ?', (table,)).get
    if (head or 0) != append.after:
        raise Taken(table, append.after)
    connection.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?)",
        [
            (table, seq, entry.seat, entry.text, at)
            for seq, entry in enumerate(append.entries, append.after + 1)
        ],
    )
    if (listing := append.listing) is not None:
        values = (
            table,
            listing.game,
            listing.status,
            listing.public,
            listing.host,
            listing.players,
            " ".join(listing.guests),
            at,
        )
        connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
        connection.executemany(
            "INSERT OR IGNORE INTO seated VALUES (?, ?)", [(guest, table) for guest in listing.guests]
        )


def change(connection: apsw.Connection, statement: str, values: Sequence[Any]) -> list[Row]:
    """Carry out one statement and return its rows."""
    return connection.execute(statement, values).fetchall()

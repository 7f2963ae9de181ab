"""The one thread that writes to SQLite: whatever waits is committed together, with one flush to the disk."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import apsw
from msgspec import Struct

from pyramidion.server.store.database import Append, Row, Tally
from pyramidion.server.store.faults import Failed, Taken

MOST = 1000  # jobs in one transaction


class Job(Struct, eq=False):
    """Something to be done in the next transaction, and who waits for it."""

    do: Callable[[apsw.Connection], Any]
    done: asyncio.Future[Any]
    events: int = 0
    outcome: Any = None  # what it gave, or the exception it raised


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

    async def do(self, do: Callable[[apsw.Connection], Any], events: int = 0) -> Any:
        """Have something done in a transaction; its result, when that is durable."""
        if self._closed:
            raise Failed(f"The database {self._path} is closed.")
        job = Job(do, self._loop.create_future(), events)
        self.tally.waiting += 1
        self._queue.put(job)
        return await job.done

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
            for job in jobs:
                self._attempt(job)
            execute("COMMIT")
        except apsw.Error as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            for job in jobs:
                job.outcome = self._failed(error)

    def _attempt(self, job: Job) -> None:
        # A job that fails must leave no half of itself behind, and must not take the others with it.
        execute = self._connection.execute
        execute("SAVEPOINT job")
        try:
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

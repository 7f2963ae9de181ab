"""The one thread that writes to SQLite: whatever waits is committed together, with one flush to the disk."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, final

import apsw

from pyramidion.server.store.database import Append, Row, Tally
from pyramidion.server.store.faults import Failed, Taken

MOST = 1000  # jobs in one transaction, unless more were handed over at once
CROWD, PAUSE = 8, 0.004  # where so many wait for a flush, more are let come together for the next, in seconds
ROWS = 1024  # lines in one statement
EMPTY = (None,) * 6


@final
class Job:
    """Something to be done in the next transaction, and who waits for it."""

    def __init__(self, do: Append | Callable[[apsw.Connection], Any], done: asyncio.Future[Any]) -> None:
        self.do = do
        self.done = done
        self.outcome: Any = None  # what it gave, or the exception it raised

    @property
    def move(self) -> Append | None:
        """What it appends, if that is all it does."""
        return self.do if isinstance(self.do, Append) and self.do.listing is None else None

    @property
    def looks(self) -> bool:
        """Whether it changes nothing."""
        return self.do is version

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
        self._queue: SimpleQueue[list[Job]] = SimpleQueue()  # an empty list is the last
        self._due: list[Job] = []  # what is handed over when the loop has heard everyone who speaks now
        self._writing = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._closed = False
        self._writing.start()

    def do(self, do: Append | Callable[[apsw.Connection], Any]) -> asyncio.Future[Any]:
        """Have something done in a transaction; its result, when that is durable."""
        if self._closed:
            raise Failed(f"The database {self._path} is closed.")
        job = Job(do, self._loop.create_future())
        self.tally.waiting += 1
        if not self._due:
            self._loop.call_soon(self._hand_over)
        self._due.append(job)
        return job.done

    def _hand_over(self) -> None:
        if self._due:
            self._queue.put(self._due)
            self._due = []

    async def close(self) -> None:
        """Finish what waits, then end the thread."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put([])
        await asyncio.to_thread(self._writing.join)

    def _run(self) -> None:
        while jobs := self._queue.get():
            last = jobs
            while last and len(jobs) < MOST and not self._queue.empty():
                last = self._queue.get()
                jobs = jobs + last
            self._commit(jobs)
            try:
                self._loop.call_soon_threadsafe(self._settle, jobs)
            except RuntimeError:
                return  # the loop is gone, and with it all who could want to know
            if not last:
                break
            if len(jobs) >= CROWD:
                sleep(PAUSE)
        self._connection.close()

    def _commit(self, jobs: Sequence[Job]) -> None:
        execute = self._connection.execute
        try:
            if self._put([move for job in jobs if (move := job.move)]):
                jobs = [job for job in jobs if not job.move]  # if these fail, moves are stored all the same
            for job in jobs:
                if job.looks:
                    job.outcome = version(self._connection)
            changes = [job for job in jobs if not job.looks]
            if changes:
                execute("BEGIN IMMEDIATE")
                for job in changes:
                    self._attempt(job)
                execute("COMMIT")
        except apsw.Error as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            for job in jobs:
                job.outcome = self._failed(error)

    def _put(self, moves: Sequence[Append]) -> bool:
        """Append all by one statement, as this thread has to wait for the interpreter after each.

        False if nothing was appended: somebody comes too late, and must not take the others along.
        """
        lines = [
            (move.table, seq, entry.seat, entry.text, move.at, move.after)
            for move in moves
            for seq, entry in enumerate(move.entries, move.after + 1)
        ]
        if not 0 < len(lines) <= ROWS:
            return not lines
        length: int = 2 ** (len(lines) - 1).bit_length()  # few lengths, as each has to be prepared
        rows = chain(lines, repeat(EMPTY, length - len(lines)))
        try:
            self._connection.execute(_together(length), tuple(chain.from_iterable(rows)))
        except apsw.ConstraintError:
            return False
        return True

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
        self.tally.commits += not all(job.looks for job in jobs)
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


@cache
def _together(length: int) -> str:
    """Put so many lines: for each its table, number, seat, text, time, and behind which event it is.

    A line whose table does not end there breaks a constraint: its number is taken, or it has no table.
    """
    return f"""
        INSERT INTO events
        SELECT
            CASE WHEN column6 = 0 OR EXISTS (SELECT 1 FROM events WHERE "table" = column1 AND seq = column6)
            THEN column1 END,
            column2, column3, column4, column5
        FROM (VALUES {",".join(["(?,?,?,?,?,?)"] * length)})
        WHERE column1 IS NOT NULL
    """


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


def version(connection: apsw.Connection) -> int:
    """A number that is another one once another connection has committed."""
    number: int = connection.pragma("data_version")
    return number


def change(connection: apsw.Connection, statement: str, values: Sequence[Any]) -> list[Row]:
    """Carry out one statement and return its rows."""
    return connection.execute(statement, values).fetchall()

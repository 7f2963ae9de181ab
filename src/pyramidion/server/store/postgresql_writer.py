"""Appends to PostgreSQL: whatever waits is committed together, and its outcome is known even after a cut."""

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from random import getrandbits

from msgspec import Struct

from pyramidion.server.store.database import Append, Tally
from pyramidion.server.store.faults import Failed, Taken
from pyramidion.server.store.postgresql_link import Connection, closed, connect, persistent
from pyramidion.server.store.postgresql_notices import notices

MOST = 500  # appends in one statement
APPEND = (files(__package__) / "postgresql_append.sql").read_text("utf-8")
OURS = """
    SELECT mark FROM events JOIN unnest($1::text[], $2::int[], $3::bigint[]) AS line("table", seq, mark)
    USING ("table", seq, mark)
"""


class Job(Struct, eq=False):
    """An append that waits, with a number that tells its lines from any others."""

    append: Append
    mark: int
    done: asyncio.Future[None]


class PostgresqlWriter:
    """Takes appends, one for each table at a time, and writes them on a connection of its own."""

    def __init__(self, url: str, connection: Connection, origin: str) -> None:
        self.tally = Tally()
        self._url = url
        self._connection: Connection | None = connection
        self._origin = origin
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> None:
        """Return when it is durable; raise Taken or Failed otherwise."""
        if self._closing:
            raise Failed("The database is closed.")
        job = Job(append, getrandbits(62) + 1, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self.tally.waiting += 1
        self._wake.set()
        await job.done

    async def close(self) -> None:
        """Finish what waits, then close the connection."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._connection:
            await closed(self._connection)

    async def _run(self) -> None:
        while self._jobs or not self._closing:
            if not self._jobs:
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._commit(self._next())

    def _next(self) -> list[Job]:
        # Two appends to one table cannot be in one statement; the later ones wait for the next.
        chosen: dict[str, Job] = {}
        rest: list[Job] = []
        for job in self._jobs:
            if job.append.table in chosen or len(chosen) == MOST:
                rest.append(job)
            else:
                chosen[job.append.table] = job
        self._jobs = rest
        return list(chosen.values())

    async def _commit(self, jobs: Sequence[Job]) -> None:
        won: set[int] = set()
        fault: Failed | None = None
        try:
            won = await persistent(_Attempt(self, jobs))
        except Failed as failed:
            fault = failed
        self.tally.commits += 1
        self.tally.waiting -= len(jobs)
        for job in jobs:
            self.tally.events += len(job.append.entries) if job.mark in won else 0
            if job.done.done():
                continue  # whoever waited was cancelled
            if job.mark in won:
                job.done.set_result(None)
            else:
                job.done.set_exception(fault or Taken(job.append.table, job.append.after))

    async def statement(self, statement: str, *values: object) -> set[int]:
        """The marks that a statement gives, on this writer's connection, a new one if the last is broken."""
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await connect(self._url)
        try:
            return {row[0] for row in await self._connection.fetch(statement, *values)}
        except BaseException:
            self._connection.terminate()
            raise

    def values(self, jobs: Sequence[Job]) -> list[list[object]]:
        """The columns of the statement that appends."""
        appends = [(job.mark, job.append) for job in jobs]
        firsts = [(a.table, a.after + 1, a.entries[0].seat, a.entries[0].text, a.at, m) for m, a in appends]
        others = [
            (mark, seq, entry.seat, entry.text)
            for mark, append in appends
            for seq, entry in enumerate(append.entries[1:], append.after + 2)
        ]
        listed = [(mark, append.listing) for mark, append in appends if append.listing]
        lobby = [
            (mark, x.game, x.status, x.public, x.host, x.players, " ".join(x.guests)) for mark, x in listed
        ]
        sitting = [(mark, guest) for mark, x in listed for guest in dict.fromkeys(x.guests)]
        heads = ((append.table, append.after + len(append.entries)) for _, append in appends)
        columns = _columns(firsts, 6) + _columns(others, 4) + _columns(lobby, 7) + _columns(sitting, 2)
        return [*columns, list(notices(self._origin, heads))]


class _Attempt:
    # Once a statement was cut off, its lines may be there or not: then the lines themselves are asked.

    def __init__(self, writer: PostgresqlWriter, jobs: Sequence[Job]) -> None:
        self._writer = writer
        self._jobs = jobs
        self._values = writer.values(jobs)
        self._again = False

    async def __call__(self) -> set[int]:
        again, self._again = self._again, True
        won = await self._writer.statement(APPEND, *self._values)
        if again:
            # An insert waits for an unfinished one of the same line, so by now all is decided.
            first = [(job.append.table, job.append.after + 1, job.mark) for job in self._jobs]
            won |= await self._writer.statement(OURS, *_columns(first, 3))
        return won


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]

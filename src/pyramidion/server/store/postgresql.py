"""The store in PostgreSQL, for several processes and machines that share it."""

from collections.abc import Sequence
from secrets import token_hex

import asyncpg

from pyramidion.server.store.database import Append, Live, Row, Tally, Tell
from pyramidion.server.store.faults import CannotOpen, Failed
from pyramidion.server.store.migrations import due
from pyramidion.server.store.postgresql_link import (
    ANSWER,
    Connection,
    Pool,
    closed,
    connect,
    durable,
    persistent,
)
from pyramidion.server.store.postgresql_listener import PostgresqlListener
from pyramidion.server.store.postgresql_writer import PostgresqlWriter

READERS = 4
COMING = 5.0  # seconds for a database that is just starting
LOCK = 0x50797261  # one process at a time brings the tables up to date


class PostgresqlDatabase:
    """A pool that reads and writes the small things, a writer for appends, a listener."""

    def __init__(self, url: str, pool: Pool, connection: Connection) -> None:
        self._url = url
        self._origin = token_hex(4)
        self._pool = pool
        self._writer = PostgresqlWriter(url, connection, self._origin)
        self._listener: PostgresqlListener | None = None

    @classmethod
    async def opened(cls, url: str) -> "PostgresqlDatabase":
        """The database at an address, its tables made or brought up to date."""
        from pyramidion.server.store.opening import hidden

        where = hidden(url)
        try:
            connection = await persistent(lambda: connect(url), patience=COMING)
        except Failed as failed:
            raise CannotOpen(f"{where} cannot be used. {failed}") from failed
        try:
            await _migrate(connection, where)
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=READERS,
                timeout=ANSWER,
                command_timeout=ANSWER,
                server_settings={"application_name": "pyramidion"},
                init=durable,
                reset=_nothing,  # statements here leave nothing behind that would have to be undone
            )
        except BaseException as error:
            await closed(connection)
            if isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
                raise CannotOpen(f"{where} cannot be used: {error}.") from error
            raise
        return cls(url, pool, connection)

    @property
    def tally(self) -> Tally:
        """How much was written since the start, and how much waits."""
        return self._writer.tally

    async def read(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows that a statement finds."""
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL has no such texts
        return await persistent(lambda: self._fetch(statement, values))

    async def write(self, statement: str, *values: object) -> Sequence[Row]:
        """What a statement that changes something returns, when it is durable."""
        return await persistent(lambda: self._fetch(statement, values))

    async def append(self, append: Append) -> None:
        """Return when it is durable; raise Taken or Failed otherwise."""
        await self._writer.append(append)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        rows = await self.read(
            'SELECT t, (SELECT max(seq) FROM events WHERE "table" = t) FROM unnest($1::text[]) AS t',
            list(tables),
        )
        return {table: head for table, head in rows if head}

    async def listen(self, live: Live, tell: Tell) -> None:
        """From now on, tell of what other processes append."""
        self._listener = PostgresqlListener(self._url, self._origin, self.heads, live, tell)
        await self._listener.start()

    async def close(self) -> None:
        """Finish what was handed in and let go of the database."""
        if self._listener:
            await self._listener.close()
        await self._writer.close()
        await closed(self._pool)

    async def _fetch(self, statement: str, values: Sequence[object]) -> Sequence[Row]:
        return [tuple(row) for row in await self._pool.fetch(statement, *values)]


async def _nothing(_connection: object) -> None:
    pass


async def _migrate(connection: Connection, where: str) -> None:
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS pyramidion_migrations"
                " (number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())"
            )
            done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM pyramidion_migrations")
            for step in due("postgresql", done, where):
                await connection.execute(step.script)
                await connection.execute(
                    "INSERT INTO pyramidion_migrations (number, name) VALUES ($1, $2)", step.number, step.name
                )
    except asyncpg.DuplicateTableError as error:
        raise CannotOpen(
            f"{where} holds tables of another program ({error}): make a database for Pyramidion alone."
        ) from None

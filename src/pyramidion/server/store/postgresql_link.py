"""Connections to PostgreSQL that come back: what is asked while it is away is asked again, for a while."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import asyncpg

from pyramidion.server.store.faults import Failed

PATIENCE = 30.0  # seconds for a database to come back
PAUSE = 0.1  # seconds between two attempts
ANSWER = 10.0  # seconds for one statement
T = TypeVar("T")

if TYPE_CHECKING:  # these classes take a parameter only there
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]
else:
    Connection, Pool = asyncpg.Connection, asyncpg.pool.Pool


async def connect(url: str) -> Connection:
    """A new connection, on which a commit is durable when it is told."""
    connection = await asyncpg.connect(
        url, timeout=ANSWER, command_timeout=ANSWER, server_settings={"application_name": "pyramidion"}
    )
    await durable(connection)
    return connection


async def durable(connection: Connection) -> None:
    """See to it that a commit waits for the disk, whatever the database's default is."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )


async def closed(connection: Connection | Pool) -> None:
    """Close a connection or a pool politely, or hard if the other side does not answer."""
    try:
        await asyncio.wait_for(connection.close(), 1.0)
    except Exception:
        connection.terminate()
        await asyncio.sleep(0)  # the transport closes in the loop's next round


def passing(error: BaseException) -> bool:
    """Whether a fault is one of the connection or of a database that is starting or stopping."""
    if isinstance(error, ValueError):
        return False  # asyncpg's complaint about a value is an InterfaceError, too
    return isinstance(
        error,
        (
            OSError,
            asyncpg.PostgresConnectionError,
            asyncpg.InterfaceError,
            asyncpg.exceptions.OperatorInterventionError,
            asyncpg.exceptions.TransactionRollbackError,
            asyncpg.exceptions.TooManyConnectionsError,
            asyncpg.exceptions.InternalClientError,
        ),
    )


async def persistent(attempt: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """What an attempt gives, made again as long as only the connection fails; raises `Failed`."""
    clock = asyncio.get_running_loop().time
    until = clock() + patience
    while True:
        try:
            return await attempt()
        except Exception as error:
            if not passing(error) or clock() > until:
                raise Failed(f"PostgreSQL did not do it: {str(error) or type(error).__name__}.") from error
        await asyncio.sleep(PAUSE)

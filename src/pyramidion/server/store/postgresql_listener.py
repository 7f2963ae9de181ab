"""Hears what other processes append, by LISTEN; after a cut it asks what was missed."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from pyramidion.server.store.database import Live, Tell
from pyramidion.server.store.postgresql_link import PAUSE, Connection, closed, connect, passing
from pyramidion.server.store.postgresql_notices import CHANNEL, heads_in

PULSE = 15.0  # seconds between two looks whether the connection still lives


class PostgresqlListener:
    """One connection that only listens."""

    def __init__(
        self,
        url: str,
        origin: str,
        heads: Callable[[Sequence[str]], Awaitable[dict[str, int]]],
        live: Live,
        tell: Tell,
    ) -> None:
        self._url = url
        self._origin = origin
        self._heads = heads
        self._live = live
        self._tell = tell
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return when listening; go on in the background."""
        connection, cut = await self._listening()
        self._task = asyncio.create_task(self._run(connection, cut))

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listening(self) -> tuple[Connection, asyncio.Event]:
        connection = await connect(self._url)
        cut = asyncio.Event()
        connection.add_termination_listener(lambda _connection: cut.set())
        await connection.add_listener(CHANNEL, self._hear)
        return connection, cut

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        for table, seq in heads_in(str(payload), self._origin):
            self._tell(table, seq)

    async def _run(self, connection: Connection, cut: asyncio.Event) -> None:
        while True:
            try:
                await self._until_cut(connection, cut)
                connection.terminate()
                connection, cut = await self._listening()
                for table, seq in (await self._heads(list(self._live()))).items():
                    self._tell(table, seq)
            except asyncio.CancelledError:
                await closed(connection)
                raise
            except Exception as error:
                if not passing(error):
                    raise
                cut.set()
                await asyncio.sleep(PAUSE)

    async def _until_cut(self, connection: Connection, cut: asyncio.Event) -> None:
        while not cut.is_set():
            try:
                await asyncio.wait_for(cut.wait(), PULSE)
            except TimeoutError:
                await connection.execute("SELECT 1")

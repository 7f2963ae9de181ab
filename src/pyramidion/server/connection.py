"""One open socket at a table: what is said to it waits its turn, so that nobody waits for a slow reader."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
BACKLOG = 4_000_000  # bytes; whoever reads so slowly is let go and may come back


class Connection:
    """Sends frames as fast as the other side takes them."""

    def __init__(self, guest: str, send: Send) -> None:
        self.guest = guest
        self.overrun = False
        self._send = send
        self._waiting: list[bytes] = []
        self._size = 0
        self._pump: asyncio.Task[None] | None = None
        self._owner = asyncio.current_task()

    def tell(self, parts: list[bytes]) -> None:
        """Send messages as soon as possible; what waits together goes as one frame."""
        self._waiting += parts
        self._size += sum(map(len, parts))
        if self._pump is None:
            self._pump = asyncio.create_task(self._pumped())
        elif self._size > BACKLOG and self._owner and not self.overrun:
            self.overrun = True
            self._owner.cancel()

    async def _pumped(self) -> None:
        try:
            while self._waiting:
                frame = b"[" + b",".join(self._waiting) + b"]"
                self._waiting, self._size = [], 0
                await self._send({"type": "websocket.send", "text": frame.decode()})
        except OSError:
            pass  # the other side is gone, which is told where its messages are read
        finally:
            self._pump = None

    async def close(self) -> None:
        """Send what waits, unless the other side does not read; then be quiet."""
        pump = self._pump
        if pump:
            if self.overrun:
                pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

"""One open socket at a table: what is said to it waits its turn, so that nobody waits for a slow reader."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Receive = Callable[[], Coroutine[Any, None, Any]]
Send = Callable[[Any], Coroutine[Any, None, None]]
Write = Callable[[bytes], bool]  # sends text at once, or says that it has to wait
BACKLOG = 4_000_000  # bytes; whoever reads so slowly is let go and may come back


class Connection:
    """Sends frames as fast as the other side takes them."""

    def __init__(self, guest: str, send: Send, write: Write | None) -> None:
        self.guest = guest
        self.overrun = False
        self._send = send
        self._write = write
        self._waiting: list[bytes] = []
        self._size = 0
        self._held = False  # whether more is to come that belongs to the same frame
        self._slow: asyncio.Task[None] | None = None  # sends a frame that the other side does not take yet
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._owner = asyncio.current_task()

    def tell(self, parts: list[bytes]) -> None:
        """Send messages as soon as the other side takes them; what waits together goes as one frame."""
        if self._closed:
            return
        self._waiting += parts
        if self._slow:
            self._size += sum(map(len, parts))
            if self._size > BACKLOG and self._owner and not self.overrun:
                self.overrun = True
                self._owner.cancel()
        elif not self._held:
            self._flush()

    def hold(self) -> None:
        """Keep what is told from now on together."""
        self._held = True

    def release(self) -> None:
        """Send what was kept."""
        self._held = False
        self._flush()

    def _flush(self) -> None:
        """Send what waits: at once if the other side takes it, which spares a task for each frame."""
        if self._slow or not self._waiting:
            return
        frame = b"[" + b",".join(self._waiting) + b"]"
        self._waiting, self._size = [], 0
        if self._write is None or not self._write(frame):
            self._slow = self._loop.create_task(self._finish(frame))

    async def _finish(self, frame: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": frame.decode()})
        except (OSError, RuntimeError):
            pass  # the other side is gone or being let go, which is told where its messages are read
        finally:
            self._slow = None
            if not self._held:
                self._flush()

    async def close(self) -> None:
        """Send what waits, unless the other side does not read; then be quiet."""
        self._closed, self._held = True, False
        if self.overrun and self._slow:
            self._waiting = []
            self._slow.cancel()
        self._flush()
        while self._slow:
            await asyncio.gather(self._slow, return_exceptions=True)

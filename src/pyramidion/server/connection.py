"""One open socket at a table: what is said to it waits its turn, so that nobody waits for a slow reader."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any

Receive = Callable[[], Coroutine[Any, None, Any]]
Send = Callable[[Any], Coroutine[Any, None, None]]
BACKLOG = 4_000_000  # bytes; whoever reads so slowly is let go and may come back


class Connection:
    """Sends frames as fast as the other side takes them."""

    def __init__(self, guest: str, send: Send) -> None:
        self.guest = guest
        self.overrun = False
        self._send = send
        self._waiting: list[bytes] = []
        self._size = 0
        self._due = False  # whether it is about to be sent
        self._slow: asyncio.Task[None] | None = None  # sends a frame that the other side does not take yet
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._owner = asyncio.current_task()

    def tell(self, parts: list[bytes]) -> None:
        """Send messages as soon as possible; what waits together goes as one frame."""
        if self._closed:
            return
        self._waiting += parts
        if self._slow:
            self._size += sum(map(len, parts))
            if self._size > BACKLOG and self._owner and not self.overrun:
                self.overrun = True
                self._owner.cancel()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what waits: at once if the other side takes it, which spares a task for each frame."""
        self._due = False
        if self._slow or not self._waiting:
            return
        frame = b"[" + b",".join(self._waiting) + b"]"
        self._waiting, self._size = [], 0
        sending = self._send({"type": "websocket.send", "text": frame.decode()})
        try:
            obstacle = sending.send(None)
        except StopIteration:
            pass  # it is sent
        except OSError:
            pass  # the other side is gone, which is told where its messages are read
        else:
            self._slow = self._loop.create_task(self._finish(sending, obstacle))

    async def _finish(self, sending: Coroutine[Any, None, None], obstacle: Any) -> None:
        try:
            await _continued(sending, obstacle)
        except OSError:
            pass
        finally:
            self._slow = None
            self._flush()

    async def close(self) -> None:
        """Send what waits, unless the other side does not read; then be quiet."""
        self._closed = True
        if self.overrun and self._slow:
            self._waiting = []
            self._slow.cancel()
        self._flush()
        while self._slow:
            await asyncio.gather(self._slow, return_exceptions=True)


@coroutine
def _continued(begun: Coroutine[Any, None, None], obstacle: Any) -> Generator[Any, None, None]:
    """What was begun outside a task, from the obstacle on at which it stopped."""
    yield obstacle
    yield from begun

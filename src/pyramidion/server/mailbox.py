"""What a socket has read and its one reader has not: asyncio's queue keeps four deques for each socket."""

import asyncio
from typing import Any


class Mailbox:
    """As much of `asyncio.Queue` as uvicorn uses."""

    __slots__ = ("_letters", "_reader")

    def __init__(self) -> None:
        self._letters: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Any) -> None:
        """Add a letter, and wake whoever waits for one."""
        self._letters.append(letter)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """The oldest letter, when there is one."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._letters.pop(0)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._letters

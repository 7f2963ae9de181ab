"""One at a time, first come, first served: what asyncio's lock does, in fewer steps where nobody waits."""

import asyncio
from types import TracebackType


class Turns:
    """Held with `async with` by whoever looks at something or changes it."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Whether it is somebody's turn."""
        return self._taken

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if not turn.done():
                turn.cancel()
            elif not turn.cancelled():  # it came at the same time
                self._pass_on()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():  # or whoever waited gave up
                turn.set_result(None)
                return
        self._taken = False

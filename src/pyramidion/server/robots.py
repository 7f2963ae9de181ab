"""Whoever plays a bot's seat: asks for its actions, waits as a person would, and plays them."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from pyramidion.core.refusal import Refused
from pyramidion.server.slot import Slot
from pyramidion.server.store import StoreFault
from pyramidion.server.table import Table

if TYPE_CHECKING:
    from pyramidion.server.hub import Hub

log = logging.getLogger(__name__)
TRIES = 3  # before a bot that keeps dying is played for
PAUSE = 1.0  # seconds before a database that failed is tried again
GRACE = 5.0  # seconds in which the process that caused a bot's turn should have played it


class Robots:
    """Keeps bots' seats going at all tables of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self.stopped = False
        self.failures = 0

    def wake(self, slot: Slot, table: Table, *, elsewhere: bool = False) -> None:
        """Let bots think whose turn it is; if it came from another process, that one goes first."""
        if self.stopped:
            return
        for seat in table.acting():
            if table.chairs[seat].bot and seat not in slot.thinking:
                grace = GRACE + table.pace / 1000 if elsewhere else 0.0
                slot.thinking[seat] = asyncio.create_task(self._play(slot, seat, grace))

    async def stop(self) -> None:
        """Let no bot play any more."""
        self.stopped = True
        tasks = [task for slot in self._hub.slots.values() for task in slot.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, slot: Slot, seat: int, grace: float) -> None:
        try:
            await asyncio.sleep(grace)
            failures = 0
            while True:
                try:
                    played = await self._played(slot, seat, think=failures < TRIES)
                except StoreFault:
                    await asyncio.sleep(PAUSE)
                    continue
                if played is None:
                    return
                failures = 0 if played else failures + 1
        except Exception:
            log.exception("a bot's seat stopped", extra={"table": slot.id, "seat": seat})
        finally:
            slot.thinking.pop(seat, None)

    async def _played(self, slot: Slot, seat: int, *, think: bool) -> bool | None:
        """Play once for a seat: whether it worked; None if there is nothing to play."""
        begun = monotonic()
        async with slot.lock:
            table = await self._hub.loaded(slot)
            if seat not in table.acting() or not table.chairs[seat].bot:
                return None
            turn, pace = table.turn(seat), table.pace / 1000
            actions = [table.playing.legal(seat)[0]]
            thought = self._hub.bots.choose(table, seat) if think else None
        try:
            actions = await thought if thought else actions
        except Exception as failure:
            self.failures += 1
            log.warning("a bot process failed: %r", failure, extra={"table": slot.id, "seat": seat})
            return False
        await asyncio.sleep(pace - (monotonic() - begun))
        with suppress(Refused):  # then the table has changed: look again
            await self._hub.change(slot.id, lambda table: table.play(seat, turn, actions))
        return True

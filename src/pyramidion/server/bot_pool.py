"""Bots in processes of their own: one that hangs or dies is replaced, and the server never waits for it."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

from pebble import ProcessPool

from pyramidion.bots.advice import Advice
from pyramidion.server.table import Table
from pyramidion.server.thinking import Position, advised, chosen, ready

T = TypeVar("T")
PATIENCE = 60.0  # seconds, then a bot counts as hung


class BotPool:
    """So many processes that think for bots and about advice."""

    def __init__(self, processes: int, files: dict[str, Path]) -> None:
        self._files = files
        # Not by fork: the server has threads, and what they hold would stay held in the child.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=processes, initializer=ready, context=context)

    def choose(self, table: Table, seat: int) -> Awaitable[list[int]]:
        """What the bot of a seat does; raises what went wrong if its process died or hung."""
        return self.asked(chosen, self._position(table, seat, []), table.chairs[seat].bot)

    def advise(self, table: Table, seat: int, tried: list[int]) -> Awaitable[Sequence[Advice]]:
        """What each choice of a seat is worth after some actions."""
        return self.asked(advised, self._position(table, seat, tried))

    def asked(self, task: Callable[..., T], *arguments: Any) -> Awaitable[T]:
        """What a task answers that one of the processes does."""
        return asyncio.wrap_future(self._pool.schedule(task, args=arguments, timeout=PATIENCE))

    def _position(self, table: Table, seat: int, tried: list[int]) -> Position:
        session = table.playing
        return Position(
            game=session.game.name,
            files=self._files,
            options=session.options,
            seats=len(session.players),
            moves=[(event.seat, event.action) for event in session.events],
            seat=seat,
            tried=tried,
            luck=token_hex(8),
        )

    def stop(self) -> None:
        """End all of them at once: what they were thinking about can be thought again."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()

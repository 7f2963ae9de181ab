"""Bots in processes of their own: one that hangs or dies is replaced, and the server never waits for it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from queue import PriorityQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeVar

from pyramidion.bots.advice import Advice
from pyramidion.core.game import Options
from pyramidion.server.table import Table
from pyramidion.server.thinker import Dead, Failed, Thinker
from pyramidion.server.thinking import Position, advised, chosen

T = TypeVar("T")
# The data files that options of a game name, beyond those that the server was started with.
FilesOf = Callable[[str, Options], dict[str, Path]]
STOP, BOT, HINT, OTHER, IDLE = range(5)  # how urgent a job is


class Job(NamedTuple):
    """Something to think about, and who waits for it; the most urgent comes first, then the oldest."""

    urgency: int
    number: int
    future: "Future[Any]"
    task: Callable[..., Any]
    arguments: tuple[Any, ...]


class BotPool:
    """So many processes that think for bots and about advice, each looked after by a thread."""

    def __init__(self, processes: int, files: dict[str, Path]) -> None:
        self._files = files
        self.stored: FilesOf = lambda _game, _options: {}  # decks that guests entered
        self._jobs: PriorityQueue[Job] = PriorityQueue()
        self._number = count()
        self._thinkers: set[Thinker] = set()
        self._lock = Lock()
        self._stopped = False
        self._threads = [Thread(target=self._look_after, daemon=True) for _ in range(processes)]
        for thread in self._threads:
            thread.start()

    def choose(self, table: Table, seat: int) -> Awaitable[list[int]]:
        """What the bot of a seat does; raises `Dead` or `Failed` if that cannot be had."""
        return self._put(BOT, chosen, self._position(table, seat, []), table.chairs[seat].bot)

    def advise(self, table: Table, seat: int, tried: list[int]) -> Awaitable[Sequence[Advice]]:
        """What each choice of a seat is worth after some actions."""
        return self._put(HINT, advised, self._position(table, seat, tried))

    def stop(self) -> None:
        """End all of them at once: what they were thinking about can be thought again."""
        with self._lock:
            self._stopped = True
            for thinker in self._thinkers:
                thinker.kill()
        for _ in self._threads:
            self._jobs.put(Job(STOP, next(self._number), Future(), list, ()))
        for thread in self._threads:
            thread.join()

    def asked(self, task: Callable[..., T], *arguments: Any) -> Awaitable[T]:
        """What a task answers that one of the processes does when nobody at a table waits."""
        return self._put(OTHER, task, *arguments)

    def asked_idly(self, task: Callable[..., T], *arguments: Any) -> Awaitable[T]:
        """The same for what nobody waits for at all."""
        return self._put(IDLE, task, *arguments)

    def _put(self, urgency: int, task: Callable[..., T], *arguments: Any) -> Awaitable[T]:
        future: Future[Any] = Future()
        self._jobs.put(Job(urgency, next(self._number), future, task, arguments))
        return asyncio.wrap_future(future)

    def _look_after(self) -> None:
        """Keep one process busy."""
        thinker: Thinker | None = None
        while (job := self._jobs.get()).urgency != STOP:
            if not job.future.set_running_or_notify_cancel():
                continue
            try:
                thinker = thinker or self._begun()
                job.future.set_result(thinker.ask(job.task, *job.arguments))
            except Failed as failed:
                job.future.set_exception(failed)
            except Dead as dead:
                job.future.set_exception(dead)
                if thinker:
                    self._buried(thinker)
                thinker = None

    def _begun(self) -> Thinker:
        with self._lock:
            if self._stopped:
                raise Dead("the server stops")
            thinker = Thinker()
            self._thinkers.add(thinker)
            return thinker

    def _buried(self, thinker: Thinker) -> None:
        with self._lock:
            self._thinkers.discard(thinker)
            if not self._stopped:
                thinker.kill()

    def _position(self, table: Table, seat: int, tried: list[int]) -> Position:
        session = table.playing
        return Position(
            game=session.game.name,
            files=self._files | self.stored(session.game.name, session.options),
            options=session.options,
            seats=len(session.players),
            moves=[(event.seat, event.action) for event in session.events],
            seat=seat,
            tried=tried,
            luck=table.luck(seat),
        )

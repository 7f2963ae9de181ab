"""Analyses under way: a few choices at a time, so that bots at tables need not wait long for a process."""

import asyncio
import logging
from hashlib import sha256
from pathlib import Path

import msgspec

from pyramidion.core.record import parse
from pyramidion.server.bot_pool import BotPool, FilesOf
from pyramidion.server.learn import judging
from pyramidion.server.learn.judging import Files
from pyramidion.server.learn.shapes import Possible, Report
from pyramidion.server.store import Store

AT_ONCE = 4  # choices
RUNNING = 4  # analyses at a time; further ones wait
ANSWERS = 100  # kept in memory

log = logging.getLogger(__name__)


class Jobs:
    """All analyses of a server process. What is found is kept in the store; what is begun is gone on with."""

    def __init__(self, store: Store, bots: BotPool, files: dict[str, Path]) -> None:
        self._store = store
        self._bots = bots
        self._given = files
        self.stored: FilesOf = lambda _game, _options: {}  # decks that guests entered
        self._reports: dict[str, Report] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(RUNNING)

    async def report(self, record: str, seats: tuple[int, ...]) -> Report:
        """An analysis as far as it is; begun if it is not."""
        key = sha256(f"{seats} {judging.THINK}\n{record}".encode()).hexdigest()[:40]
        if key not in self._reports:
            kept = await self._store.note(key)
            found = msgspec.json.decode(kept, type=Report) if kept else Report(key, 0, 0, [], [])
            self._keep(found)
            if not found.total or found.done < found.total:
                self._begin(key, record, seats)
        return self._reports[key]

    async def possible(self, record: str) -> list[Possible]:
        """What each seat could have made of a game."""
        key = sha256(f"possible {judging.WIDTH}\n{record}".encode()).hexdigest()[:40]
        kept = await self._store.note(key)
        if kept:
            return msgspec.json.decode(kept, type=list[Possible])
        told = await self._bots.asked(judging.possible, record, self._files(record))
        await self._store.keep_note(key, msgspec.json.encode(told).decode())
        return told

    def _files(self, record: str) -> Files:
        """The data files that a record needs."""
        header = parse(record.encode()).header
        return tuple(sorted((self._given | self.stored(header.game, header.options)).items()))

    def _begin(self, key: str, record: str, seats: tuple[int, ...]) -> None:
        task = asyncio.create_task(self._judge(key, record, seats))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("an analysis failed", exc_info=task.exception())
            self._reports.pop(key, None)  # whoever asks again begins it again

    async def stop(self) -> None:
        """Leave off; what is kept is gone on with another time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _judge(self, key: str, record: str, seats: tuple[int, ...]) -> None:
        files = self._files(record)
        async with self._turn:
            points, events = await self._bots.asked(judging.course, record, files, seats)
            report = self._reports[key]
            report = Report(key, report.done, len(events), points, report.choices)
            while report.done < report.total:
                some = events[report.done : report.done + AT_ONCE]
                choices = await self._bots.asked(judging.judged, record, files, some)
                report = Report(key, report.done + len(some), report.total, points, report.choices + choices)
                await self._store.keep_note(key, msgspec.json.encode(report).decode())
                self._keep(report)

    def _keep(self, report: Report) -> None:
        self._reports.pop(report.key, None)
        self._reports[report.key] = report
        while len(self._reports) > ANSWERS:
            del self._reports[next(iter(self._reports))]

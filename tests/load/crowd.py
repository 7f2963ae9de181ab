"""Client processes that keep many tables going and write down how long each update took."""

import asyncio
import multiprocessing
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter
from typing import Any, Protocol

import uvloop
from msgspec import Struct

GLANCE = 0.005  # seconds between two looks whether all is answered


class Measured(Struct):
    """What a crowd did in a while."""

    moves: int = 0
    seconds: float = 0.0
    delays: list[float] = []
    sizes: list[int] = []  # bytes of the frames that came
    over: int = 0  # games that ended

    def add(self, other: "Measured") -> None:
        """Count what was measured elsewhere or at another time, too; time goes on for all alike."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.delays += other.delays
        self.sizes += other.sizes
        self.over += other.over

    def delay(self, share: float) -> float:
        """So much of the updates came within this time, in seconds."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Pair(Protocol):
    """Two sockets of which one waits for what the other says."""

    def begin(self, think: Callable[[], float], measured: Measured) -> None:
        """Go on, with so long a thought before each move."""

    def pause(self) -> None:
        """Say nothing more until told to go on."""

    @property
    def waiting(self) -> bool:
        """Whether something was said that is not answered yet."""


class Crowd:
    """Several processes, each with a share of the pairs; `make(share)` gives a share's pairs."""

    def __init__(self, make: Any, processes: int, count: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._links: list[Connection] = []
        self._count = count
        self._processes = []
        for number in range(processes):
            here, there = spawn.Pipe()
            share = count // processes + (number < count % processes)
            process = spawn.Process(target=_process, args=(make, share, number, there), daemon=True)
            process.start()
            there.close()  # or nobody would notice that it died
            self._links.append(here)
            self._processes.append(process)
        self._each(None)

    def play(self, seconds: float, rate: float = 0.0) -> Measured:
        """Let all pairs go on for a while, so many moves a second in all, or as many as they can."""
        begun = perf_counter()
        shares: list[Measured] = self._each((seconds, self._count / rate if rate else 0.0))
        whole = Measured(seconds=perf_counter() - begun)
        for share in shares:
            whole.add(share)
        return whole

    def leave(self) -> None:
        """Close all sockets."""
        for link in self._links:
            link.send("leave")
        for process in self._processes:
            process.join()

    def _each(self, order: Any) -> list[Any]:
        for link in self._links:
            if order is not None:
                link.send(order)
        return [link.recv() for link in self._links]


def _process(make: Any, share: int, number: int, link: Connection) -> None:
    uvloop.run(_work(make, share, number, link))


async def _work(make: Any, share: int, number: int, link: Connection) -> None:
    pairs: list[Pair] = await make(share)
    link.send(None)
    rng = Random(number)
    while (order := await asyncio.to_thread(link.recv)) != "leave":
        seconds, pause = order
        measured = Measured()
        think = partial(rng.expovariate, 1 / pause) if pause else float  # float() is 0.0
        for pair in pairs:
            pair.begin(think, measured)
        await asyncio.sleep(seconds)
        for pair in pairs:
            pair.pause()
        while any(pair.waiting for pair in pairs):  # what was said belongs to this while
            await asyncio.sleep(GLANCE)
        link.send(measured)

"""Worker processes on all cores of this machine; one that dies is replaced and its games are played again."""

import os
import signal
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from threading import Thread, active_count
from traceback import format_exc
from typing import Protocol

from pyramidion.arena.chunks import AHEAD, Chunks
from pyramidion.arena.work import Played, Work


class Workers(Protocol):
    """Whoever plays games: processes here, or a cluster."""

    def played(self, work: Work, jobs: Sequence[int]) -> Iterator[Played]:
        """Let all jobs be worked on; what comes back, in any order."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _forks() -> bool:
    """Whether a worker can be a twin of this process, which has everything loaded: only without threads."""
    return sys.platform == "linux" and active_count() == 1


class Hand:
    """One process, its pipe, and the chunks that it has been given."""

    def __init__(self, work: Work) -> None:
        context = get_context("fork") if _forks() else get_context("spawn")
        self.pipe, far = context.Pipe()
        self.given: deque[list[int]] = deque()
        self._process = context.Process(target=serve, args=(far, work), daemon=True)
        self._process.start()
        far.close()

    def give(self, chunks: Chunks) -> None:
        """Keep it busy. That it has died is found out when its answer is waited for."""
        while len(self.given) < AHEAD and (chunk := chunks.next()):
            self.given.append(chunk)
            with suppress(OSError):
                self.pipe.send(chunk)

    def answer(self) -> Played | str | None:
        """What it says next: games, or why it could not play them; None if it is dead."""
        try:
            said: Played | str = self.pipe.recv()
        except (EOFError, OSError):
            return None
        self.given.popleft()
        return said

    def end(self) -> None:
        """Stop the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


class LocalWorkers:
    """A process for each core, or as many as are wanted."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or cores()

    def played(self, work: Work, jobs: Sequence[int]) -> Iterator[Played]:
        """Let all jobs be worked on; what comes back, in any order."""
        chunks = Chunks(jobs, self.processes)
        hands: list[Hand] = []
        if _forks():
            with suppress(Exception):  # if it cannot be done, workers will tell
                work([])  # what every worker needs is made once, and they are born with it
        try:
            hands += [Hand(work) for _ in range(min(self.processes, len(jobs)))]
            while True:
                for hand in hands:
                    hand.give(chunks)
                busy = [hand for hand in hands if hand.given]
                if not busy:
                    return
                ready = connection.wait([hand.pipe for hand in busy])
                for hand in busy:
                    if hand.pipe in ready:
                        yield from self._heard(hand, hands, chunks, work)
        finally:
            for hand in hands:
                hand.end()

    def _heard(self, hand: Hand, hands: list[Hand], chunks: Chunks, work: Work) -> Iterator[Played]:
        """What one worker has to say, if it is still alive; else another takes its place."""
        said = hand.answer()
        if isinstance(said, str):
            raise RuntimeError(f"a worker could not play on:\n{said}")
        if said is not None:
            chunks.done(said)
            hand.give(chunks)
            yield said
            return
        hands.remove(hand)
        hand.end()
        for place, chunk in reversed(list(enumerate(hand.given))):
            chunks.again(chunk, begun=place == 0)
        hands.append(Hand(work))


def serve(pipe: "connection.Connection", work: Work) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that started it
    Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            jobs = pipe.recv()
            try:
                said: Played | str = work(jobs)
            except Exception:
                said = format_exc()
            pipe.send(said)


def _leave_with_parent() -> None:
    """End when whoever started this process is gone, even if it was killed."""
    if parent := parent_process():
        parent.join()
        os._exit(1)

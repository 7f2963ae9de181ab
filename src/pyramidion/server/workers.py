"""Several server processes behind one listening socket: a killed one is replaced, and all stop together."""

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.process import BaseProcess
from socket import socket, socketpair
from threading import Thread

Work = Callable[[Sequence[socket], int], None]

SHORT = 5.0  # seconds; whoever ends sooner did not really start
PAUSE = 0.5  # seconds before a process that did not start is tried again
GRACE = 30.0  # seconds to finish what is under way

log = logging.getLogger(__name__)


class Workers:
    """Keeps a number of processes at work; each gets the sockets, which must be listening, and its number."""

    def __init__(self, work: Work, sockets: Sequence[socket], count: int) -> None:
        self._work = work
        self._sockets = sockets
        self._count = count
        self._spawn = multiprocessing.get_context("spawn")
        # By sentinel, with its number and the time of its start.
        self._running: dict[int, tuple[BaseProcess, int, float]] = {}
        self._proven = False  # whether any worker has stayed
        # Workers hold one end, which ends when this process does, however that comes about.
        self._hold, self._lifeline = Pipe(duplex=False)

    def run(self) -> int:
        """Return when told to stop by a signal, or when workers do not start at all; the exit code."""
        stop, stopper = socketpair()
        stop.setblocking(False)
        stopper.setblocking(False)
        signal.set_wakeup_fd(stopper.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)  # the byte on the socket is what counts
        try:
            return self._attend(stop)
        finally:
            self._end()
            signal.set_wakeup_fd(-1)

    def _attend(self, stop: socket) -> int:
        for number in range(self._count):
            self._start(number)
        while True:
            ready = wait([stop, *self._running])
            if stop in ready:
                return 0
            for sentinel in ready:
                process, number, since = self._running.pop(sentinel)  # type: ignore[arg-type]
                process.join()
                stayed = time.monotonic() - since > SHORT
                self._proven = self._proven or stayed
                if not self._proven and (process.exitcode or 0) > 0:
                    log.error("Worker %s did not start.", process.pid)
                    return process.exitcode or 1
                log.warning("Worker %s ended with %s and is replaced.", process.pid, process.exitcode)
                if not stayed and wait([stop], PAUSE):
                    return 0
                self._start(number)

    def _start(self, number: int) -> None:
        process = self._spawn.Process(target=_work, args=(self._work, self._sockets, number, self._hold))
        process.start()
        self._running[process.sentinel] = (process, number, time.monotonic())

    def _end(self) -> None:
        self._lifeline.close()
        until = time.monotonic() + GRACE
        for process, _, _ in self._running.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                log.warning("Worker %s did not finish in time.", process.pid)
                process.kill()
                process.join()


def _work(work: Work, sockets: Sequence[socket], number: int, lifeline: Connection) -> None:
    # Ctrl-C reaches every process of a terminal; the parent passes it on in its own way.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch, args=(lifeline,), name="lifeline", daemon=True).start()
    work(sockets, number)


def _watch(lifeline: Connection) -> None:
    try:
        lifeline.recv_bytes()
    except EOFError:
        # A process that is just starting may not heed the first one yet.
        for _ in range(int(GRACE)):
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(1)
        os.kill(os.getpid(), signal.SIGKILL)

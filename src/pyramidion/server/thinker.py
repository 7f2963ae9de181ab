"""A process that thinks, at the other end of a pipe of its own.

Nothing is shared with other processes, no lock and no queue: wherever it is killed, only what it was thinking
about is lost, and that can be asked for again.
"""

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

PATIENCE = 60.0  # seconds, then a thinker counts as hung
# Not by fork: the server has threads, and what they hold would stay held in the child.
_spawn = multiprocessing.get_context("spawn")


class Dead(Exception):
    """The process died or hung; another one is needed."""


class Failed(Exception):
    """What was asked for raised an error; the process is as good as before."""


class Thinker:
    """One such process, for one caller at a time."""

    def __init__(self) -> None:
        self._pipe, other = _spawn.Pipe()
        self._process = _spawn.Process(target=_think, args=(other,), name="bot", daemon=True)
        self._process.start()
        other.close()  # or the end of the process would not be the end of the pipe

    def ask(self, task: Callable[..., Any], *arguments: Any) -> Any:
        """What a task comes to; waits for it."""
        try:
            self._pipe.send((task, arguments))
            if not self._pipe.poll(PATIENCE):
                raise Dead(f"no answer within {PATIENCE:g} seconds")
            error, answer = self._pipe.recv()
        except (EOFError, OSError) as broken:
            raise Dead(f"the process ended: {broken!r}") from None
        if error:
            raise Failed(error)
        return answer

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _think(pipe: Connection) -> None:
    # An interrupt from the keyboard reaches all processes; the server says when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task, arguments = pipe.recv()
        except (EOFError, OSError):
            return  # the server is gone
        try:
            answer = ("", task(*arguments))
        except Exception as error:
            answer = (repr(error), None)
        try:
            pipe.send(answer)
        except OSError:
            return

"""A parent with two workers that answer, or that cannot begin: `python -m tests.server.answering answer`."""

import os
import signal
import socket
import sys
from collections.abc import Sequence

from pyramidion.server.workers import Workers


def answer(sockets: Sequence[socket.socket], _number: int) -> None:
    """A worker that tells its number to whoever connects."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _answer(sockets)


def _answer(sockets: Sequence[socket.socket]) -> None:
    while True:
        caller, _ = sockets[0].accept()
        with caller:
            caller.sendall(f"{os.getpid()}".encode())


def begin(sockets: Sequence[socket.socket], _number: int) -> None:
    """A worker that does not heed the first signal, as one that is still starting."""
    signal.signal(signal.SIGTERM, lambda *_: signal.signal(signal.SIGTERM, signal.SIG_DFL))
    _answer(sockets)


def fail(_sockets: Sequence[socket.socket], _number: int) -> None:
    """A worker that cannot begin."""
    sys.exit(3)


def run(work: str) -> int:
    """Two workers behind a socket whose port is told."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        print(listening.getsockname()[1], flush=True)
        return Workers({"answer": answer, "begin": begin, "fail": fail}[work], [listening], 2).run()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1]))

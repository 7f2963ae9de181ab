"""A server in a process of its own, and what it takes of the machine.

    python -m tests.load.service URL PORT BOTS

It lets one address do as much as it likes, which `pyramidion serve` does not.
"""

import subprocess
import sys
from collections.abc import Sequence

import psutil

from pyramidion.server.serving import Work, serve_at
from pyramidion.server.settings import Limits, Settings

FREE = Limits(
    connections=10**6,
    requests=10**6,
    request_burst=10**6,
    messages=10**6,
    message_burst=10**6,
    tables=10**6,
)


class Service:
    """A running server: its address, its processes, what they have used."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("http://"), f"the server did not start: {command}"
        self.address = line.strip()
        self.main = psutil.Process(self._process.pid)

    def cpu(self) -> float:
        """Seconds of computing by all its processes; bots have no part in it while nobody plays them."""
        family = [self.main, *self.main.children(recursive=True)]
        return sum(times.user + times.system for times in (process.cpu_times() for process in family))

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        return int(self.main.memory_full_info().uss)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self._process.terminate()
        with self._process:
            pass
        return self._process.returncode


def service(url: str, port: int = 0, bots: int = 1, workers: int = 1) -> Service:
    """A server on a database."""
    return Service([sys.executable, "-m", __name__, url, f"{port}", f"{bots}", f"{workers}"])


def main(url: str, port: int, bots: int, workers: int) -> None:
    """Serve until told to stop."""
    work = Work(Settings(db=url, bots=bots, pace=0, limits=FREE), quiet=True)
    serve_at(work, "127.0.0.1", port, workers, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

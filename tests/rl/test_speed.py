"""The benchmark of environments runs. How fast they are depends on how code was compiled."""

import json
import subprocess
import sys
from pathlib import Path

from tools.bench_environments import OURS, PEERS

SCRIPT = Path(__file__).parents[2] / "tools" / "bench_environments.py"


def test_the_benchmark_measures_ours_and_the_peers_that_are_there() -> None:
    command = [sys.executable, str(SCRIPT), "--seconds", "0.1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert min(found.values()) > 0
    assert {*OURS, "OpenSpiel backgammon"} <= set(found)
    for name in set(PEERS) - set(found):
        assert f"{name} is left out: " in done.stderr

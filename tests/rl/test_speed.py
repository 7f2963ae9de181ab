"""The benchmark of environments runs, and batches are as far ahead as is said of them, with room to spare."""

import json
import subprocess
import sys
from pathlib import Path

from tools.bench_environments import OURS

SCRIPT = Path(__file__).parents[2] / "tools" / "bench_environments.py"


def test_the_benchmark_measures_ours_and_the_peers_that_are_there() -> None:
    command = [sys.executable, str(SCRIPT), "--seconds", "0.4", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    peer = found["OpenSpiel backgammon"]
    assert set(OURS) <= set(found)
    for name in OURS:
        assert found[name] > (5 if "batch" in name else 2) * peer, name

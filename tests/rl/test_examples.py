"""The examples run, in a short form."""

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from sb3_contrib import MaskablePPO

from pyramidion import catalog, replayed

EXAMPLES = Path(__file__).parents[2] / "examples" / "rl"


def run(example: str, *given: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / example), *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_torch_is_the_small_one() -> None:
    """The build for graphics cards brings gigabytes that no test needs."""
    assert version("torch").endswith("+cpu") == (sys.platform == "linux")


@pytest.mark.parametrize("game", catalog.names())
def test_random_play(game: str) -> None:
    said = run("random_play.py", "--game", game, "--games", "4", "--steps", "160")
    assert re.search(r"player_0 gained [+-]\d\.\d in 4 games", said)
    ended = re.search(r"([\d,]+) games ended at", said)
    assert ended is not None
    assert int(ended[1].replace(",", "")) >= 1000


@pytest.mark.parametrize("game", catalog.names())
def test_ppo_learns_to_beat_random_play(game: str, tmp_path: Path) -> None:
    """A few thousand decisions against novice are enough to win most games against random."""
    saved = tmp_path / "agent.zip"
    said = run("maskable_ppo.py", "--game", game, "--steps", "40960", "--games", "200", "--save", str(saved))
    rates = dict(re.findall(r"wins ([\d.]+) % of 200 games against (\w+)", said))
    by_bot = {bot: float(rate) for rate, bot in rates.items()}
    assert set(by_bot) == {"random", "novice"}
    assert by_bot["random"] > 55
    assert MaskablePPO.load(saved).num_timesteps == 40960


def test_ppo_stops_when_its_time_is_up() -> None:
    said = run("maskable_ppo.py", "--cpu-seconds", "1", "--games", "2")
    took = re.match(r"learned from ([\d,]+) decisions in \d+ seconds, (\d+) of the processor", said)
    assert took is not None
    assert int(took[1].replace(",", "")) >= 64
    assert int(took[2]) <= 20


def test_mcts_of_openspiel_plays_a_game() -> None:
    said = run("openspiel_mcts.py", "--games", "1", "--simulations", "2")
    assert re.fullmatch(r"game 0: \[(-?[01]\.0), (-?[01]\.0)\]\n", said)


def test_decisions_and_records_are_exported(tmp_path: Path) -> None:
    run("export_records.py", "--game", "pyramido", "--games", "2", "--out", str(tmp_path))
    decisions = pq.read_table(tmp_path / "decisions.parquet").to_pylist()
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert {row["game"] for row in decisions} == {0, 1}
    assert all(row["action"] in row["legal"] for row in decisions)
    assert {len(row["observation"]) for row in decisions} == {3496}
    for game in games:
        session = replayed(game["record"].encode(), catalog.game)
        assert session.over
        lines = [row["line"] for row in decisions if row["game"] == game["game"]]
        assert set(lines) <= set(session.lines())
        ends = {row["seat"]: row["points"] for row in decisions if row["game"] == game["game"]}
        assert [ends[seat] for seat in sorted(ends)] == session.state.scores()

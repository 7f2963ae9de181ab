"""The base install has none of the researchers' libraries: it plays without them and says what is missing."""

import subprocess
import sys

import pytest

LIBRARIES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "torch")
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({LIBRARIES}))\n"  # as if they were not there


def run(script: str) -> subprocess.CompletedProcess[str]:
    """What a script does where the libraries are not."""
    command = [sys.executable, "-c", WITHOUT + script]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_games_bots_arena_and_server_need_none_of_them() -> None:
    done = run(
        "import pyramidion.server.app\n"
        "from pyramidion.cli.main import main\n"
        "sys.argv = ['pyramidion', 'arena', 'pyramido', '--bots', 'novice,random', '--games', '2',\n"
        "            '--processes', '1', '--seed', 'extras', '--json']\n"
        "main()\n"
    )
    assert done.returncode == 0, done.stderr
    assert '"novice"' in done.stdout


@pytest.mark.parametrize("module", ["crew", "games", "gymnasium", "openspiel", "pettingzoo", "vector"])
def test_an_environment_says_what_brings_what_is_missing(module: str) -> None:
    done = run(f"import pyramidion.rl.{module}")
    assert done.returncode != 0
    assert "ImportError: numpy is not installed; pip install 'pyramidion[rl]' brings it" in done.stderr

"""The game of docs/adding-a-game.md works as it stands there: found, compiled, played, held to the laws."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import compiler

ROOT = Path(__file__).parents[1]
ADAPTERS = ("tests/rl/test_gymnasium.py", "tests/rl/test_openspiel.py", "tests/rl/test_pettingzoo.py")
LAWS = ("tests/test_laws.py", "tests/test_secrets.py", "tests/test_replay.py")
SUITES = "api_test or seed_tests or state_test or render_test or checker or random_sim_test"
GUIDE = ROOT / "docs" / "adding-a-game.md"

# Plays a game to its end and proves its record.
PLAY = """
from pyramidion import Session, catalog, game, replayed
from pyramidion.games.reed_race.rules import state

assert catalog.names() == ["reed-race"], catalog.names()
session = Session(game("reed-race"), seats=3, seed=7)
while session.actors():
    seat = session.actors()[0]
    session.act(seat, session.legal(seat)[-1] if seat == 1 else session.legal(seat)[0])
record = session.record()
assert replayed(record.encode(), game).record() == record
print(record)
print(state.__file__)
"""


def sample() -> dict[str, str]:
    """The files of the sample game as the guide has them."""
    guide = GUIDE.read_text("utf-8")
    return dict(re.findall(r"^`(reed_race/[\w./]+)`\n+```\w+\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the sample as its only game, compiled."""
    root = tmp_path_factory.mktemp("tree")
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("src/pyramidion", "tools", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=made)
    games = root / "src" / "pyramidion" / "games"
    for path in games.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
    for name, text in sample().items():
        (games / name).parent.mkdir(parents=True, exist_ok=True)
        (games / name).write_text(text, "utf-8")
    run(root, "tools/compile.py", "--root", ".", "--opt", "0")
    return root


def run(root: Path, *command: str) -> str:
    """What Python prints when it runs something in a tree, which must go well."""
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYRAMIDION_INTERPRETED", None)
    done = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_is_short_and_has_all_files() -> None:
    assert len(GUIDE.read_text("utf-8").splitlines()) <= 220
    assert sorted(sample()) == [
        "reed_race/RULES.md",
        "reed_race/__init__.py",
        "reed_race/rules/__init__.py",
        "reed_race/rules/state.py",
    ]


def test_the_sample_is_found_compiled_and_played_to_the_end(tree: Path) -> None:
    record, file = run(tree, "-c", PLAY).rstrip().rsplit("\n", 1)
    assert record.split("\n\n")[0].endswith("]")
    assert "- winner 2" in record
    assert Path(file).is_relative_to(tree)
    assert file.endswith(".py") == (not compiler())


def test_the_sample_keeps_the_laws(tree: Path) -> None:
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *LAWS)
    assert re.search(r"^\d+ passed in ", said, re.MULTILINE), said
    assert "skipped" not in said


def test_the_sample_passes_the_suites_of_the_libraries_for_research(tree: Path) -> None:
    """PettingZoo's, Gymnasium's, those of Stable-Baselines3 and OpenSpiel, with 2 and 3 seats."""
    said = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", SUITES, *ADAPTERS)
    assert re.search(r"^20 passed, \d+ deselected.* in ", said, re.MULTILINE), said


def test_the_sample_passes_the_type_checker(tree: Path) -> None:
    """As strictly as the project itself."""
    settings = ["--strict", "--explicit-package-bases", f"--cache-dir={tree / 'cache'}"]
    run(tree / "src", "-m", "mypy", *settings, "-p", "pyramidion.games.reed_race")

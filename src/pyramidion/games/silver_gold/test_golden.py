"""The golden games: what their table says does happen in them."""

import re

import pytest

from pyramidion.core.replay import replayed
from pyramidion.games.silver_gold import HERE
from pyramidion.games.silver_gold.test_referee import GAMES, Referee

GOLDEN = HERE / "golden"
ROWS = re.findall(
    r"^\| (.+?) \| (SG.+?) \| (.+?) \|$", (GOLDEN / "README.md").read_text("utf-8"), re.MULTILINE
)
FINISHED = [(name, what) for name, _, what in ROWS if name != "running"]


@pytest.mark.parametrize(("name", "what"), FINISHED)
def test_what_is_said_of_a_golden_game_happens_in_it(name: str, what: str) -> None:
    referee = Referee((GOLDEN / f"{name}.pyr").read_text("utf-8"))
    assert referee.closing() == referee.ending
    assert set(what.split(", ")) <= referee.happened


def test_the_running_game_stops_while_marks_are_under_way() -> None:
    session = replayed((GOLDEN / "running.pyr").read_bytes(), lambda _: GAMES)
    assert session.actors() == [1, 2]
    assert all(GAMES.write(session.state, 1, action).startswith("2 cross ") for action in session.legal(1))
    assert not any(line.startswith("2") for line in session.log(0)[-2:])


def test_every_golden_game_has_a_row_and_every_clause_exists() -> None:
    assert [name for name, _, _ in ROWS] == sorted(path.stem for path in GOLDEN.glob("*.pyr"))
    clauses = re.findall(r"^- (SG-[0-9.]+) ", GAMES.rules(), re.MULTILINE)
    assert {clause for _, named, _ in ROWS for clause in named.split(", ")} <= set(clauses)

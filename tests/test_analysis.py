"""Analysis: every choice is judged, the same each time, and a blunder is found."""

import json
from pathlib import Path

import pytest

from pyramidion.bots.analysis import Analysis, costliest
from pyramidion.bots.budget import budget
from pyramidion.cli.main import main
from pyramidion.core.replay import replayed
from pyramidion.core.state import CHANCE
from tests.seating import game, package

FEW = budget("40")


def golden(name: str, record: str) -> Path:
    return Path(getattr(package(name), "__path__")[0], "golden", record)  # noqa: B009


@pytest.mark.parametrize(("name", "record"), [("silver-gold", "clear-win.pyr"), ("pyramido", "py1a-won.pyr")])
def test_each_choice_has_a_cost_and_a_better_line_that_is_legal(name: str, record: str) -> None:
    session = replayed(golden(name, record).read_bytes(), game)
    analysis = Analysis(session)
    asked = analysis.choices(0)
    assert asked
    for at in asked[::5]:
        one = analysis.judged(at, FEW)
        assert one == analysis.judged(at, FEW)
        assert one.cost >= 0
        assert one.best_value == pytest.approx(one.value + one.cost)
        assert one.line == session.lines()[one.ply]
        legal = session.game.start(len(session.players), session.options)
        for event in session.events[:at]:
            legal.apply(event.seat, event.action)
        move = session.game.read(legal, session.game.notation.parse(one.best, len(session.players)))
        assert move.action in legal.legal(0)


def test_the_course_ends_with_the_scores() -> None:
    session = replayed(golden("silver-gold", "clear-win.pyr").read_bytes(), game)
    course = Analysis(session).course()
    assert course[-1] == (len(session.lines()), [float(points) for points in session.state.scores()])
    assert [ply for ply, _ in course] == sorted({ply for ply, _ in course})
    assert len(course) > 28


def test_who_marks_single_squares_pays_for_it() -> None:
    session = replayed(golden("silver-gold", "clear-win.pyr").read_bytes(), game)
    analysis = Analysis(session)
    marks = [at for at in analysis.choices(1) if session.events[at].line.startswith("2 mark")][:6]
    decisions = [analysis.judged(at, budget("300")) for at in marks]
    worst, *_ = costliest(decisions)
    assert worst.cost > 2
    assert len(worst.line.split()) == 4  # one square, where a pattern would have been better
    assert len(worst.best.split()) > 4


def test_all_seats_choices_are_those_of_each() -> None:
    session = replayed(golden("silver-gold", "clear-win.pyr").read_bytes(), game)
    analysis = Analysis(session)
    assert analysis.choices(CHANCE) == sorted(analysis.choices(0) + analysis.choices(1))


def test_the_command_tells_the_costliest_first(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(golden("silver-gold", "clear-win.pyr"))
    assert main(["analyse", path, "--seat", "1", "--think", "20"]) == 0
    first, *rows = capsys.readouterr().out.splitlines()
    assert first.startswith("bot:points: ")
    costs = [float(row.split(" cost ")[1].split(";")[0]) for row in rows]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 3
    assert main(["analyse", path, "--seat", "2", "--think", "10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["seat"] for row in found["decisions"]} == {2}
    assert main(["analyse", path, "--seat", "3"]) == 2
    assert main(["analyse", path, "--think", "long"]) == 2

"""Hindsight encloses every score of every record, and on small cases it is what trying everything finds."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramidion.catalog import LooksBack
from pyramidion.cli.main import main
from pyramidion.core.replay import replayed
from pyramidion.core.session import Session
from tests.seating import FIXTURES, game, package
from tests.test_golden import RECORDS

PATHS = [*(param.values[1] for param in RECORDS), *sorted((FIXTURES / "valid").glob("*.pyr"))]
SG = Path(getattr(package("silver-gold"), "__path__")[0], "golden", "clear-win.pyr")  # noqa: B009


def seats(path: Path) -> Iterator[tuple[Session, int]]:
    session = replayed(path.read_bytes(), game)
    if session.over:
        yield from ((session, seat) for seat in range(len(session.players)))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_score_lies_outside(path: Path) -> None:
    for session, seat in seats(path):
        assert isinstance(session.game, LooksBack)
        told = session.game.hindsight(session, seat, 2)
        assert session.state.scores()[seat] == told.scored <= told.found <= told.bound
        assert told.lines


def test_following_more_lines_tells_how_far_a_random_game_was_from_the_best() -> None:
    session = replayed(SG.read_bytes(), game)
    assert isinstance(session.game, LooksBack)
    told = session.game.hindsight(session, 0, 60)
    assert told.found > told.scored + 30
    assert told.bound < 2 * told.found
    assert not told.exact


def test_the_command_tells_it_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hindsight", str(SG), "--width", "2", "--lines"]) == 0
    said = capsys.readouterr().out
    assert "bot:points scored 102; " in said
    assert "\n  2 keep " in said
    assert main(["hindsight", str(SG), "--width", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "silver-gold"
    assert [row["seat"] for row in found["seats"]] == [1, 2]
    for row in found["seats"]:
        assert row["scored"] <= row["found"] <= row["bound"]
        assert row["exact"] == (row["found"] == row["bound"])


def test_a_running_or_broken_game_cannot_be_looked_back_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hindsight", str(SG.with_name("running.pyr"))]) == 1
    assert "not over" in capsys.readouterr().err
    deck = str(FIXTURES / "deck.toml")
    assert main(["hindsight", str(FIXTURES / "invalid" / "sg-pass.pyr"), "--deck", deck]) == 1
    assert "SG-" in capsys.readouterr().err

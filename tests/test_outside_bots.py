"""A bot from outside: named by `module:Class`, it plays in the arena like any other."""

import json
import sys
from pathlib import Path

import pytest

from pyramidion import catalog
from pyramidion.bots.roster import bot
from pyramidion.cli.main import main
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session

HASTY = """
from pyramidion.bots.bot import Bot

class Hasty(Bot):
    def choose(self, state, seat, rng):
        return state.legal(seat)[-1]

class Knowing(Bot):
    def __init__(self, game):
        self.game = game

    def choose(self, state, seat, rng):
        return max(state.legal(seat), key=lambda action: self.game.write(state, seat, action))

class Cheat(Bot):
    def choose(self, state, seat, rng):
        return -7

class NoBot:
    pass

class Demanding(Bot):
    def __init__(self, game, more):
        pass

number = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a module in it."""
    (tmp_path / "hasty_bots.py").write_text(HASTY, "utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "hasty_bots", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def test_it_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "hasty_bots:Hasty,hasty_bots:Knowing,explorer"
    assert main(["arena", "silver-gold", "--bots", bots, "--games", "30", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)["bots"]
    assert [one["spec"] for one in table] == bots.split(",")
    assert table[2]["wins"] > 15


def test_other_code_of_it_is_another_tournament(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "silver-gold", "--bots", "hasty_bots:Hasty,random", "--games", "4"]
    words += ["--resume", "results.jsonl"]
    assert main(words) == 0
    (folder / "hasty_bots.py").write_text(HASTY + "# mended", "utf-8")
    assert main(words) == 2
    assert "another version of the rules or bots" in capsys.readouterr().err


def test_an_illegal_choice_is_told() -> None:
    game = catalog.game("silver-gold")
    cheat = bot("hasty_bots:Cheat", game)
    session = Session(game, 2, seed="1")
    with pytest.raises(Refused, match="hasty_bots:Cheat chose -7, which is not legal"):
        cheat.choose(session.state.copy(), session.actors()[0], seeded("x"))


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("no_such_module:Bot", "there is no module no_such_module"),
        ("no_such.module:Bot", "there is no module no_such.module"),
        ("broken_bots:Bot", "cannot be imported: ZeroDivisionError"),
        ("hasty_bots:Slow", "has nothing named Slow"),
        ("hasty_bots:NoBot", "is no bot"),
        ("hasty_bots:Demanding", "cannot be made"),
        ("hasty_bots:number", "cannot be made"),
    ],
)
def test_what_is_wrong_is_said(spec: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        bot(spec, catalog.game("silver-gold"))

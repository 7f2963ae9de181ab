"""`pyramidion arena` as its users meet it: tables, JSON, reports, interruptions."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from pyramidion.arena.chunks import Chunks
from pyramidion.cli.bench import engine
from pyramidion.cli.main import main
from tests.shell import Capture, complaint

DECK = Path("tests/fixtures/deck.toml")
ARENA = ("arena", "silver-gold", "--bots", "random,novice,explorer", "--seed", "3", "--processes", "2")


@pytest.fixture(autouse=True)
def state(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what is kept of interrupted tournaments."""
    folder = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder / "pyramidion"


def told(capsys: Capture, *words: str) -> str:
    """What a command says on standard output, once it went well."""
    assert main(words) == 0
    return capsys.readouterr().out


def found(capsys: Capture, *words: str) -> Any:
    """The JSON object that a command prints."""
    return json.loads(told(capsys, *words, "--json"))


def test_json_has_the_agreed_shape(capsys: Capture, state: Path) -> None:
    table = found(capsys, *ARENA, "--games", "60")
    assert list(table) == ["game", "seats", "games", "bots"]
    assert (table["game"], table["seats"], table["games"]) == ("silver-gold", 2, 60)
    assert [bot["spec"] for bot in table["bots"]] == ["random", "novice", "explorer"]
    for bot in table["bots"]:
        assert list(bot) == ["spec", "wins", "win_rate", "low", "high", "mean_score", "rating"]
        assert bot["low"] <= bot["win_rate"] == round(bot["wins"] / 40, 4) <= bot["high"]
    assert sum(bot["wins"] for bot in table["bots"]) == pytest.approx(60)
    ratings = [bot["rating"] for bot in table["bots"]]
    assert ratings == sorted(ratings)
    assert list(state.iterdir()) == []  # nothing is left of a tournament that is over


def test_the_table_for_people_has_the_strongest_first(capsys: Capture) -> None:
    said = told(capsys, *ARENA, "--games", "61")
    assert said.startswith("Silver & Gold: Pyramids: 2 seats, 61 games, 11 deals, seed 3, deck=standard\n")
    assert said.index("explorer") < said.index("novice") < said.index("random")
    assert "The last deal is not whole: that takes a multiple of 6 games." in said


def test_more_seats_than_bots_are_filled(capsys: Capture) -> None:
    words = ("arena", "silver-gold", "--bots", "random,explorer", "--seats", "4", "--games", "8")
    assert "random, 3 × explorer" in told(capsys, *words)


def test_several_values_of_an_option_are_played_side_by_side(capsys: Capture) -> None:
    words = ("arena", "silver-gold", "--bots", "random,novice", "--option", "deck=standard,wandering")
    table = found(capsys, *words, "--games", "8")
    assert [part["options"]["deck"] for part in table["settings"]] == ["standard", "wandering"]
    assert [part["games"] for part in table["settings"]] == [4, 4]
    assert "With deck=wandering" in told(capsys, *words, "--games", "8")


def test_own_decks_can_be_played(capsys: Capture) -> None:
    words = ("arena", "silver-gold", "--bots", "random,novice", "--games", "4")
    assert found(capsys, *words, "--deck", str(DECK)) != found(capsys, *words)


def test_killed_half_way_and_called_again_it_gives_the_same_table(capsys: Capture, tmp_path: Path) -> None:
    games = 3000 if engine() == "compiled" else 150
    words, path = (*ARENA, "--games", str(games)), tmp_path / "results.jsonl"
    undisturbed = found(capsys, *words)
    command = [sys.executable, "-m", "pyramidion", *words, "--resume", str(path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while not path.exists() or path.read_bytes().count(b"\n") < games // 15:
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(timeout=0.01)
        process.kill()
    assert games // 15 <= path.read_bytes().count(b"\n") < games
    assert found(capsys, *words, "--resume", str(path)) == undisturbed
    assert path.read_bytes().count(b"\n") == games + 1


def test_interrupted_it_says_how_to_go_on_and_does(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, state: Path
) -> None:
    words = (*ARENA, "--games", "60")
    with monkeypatch.context() as patched:

        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        patched.setattr(Chunks, "done", interrupted)
        assert main(words) == 130
    assert "0 of 60 games are kept; the same command plays the rest." in capsys.readouterr().err
    assert len(list(state.iterdir())) == 1
    assert main(words) == 0
    assert list(state.iterdir()) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("arena chess --bots random", "there is no game 'chess'"),
        ("arena silver-gold", "--bots"),
        ("arena silver-gold --bots random,genius", "there is no bot 'genius'"),
        ("arena silver-gold --bots random --seats 9", "2 to 4 players, not 9"),
        ("arena silver-gold --bots random --games 0", "--games"),
        ("arena silver-gold --bots random --option deck=none", "deck=none is not known"),
        ("arena silver-gold --bots random --option deck", "name=value"),
        ("arena silver-gold --bots random --on moon", "--on"),
        ("arena silver-gold --bots random --report none/report.html", "none is no folder"),
        ("arena silver-gold --bots random --resume pyproject.toml", "no file of tournament results"),
    ],
)
def test_wrong_usage_gets_a_sentence_and_exit_2(capsys: Capture, line: str, reason: str) -> None:
    assert reason in complaint(capsys, *line.split())


def test_without_ray_one_is_told_how_to_get_it(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'pyramidion[cluster]'" in complaint(capsys, *ARENA, "--on", "ray")


# The report.


class Page(HTMLParser):
    """Elements of a page, and whether they are closed in the right order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("words", [("--seats", "2"), ("--seats", "4")])
def test_a_report_has_all_plots_and_needs_no_network(
    capsys: Capture, tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "report.html"
    told(capsys, *ARENA, "--games", "60", "--report", str(path), *words)
    text = path.read_text("utf-8")
    page = Page(text)
    assert page.open == []
    titles = re.findall("<h2>(.*?)</h2>", text)
    wanted = {"Ratings", "Win matrix", "Scores", "Game length", "Seat advantage", "Decision times"}
    assert wanted <= set(titles)
    assert ("Company" in titles) == ("4" in words)
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in page.tags}
    assert not re.search(r"https?:|url\(|@import|src=|href=", text)
    assert sum(tag == "svg" for tag, _ in page.tags) == 4
    assert all(given.get("aria-label") for tag, given in page.tags if tag == "svg")
    assert not re.search(r"\b(nan|inf)\b", text)


def test_a_report_of_one_bot_says_so(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    told(capsys, "arena", "silver-gold", "--bots", "novice", "--games", "10", "--report", str(path))
    text = path.read_text("utf-8")
    assert "novice wins 50.0 %" in text
    assert "Win matrix" not in text

"""The command line as its users meet it: output, JSON shapes, exit codes."""

import json
import os
import pty
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pyramidion import Session, game
from pyramidion.arena.match import Match
from pyramidion.cli.main import COMMANDS, main
from pyramidion.core.replay import replayed
from tests.shell import Capture, complaint, told

DECK = Path("src/pyramidion/games/silver_gold/data/standard.toml")


def run(*words: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    """The program as a shell starts it, its output in pipes."""
    command = [sys.executable, "-m", "pyramidion", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **settings)


@pytest.fixture
def records(tmp_path: Path, capsys: Capture) -> list[Path]:
    """Two finished games in files."""
    told(
        capsys, "simulate", "silver-gold", "--games", "2", "--seed", "7", "--records", str(tmp_path / "made")
    )
    return sorted((tmp_path / "made").iterdir())


def changed(record: Path, old: str, new: str) -> Path:
    """A copy of a record with something else in place of what stands there."""
    text = record.read_text("utf-8")
    assert old in text
    copy = record.with_name("changed.pyr")
    copy.write_text(text.replace(old, new, 1), "utf-8")
    return copy


def by_hand(record: Path) -> Path:
    """The record as if real cards had been used."""
    rows = record.read_text("utf-8").splitlines(keepends=True)
    copy = record.with_name("by-hand.pyr")
    copy.write_text("".join(row for row in rows if not row.startswith(("[Seed", "[Commitment"))), "utf-8")
    return copy


# The program itself.


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_lists_every_command(capsys: Capture, flag: str) -> None:
    said = told(capsys, flag)
    assert all(name in said and line in said for name, _, line in COMMANDS)


def test_the_overview_says_what_each_command_says_of_itself(capsys: Capture) -> None:
    for name, where, line in COMMANDS:
        module, function = where.split(":")
        doc = getattr(import_module(f"pyramidion.cli.{module}"), function).__doc__
        assert doc.splitlines()[0] == line
        assert line in told(capsys, *name.split(), "--help")


def test_help_of_a_group_lists_its_commands(capsys: Capture) -> None:
    said = told(capsys, "deck")
    assert "deck check" in said
    assert "deck stats" in said
    assert "simulate" not in said


def test_the_overview_appears_without_loading_the_parser_or_any_game() -> None:
    code = (
        "import sys; from pyramidion.cli.main import main; main(['--help']); "
        "print([m for m in sys.modules if m in ('cyclopts', 'rich') or m.startswith('pyramidion.games.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_version(capsys: Capture) -> None:
    assert told(capsys, "--version")[0].isdigit()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("simulat silver-gold", "simulat"),
        ("--nonsense", "--nonsense"),
        ("deck chek", "chek"),
        ("simulate", "GAME"),
        ("simulate chess", "there is no game 'chess', only"),
        ("simulate silver-gold extra", "extra"),
        ("simulate silver-gold --seats random,genius", "there is no bot 'genius'"),
        ("simulate silver-gold --seats random", "2 to 4 players, not 1"),
        ("simulate silver-gold --games 0", "--games"),
        ("simulate silver-gold --games many", "--games"),
        ("simulate silver-gold --option deck=none", "deck=none is not known, only standard"),
        ("simulate silver-gold --option colour=red", "no option colour"),
        ("simulate silver-gold --option deck", "name=value"),
        ("simulate silver-gold --deck none.toml", "none.toml cannot be read"),
        ("simulate silver-gold --deck pyproject.toml", "deck check"),
        ("simulate silver-gold --tiles none.toml", "there is no flag --tiles"),
        ("simulate silver-gold --records /dev/null/here", "cannot be made"),
        ("verify", "name the records"),
        ("show none.pyr", "none.pyr cannot be read"),
        ("deck check none.toml", "none.toml cannot be read"),
        ("deck stats none", "standard"),
        ("rules chess", "there is no game 'chess'"),
        ("rules silver-gold --lang xx", "only in en, it, es, el"),
        ("rules silver-gold SG-99.1", "SG-1.1"),
        ("bench chess", "there is no game 'chess'"),
        ("bench --seconds 0", "--seconds"),
        ("fuzz --keep none", "none is no folder"),
    ],
)
def test_wrong_usage_gets_a_sentence_and_exit_2(capsys: Capture, line: str, reason: str) -> None:
    assert reason in complaint(capsys, *line.split())


def test_an_interrupt_is_quiet(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_match: Match, _state: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "played", interrupted)
    assert main(["simulate", "silver-gold"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_bug_is_told_as_such_and_never_ends_in_exit_1(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_match: Match, _state: object) -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr(Match, "played", broken)
    assert main(["simulate", "silver-gold"]) == 70
    assert "fault of the program" in capsys.readouterr().err


def test_a_closed_pipe_is_quiet() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "pyramidion", "rules", "silver-gold"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 141


# simulate


def test_simulate_counts_as_json() -> None:
    done = run(
        "simulate", "silver-gold", "--seats", "random,random,random", "--games", "5", "--seed", "1", "--json"
    )
    assert done.returncode == 0
    assert done.stderr == ""  # no progress bar in a pipe
    found = json.loads(done.stdout)
    assert list(found) == ["game", "games", "seats", "records"]
    assert (found["game"], found["games"], found["records"]) == ("silver-gold", 5, 0)
    assert [list(seat) for seat in found["seats"]] == [["spec", "wins", "mean_score"]] * 3
    assert [seat["spec"] for seat in found["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(5)


def test_simulate_shows_a_table(capsys: Capture) -> None:
    said = told(capsys, "simulate", "silver-gold", "--games", "3", "--seed", "x")
    assert "3 games, seed x" in said
    assert said.count("random") == 2


def test_the_same_seed_gives_the_same_games_recorded_or_not(capsys: Capture, tmp_path: Path) -> None:
    words = ("simulate", "silver-gold", "--games", "4", "--seed", "9", "--json")
    fast = json.loads(told(capsys, *words))
    recorded = json.loads(told(capsys, *words, "--records", str(tmp_path)))
    assert recorded.pop("records") == 4
    assert fast.pop("records") == 0
    assert fast == recorded
    other = json.loads(told(capsys, *words[:5], "10", "--json"))
    assert other["seats"] != fast["seats"]


def test_records_are_finished_games_that_prove_themselves(records: list[Path]) -> None:
    assert [path.name for path in records] == ["silver-gold-0001.pyr", "silver-gold-0002.pyr"]
    for number, path in enumerate(records, 1):
        session = replayed(path.read_bytes(), game)
        assert session.over
        assert session.players == ["random", "random"]
        assert session.seed == f"7-{number}"
        assert "Commitment" in session.more


def test_records_are_never_overwritten(records: list[Path], capsys: Capture) -> None:
    before = records[1].read_bytes()
    records[0].unlink()
    folder = str(records[1].parent)
    words = ("simulate", "silver-gold", "--games", "2", "--seed", "8", "--records", folder)
    assert "exists already" in complaint(capsys, *words)
    assert records[1].read_bytes() == before
    assert not records[0].exists()


def test_a_deck_of_ones_own_is_played_with(capsys: Capture, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(DECK.read_text("utf-8").replace('name = "standard"', 'name = "mine"'), "utf-8")
    made = tmp_path / "made"
    words = ("simulate", "silver-gold", "--games", "1", "--deck", str(own), "--records", str(made))
    told(capsys, *words)
    record = made / "silver-gold-0001.pyr"
    assert '[Options "deck=mine"]' in record.read_text("utf-8")
    assert "deck=mine is not known" in told(capsys, "verify", str(record), code=1)
    assert ": ok" in told(capsys, "verify", str(record), "--deck", str(own))


def test_options_choose_among_what_comes_with_a_game(capsys: Capture, tmp_path: Path) -> None:
    words = (
        "simulate",
        "silver-gold",
        "--games",
        "1",
        "--records",
        str(tmp_path),
        "--option",
        "deck=wandering",
    )
    told(capsys, *words)
    assert "deck=wandering" in (tmp_path / "silver-gold-0001.pyr").read_text("utf-8")


def test_a_terminal_sees_a_progress_bar(tmp_path: Path) -> None:
    main_end, terminal = pty.openpty()
    words = ("simulate", "silver-gold", "--games", "300", "--seed", "1", "--json")
    command = [sys.executable, "-m", "pyramidion", *words]
    with (tmp_path / "out.json").open("wb") as out:
        subprocess.run(command, stdout=out, stderr=terminal, timeout=60, check=True)
    os.close(terminal)
    seen = os.read(main_end, 100_000).decode(errors="replace")
    os.close(main_end)
    assert "100%" in seen
    assert json.loads((tmp_path / "out.json").read_text("utf-8"))["games"] == 300


# verify


def test_verify_passes_sound_records(records: list[Path], capsys: Capture) -> None:
    said = told(capsys, "verify", *map(str, records)).splitlines()
    assert said == [f"{path}: ok (over; the seed proves the draws)" for path in records]


def test_verify_tells_a_running_game(capsys: Capture, tmp_path: Path) -> None:
    session = Session(game("silver-gold"), 2, seed=1)
    session.act(0, session.legal(0)[0])
    path = tmp_path / "running.pyr"
    path.write_text(session.record(), "utf-8")
    said = told(capsys, "verify", str(path))
    assert "running, 9 events so far; its seed is committed to and not shown yet" in said


def test_verify_tells_what_is_still_to_be_written(records: list[Path], capsys: Capture) -> None:
    cut = by_hand(records[0])
    rows = cut.read_text("utf-8").splitlines(keepends=True)
    cut.write_text("".join(rows[:-1]), "utf-8")
    said = told(capsys, "verify", str(cut))
    assert f"unfinished, `{rows[-1].strip()}` comes next; no seed" in said


def test_verify_names_file_line_and_rule(records: list[Path], capsys: Capture) -> None:
    rows = by_hand(records[0]).read_text("utf-8").splitlines()
    line, score = next((n, row) for n, row in enumerate(rows, 1) if row.startswith("2 score "))
    total = score.split()[2]
    wrong = changed(by_hand(records[0]), f"2 score {total} ", f"2 score {int(total) + 1} ")
    said = told(capsys, "verify", str(wrong), str(records[0]), code=1).splitlines()
    assert said[0].startswith(f"{wrong}:{line}: SG-7.1: ")
    assert said[1].endswith("the seed proves the draws)")


def test_verify_sees_a_draw_that_the_seed_did_not_make(records: list[Path], capsys: Capture) -> None:
    rows = records[0].read_text("utf-8").splitlines()
    first, second = rows[7], rows[8]
    swapped = changed(records[0], f"{first}\n{second}\n", f"{second}\n{first}\n")
    assert told(capsys, "verify", str(swapped), code=1).startswith(f"{swapped}:8: REC: the seed draws")


def test_verify_as_json(records: list[Path], capsys: Capture) -> None:
    wrong = changed(records[0], "- round 1", "- rond 1")
    number = wrong.read_text("utf-8").splitlines().index("- rond 1") + 1
    found = json.loads(told(capsys, "verify", "--json", str(records[0]), str(wrong), "none.pyr", code=1))
    fine, bad, missing = found["files"]
    assert fine == {"file": str(records[0]), "ok": True, "line": None, "rule": None, "message": None}
    assert list(bad) == ["file", "ok", "line", "rule", "message"]
    assert (bad["file"], bad["ok"], bad["line"], bad["rule"]) == (str(wrong), False, number, "REC")
    assert "rond" in bad["message"]
    assert (missing["ok"], missing["line"], missing["rule"]) == (False, None, None)
    assert "cannot be read" in missing["message"]


def test_a_file_that_cannot_be_read_is_wrong_usage(records: list[Path], capsys: Capture) -> None:
    said = told(capsys, "verify", "none.pyr", str(records[0]), str(records[0].parent), code=2).splitlines()
    assert said[0] == "none.pyr: cannot be read: No such file or directory"
    assert ": ok" in said[1]
    assert "cannot be read" in said[2]


def test_what_could_steer_a_terminal_is_spelled_out(records: list[Path], capsys: Capture) -> None:
    wrong = changed(records[0], "pyramidion/1", "\x1b[2J")
    assert "\x1b" not in told(capsys, "verify", str(wrong), code=1)
    steering = changed(by_hand(records[0]), "\n\n", '\n[X "\x1b[2J"]\n\n')
    assert "\x1b" not in told(capsys, "show", str(steering), code=1)


# show


def test_show_prints_the_end(records: list[Path], capsys: Capture) -> None:
    said = told(capsys, "show", str(records[0]))
    assert said.startswith("Silver & Gold: Pyramids (deck standard)\n  Seat 1: random\n")
    assert "- winner" in said
    assert "The game is over" in said


def test_show_stops_after_so_many_events(records: list[Path], capsys: Capture) -> None:
    lines = replayed(records[0].read_bytes(), game).lines()
    said = told(capsys, "show", str(records[0]), "--ply", "15")
    assert f"After 15 of {len(lines)} events" in said
    assert f"  {lines[14]}\n\n" in said
    assert "After 0 of" in told(capsys, "show", str(records[0]), "--ply", "0")


def test_show_sees_with_the_eyes_of_a_seat(records: list[Path], capsys: Capture) -> None:
    dealt = records[0].read_text("utf-8").splitlines()[7]
    words = ("show", str(records[0]), "--ply", "1")
    assert f"  {dealt}\n" in told(capsys, *words, "--seat", "1")
    assert "  - deal 1 ?\n" in told(capsys, *words, "--seat", "2")
    assert "  - deal 1 ?\n" in told(capsys, *words)


@pytest.mark.parametrize(
    ("flags", "reason"),
    [("--ply 999", "so --ply is 0 to"), ("--ply -1", "not -1"), ("--seat 3", "--seat is 1 to 2 or onlooker")],
)
def test_show_refuses_what_is_not_there(
    records: list[Path], capsys: Capture, flags: str, reason: str
) -> None:
    assert reason in complaint(capsys, "show", str(records[0]), *flags.split())


def test_show_goes_up_to_where_a_record_breaks(records: list[Path], capsys: Capture) -> None:
    wrong = changed(by_hand(records[0]), "- round 1", "- round 2")
    assert main(["show", str(wrong)]) == 1
    said = capsys.readouterr()
    assert "After 14 of" in said.out
    assert said.err.startswith(f"{wrong}:20: SG-3.1: ")
    told(capsys, "show", str(wrong), "--ply", "14")
    header = changed(records[0], "[Game", "[Gme")
    assert main(["show", str(header)]) == 1
    assert f"{header}:2: REC: " in capsys.readouterr().err


# deck


def test_deck_check_passes_what_comes_with_the_games(capsys: Capture) -> None:
    for path in Path("src/pyramidion/games").glob("*/data/*.toml"):
        assert f"{path}: ok" in told(capsys, "deck", "check", str(path))


def test_deck_check_names_every_fault(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    text = DECK.read_text("utf-8").replace('name = "standard"', "").replace("number = 7\n", "number = 8\n")
    path.write_text(text, "utf-8")
    said = told(capsys, "deck", "check", str(path), code=1)
    assert "the deck needs a name" in said
    assert "card 8: this number stands twice" in said
    assert "1 cards are missing" in said
    assert all(line.startswith(f"{path}: ") for line in said.splitlines())


def test_deck_check_tells_the_kinds_it_knows(capsys: Capture) -> None:
    said = told(capsys, "deck", "check", "pyproject.toml", code=1)
    assert "deck (silver-gold)" in said


def test_deck_check_says_once_that_a_file_is_no_toml(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("= 1\n", "utf-8")
    assert told(capsys, "deck", "check", str(path), code=1).count("not a TOML file") == 1


@pytest.mark.parametrize("which", ["standard", str(DECK)])
def test_deck_stats_as_json(capsys: Capture, which: str) -> None:
    found = json.loads(told(capsys, "deck", "stats", which, "--games", "30", "--seed", "1", "--json"))
    assert (found["game"], found["name"], found["games"]) == ("silver-gold", "standard", 30)
    *colours, both = found["symbols"]
    assert [row["cards"] for row in found["symbols"]] == [16, 16, 16, 48]
    assert all(both[key] == sum(row[key] for row in colours) for key in ("crosses", "red", "skulls", "walls"))
    cards = found["cards"]
    assert [card["card"] for card in cards] == [*range(1, 49)]
    assert sum(card["walls"] for card in cards) == both["walls"]
    # Four seats keep two of four cards each.
    assert sum(card["held"] for card in cards) >= 30 * 4 * 2
    assert all(9 <= card["way"] <= 25 for card in cards)
    assert all(card["turns"] is None or 1 <= card["turns"] <= 28 for card in cards)


def test_deck_stats_in_tables(capsys: Capture) -> None:
    said = told(capsys, "deck", "stats", "wandering", "--games", "2")
    assert "wandering, for Silver & Gold: Pyramids; 2 random games" in said
    assert "shortest" not in said
    assert len(said.splitlines()) > 48 + 4


def test_deck_stats_of_a_broken_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('name = "x"\n[[card]]\n', "utf-8")
    assert "deck check" in complaint(capsys, "deck", "stats", str(path))


# bench


def test_bench_as_json() -> None:
    done = run("bench", "silver-gold", "--seconds", "0.15", "--json")
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert list(found) == ["engine", "results"]
    assert found["engine"] in ("compiled", "interpreted")
    assert [(row["game"], row["seats"]) for row in found["results"]] == [
        ("silver-gold", n) for n in (2, 3, 4)
    ]
    for row in found["results"]:
        assert row["options"] == {"deck": "standard"}
        assert list(row)[3:] == ["games_per_s", "decisions_per_s", "copies_per_s", "playouts_per_s"]
        assert all(row[key] > 0 for key in list(row)[3:])
        assert row["decisions_per_s"] > 20 * row["games_per_s"]


def test_bench_knows_when_it_is_interpreted() -> None:
    environment = os.environ | {"PYRAMIDION_INTERPRETED": "1"}
    done = run("bench", "silver-gold", "--seconds", "0.05", env=environment)
    assert done.stdout.startswith("The engine is interpreted.")
    assert "decisions/s" in done.stdout

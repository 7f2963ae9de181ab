"""Damaged files: readers refuse them cleanly, and the fuzzer notices when one does not."""

import json
from pathlib import Path

import pytest

from pyramidion import BadRecord, Session, game, replayed
from pyramidion.cli import hazard
from pyramidion.cli.damage import WAYS, damaged
from pyramidion.cli.hazard import Corpus, Hazard
from pyramidion.cli.main import main
from pyramidion.core.rng import seeded

Capture = pytest.CaptureFixture[str]


def test_three_seconds_of_damage_find_nothing(capsys: Capture, tmp_path: Path) -> None:
    code = main(["fuzz", "--seconds", "3", "--keep", str(tmp_path), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["findings"] == []
    assert code == 0
    assert found["cases"] == sum(row["cases"] for row in found["outcomes"])
    assert {row["kind"] for row in found["outcomes"]} == {"record", "data file"}
    assert list(tmp_path.iterdir()) == []


def test_the_corpus_is_sound(tmp_path: Path) -> None:
    corpus = Corpus("1")
    case = Hazard(corpus, 1, tmp_path)
    for case.kind, texts in (("record", corpus.records), ("data file", corpus.files)):
        for text in texts:
            case.data = text.encode()
            assert case.outcome() == "ok", case.finding


def test_a_seed_decides_every_case(tmp_path: Path) -> None:
    cases = [[Hazard(Corpus(seed), k, tmp_path).data for k in range(20)] for seed in ("1", "1", "2")]
    assert cases[0] == cases[1]
    assert cases[0] != cases[2]


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_damage_copes_with_any_text(way: object) -> None:
    assert callable(way)
    for text in ("", "\n", "a", "1 mark 2 a1\n", "\udcff\n"):
        for seed in range(50):
            assert isinstance(way(text, text, seeded(str(seed))), str)


def test_damage_changes_most_files() -> None:
    text = Corpus("1").records[0]
    same = [seed for seed in range(100) if damaged(text, text, seeded(str(seed))) == text.encode()]
    assert len(same) < 20


def test_a_crash_is_a_finding_and_its_file_is_kept(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(_data: bytes, _find: object) -> None:
        raise ZeroDivisionError("made for this test")

    monkeypatch.setattr(hazard, "replayed", crash)
    assert main(["fuzz", "--seconds", "0.3", "--seed", "5", "--keep", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "ZeroDivisionError: made for this test" in said
    assert "1 findings" in said
    (kept,) = tmp_path.iterdir()
    assert kept.name.startswith("fuzz-5-")
    assert kept.suffix == ".pyr"


def test_refusals_are_only_clean_with_a_clause_that_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_data: bytes, _find: object) -> None:
        raise BadRecord(1, "SG-99.9", "no")

    monkeypatch.setattr(hazard, "replayed", refuse)
    case = Hazard(Corpus("1"), 1, tmp_path)
    case.kind = "record"
    assert case.outcome() == "FINDING"
    assert case.finding == "no such clause: SG-99.9"


# What the fuzzer has found.

HEADER = """[Format "pyramidion/1"]
[Game "silver-gold"]
[Options "deck=standard"]
[Players "Ada" "Ben"]

"""


def refusal(text: str) -> BadRecord:
    """How a record is refused."""
    with pytest.raises(BadRecord) as refused:
        replayed(text.encode(), game)
    return refused.value


def test_the_letter_that_stands_for_a_seat_is_no_seat() -> None:
    assert refusal(f"{HEADER}S keep 1 2\n").rule == "REC"


def test_bookkeeping_stays_behind_all_lines_of_a_simultaneous_phase() -> None:
    session = Session(game("silver-gold"), 2, seed=1)
    while actors := session.actors():  # the last seat first
        session.act(actors[-1], session.legal(actors[-1])[0])
    again = replayed(session.record().encode(), game)
    assert again.record() == session.record()


@pytest.mark.parametrize("line", ['[Format "\x1b[2J"]', '[Options "deck=\x1b[2J"]'])
def test_a_refusal_does_not_repeat_what_steers_a_terminal(line: str) -> None:
    rows = [line if row.startswith(line.split(maxsplit=1)[0]) else row for row in HEADER.split("\n")]
    assert refusal("\n".join(rows)).message.isprintable()


def test_a_number_of_5000_digits_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(f'name = "x"\n[[card]]\nnumber = {"9" * 5000}\n', "utf-8")
    assert game("silver-gold").check_file(path)

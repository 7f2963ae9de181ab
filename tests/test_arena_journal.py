"""The file of results: what is in it is not played again, and what is wrong with it is told."""

from pathlib import Path

import pytest
from msgspec import structs

from pyramidion.arena.journal import BadJournal, Journal
from pyramidion.arena.outcome import outcome
from pyramidion.arena.plan import Plan
from pyramidion.arena.standings import Standings
from pyramidion.arena.tournament import Tournament
from pyramidion.arena.workers import LocalWorkers

PLAN = Plan("silver-gold", ["random", "novice"], 2, [{"deck": "standard"}], "5", 60, code="one")


def played(path: Path, plan: Plan = PLAN, chunks: int = 1000) -> dict[str, object]:
    """Play on with the file, at most so many chunks; the table then."""
    journal = Journal(path, plan)
    tournament = Tournament(plan, journal)
    going = tournament.played(LocalWorkers(1))
    for _ in zip(range(chunks), going, strict=False):
        pass
    going.close()
    journal.close()
    return outcome(Standings(plan, tournament.results()))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole tournament."""
    path = tmp_path_factory.mktemp("whole") / "whole.jsonl"
    played(path)
    return path


def refusal(path: Path, plan: Plan = PLAN) -> str:
    """Why a file cannot be gone on with."""
    with pytest.raises(BadJournal) as refused:
        Journal(path, plan)
    return str(refused.value)


def test_an_interrupted_tournament_ends_in_the_same_table(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "part.jsonl"
    part = played(path, chunks=2)
    assert 0 < path.read_text("utf-8").count("\n") - 1 < 60
    assert part != played(whole)
    assert played(path) == played(whole)


def test_a_cut_last_line_is_dropped_and_its_game_played_again(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole.read_bytes()[:-20])
    assert played(path) == played(whole)
    assert path.read_text("utf-8").count("\n") == 61


@pytest.mark.parametrize("length", [0, 5, 40])
def test_a_cut_first_line_is_written_anew(whole: Path, tmp_path: Path, length: int) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole.read_bytes()[:length])
    assert played(path) == played(whole)


def test_a_finished_tournament_can_be_made_longer(whole: Path, tmp_path: Path) -> None:
    path, longer = tmp_path / "long.jsonl", structs.replace(PLAN, games=90)
    path.write_bytes(whole.read_bytes())
    assert played(path, longer)["games"] == 90
    assert played(path) == played(whole)
    assert played(path, longer) == played(tmp_path / "at-once.jsonl", longer)


def test_results_of_another_tournament_are_refused(whole: Path) -> None:
    assert "other bots: random,novice, not a,b" in refusal(whole, structs.replace(PLAN, bots=["a", "b"]))
    assert "another seed: 5, not 6" in refusal(whole, structs.replace(PLAN, seed="6"))
    assert "another version of the rules or bots" in refusal(whole, structs.replace(PLAN, code="two"))
    assert "other data files" in refusal(whole, structs.replace(PLAN, files={"deck": ""}))


def test_a_damaged_line_is_told(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(whole.read_bytes().replace(b'"places":[1,2]', b'"places":[1,?]', 1))
    assert "this is no result; the file is damaged" in refusal(path)


def test_any_other_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    for text in ("dear diary", "dear diary,\nit rained\n"):
        path.write_text(text, "utf-8")
        assert refusal(path).endswith("is no file of tournament results")
        assert path.read_text("utf-8") == text


def test_a_file_is_for_one_tournament_at_a_time(whole: Path) -> None:
    journal = Journal(whole, PLAN)
    assert "is being written by another tournament" in refusal(whole)
    journal.close()
    Journal(whole, PLAN).close()


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "cannot be written" in refusal(tmp_path)

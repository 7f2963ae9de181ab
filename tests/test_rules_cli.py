"""`pyramidion rules`: whole, by clause, by chapter, by what they speak of."""

from pyramidion import game
from tests.shell import Capture, complaint, told


def test_rules_are_printed_as_they_are_written(capsys: Capture) -> None:
    assert told(capsys, "rules", "silver-gold") == game("silver-gold").rules()


def test_rules_of_one_clause(capsys: Capture) -> None:
    said = told(capsys, "rules", "silver-gold", "SG-4.3")
    assert said.startswith("- SG-4.3 ")
    assert "no passing" in said
    assert "SG-4.4" not in said


def test_rules_of_a_chapter(capsys: Capture) -> None:
    said = told(capsys, "rules", "silver-gold", "sg-2", "--lang", "en")
    assert [line[2:8] for line in said.splitlines() if line.startswith("-")] == ["SG-2.1", "SG-2.2", "SG-2.3"]


def test_rules_in_another_language(capsys: Capture) -> None:
    assert "non si passa" in told(capsys, "rules", "silver-gold", "SG-4.3", "--lang", "it")
    assert told(capsys, "rules", "pyramido", "--lang", "el") == game("pyramido").rules("el")


def test_rules_are_searched_without_accents_and_capitals(capsys: Capture) -> None:
    said = told(capsys, "rules", "silver-gold", "--search", "TORCH round")
    assert [line[2:].split(" ")[0] for line in said.splitlines()] == ["SG-1.5", "SG-4.7"]
    assert "SG-4.7" in told(capsys, "rules", "silver-gold", "--search", "ΠΥΡΣΟΣ", "--lang", "el")
    within = told(capsys, "rules", "pyramido", "py-7", "--search", "mythical")
    assert {line[2:6] for line in within.splitlines()} == {"PY-7"}
    assert "speaks of 'dragon'" in complaint(capsys, "rules", "silver-gold", "--search", "dragon")

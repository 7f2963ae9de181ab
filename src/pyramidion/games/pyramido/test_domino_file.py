"""Domino files and their faults (PY-1.1, PY-1.4)."""

import tomllib
from pathlib import Path

import pytest

from pyramidion.core.refusal import BadData
from pyramidion.games.pyramido.domino_file import STANDARD, check, load
from pyramidion.games.pyramido.rules.dominoes import Block, Domino

TEXT = STANDARD.read_text(encoding="utf-8")


def faults(folder: Path, text: str) -> list[str]:
    """The faults of a file with this text."""
    path = folder / "dominoes.toml"
    path.write_text(text, encoding="utf-8")
    found = check(path)
    assert found is not None
    return found


def test_py_1_1_the_standard_dominoes_have_no_fault() -> None:
    assert check(STANDARD) == []
    dominoes = load(STANDARD)
    assert dominoes.name == "standard"
    assert [domino.number for domino in dominoes.dominoes] == list(range(1, 91))
    assert len({domino.shape() for domino in dominoes.dominoes}) == 90


def test_py_1_4_the_standard_dominoes_are_evenly_made() -> None:
    quarters = [0] * 4
    for domino in load(STANDARD).dominoes:
        for block in (domino.a, domino.b):
            quarters = [sum(pair) for pair in zip(quarters, block.quarters, strict=True)]
    assert quarters == [45] * 4
    backs = [domino.back() for domino in load(STANDARD).dominoes]
    assert {backs.count(back) for back in backs} == {2, 3}
    assert len(set(backs)) == 40


def test_dominoes_are_the_same_after_half_a_turn() -> None:
    red, blue = Block(4, (1, 0, 0, 0)), Block(1, (0, 1, 0, 0))
    turned_red, turned_blue = Block(4, (0, 0, 0, 1)), Block(1, (0, 0, 1, 0))
    assert Domino(1, red, blue).shape() == Domino(2, turned_blue, turned_red).shape()
    assert Domino(1, red, blue).shape() != Domino(2, blue, red).shape()


def test_sets_are_compared_by_their_dominoes(tmp_path: Path) -> None:
    path = tmp_path / "dominoes.toml"
    path.write_text(TEXT.replace("standard", "mine"), encoding="utf-8")
    assert load(path).same_as(load(STANDARD))
    path.write_text(
        TEXT.replace("id = 3\n", "id = x\n").replace("id = 4\n", "id = 3\n").replace("id = x\n", "id = 4\n")
    )
    assert not load(path).same_as(load(STANDARD))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('name = "standard"', "", 'the set needs a name of one word: name = "…"'),
        ('name = "standard"', 'name = "x"\ncolour = 1', "unknown key 'colour'"),
        ("id = 17\n", "id = 17\nc = 3\n", "domino 17: unknown key 'c'"),
        ("id = 17\n", 'id = "17"\n', "[[domino]] no. 17: id must be one of 1 to 90 (PY-1.1)"),
        ("id = 17\n", "id = 91\n", "[[domino]] no. 17: id must be one of 1 to 90 (PY-1.1)"),
        ("id = 17\n", "id = 18\n", "domino 18: this id stands 2 times"),
        ('a = "orange 10/10"', 'a = "orange 10/1"', 'domino 1: a must be written like "red 10/00" (PY-1.1)'),
        ('a = "orange 10/10"', "", 'domino 1: a must be written like "red 10/00" (PY-1.1)'),
        (
            'a = "orange 10/10"',
            'a = "pink 10/10"',
            "domino 1: a must be orange, blue, purple, green, red, not 'pink' (PY-1.1)",
        ),
        ('a = "orange 10/10"', 'a = "orange 10/11"', "domino 1: there must be 2 icons, not 3 (PY-1.1)"),
        ('a = "orange 10/10"', 'a = "orange 00/10"', "domino 1: there must be 2 icons, not 1 (PY-1.1)"),
        ('a = "orange 10/10"', 'a = "blue 10/10"', "35 blocks are orange, it should be 36 (PY-1.1)"),
        ('a = "orange 10/10"', 'a = "blue 10/10"', "38 icons are blue, it should be 36 (PY-1.1)"),
        (
            'a = "orange 10/10"',
            'a = "blue 10/10"',
            "3 dominoes are orange and orange, it should be 4 (PY-1.4)",
        ),
        ('a = "orange 10/10"', 'a = "blue 10/10"', "8 dominoes are orange and blue, it should be 7 (PY-1.4)"),
    ],
)
def test_each_fault_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in TEXT
    assert fault in faults(tmp_path, TEXT.replace(old, new, 1))


def test_a_missing_domino_is_named(tmp_path: Path) -> None:
    start = TEXT.rindex("[[domino]]")
    assert faults(tmp_path, TEXT[:start]) == ["1 dominoes are missing (PY-1.1): 90"]


def test_the_same_domino_twice_is_named(tmp_path: Path) -> None:
    made = tomllib.loads(TEXT)["domino"]
    second, third = made[4], made[5]
    lines = (f'a = "{third["a"]}"\nb = "{third["b"]}"', f'a = "{second["a"]}"\nb = "{second["b"]}"')
    assert lines[0] in TEXT
    found = faults(tmp_path, TEXT.replace(lines[0], lines[1], 1))
    assert "domino 6: is the same as domino 5, maybe turned by half (PY-1.1)" in found


def test_all_faults_are_named_at_once(tmp_path: Path) -> None:
    broken = TEXT.replace("id = 3\n", "id = 0\n", 1).replace('name = "standard"', "", 1)
    assert len(faults(tmp_path, broken)) == 3


def test_what_is_no_toml_or_no_list_is_said(tmp_path: Path) -> None:
    assert faults(tmp_path, "name =")[0].startswith("not a TOML file: ")
    assert faults(tmp_path, 'name = "x"\ndomino = [1, 2]') == ["the dominoes must be [[domino]] tables"]


def test_another_kind_of_file_is_none_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text('name = "deck"\n[[card]]\nnumber = 1\n', encoding="utf-8")
    assert check(path) is None


def test_loading_a_faulty_file_names_the_file_and_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "dominoes.toml"
    path.write_text(TEXT.replace("id = 17\n", "id = 18\n", 1), encoding="utf-8")
    with pytest.raises(BadData, match=r"dominoes.toml: domino 18: this id stands 2 times") as bad:
        load(path)
    assert bad.value.faults == check(path)

"""Records made by a program that shares no code with this one: all of them are judged as they should be."""

import re
from pathlib import Path

import pytest

from pyramidion.core.refusal import BadRecord
from pyramidion.core.replay import replayed
from tests.seating import FIXTURES, game, names

PREFIXES = {"sg": "silver-gold", "py": "pyramido"}
NOT_CANONICAL = re.compile(r".*-any-order|py2-plain")


def fixtures(folder: str) -> list[Path]:
    """The records of games that are in the catalog."""
    return [path for path in sorted((FIXTURES / folder).glob("*.pyr")) if PREFIXES[path.name[:2]] in names()]


@pytest.mark.parametrize("path", fixtures("valid"), ids=lambda path: path.stem)
def test_a_valid_record_is_accepted_and_written_back(path: Path) -> None:
    session = replayed(path.read_bytes(), game)
    assert session.over or "running" in path.stem
    assert session.game.name == PREFIXES[path.name[:2]]
    written = session.record().encode()
    assert (written == path.read_bytes()) == (NOT_CANONICAL.fullmatch(path.stem) is None)
    again = replayed(written, game)
    assert again.record().encode() == written
    assert again.state.key() == session.state.key()


@pytest.mark.parametrize("path", fixtures("invalid"), ids=lambda path: path.stem)
def test_an_invalid_record_is_refused_at_its_line_by_its_rule(path: Path) -> None:
    expected = re.search(r"^# expect: line (\d+), (\S+) — ", path.read_text("utf-8"), re.MULTILINE)
    assert expected
    with pytest.raises(BadRecord) as bad:
        replayed(path.read_bytes(), game)
    assert (bad.value.line, bad.value.rule) == (int(expected[1]), expected[2])
    assert bad.value.message
    assert str(bad.value).startswith(f"line {expected[1]}: {expected[2]}: ")

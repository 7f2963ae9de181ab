"""Every game's golden records replay and write back to the same bytes."""

from pathlib import Path

import pytest

from pyramidion.core.replay import replayed
from tests.seating import game, names, package

RECORDS = [
    pytest.param(name, path, id=f"{name}/{path.stem}")
    for name in names()
    for folder in getattr(package(name), "__path__", ())
    for path in sorted(Path(folder, "golden").glob("*.pyr"))
]


@pytest.mark.parametrize(("name", "path"), RECORDS)
def test_a_golden_record_replays_and_writes_back_to_the_same_bytes(name: str, path: Path) -> None:
    session = replayed(path.read_bytes(), game)
    assert session.game.name == name
    assert session.record().encode() == path.read_bytes()
    assert session.over or "running" in path.stem


def test_every_game_has_golden_records() -> None:
    assert {param.values[0] for param in RECORDS} == set(names())

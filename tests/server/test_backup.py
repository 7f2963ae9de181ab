"""A backup is the state of one moment, whole, though tables go on; and it can be brought back."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from pyramidion.cli.main import main
from pyramidion.server.store import Entry, Guest, Store, opened
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


async def play(store: Store, table: str, rounds: int) -> None:
    """Append pairs of lines."""
    head = (await store.heads([table])).get(table, 0)
    for _ in range(rounds):
        head = (await store.append(table, head, [Entry(0, f"{head}a"), Entry(0, f"{head}b")]))[-1].seq


async def whole(store: Store) -> int:
    """How many events there are, none of them torn from its pair."""
    heads = await store.heads([f"table{i}" for i in range(8)])
    assert all(head % 2 == 0 for head in heads.values())
    for table, head in heads.items():
        assert len(await store.events(table)) == head
    return sum(heads.values())


async def test_a_running_sqlite_is_copied_as_it_is_at_one_moment(tmp_path: Path) -> None:
    source, copy = f"sqlite:///{tmp_path}/games.db", tmp_path / "copy.db"
    store = await opened(source)
    await store.keep_guest(Guest("ada", "Ada"))
    await asyncio.gather(*(play(store, f"table{i}", 5) for i in range(8)))
    playing = asyncio.gather(*(play(store, f"table{i}", 50) for i in range(8)))
    assert await asyncio.to_thread(main, ["backup", str(copy), "--db", source]) == 0
    await playing
    await store.close()

    restored = await opened(f"sqlite:///{copy}")
    assert 80 <= await whole(restored) <= 880
    assert await restored.guest("ada") == Guest("ada", "Ada")
    await play(restored, "table0", 1)
    await restored.close()


async def test_a_running_postgresql_is_copied_and_brought_back(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(postgres.programs), prepend=":")
    postgres.execute("CREATE DATABASE copied")
    source, copy = postgres.address("copied"), tmp_path / "games.dump"
    store = await opened(source)
    await asyncio.gather(*(play(store, f"table{i}", 5) for i in range(8)))
    playing = asyncio.gather(*(play(store, f"table{i}", 20) for i in range(8)))
    assert await asyncio.to_thread(main, ["backup", str(copy), "--db", source]) == 0
    await playing
    await store.close()

    postgres.execute("DROP DATABASE copied")
    postgres.execute("CREATE DATABASE copied")
    restore = ["pg_restore", "--no-owner", f"--dbname={source}", str(copy)]
    subprocess.run(restore, check=True)
    restored = await opened(source)
    assert 80 <= await whole(restored) <= 400
    await play(restored, "table0", 1)
    await restored.close()


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "copy.db").write_text("precious")
    assert main(["backup", str(tmp_path / "copy.db"), "--db", "sqlite:///any.db"]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "copy.db").read_text() == "precious"


@pytest.mark.parametrize("content", [None, b"", b"no database" * 100])
def test_what_holds_no_games_is_refused(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (tmp_path / "games.db").write_bytes(content)
    assert main(["backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{tmp_path}/games.db"]) == 2
    assert f"{tmp_path}/games.db" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


def test_without_pg_dump_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["backup", str(tmp_path / "copy"), "--db", "postgresql://ada:secret@host/games"]) == 2
    assert "pg_dump" in capsys.readouterr().err

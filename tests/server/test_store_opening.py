"""Opening a store: what is there is kept, what cannot be used is refused in a sentence."""

import asyncio
from pathlib import Path

import apsw
import asyncpg
import pytest

from pyramidion.server.store import CannotOpen, Entry, Failed, opened
from pyramidion.server.store.migrations import migrations
from pyramidion.server.store.opening import hidden
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
LINE = [Entry(0, "1 mark 12 a1 b1")]


async def test_what_was_kept_is_there_when_opened_again(url: str) -> None:
    store = await opened(url)
    kept = await store.append("a", 0, LINE)
    await store.close()
    again = await opened(url)
    assert await again.events("a") == kept
    await again.close()


async def test_several_may_open_a_new_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(opened(url) for _ in range(4)))
    for store in stores:
        await store.health()
        await store.close()


async def test_a_closed_store_refuses(url: str) -> None:
    store = await opened(url)
    await store.close()
    with pytest.raises(Failed, match="closed"):
        await store.append("a", 0, LINE)


@pytest.mark.parametrize(
    "url",
    ["", "games.db", "mysql://host/games", "sqlite://", "sqlite:///", "sqlite:///:memory:", "postgresql://"],
)
async def test_an_address_that_names_no_database_is_refused_with_examples(url: str) -> None:
    with pytest.raises(CannotOpen, match=r"use sqlite:///games\.db"):
        await opened(url)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:s3cret@host/games", "postgresql://ada:***@host/games"),
        ("postgresql://ada:p@ss@host/games", "postgresql://ada:***@host/games"),
        ("postgresql://ada@host/games", "postgresql://ada@host/games"),
        ("postgresql://host/games", "postgresql://host/games"),
        ("postgresql://host/games?user=ada&password=s3cret", "postgresql://host/games?user=ada&password=***"),
    ],
)
def test_no_message_shows_a_password(url: str, shown: str) -> None:
    assert hidden(url) == shown


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="is its folder there"):
        await opened(f"sqlite:///{tmp_path}/missing/games.db")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("These are not the pyramids you are looking for.\n" * 100)
    with pytest.raises(CannotOpen, match="is not an SQLite database"):
        await opened(f"sqlite:///{path}")
    assert path.read_text().startswith("These are not")


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    with apsw.Connection(str(tmp_path / "games.db")) as other:
        other.execute("CREATE TABLE events (a)")
    with pytest.raises(CannotOpen, match="of another program"):
        await opened(f"sqlite:///{tmp_path}/games.db")


async def test_an_sqlite_database_that_is_newer_than_this_version(tmp_path: Path) -> None:
    await (await opened(f"sqlite:///{tmp_path}/games.db")).close()
    with apsw.Connection(str(tmp_path / "games.db")) as newer:
        newer.execute("PRAGMA user_version = 9999")
    with pytest.raises(CannotOpen, match=r"newer Pyramidion .*step 9999.*please upgrade"):
        await opened(f"sqlite:///{tmp_path}/games.db")


async def test_a_postgresql_database_that_is_newer_or_of_another_program(postgres: Postgres) -> None:
    newer, foreign = postgres.database(), postgres.database()
    await (await opened(newer)).close()
    await _execute(newer, "INSERT INTO pyramidion_migrations VALUES (9999, 'later')")
    with pytest.raises(CannotOpen, match=r"newer Pyramidion .*step 9999.*please upgrade"):
        await opened(newer)
    await _execute(foreign, "CREATE TABLE events (a integer)")
    with pytest.raises(CannotOpen, match="another program"):
        await opened(foreign)


async def test_a_postgresql_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.server.store.postgresql.COMING", 0.0)
    with pytest.raises(CannotOpen, match="cannot be used"):
        await opened(f"postgresql://ada:secret@/games?host={tmp_path}")


async def test_a_postgresql_that_has_no_such_database(postgres: Postgres) -> None:
    with pytest.raises(CannotOpen, match='database "missing" does not exist'):
        await opened(postgres.database().replace("/postgres?", "/missing?"))


def test_migrations_are_numbered_from_one_without_gaps_and_alike() -> None:
    steps = {kind: migrations(kind) for kind in ("sqlite", "postgresql")}
    for known in steps.values():
        assert [step.number for step in known] == list(range(1, len(known) + 1))
    assert [step.name for step in steps["sqlite"]] == [step.name for step in steps["postgresql"]]


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()

"""Databases of earlier versions: today's server opens them, and games go on to their end."""

import asyncio
import random
from pathlib import Path

import apsw
import asyncpg
import pytest

from pyramidion.catalog import game
from pyramidion.core.replay import replayed
from pyramidion.server.store import opened
from pyramidion.server.store.migrations import migrations
from tests.server.running import Person, serving

KEPT = Path(__file__).parent / "databases"  # as each version left one
ADA, BEA = "a" * 32, "b" * 32  # their cookies, whose hashes are in there
TABLE = "first"


@pytest.fixture(params=sorted({path.name.partition("-")[0] for path in KEPT.iterdir()}))
def old(request: pytest.FixtureRequest, url: str) -> str:
    """The address of a database of an earlier version."""
    kind = url.partition(":")[0]
    script = (KEPT / f"{request.param}-{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        apsw.Connection(url.removeprefix("sqlite:///")).execute(script)
    else:
        asyncio.run(_execute(url, script))
    return url


async def _execute(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


@pytest.mark.anyio
async def test_every_step_is_taken_once_and_what_was_kept_is_unchanged(old: str) -> None:
    for _ in range(2):
        store = await opened(old)
        events = await store.events(TABLE)
        assert [event.seq for event in events] == list(range(1, 44))
        assert events[-1].text == "1 mark 2 b3"
        await store.keep_note("a", "b")  # what a later step brought
        assert await store.note("a") == "b"
        await store.close()
    assert len(migrations(old.partition(":")[0])) > 1


def test_a_game_goes_on_after_an_upgrade(old: str) -> None:
    with serving(old) as server:
        ada, bea = Person(server), Person(server)
        ada.cookies["pyramidion_guest"], bea.cookies["pyramidion_guest"] = ADA, BEA
        assert ada.get("api/me")["name"] == "Ada"
        assert [table["id"] for table in bea.get("api/tables?mine=true")] == [TABLE]

        with_ada, with_bea = ada.sit_at(TABLE), bea.sit_at(TABLE)
        with_ada.settle()
        assert "1 mark 2 b3" in with_ada.log  # her own choice, which Bea does not know of yet
        with_bea.settle()
        assert "1 mark 2 b3" not in with_bea.log
        chance = random.Random(1)
        while with_ada.table["status"] == "playing":
            for at, seat in ((with_ada, 0), (with_bea, 1)):
                at.settle()
                if at.boards[seat]["offers"]:
                    offer = chance.choice(at.boards[seat]["offers"])
                    assert at.play(seat, [offer["action"]])["is"] == "ack"
        record = ada.get(f"api/tables/{TABLE}/record")
        with_ada.close()
        with_bea.close()
    assert "\n1 mark 2 b3\n" in record
    assert replayed(record.encode(), game).over

"""Whatever is killed in the middle of appending: each acknowledged event is there, once, at its number."""

import asyncio
import signal
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from random import Random

import apsw
import pytest

from pyramidion.server.store import Entry, Event, Store, opened
from pyramidion.server.store.database import Append
from pyramidion.server.store.faults import Failed
from pyramidion.server.store.sqlite_writer import SqliteWriter
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
TABLES = 5
Acks = list[tuple[str, int, str]]


class Appender:
    """A process that appends, and what it was told to be durable."""

    def __init__(self, url: str, word: str, limit: int = 0) -> None:
        command = [sys.executable, "-m", "tests.server.appender", url, word, f"{TABLES}", f"{limit}"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.acks: Acks = []

    def read(self, count: int) -> None:
        """Wait for this many acknowledgements, or the end."""
        assert self._process.stdout is not None
        for _ in range(count):
            line = self._process.stdout.readline()
            if not line.endswith("\n"):
                return  # nothing more, or cut off by the kill
            table, seq, text = line.rstrip("\n").split(" ", 2)
            self.acks.append((table, int(seq), text))

    def kill(self) -> None:
        """End it at once; read what it still managed to write down."""
        self._process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> str:
        """Wait for its end; what it complained about."""
        self.read(10**9)
        with self._process as process:
            assert process.stderr is not None
            return process.stderr.read()


async def check(store: Store, acks: Acks) -> None:
    kept: dict[str, list[Event]] = {f"table{i}": await store.events(f"table{i}") for i in range(TABLES)}
    for events in kept.values():
        assert [event.seq for event in events] == list(range(1, len(events) + 1))
        assert len(events) % 2 == 0  # a batch is never torn
        assert max(Counter(event.text for event in events).values()) == 1
    at = {(table, event.seq): event.text for table, events in kept.items() for event in events}
    for table, seq, text in acks:
        assert at.get((table, seq)) == text


async def test_a_killed_process_loses_nothing_and_others_go_on(url: str) -> None:
    rng = Random(5)
    acks: Acks = []
    stays = Appender(url, "stays")
    for attempt in range(3):
        killed = Appender(url, f"killed{attempt}")
        killed.read(rng.randrange(1, 200))
        killed.kill()
        stays.read(100)
        acks += killed.acks
    stays.kill()
    store = await opened(url)
    await check(store, acks + stays.acks)
    await store.close()


async def test_a_full_disk_is_told_and_what_was_acknowledged_stays(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    appender = Appender(url, "full", limit=400_000)
    complaint = await asyncio.to_thread(appender.end)
    assert "could not be written" in complaint
    assert len(appender.acks) > 10
    store = await opened(url)
    await check(store, appender.acks)
    await store.append("table0", (await store.heads(["table0"]))["table0"], [Entry(0, "goes on")])
    await store.close()


async def test_a_move_that_is_stored_is_acknowledged_whatever_fails_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await opened(f"sqlite:///{path}")).close()
    connection = apsw.Connection(str(path))
    writer = SqliteWriter(connection, path)

    def fails(connection: apsw.Connection) -> None:
        connection.execute("ROLLBACK")  # as SQLite does when the disk is full
        raise apsw.FullError("the disk is full")

    move = writer.do(Append("table0", 0, [Entry(0, "stored")], None, 0))
    with pytest.raises(Failed):
        await writer.do(fails)
    await move
    await writer.close()
    store = await opened(f"sqlite:///{path}")
    assert [event.text for event in await store.events("table0")] == ["stored"]
    await store.close()


async def test_appends_outlive_a_killed_postgresql(postgres: Postgres) -> None:
    rng = Random(11)
    store = await opened(postgres.database())
    going = True
    acks: Acks = []
    progress = asyncio.Event()

    async def play(table: str) -> None:
        head = 0
        while going:
            events = await store.append(table, head, [Entry(0, f"{head}"), Entry(0, f"{head}b")])
            head = events[-1].seq
            acks.extend((table, event.seq, event.text) for event in events)
            progress.set()

    games = [asyncio.create_task(play(f"table{i}")) for i in range(TABLES)]
    for _ in range(4):
        goal = len(acks) + rng.randrange(50, 400)
        while len(acks) < goal:
            progress.clear()
            await progress.wait()
        # On a thread, so that it strikes at any moment of an append.
        strike = threading.Thread(target=postgres.kill)
        strike.start()
        await asyncio.to_thread(strike.join)
        await asyncio.to_thread(postgres.start)
    going = False
    await asyncio.gather(*games)
    await check(store, acks)
    await store.close()


async def test_listeners_hear_what_they_missed_while_postgresql_was_away(postgres: Postgres) -> None:
    url = postgres.database()
    store, other = await opened(url), await opened(url)
    heard = asyncio.Event()
    await store.listen(lambda: ["a"], lambda table, seq: heard.set() if (table, seq) == ("a", 2) else None)
    await other.append("a", 0, [Entry(0, "before")])
    postgres.kill()
    appended = asyncio.create_task(other.append("a", 1, [Entry(0, "while away")]))
    await asyncio.to_thread(postgres.start)
    await appended
    await asyncio.wait_for(heard.wait(), 30)
    await other.close()
    await store.close()

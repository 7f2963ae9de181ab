"""What a server's processes share and survive: killed bots, several workers, and tables nobody is at."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import apsw
import asyncpg
import pytest
from msgspec import json

from pyramidion import catalog
from pyramidion.core.refusal import Refused
from pyramidion.server import rulings
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.hub import Hub
from pyramidion.server.store import Guest, opened
from tests.server.postgres import Postgres
from tests.server.running import Person, address, spawned, started

ME = {"kind": "me"}


def test_killed_bot_processes_are_replaced_and_no_game_is_lost(tmp_path: Path) -> None:
    with started(f"sqlite:///{tmp_path}/games.db") as process:
        person = Person(address(process))
        seat = person.sit_at(person.table("pyramido", ME, {"kind": "bot", "bot": "explorer"}))
        chance, killed = random.Random(1), 0
        while killed < 3:
            assert seat.play_on(chance, [0], moves=2) == 2
            for bot in spawned(process.pid):
                bot.send_signal(signal.SIGKILL)
                killed += 1
        seat.play_on(chance, [0])
        assert seat.table["status"] == "over"


def test_two_servers_serve_one_table_and_one_of_them_may_be_killed(postgres: Postgres) -> None:
    """What happens at the one is seen at the other, which goes on alone."""
    database = postgres.database()
    with started(database) as first, started(database) as second:
        ada = Person(address(first))
        table = ada.table("silver-gold", ME, {"kind": "here", "name": "Bea"})
        one = ada.sit_at(table)
        ada.server = address(second)
        other = ada.sit_at(table)
        chance = random.Random(2)
        for seats in (one, other, one, other):
            seats.play_on(chance, [0, 1], moves=2)
            turns = {seat: board["turn"] for seat, board in seats.boards.items()}
            for late in (one, other):
                while {seat: board["turn"] for seat, board in late.boards.items()} != turns:
                    late.hear(lambda message: message["is"] == "board")
        first.send_signal(signal.SIGKILL)
        other.play_on(chance, [0, 1])
        assert other.table["status"] == "over"


@pytest.mark.anyio
async def test_finished_and_quiet_tables_take_no_memory(tmp_path: Path) -> None:
    """Of tables that nobody is at, nothing stays; of quiet ones, only who listens."""
    store = await opened(f"sqlite:///{tmp_path}/games.db")
    pool = BotPool(1, {})
    hub = Hub(store, catalog.game, pool)
    guest = Guest("ada", "Ada")
    for number in range(50):
        new = NewTable("silver-gold", [NewSeat("me"), NewSeat("here")])
        await hub.open(f"t{number}", rulings.opened(new, guest, catalog.game("silver-gold"), 0))
        await hub.change(f"t{number}", rulings.started)
    assert len(hub.slots) == 50
    hub.sweep(idle=0.0)
    assert hub.slots == {}
    await hub.change("t7", lambda table: table.play(0, table.turn(0), [table.playing.legal(0)[0]]))
    assert list(hub.slots) == ["t7"]
    pool.stop()
    await store.close()


class Listener:
    """An ear that keeps what it is told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.boards: list[int] = []  # the `seq` of each
        self.said: list[str] = []

    def tell(self, parts: list[bytes]) -> None:
        for part in map(json.decode, parts):
            if part["is"] == "board":
                self.boards.append(part["seq"])
            elif part["is"] == "chat":
                self.said.append(part["text"])


@pytest.mark.anyio
async def test_who_was_too_late_still_hears_what_came_first(tmp_path: Path) -> None:
    """Of two processes that change a table at once one is too late: it reads the table again, and its
    listeners hear of what the other did, even if nothing is left to do here.
    """
    store = await opened(f"sqlite:///{tmp_path}/games.db")
    pool = BotPool(1, {})
    here, there = Hub(store, catalog.game, pool), Hub(store, catalog.game, pool)
    ada, bob = Guest("ada", "Ada"), Guest("bob", "Bob")
    new = NewTable("silver-gold", [NewSeat("me"), NewSeat("here")])
    await there.open("t", rulings.opened(new, ada, catalog.game("silver-gold"), 0))
    await there.change("t", rulings.started)
    ear = Listener("ada")
    await here.enter("t", ear)
    turn, action = await here.look("t", lambda _, table: (table.turn(0), table.playing.legal(0)[0]))
    first = len(ear.boards)
    await there.change("t", lambda table: table.play(0, turn, [action]))
    await there.change("t", lambda table: rulings.spoken(table, bob, "hello"))
    with pytest.raises(Refused):
        await here.change("t", lambda table: table.play(0, turn, [action]))
    assert ear.boards[first:] != []
    assert ear.said == ["hello"]
    pool.stop()
    await store.close()


@pytest.mark.anyio
async def test_nobody_hears_of_what_is_not_stored_yet(url: str) -> None:
    """While somebody else holds the database, a move waits, and with it everyone who would be told."""
    store = await opened(url)
    pool = BotPool(1, {})
    hub = Hub(store, catalog.game, pool)
    new = NewTable("silver-gold", [NewSeat("me"), NewSeat("here")])
    await hub.open("t", rulings.opened(new, Guest("ada", "Ada"), catalog.game("silver-gold"), 0))
    await hub.change("t", rulings.started)
    ear = Listener("ada")
    await hub.enter("t", ear)
    ear.boards.clear()
    async with held(url):
        move = asyncio.create_task(
            hub.change("t", lambda table: table.play(0, table.turn(0), [table.playing.legal(0)[0]]))
        )
        while not store.tally.waiting:
            await asyncio.sleep(0)
        for _ in range(100):  # more than enough to tell somebody
            await asyncio.sleep(0)
        assert (move.done(), ear.boards) == (False, [])
    await move
    assert ear.boards != []
    pool.stop()
    await store.close()


@asynccontextmanager
async def held(url: str) -> AsyncIterator[None]:
    """A database into which nobody else can write for a while."""
    if url.startswith("sqlite"):
        holder = apsw.Connection(url.removeprefix("sqlite:///"))
        holder.execute("BEGIN IMMEDIATE")
        yield
        holder.execute("ROLLBACK")
        holder.close()
    else:
        connection = await asyncpg.connect(url)
        async with connection.transaction():
            await connection.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            yield
        await connection.close()


@pytest.mark.anyio
async def test_nobody_is_refused_for_what_no_longer_holds(tmp_path: Path) -> None:
    """Somebody sits down by way of one process, and the host begins by way of another that has not heard."""
    store = await opened(f"sqlite:///{tmp_path}/games.db")
    pool = BotPool(1, {})
    here, there = Hub(store, catalog.game, pool), Hub(store, catalog.game, pool)
    ada, bob = Guest("ada", "Ada"), Guest("bob", "Bob")
    new = NewTable("silver-gold", [NewSeat("me"), NewSeat("open")])
    await here.open("t", rulings.opened(new, ada, catalog.game("silver-gold"), 0))
    with pytest.raises(Refused, match="open seats"):
        await here.change("t", lambda table: rulings.begun(table, ada))
    await there.change("t", lambda table: rulings.sat(table, bob, 1, None))
    assert (await here.change("t", lambda table: rulings.begun(table, ada))).status == "playing"
    pool.stop()
    await store.close()


@pytest.mark.anyio
async def test_a_table_that_nobody_is_at_is_not_shown_as_it_was(url: str) -> None:
    """A process where nobody listens does not follow a table, and yet knows it when it is asked."""
    stores = [await opened(url) for _ in range(2)]
    pool = BotPool(1, {})
    here, there = (Hub(store, catalog.game, pool) for store in stores)
    await here.listen()
    ada, bob = Guest("ada", "Ada"), Guest("bob", "Bob")
    new = NewTable("silver-gold", [NewSeat("me"), NewSeat("open")])
    await here.open("t", rulings.opened(new, ada, catalog.game("silver-gold"), 0))
    names = [await here.look("t", lambda _, table: table.chairs[1].name)]
    await there.change("t", lambda table: rulings.sat(table, bob, 1, None))
    async with asyncio.timeout(20):
        while names[-1] != "Bob":
            names.append(await here.look("t", lambda _, table: table.chairs[1].name))
            await asyncio.sleep(0)
    assert set(names) == {"", "Bob"}
    pool.stop()
    for store in stores:
        await store.close()

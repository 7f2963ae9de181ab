"""What a server's processes share and survive: killed bots, several workers, and tables nobody is at."""

import random
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import psutil
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
from tests.server.running import AtTable, Person, started

ME = {"kind": "me"}


def address(process: "subprocess.Popen[str]") -> str:
    """Where a server that was started listens."""
    assert process.stdout is not None
    return process.stdout.readline().split("http://")[1].split("/")[0]


def spawned(pid: int) -> list[psutil.Process]:
    """The processes that a server or its parent has made to work for it."""
    found = []
    for one in psutil.Process(pid).children():
        with suppress(psutil.NoSuchProcess):  # which a dead one counts as
            if "spawn_main" in " ".join(one.cmdline()):
                found.append(one)
    return found


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


def test_two_workers_serve_one_table_and_one_of_them_may_be_killed(postgres: Postgres) -> None:
    """Sockets are opened until both workers have one: what happens at the one is seen at the other."""
    with started(postgres.database(), "--workers", "2") as process:
        ada = Person(address(process))
        table = ada.table("silver-gold", ME, {"kind": "here", "name": "Bea"})
        sockets: dict[int, AtTable] = {}
        while len(sockets) < 2:
            socket = ada.sit_at(table)
            socket.settle()
            worker = next(worker for worker in spawned(process.pid) if holds(worker, socket))
            sockets.setdefault(worker.pid, socket)
        (first, one), (_, other) = sockets.items()
        chance = random.Random(2)
        for seats in (one, other, one, other):
            seats.play_on(chance, [0, 1], moves=2)
            turns = {seat: board["turn"] for seat, board in seats.boards.items()}
            for late in sockets.values():
                while {seat: board["turn"] for seat, board in late.boards.items()} != turns:
                    late.hear(lambda message: message["is"] == "board")
        psutil.Process(first).send_signal(signal.SIGKILL)
        other.play_on(chance, [0, 1])
        assert other.table["status"] == "over"


def holds(worker: psutil.Process, socket: AtTable) -> bool:
    """Whether a process has the other end of a socket."""
    port = socket.line.local_address[1]
    return any(bool(held.raddr) and held.raddr[1] == port for held in worker.net_connections("tcp"))


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

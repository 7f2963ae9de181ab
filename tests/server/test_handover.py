"""Two workers at one port: whoever accepts a connection, all of a table's are at one of them."""

import asyncio
import http.client
import random
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from zlib import crc32

import psutil
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import WebSocketException

from pyramidion.server.handover import Guided, Handover, Place
from tests.server.postgres import Postgres
from tests.server.running import WAIT, AtTable, Person, address, spawned, started

ME, OPEN = {"kind": "me"}, {"kind": "open"}
MANY = 8  # connections, of which hardly all are accepted by the same worker


class Pair(NamedTuple):
    """Two workers and their parent."""

    parent: int
    address: str


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[Pair]:
    with started(postgres.database(), "--workers", "2") as process:
        yield Pair(process.pid, address(process))


@pytest.fixture
def ada(pair: Pair) -> Person:
    """Somebody who comes when both workers take what they are given: until then one serves all tables."""
    eventually(lambda: len({box for worker in spawned(pair.parent) for box in boxes(worker)}) == 2)
    return Person(pair.address)


def eventually(wanted: Callable[[], bool]) -> None:
    """Look until it is so."""
    until = monotonic() + WAIT
    while not wanted():
        assert monotonic() < until, "it never came to be"


def boxes(worker: psutil.Process) -> list[str]:
    """The letter-boxes of a worker."""
    with suppress(psutil.NoSuchProcess):  # which one that was killed counts as
        return [
            name for held in worker.net_connections("unix") if "/pyramidion-" in (name := f"{held.laddr}")
        ]
    return []


def worker_of(pair: Pair, line: AtTable) -> psutil.Process:
    """The process that has the other end of a socket; for a moment also the one that has given it away."""
    port = line.line.local_address[1]
    holders: list[psutil.Process] = []

    def is_settled() -> bool:
        holders[:] = [
            worker
            for worker in spawned(pair.parent)
            if any(bool(held.raddr) and held.raddr[1] == port for held in worker.net_connections("tcp"))
        ]
        return len(holders) == 1

    eventually(is_settled)
    return holders[0]


def back_at(person: Person, table: str) -> AtTable:
    """A socket at a table, tried again as browsers do: the one who dies may still be given it."""
    while True:
        try:
            line = person.sit_at(table)
            line.settle()
        except (OSError, WebSocketException):
            continue
        return line


def tables_apart(person: Person) -> tuple[str, str]:
    """Two tables that are at home with different workers."""
    homes: dict[int, str] = {}
    while len(homes) < 2:
        table = person.table("silver-gold", ME, OPEN)
        homes[crc32(table.encode()) % 2] = table
    return homes[0], homes[1]


def test_all_who_are_at_a_table_are_at_one_worker(pair: Pair, ada: Person) -> None:
    homes = set()
    for table in tables_apart(ada):
        lines = [ada.sit_at(table) for _ in range(MANY)]
        for line in lines:
            line.settle()
        (home,) = {worker_of(pair, line) for line in lines}
        homes.add(home)
        for line in lines:
            line.close()
    assert len(homes) == 2


def test_who_is_present_is_known_whoever_accepts_the_question(ada: Person) -> None:
    table = ada.table("silver-gold", ME, OPEN)
    bob = Person(ada.server)
    bob.post(f"api/tables/{table}/sit", {"seat": 1})
    ada.post(f"api/tables/{table}/start")
    here = bob.sit_at(table)
    here.settle()
    for _ in range(MANY):
        status, problem = ada.call("POST", f"api/tables/{table}/replace", {"seat": 1, "bot": "novice"})
        assert (status, problem["rule"]) == (409, "SEAT")
    here.close()


def test_a_connection_may_go_from_one_to_the_other_and_back(ada: Person) -> None:
    """As that of a browser or of a proxy does, which asks for many things over one connection."""
    line = http.client.HTTPConnection(ada.server, timeout=WAIT)
    for table in tables_apart(ada) * 3:
        line.request("GET", f"/api/tables/{table}")
        assert f'"id":"{table}"' in line.getresponse().read().decode()
        line.request("GET", "/health")
        assert line.getresponse().read()
    line.close()


def test_what_looks_like_a_request_within_another_is_not_one(ada: Person) -> None:
    """Or somebody could have a proxy send a request in another guest's name."""
    for table in tables_apart(ada):
        body = f"GET /api/tables/{table} HTTP/1.1\r\nHost: {ada.server}\r\n\r\n"
        head = (
            f"PUT /api/me HTTP/1.1\r\nHost: {ada.server}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
        )
        host, _, port = ada.server.partition(":")
        with socket.create_connection((host, int(port)), timeout=WAIT) as line:
            line.sendall(head.encode())
            assert line.recv(100).startswith(b"HTTP/1.1 100")  # so the body is read by itself
            line.sendall(body.encode())
            answers = b"".join(iter(lambda: line.recv(65536), b""))
        assert answers.startswith(b"HTTP/1.1 400")
        assert answers.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("number", [0, 1])
def test_a_table_whose_worker_is_killed_goes_on(pair: Pair, ada: Person, number: int) -> None:
    """At once by the other, and by whoever replaces the one."""
    homes: dict[int, str] = {}
    while number not in homes:
        table = ada.table("silver-gold", ME, {"kind": "here", "name": "Bea"})
        homes[crc32(table.encode()) % 2] = table
    before = ada.sit_at(homes[number])
    chance = random.Random(number)
    before.play_on(chance, [0, 1], moves=3)
    log = before.log
    home = worker_of(pair, before)
    home.send_signal(signal.SIGKILL)
    after = back_at(ada, homes[number])
    assert after.log == log
    after.play_on(chance, [0, 1])
    assert after.table["status"] == "over"


Places = tuple[Handover, asyncio.Queue[bytes]]
ELSEWHERE = next(f"t{k}" for k in range(9) if crc32(f"t{k}".encode()) % 2)
REQUEST = f"GET /games/api/tables/{ELSEWHERE}?x=1 HTTP/1.1\r\n\r\n".encode()


@pytest.fixture
async def places(tmp_path: Path) -> AsyncIterator[Places]:
    """What a worker hands over with, and what another one gets from it."""
    given: asyncio.Queue[bytes] = asyncio.Queue()
    here, there = (Handover(Place(tmp_path, number, 2)) for number in range(2))

    def begin(read: bytes) -> asyncio.Protocol:
        given.put_nowait(read)
        return asyncio.Protocol()

    there.open(begin)
    yield here, given
    for one in (here, there):
        one.close()


@pytest.mark.anyio
async def test_many_are_given_at_once(places: Places) -> None:
    """More than the system keeps for a process that has not read yet."""
    here, given = places
    ends = [socket.socketpair() for _ in range(40)]
    done = [here.given(1, end.fileno(), f"{k}".encode()) for k, (end, _) in enumerate(ends)]
    assert all(await asyncio.gather(*done))
    assert {int(await given.get()) for _ in ends} == set(range(40))
    for end, other in ends:
        end.close()
        other.close()


@pytest.mark.anyio
async def test_who_is_not_there_is_given_nothing(places: Places) -> None:
    end, other = socket.socketpair()
    with end, other:
        assert not await places[0].given(7, end.fileno(), b"")


@pytest.mark.anyio
async def test_only_the_beginning_of_a_request_tells_where_it_belongs(places: Places) -> None:
    """Not the middle of a head that comes in pieces, though it looks like a beginning."""
    here, given = places
    config = uvicorn.Config(nobody, log_config=None)
    made = partial(Guided, here, config=config, server_state=ServerState(), app_state={})
    loop = asyncio.get_running_loop()
    for pieces in ([b"PUT /api/me HTTP/1.1\r\n", REQUEST], [REQUEST]):
        end, other = socket.socketpair()
        other.settimeout(WAIT)
        transport, protocol = await loop.connect_accepted_socket(made, end)
        for piece in pieces:
            protocol.data_received(piece)
        if len(pieces) == 1:
            assert await given.get() == REQUEST
        else:
            assert (await asyncio.to_thread(other.recv, 100)).startswith(b"HTTP/1.1 400")
            assert given.empty()
        transport.close()
        other.close()


async def nobody(_scope: object, _receive: object, _send: object) -> None:
    """An application that answers nothing."""

"""A socket whose other end has gone without a word."""

import socket
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

import pytest

from pyramidion.server.serving import Work
from pyramidion.server.settings import Settings
from tests.server.running import WAIT, Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def opened_silently(person: Person, table: str) -> socket.socket:
    """A socket at a table whose owner never answers, as when a device has lost its network."""
    host, _, port = person.server.partition(":")
    line = socket.create_connection((host, int(port)), timeout=WAIT)
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {person.server}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: c2lsZW50bHkgd2FpdGluZw==\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Of a server that soon misses who does not answer."""
    work = Work(Settings(db=f"sqlite:///{tmp_path}/games.db", heartbeat=0.2, bots=1), quiet=True)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = get_context("spawn").Process(target=work, args=([listening],))
        server.start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        server.terminate()
        server.join(WAIT)
        assert server.exitcode == 0


def test_who_answers_no_heartbeat_is_away(address: str) -> None:
    ada, bob = Person(address), Person(address)
    table = ada.table("silver-gold", ME, OPEN)
    bob.post(f"api/tables/{table}/sit", {"seat": 1})
    ada.post(f"api/tables/{table}/start")
    here = ada.sit_at(table)  # which answers every heartbeat
    with opened_silently(bob, table) as silent:
        while silent.recv(65536):
            pass  # until the server gives up
    # Only who is away can be replaced, and it may take a moment to be seen.
    while ada.call("POST", f"api/tables/{table}/replace", {"seat": 1, "bot": "novice"})[0] == 409:
        pass
    here.settle()
    assert here.table["seats"][1]["kind"] == "bot"
    here.close()

"""A server as its own process, and guests who talk to it over HTTP and sockets."""

import http.client
import json
import os
import random
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psutil
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
WAIT = 20.0  # seconds, after which an answer counts as missing


@contextmanager
def serving(db: str, *flags: str, **environment: str) -> Iterator[str]:
    """The address of a running server, such as 127.0.0.1:8000."""
    with started(db, *flags, **environment) as process:
        yield address(process)
        process.send_signal(signal.SIGTERM)
        assert process.wait(WAIT) == 0


@contextmanager
def started(db: str, *flags: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """`pyramidion serve`, killed in the end if it still runs."""
    command = [sys.executable, "-m", "pyramidion", "serve", "--port", "0", "--db", db, "--bots", "1"]
    with subprocess.Popen(
        [*command, "--pace", "0", *flags],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address(process: "subprocess.Popen[str]") -> str:
    """Where a server that was started listens."""
    assert process.stdout is not None
    said = process.stdout.readline()
    assert said.startswith("Pyramidion is at http://"), said
    return said.split("http://")[1].split("/")[0]


def spawned(pid: int) -> list[psutil.Process]:
    """The processes that a server or its parent has made to work for it."""
    found = []
    for one in psutil.Process(pid).children():
        with suppress(psutil.NoSuchProcess):  # which a dead one counts as
            if "spawn_main" in " ".join(one.cmdline()):
                found.append(one)
    return found


class Person:
    """Somebody with a browser: keeps cookies, calls the HTTP routes, opens sockets."""

    def __init__(self, server: str, prefix: str = "", trusted: ssl.SSLContext | None = None) -> None:
        self.server = server
        self.prefix = prefix
        self.trusted = trusted  # for a server behind HTTPS
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}

    def call(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """Status and content of an answer."""
        line: http.client.HTTPConnection
        if self.trusted:
            line = http.client.HTTPSConnection(self.server, timeout=WAIT, context=self.trusted)
        else:
            line = http.client.HTTPConnection(self.server, timeout=WAIT)
        sent = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        line.request(method, f"{self.prefix}/{path}", sent, self._headers() | headers)
        answer = line.getresponse()
        content = answer.read()
        for cookie in answer.headers.get_all("set-cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        line.close()
        if self.headers.get("content-type", "").startswith("application/json"):
            return answer.status, json.loads(content)
        return answer.status, content.decode()

    def post(self, path: str, body: object = None) -> Any:
        """What comes of a POST that must work."""
        status, content = self.call("POST", path, body)
        assert status in (200, 201), content
        return content

    def get(self, path: str) -> Any:
        """What comes of a GET that must work."""
        status, content = self.call("GET", path)
        assert status == 200, content
        return content

    def table(self, game: str, *seats: Message, **more: object) -> str:
        """Open a table; its id."""
        opened = self.post("api/tables", {"game": game, "seats": seats, **more})
        return str(opened["id"])

    def _headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"content-type": "application/json", "cookie": cookie}

    def sit_at(self, table: str, **headers: str) -> "AtTable":
        """Open a socket at a table."""
        scheme = "wss" if self.trusted else "ws"
        address = f"{scheme}://{self.server}{self.prefix}/api/tables/{table}/socket"
        sent = self._headers() | headers
        return AtTable(
            connect(
                address,
                additional_headers=sent,
                compression=None,
                open_timeout=WAIT,
                ssl=self.trusted,
                legacy=True,
            )
        )


class AtTable:
    """An open socket: the last of everything that was said over it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[Message] = []
        self.boards: dict[int, Message] = {}
        self.table: Message = {}
        self.log: list[str] = []
        self._unread: list[Message] = []
        self._id = 0

    def hear(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message from now on that is wanted."""
        while True:
            while self._unread:
                message = self._unread.pop(0)
                if wanted(message):
                    return message
            self._unread = json.loads(self.line.recv(WAIT))
            for message in self._unread:
                self._note(message)

    def _note(self, message: Message) -> None:
        self.heard.append(message)
        match message["is"]:
            case "table":
                self.table = message
            case "board" if not message["actions"]:
                self.boards[message["seat"]] = message
            case "log":
                self.log[message["from"] :] = message["lines"]

    def say(self, do: str, **fields: object) -> Message:
        """Send a message that has an id; its answer."""
        self._id += 1
        self.line.send(json.dumps({"do": do, "id": self._id, **fields}))
        return self.hear(lambda message: message.get("id") == self._id and message["is"] != "table")

    def play(self, seat: int, actions: list[int]) -> Message:
        """Play in the turn that was last heard of."""
        return self.say("play", seat=seat, turn=self.boards[seat]["turn"], actions=actions)

    def settle(self) -> None:
        """Hear all that was said before now."""
        self.line.send('{"do": "ping"}')
        self.hear(lambda message: message["is"] == "pong")

    def play_on(self, chance: random.Random, seats: list[int], moves: int = 10_000) -> int:
        """Play seats at random, so many moves or to the end; how many were made."""
        self.settle()
        for made in range(moves):
            due = [seat for seat in seats if self.boards[seat]["offers"]]
            while not due and self.table["status"] == "playing":
                self.hear(lambda message: message["is"] in ("board", "table"))
                due = [seat for seat in seats if self.boards[seat]["offers"]]
            if self.table["status"] == "over":
                return made
            offer = chance.choice(self.boards[due[0]]["offers"])
            turn = self.boards[due[0]]["turn"]
            assert self.play(due[0], [offer["action"]])["is"] == "ack"
            while self.boards[due[0]]["turn"] == turn:
                self.hear(lambda message: message["is"] == "board")
        return moves

    def close(self) -> None:
        """Go away."""
        self.line.close()

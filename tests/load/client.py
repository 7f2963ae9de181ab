"""What a browser would do, without the browser: requests with a guest's cookie, and sockets at tables."""

import json
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


class Guest:
    """Somebody who plays at a server, known by a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self._cookie = ""
        self.ask("PUT", "api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request; an AssertionError with the server's words if it was refused."""
        connection = HTTPConnection(urlsplit(self.address).netloc, timeout=60)
        try:
            headers = {"Content-Type": "application/json", "Cookie": self._cookie}
            connection.request(method, f"/{path}", json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            text = answer.read()
            assert answer.status < 300, text
            cookie = answer.headers["Set-Cookie"]
            if cookie:
                self._cookie = cookie.partition(";")[0]
            return json.loads(text) if text else None
        finally:
            connection.close()

    async def at(self, table: str) -> "Socket":
        """A socket at a table."""
        url = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"
        return Socket(
            await connect(
                url,
                additional_headers={"Cookie": self._cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
        )


class Socket:
    """One seat's view of a table, kept up to date as messages come in."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: Message = {}
        self.board: Message = {}
        self.size = 0  # bytes of the last frame
        self._last = 0

    async def hear(self) -> list[Message]:
        """The next messages, which arrived together."""
        frame = await self.connection.recv(decode=False)
        self.size = len(frame)
        messages: list[Message] = msgspec.json.decode(frame)
        for message in messages:
            if message["is"] == "table":
                self.table = message
            elif message["is"] == "board":
                self.board = message
        return messages

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table and self.table["status"] == "over")

    def choice(self, rng: Random) -> int | None:
        """An action that is offered, None if it is not this seat's turn."""
        offers = self.board.get("offers")
        return rng.choice(offers)["action"] if offers else None

    async def play(self, action: int) -> int:
        """Say what to play; the number by which it will be acknowledged."""
        self._last += 1
        seat, turn = self.board["seat"], self.board["turn"]
        said = {"do": "play", "id": self._last, "seat": seat, "turn": turn, "actions": [action]}
        await self.connection.send(json.dumps(said))
        return self._last

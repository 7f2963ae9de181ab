"""The way in: every request and socket passes here before anything else looks at it."""

import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec

from pyramidion.server.bodies import Problem
from pyramidion.server.connection import Receive, Send, Write
from pyramidion.server.house import House
from pyramidion.server.slim import SHORT
from pyramidion.server.socket import attend
from pyramidion.server.visit import Scope, Visit

log = logging.getLogger("pyramidion.access")
App = Callable[[Any, Any, Any], Awaitable[None]]
VISIT = "pyramidion.visit"  # where the scope holds the Visit
STREAM = "/api/stream"  # it stays open, like a table's socket
SAFE = ("GET", "HEAD", "OPTIONS")
# What can be asked for without the server's password: all that does not begin so, and these.
LOCKED = "/api/"
UNLOCKED = ("/api/me", "/api/login")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Refuse(Exception):
    """A request that is not let in."""

    def __init__(self, status: int, rule: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(rule, message)


class Gate:
    """Takes the prefix off, keeps strangers' pages and floods out, and puts the usual headers on answers."""

    def __init__(self, inner: App, house: Callable[[], House], prefix: str) -> None:
        self._inner = inner
        self._house = house
        self._prefix = prefix.rstrip("/")

    def stop(self) -> None:
        """Begin no more: streams end, and whoever asks whether the server is ready is told no."""
        self._house().stopping = True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        path = scope["path"]
        if self._prefix and (path == self._prefix or path.startswith(f"{self._prefix}/")):
            path = path[len(self._prefix) :] or "/"
            scope = {**scope, "path": path, "raw_path": path.encode()}
        visit = Visit(scope, self._prefix)
        if scope["type"] == "websocket":
            await self._socket(path, visit, receive, send, scope.get("extensions", {}).get(SHORT))
        else:
            scope[VISIT] = visit
            await self._request(scope, visit, receive, send)

    async def _socket(
        self, path: str, visit: Visit, receive: Receive, send: Send, write: Write | None
    ) -> None:
        house = self._house()
        table = _table_of(path)
        program = await house.identity.program(visit)
        free = program or (house.identity.admitted(visit) and not visit.bearer)
        if not table or not free or not visit.from_here(house.settings.origins):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        elif not house.door.enter(visit.address):
            await receive()
            await send({"type": "websocket.close", "code": 1013})
        else:
            try:
                guest = await house.identity.guest(visit)
                await attend(house, table, guest, receive, send, write)
            finally:
                house.door.leave(visit.address)

    async def _request(self, scope: Scope, visit: Visit, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        status = 500

        async def sent(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                cookies = [(b"set-cookie", cookie) for cookie in visit.new_cookies]
                message = {**message, "headers": [*message["headers"], *HEADERS, *cookies]}
            await send(message)

        try:
            await self._let_in(scope, visit)
            if scope["path"] == STREAM:
                await self._stream(scope, visit, receive, sent)
            else:
                await self._inner(scope, receive, sent)
        except Refuse as refuse:
            await _answer(sent, refuse)
        finally:
            self._house().metrics.requests[str(status)] += 1
            took = round((perf_counter() - begun) * 1000, 1)
            log.info("%s %s %d", scope["method"], scope["path"], status, extra={"status": status, "ms": took})

    async def _stream(self, scope: Scope, visit: Visit, receive: Receive, send: Send) -> None:
        door = self._house().door
        if not door.enter(visit.address):
            raise Refuse(429, "RATE", "that is too many connections at a time")
        try:
            await self._inner(scope, receive, send)
        finally:
            door.leave(visit.address)

    async def _let_in(self, scope: Scope, visit: Visit) -> None:
        house, path = self._house(), scope["path"]
        # The page's own files lie in memory and a visit asks for many at once: they do not count.
        if path.startswith(LOCKED) and not house.requests.take(visit.address):
            raise Refuse(429, "RATE", "that is too many requests at a time; wait a little")
        if scope["method"] not in SAFE and not visit.from_here(house.settings.origins):
            raise Refuse(403, "ORIGIN", "this request comes from a page of another site")
        if not path.startswith(LOCKED) or (visit.bearer and await house.identity.program(visit)):
            return
        if visit.bearer:
            raise Refuse(401, "TOKEN", "there is no such token here, or it was ended")
        if path not in UNLOCKED and not house.identity.admitted(visit):
            raise Refuse(401, "PASSWORD", "this server asks for a password first")


def _table_of(path: str) -> str:
    """The table whose socket is at a path, if any is."""
    parts = path.strip("/").split("/")
    return parts[2] if len(parts) == 4 and parts[:2] == ["api", "tables"] and parts[3] == "socket" else ""


async def _answer(send: Send, refuse: Refuse) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": refuse.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(refuse.problem)})

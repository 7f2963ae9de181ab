"""An open socket and what it keeps."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from inspect import getgeneratorlocals
from typing import Any
from weakref import WeakSet

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from pyramidion.server.connection import Connection
from pyramidion.server.slim import SHORT, SlimRequests, SlimSocket

pytestmark = pytest.mark.anyio


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket and send back what it says."""
    assert dict(scope["headers"])[b"x-secret"] == b"rosebud"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def served(application: Any, **settings: Any) -> AsyncIterator[tuple[uvicorn.Server, ClientConnection]]:
    """A running server and a client who has a socket there."""
    config = uvicorn.Config(
        application, **{"ws": SlimSocket, "log_config": None, "lifespan": "off"} | settings
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        url = f"ws://127.0.0.1:{listening.getsockname()[1]}/somewhere"
        try:
            async with connect(url, additional_headers={"X-Secret": "rosebud"}, max_size=None) as client:
                yield server, client
        finally:
            server.should_exit = True
            await serving


async def test_an_open_socket_keeps_nothing_of_its_opening_and_works() -> None:
    async with served(echo) as (server, client):
        await client.send("still there?")
        assert await client.recv() == "still there?"
        (kept,) = (one for one in server.server_state.connections if isinstance(one, SlimSocket))
        assert len(kept.scope) == 0
        assert not hasattr(kept, "request")
        assert not hasattr(kept, "response")
        parser = getgeneratorlocals(kept.conn.parser)
        assert not parser["request"].headers


async def test_who_read_the_request_for_a_socket_is_gone_when_it_is_open() -> None:
    readers: WeakSet[SlimRequests] = WeakSet()

    class Watched(SlimRequests):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            readers.add(self)

    gc.disable()  # or nobody knows whether it went by itself
    try:
        async with served(echo, http=Watched) as (_, client):
            await client.send("still there?")
            assert await client.recv() == "still there?"
            assert not list(readers)
    finally:
        gc.enable()


async def test_a_refused_socket_is_gone_with_its_connection() -> None:
    async def unkind(scope: Any, receive: Any, send: Any) -> None:
        assert scope["extensions"][SHORT]
        await receive()
        await send({"type": "websocket.close"})

    sockets: WeakSet[SlimSocket] = WeakSet()

    class Watched(SlimSocket):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            sockets.add(self)

    gc.disable()
    try:
        with pytest.raises(InvalidStatus):
            async with served(unkind, ws=Watched):
                pass
        for _ in range(100):
            if not list(sockets):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it is still there")
    finally:
        gc.enable()


@pytest.mark.parametrize("length", [1, 125, 126, 65_535, 65_536, 3_000_000])
@pytest.mark.parametrize("deflate", [False, True])
async def test_text_of_any_length_arrives_by_the_short_way(length: int, deflate: bool) -> None:
    async def lavish(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        write = scope["extensions"][SHORT]
        await send({"type": "websocket.accept"})
        assert write(b"x" * length)
        assert not write(b"more") or length < 3_000_000  # so much waits already that this has to
        while (await receive())["type"] != "websocket.disconnect":
            pass
        assert not write(b"nobody listens")

    async with served(lavish, ws_per_message_deflate=deflate) as (_, client):
        assert await client.recv() == "x" * length


async def test_there_is_no_short_way_to_who_is_gone_without_a_word() -> None:
    answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def lonely(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        write = scope["extensions"][SHORT]
        await send({"type": "websocket.accept"})
        await receive()
        answered.set_result(write(b"nobody listens"))

    async with served(lonely) as (_, client):
        client.transport.abort()
        assert await answered is False


async def test_what_is_held_goes_together_and_what_has_to_wait_arrives() -> None:
    """All of it is more than a socket takes at once, so some goes the long way."""
    parts = [b'"' + letter * 1_000_000 + b'"' for letter in (b"a", b"b", b"c", b"d", b"e", b"f")]
    long_way = 0

    async def lavish(scope: Any, receive: Any, send: Any) -> None:
        async def counted(message: Any) -> None:
            nonlocal long_way
            long_way += 1
            await send(message)

        await receive()
        connection = Connection("guest", counted, scope["extensions"][SHORT])
        await send({"type": "websocket.accept"})
        connection.hold()
        connection.tell(parts[:1])
        connection.tell(parts[1:2])
        connection.release()
        for part in parts[2:]:
            connection.tell([part])
        await receive()
        await connection.close()

    async with served(lavish, ws_per_message_deflate=False) as (_, client):
        first = await client.recv(decode=False)
        assert first == b"[" + b",".join(parts[:2]) + b"]"
        rest: list[bytes] = []
        while len(rest) < len(parts) - 2:
            rest += (await client.recv(decode=False))[1:-1].split(b",")
        assert rest == parts[2:]
        assert long_way

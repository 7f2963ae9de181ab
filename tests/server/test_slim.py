"""An open socket and what it keeps."""

import asyncio
import socket
from inspect import getgeneratorlocals
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from pyramidion.server.slim import SlimSocket

pytestmark = pytest.mark.anyio


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket and send back what it says."""
    assert dict(scope["headers"])[b"x-secret"] == b"rosebud"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def test_an_open_socket_keeps_nothing_of_its_opening_and_works() -> None:
    server = uvicorn.Server(uvicorn.Config(echo, ws=SlimSocket, log_config=None, lifespan="off"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        url = f"ws://127.0.0.1:{listening.getsockname()[1]}/somewhere"
        async with connect(url, additional_headers={"X-Secret": "rosebud"}) as client:
            await client.send("still there?")
            assert await client.recv() == "still there?"
            (kept,) = (one for one in server.server_state.connections if isinstance(one, SlimSocket))
            assert len(kept.scope) == 0
            assert not hasattr(kept, "request")
            assert not hasattr(kept, "response")
            parser = getgeneratorlocals(kept.conn.parser)
            assert not parser["request"].headers
        server.should_exit = True
        await serving

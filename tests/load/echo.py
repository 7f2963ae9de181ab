"""The least that a server on the same stack can do: send each message back. `python -m tests.load.echo`."""

import socket
import sys
from typing import Any

import uvicorn

from tests.load.service import Service


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Accept every socket and echo what it says."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def echo() -> Service:
    """An echo in a process of its own."""
    return Service([sys.executable, "-m", __name__])


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        config = uvicorn.Config(
            application, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None, lifespan="off"
        )
        uvicorn.Server(config).run([listening])

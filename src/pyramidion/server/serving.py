"""Running the application under uvicorn, with what a table's sockets need."""

import socket
from collections.abc import Callable, Sequence

import uvicorn

from pyramidion.server.app import application
from pyramidion.server.settings import Settings

GRACE = 10  # seconds for what is under way when the server is asked to stop


def config(settings: Settings, host: str, port: int, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn is to run a server; `proxies` are the addresses that may say for whom they ask."""
    return uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # it takes more memory for each connection than the table itself
        ws_max_size=settings.limits.body,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


class Service(uvicorn.Server):
    """A server that says where it is once it can be used."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then tell."""
        await super().startup(sockets=sockets)
        if self.started:
            bound = self.servers[0].sockets[0].getsockname()
            host = f"[{bound[0]}]" if ":" in bound[0] else bound[0]
            self._announce(f"http://{host}:{bound[1]}")


def serve_at(
    settings: Settings, host: str, port: int, proxies: Sequence[str], announce: Callable[[str], None]
) -> None:
    """Serve until a signal says to stop; `announce` is called with the address."""
    service = Service(config(settings, host, port, proxies), announce)
    service.run()
    if not service.started:
        raise OSError(f"the server could not begin at {host}:{port}, as said above")

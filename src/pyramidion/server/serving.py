"""Running the application under uvicorn, with what a table's sockets need."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from msgspec import Struct

from pyramidion.server.app import application
from pyramidion.server.gate import Gate
from pyramidion.server.handover import Guided, Handover, Place
from pyramidion.server.journal import keep_journal
from pyramidion.server.settings import Settings
from pyramidion.server.slim import SlimRequests, SlimSocket
from pyramidion.server.store import opened
from pyramidion.server.workers import Workers

GRACE = 10  # seconds for what is under way when the server is asked to stop
# Hardly anything here refers to itself, so looking for what does is seldom worth a pause: this many objects
# more than at the last look are some 5,000 tables more.
LITTER = 1_000_000


def config(gate: Gate, settings: Settings, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn is to run a server; `proxies` are the addresses that may say for whom they ask."""
    return uvicorn.Config(
        gate,
        http=SlimRequests,
        ws=SlimSocket,
        ws_per_message_deflate=False,  # it takes more memory for each connection than the table itself
        ws_max_size=settings.limits.body,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


class Service(uvicorn.Server):
    """A server that ends streams before it waits for connections to end, and seldom looks for garbage."""

    def __init__(self, gate: Gate, config: uvicorn.Config, handover: Handover | None = None) -> None:
        super().__init__(config)
        self._gate = gate
        self._handover = handover
        if handover:
            config.http = partial(Guided, handover)  # type: ignore[assignment]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin; what is there by then stays."""
        await super().startup(sockets=sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(LITTER)
        if self._handover:
            state, app_state = self.server_state, self.lifespan.state
            given = {"config": self.config, "server_state": state, "app_state": app_state}
            self._handover.open(partial(Guided, self._handover, **given))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way."""
        if self._handover:
            self._handover.close()
        self._gate.stop()
        await super().shutdown(sockets=sockets)


class Work(Struct, frozen=True):
    """What one process does: serve on sockets that are listening already. It can be sent to one."""

    settings: Settings
    proxies: tuple[str, ...] = ()
    quiet: bool = False

    def __call__(self, sockets: Sequence[socket.socket], place: Place | None = None) -> None:
        keep_journal(quiet=self.quiet)
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn raises again what stopped it; by then everything is done.
            signal.signal(number, lambda *_: None)
        gate = application(self.settings)
        handover = Handover(place) if place and hasattr(socket, "recv_fds") else None
        service = Service(gate, config(gate, self.settings, self.proxies), handover)
        service.run(sockets=list(sockets))
        if not service.started:
            sys.exit(1)


def serve_at(work: Work, host: str, port: int, workers: int, announce: Callable[[str], None]) -> int:
    """Serve until a signal says to stop; the exit code. `announce` is called with the address.

    Raises `CannotOpen` or OSError if the database or the port cannot be had.
    """
    asyncio.run(_checked(work.settings.db))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family, backlog=2048) as listening:
        name, number, *_ = listening.getsockname()
        announce(f"http://{f'[{name}]' if ':' in name else name}:{number}")
        if workers == 1:
            work([listening])
            return 0
        with TemporaryDirectory(prefix="pyramidion-") as folder:
            return Workers(partial(_work, work, Path(folder), workers), [listening], workers).run()


def _work(work: Work, folder: Path, count: int, sockets: Sequence[socket.socket], number: int) -> None:
    work(sockets, Place(folder, number, count))


async def _checked(db: str) -> None:
    """Bring the database up to date before processes share it; say what is wrong with it in one place."""
    await (await opened(db)).close()

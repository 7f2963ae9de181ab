"""How a server is run: what its host can set."""

import os
from pathlib import Path

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What one address or guest may ask of a server."""

    body: int = 64 * 1024  # bytes of a request or a message
    connections: int = 100  # open at a time, from one address
    requests: float = 30.0  # a second, from one address
    request_burst: int = 200
    messages: float = 20.0  # a second, over one socket
    message_burst: int = 100
    tables: int = 100  # not over yet, opened by one guest
    decks: int = 20  # kept for one guest
    deck: int = 20_000  # bytes of one of them
    logins: float = 0.1  # wrong passwords a second, from one address
    login_burst: int = 10


class Settings(Struct, frozen=True):
    """All of it, with what is right for one machine."""

    db: str = "sqlite:///pyramidion.db"
    prefix: str = ""  # of every path, such as /games
    password: str | None = None
    origins: tuple[str, ...] = ()  # pages elsewhere that may use this server
    heartbeat: float = 20.0  # seconds between two questions whether a socket is alive, and until it is not
    pace: int = 1000  # milliseconds that bots take at least
    bots: int = max(1, (os.cpu_count() or 2) - 1)  # processes that think for bots
    files: dict[str, Path] = {}  # further decks and dominoes, by the option they are for
    limits: Limits = Limits()

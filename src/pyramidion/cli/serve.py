"""`pyramidion serve`: a server for others to play on."""

import os
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Annotated

from cyclopts import Parameter, validators

from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import Count, DataFile, WrongUsage, readable
from pyramidion.server.settings import Settings
from pyramidion.server.store import CannotOpen

USUAL = Settings()
PASSWORD = "PYRAMIDION_PASSWORD"
Port = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))]
Prefix = Annotated[str, Parameter(help="What every path begins with behind a proxy, such as /games.")]
Pace = Annotated[
    int, Parameter(validator=validators.Number(gte=0, lte=10_000), help="Milliseconds bots take for a move.")
]


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen at; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[Port, Parameter(help="Port to listen at; 0 takes a free one.")] = 8000,
    db: Annotated[str, Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")] = USUAL.db,
    workers: Annotated[Count, Parameter(help="Server processes; more than one with PostgreSQL only.")] = 1,
    prefix: Prefix = "",
    pace: Pace = USUAL.pace,
    bots: Annotated[Count, Parameter(help="Processes that think for bots.")] = USUAL.bots,
    password_file: Annotated[
        Path | None, Parameter(help=f"File with a password that guests need; or set {PASSWORD}.")
    ] = None,
    proxy: Annotated[
        list[str] | None, Parameter(help="Address of a proxy whose word on who asks is taken.")
    ] = None,
    origin: Annotated[
        list[str] | None, Parameter(help="Further address its pages are reached at, as https://….")
    ] = None,
    **files: DataFile,
) -> int:
    """Run a server that others can play on.

    It stores games in --db and stops on Ctrl+C or SIGTERM when what is under way is done.
    --deck FILE and --dominoes FILE add one's own. docs/hosting.md tells of proxies, HTTPS,
    several processes, backup and upgrade.
    """
    Shelf(files)  # says what is wrong with them
    secret = readable(password_file).decode().strip() if password_file else os.environ.get(PASSWORD)
    settings = Settings(
        db=db,
        prefix=checked_prefix(prefix),
        password=secret or None,
        origins=tuple(origin or ()),
        pace=pace,
        bots=max(1, bots // workers),
        files={name: path.resolve() for name, path in files.items()},
    )
    if workers > 1 and not db.startswith("postgresql://"):
        raise WrongUsage("several processes can share a PostgreSQL database only; see --db")
    return run(settings, host, port, proxy or (), workers)


def checked_prefix(prefix: str) -> str:
    """A prefix with one slash before it and none behind."""
    bare = prefix.strip("/")
    if (
        any(not part or not part.isprintable() or set(part) & set('"<>?#% ') for part in bare.split("/"))
        and bare
    ):
        raise WrongUsage(f"{prefix!r} cannot be the beginning of a path; use one such as /games")
    return f"/{bare}" if bare else ""


def run(
    settings: Settings,
    host: str,
    port: int,
    proxies: Sequence[str] = (),
    workers: int = 1,
    *,
    browser: bool | None = None,
) -> int:
    """Serve until told to stop; `browser` tells whether to open it, and that only this machine plays."""
    from pyramidion.server.serving import Work, serve_at

    work = Work(settings, tuple(proxies), quiet=browser is not None)
    try:
        return serve_at(work, host, port, workers, lambda address: _announced(address, settings, browser))
    except (CannotOpen, OSError) as error:
        raise WrongUsage(str(error)) from None


def _announced(address: str, settings: Settings, browser: bool | None) -> None:
    url = f"{address}{settings.prefix}/"
    print(f"Pyramidion is at {url} (Ctrl+C stops it)", flush=True)
    if browser:
        import webbrowser

        # Some browsers are waited for, and the server has to go on.
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()

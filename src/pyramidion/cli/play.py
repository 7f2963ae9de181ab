"""`pyramidion`: a server for this machine alone, and the browser to play in."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.serve import USUAL, Pace, Port, run
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import DataFile, WrongUsage
from pyramidion.server.settings import Settings


def play(
    *,
    port: Annotated[Port, Parameter(help="Port to listen at; 0 takes a free one.")] = 0,
    db: Annotated[str | None, Parameter(help="Where games are kept, as sqlite:///FILE.")] = None,
    pace: Pace = USUAL.pace,
    no_browser: Annotated[bool, Parameter(help="Only tell the address.")] = False,
    **files: DataFile,
) -> int:
    """Play in the browser on this machine; what `pyramidion` alone does, too.

    --deck FILE and --dominoes FILE add one's own.
    """
    Shelf(files)
    own = {name: path.resolve() for name, path in files.items()}
    settings = Settings(db=db or f"sqlite:///{_games()}", pace=pace, files=own)
    return run(settings, "127.0.0.1", port, browser=not no_browser)


def _games() -> Path:
    """The file for games, where this system wants a program's data."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    path = folder / "pyramidion" / "games.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUsage(f"{path.parent} cannot be made: {error.strerror or error}; use --db") from None
    return path

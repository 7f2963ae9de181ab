"""Where interrupted tournaments wait on this machine, unless a file is named for them."""

import os
import tempfile
from pathlib import Path


def state_folder() -> Path:
    """The folder for what programs keep of a user; where there is none, the one for temporary files."""
    given = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(given) if given else Path.home() / ".local" / "state"
    folder = base / "pyramidion"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir())
    return folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())

"""The web page as `tools/bundle.py` built it: where its files lie, and index.html for a path prefix.

Besides index.html the folder holds `assets/` (names carry a hash of the content: may be kept for ever), and
`sw.js`, `manifest.webmanifest`, `early.js` and icons (to be asked for again each time).
"""

from pathlib import Path
from typing import Final

BUNDLE: Final = Path(__file__).parent / "dist"
# Paths below the prefix that the page draws itself: index.html is the answer to all of them.
ROUTES: Final = (
    "",
    "lobby",
    "settings",
    "table/{id}",
    "learn",
    "past",
    "rules/{game}",
    "learn/{game}/{name}",
    "companion",
    "companion/{game}/{tool}",
    "replay",
    "replay/{id}",
    "deals",
    "deals/{game}/{name}",
)


def page(prefix: str) -> str | None:
    """index.html for a server whose paths begin with `prefix`, such as "" or "/games"; None if there is none.

    It is asked for at any depth, so its relative addresses become ones from the top.
    """
    index = BUNDLE / "index.html"
    return index.read_text("utf-8").replace('"./', f'"{prefix}/') if index.exists() else None

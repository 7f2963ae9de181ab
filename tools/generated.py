"""Files that tools write and that are checked in: written anew where stale, or only looked at."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def write(tool: str, about: str | None, wanted: dict[Path, str]) -> None:
    """Write what is stale of the files wanted; with --check only say which, and exit 1."""
    arguments = argparse.ArgumentParser(f"python -m {tool}", description=about)
    arguments.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    check: bool = arguments.parse_args().check
    stale = {
        path: text for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text
    }
    if check and stale:
        listed = ", ".join(path.relative_to(ROOT).as_posix() for path in stale)
        sys.exit(f"stale: {listed}; `.venv/bin/python -m {tool}` writes them anew")
    for path, text in stale.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))

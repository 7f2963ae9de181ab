"""Data files that people enter, checked by the loaders of the games themselves."""

import re
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pyramidion.catalog import HasPieces
from pyramidion.core.companion import Pieces
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.server.companion.shapes import Cell, Checked, Fault

NAME = re.compile(r"[\w-]{1,40}")  # goes into addresses and file names
PIECE = re.compile(r"[a-z]+ (\d+): ")
RULE = re.compile(r"\(([A-Z]+-\d+\.\d+)\)")


def form_of(game: Game) -> Pieces:
    """The form of a game's data files."""
    if not isinstance(game, HasPieces):
        raise Refused("DECK", f"{game.name} has no data files")
    return game.pieces()


def checked(game: Game, text: str) -> Checked:
    """A data file as far as it can be read, with every fault that `pyramidion deck check` would name."""
    form = form_of(game)
    data = _table(text)
    name = data.get("name")
    faults = _faults(game, form, text)
    if isinstance(name, str) and name and not NAME.fullmatch(name):
        faults.append("the name is up to 40 letters, digits, - and _")
    return Checked(
        name if isinstance(name, str) else "",
        [_plain(piece) for piece in _tables(data.get(form.table))],
        [_fault(fault) for fault in dict.fromkeys(faults)],
    )


def _faults(game: Game, form: Pieces, text: str) -> list[str]:
    with TemporaryDirectory(prefix="pyramidion-") as folder:
        path = Path(folder, f"{form.option}.toml")
        path.write_bytes(text.encode("utf-8", "replace"))
        faults = game.check_file(path)
    return [f"there is no [[{form.table}]]"] if faults is None else faults


def _table(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):  # told by the loader
        return {}


def _tables(value: object) -> list[dict[str, object]]:
    return [piece for piece in value if isinstance(piece, dict)] if isinstance(value, list) else []


def _plain(piece: dict[str, object]) -> dict[str, Cell]:
    """What a page can show of a table; the rest has a fault anyway."""
    return {key: value for key, value in piece.items() if _shown(value)}  # type: ignore[misc]


def _shown(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(part, str) for part in value)
    return isinstance(value, str) or (type(value) is int and abs(value) < 2**53)


def _fault(message: str) -> Fault:
    piece, rule = PIECE.match(message), RULE.search(message)
    return Fault(int(piece[1]) if piece else None, rule[1] if rule else "", message)

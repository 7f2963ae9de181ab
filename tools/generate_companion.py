"""Writes what games bring for people with real cards as JSON beside their drawings: it is part of the page.

The page must add up without a server, and what it adds comes from the rules. Golden records as they would
stand on a pad go to the page's own tests, with the points and places that the rules gave.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.replay import replayed
from tools.generated import ROOT, write

FIXTURES = ROOT / "tests" / "fixtures"
FILES = {"deck": FIXTURES / "deck.toml", "dominoes": FIXTURES / "dominoes.toml"}  # that some records name


def plain(value: object) -> object:
    """Named tuples as objects, all the way down."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    return value


def brought(game: Game) -> dict[str, object]:
    """All that a game brings."""
    found: dict[str, object] = {}
    if isinstance(game, catalog.KeepsScore):
        found["pad"] = plain(game.pad())
    if isinstance(game, catalog.TurnsUp):
        found["keeper"] = plain(game.keeper())
    if isinstance(game, catalog.HasPieces):
        found["pieces"] = plain(game.pieces())
    if isinstance(game, catalog.PlaysReal):
        found["real"] = True
    return found


def played(name: str) -> list[dict[str, object]]:
    """The golden records of a game, as they would stand on its pad."""
    game = catalog.game(name)
    found: list[dict[str, object]] = []
    if not isinstance(game, catalog.KeepsScore):
        return []
    for path in sorted((catalog.folder(name) / "golden").glob("*.pyr")):
        session = replayed(path.read_bytes(), lambda name: catalog.game_with(name, FILES))
        if not session.over:
            continue
        seats, rival = len(session.players), game.pad().rival
        against = rival is not None and rival.seats == seats
        found.append(
            {
                "record": f"{name}/{path.stem}",
                "game": name,
                "sheets": [game.sheet(session.state, seat) for seat in range(seats)],
                "rival": game.sheet(session.state, -1) if against else None,
                "scores": session.state.scores(),
                "places": session.state.places(),
            }
        )
    return found


def files() -> dict[Path, str]:
    """All files, as they should be."""
    wanted = {
        catalog.folder(name) / "web" / "companion.json": json.dumps(brought(catalog.game(name))) + "\n"
        for name in catalog.names()
        if brought(catalog.game(name))
    }
    games = [entry for name in catalog.names() for entry in played(name)]
    wanted[ROOT / "web" / "tests" / "pads.json"] = "[\n" + ",\n".join(map(json.dumps, games)) + "\n]\n"
    return wanted


if __name__ == "__main__":
    write("tools.generate_companion", __doc__, files())

"""`pyramidion deck`: a look into the data files of games, be they decks or dominoes."""

import json
from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Protocol, cast, runtime_checkable

from cyclopts import Parameter

from pyramidion import catalog
from pyramidion.cli.progress import tracked
from pyramidion.cli.shelf import file_options, own_name
from pyramidion.cli.table import Row, table
from pyramidion.cli.usage import AsJson, Count, Seed, WrongUsage, readable
from pyramidion.core.game import Game


@runtime_checkable
class Counted(Protocol):
    """A game that can tell what its data files hold and how they play."""

    def file_stats(self, name: str, seeds: Iterable[str]) -> dict[str, list[Row]]:
        """Tables about a data file, with one random game played for each seed."""


def check(path: Annotated[Path, Parameter(name="FILE")], /) -> int:
    """Check a deck or domino file and name every fault."""
    readable(path)
    asked = {name: catalog.game(name).check_file(path) for name in catalog.names()}
    kinds = [name for name, faults in asked.items() if faults is not None]
    if not kinds:
        print(f"{path}: no data file of a game; known are {_known()}")
        return 1
    faults = list(dict.fromkeys(fault for name in kinds for fault in asked[name] or []))
    for fault in faults:
        print(f"{path}: {fault}")
    if not faults:
        print(f"{path}: ok, for {' and '.join(kinds)}")
    return 1 if faults else 0


def stats(
    file: Annotated[str, Parameter(name="FILE|NAME")],
    /,
    *,
    games: Count = 1000,
    seed: Seed = None,
    as_json: AsJson = False,
) -> int:
    """Count what is on the cards of a deck and what they bring in play.

    FILE is a data file, NAME one that comes with a game, such as standard. What
    cards bring is taken from random games, game k of a seed S with the seed S-k.
    """
    path = Path(file)
    game, name = _loaded(path) if path.is_file() else _shipped(file)
    seed = token_hex(8) if seed is None else seed
    seeds = [f"{seed}-{k}" for k in range(1, games + 1)]
    tables = cast(Counted, game).file_stats(name, tracked(seeds, "Random games"))
    if as_json:
        print(json.dumps({"game": game.name, "name": name, "games": games, **tables}))
        return 0
    print(f"{name}, for {game.title}; {games} random games, seed {seed}")
    for title, rows in tables.items():
        print(f"\n{title.capitalize()}\n{table(rows)}")
    return 0


def _loaded(path: Path) -> tuple[Game, str]:
    """The game that a file is for, knowing it, and the name that the file gives itself."""
    readable(path)
    for name in catalog.names():
        game = catalog.game(name)
        faults = game.check_file(path)
        if faults:
            raise WrongUsage(f"{path}: {faults[0]}; `pyramidion deck check` names every fault")
        if faults is not None and isinstance(game, Counted):
            return game.with_file(path), own_name(path)
    raise WrongUsage(f"{path}: there is nothing to count; known data files are {_known()}")


def _shipped(name: str) -> tuple[Game, str]:
    """The game that comes with a data file of this name."""
    known: list[str] = []
    for game in map(catalog.game, catalog.names()):
        if isinstance(game, Counted):
            known += [value for option in game.options if option.is_file for value in option.values]
            if name in known:
                return game, name
    raise WrongUsage(
        f"there is no file {name}, and none of that name comes with a game, only {', '.join(known)}"
    )


def _known() -> str:
    """Which kinds of data files there are."""
    games = map(catalog.game, catalog.names())
    return " and ".join(f"{option} ({game.name})" for game in games for option in file_options(game))

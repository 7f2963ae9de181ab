"""`pyramidion simulate`: games between bots, counted and, if wanted, recorded."""

import json
from pathlib import Path
from secrets import token_hex
from typing import Annotated

from cyclopts import Parameter

from pyramidion.arena.match import Match
from pyramidion.bots.roster import bot
from pyramidion.cli.progress import tracked
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.table import table
from pyramidion.cli.tally import Tally
from pyramidion.cli.usage import AsJson, Count, DataFile, Seed, WrongUsage
from pyramidion.core.game import Options, settled
from pyramidion.core.refusal import Refused


def simulate(
    game: str,
    /,
    *,
    seats: Annotated[str, Parameter(help="A bot for each seat, by its spec.")] = "random,random",
    games: Count = 100,
    seed: Seed = None,
    option: Annotated[
        list[str] | None, Parameter(help="A setting such as deck=wandering; may be given several times.")
    ] = None,
    records: Annotated[
        Path | None, Parameter(help="Folder to write each game to, as GAME-0001.pyr …")
    ] = None,
    as_json: AsJson = False,
    **files: DataFile,
) -> int:
    """Let bots play games and count who wins.

    Game k of a seed S is played with the seed S-k, the bot of seat n draws from
    "S-k bot n": the same command gives the same games, recorded or not. A shared
    win counts as its share. --deck FILE and --dominoes FILE play with one's own.
    """
    shelf = Shelf(files)
    title = shelf.game(game)
    specs = seats.split(",")
    seed = token_hex(8) if seed is None else seed
    try:
        bots = [bot(spec, title) for spec in specs]
        options = settled(title, len(specs), shelf.names | _settings(option or []))
    except Refused as refused:
        raise WrongUsage(refused.message) from None
    paths = _paths(records, title.name, games) if records else []
    tally = Tally(len(specs))
    for k in tracked(range(1, games + 1), f"{title.title}: games"):
        match = Match(bots, f"{seed}-{k}")
        if records:
            session = match.told(title, options, specs)
            _write(paths[k - 1], session.record())
            tally.add(session.state)
        else:
            tally.add(match.played(title.start(len(specs), options)))
    rows = tally.rows(specs)
    if as_json:
        print(json.dumps({"game": title.name, "games": games, "seats": rows, "records": len(paths)}))
        return 0
    print(f"{title.title}, {games} games, seed {seed}\n")
    print(table([{"seat": seat, **row} for seat, row in enumerate(rows, 1)]))
    if records:
        print(f"\n{games} records in {records}")
    return 0


def _settings(given: list[str]) -> Options:
    options: Options = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise WrongUsage(f"an option is name=value, each name once, not {word!r}")
        options[name] = value
    return options


def _paths(folder: Path, name: str, games: int) -> list[Path]:
    """Where the records go; nothing that is there already is overwritten."""
    width = max(4, len(str(games)))
    paths = [folder / f"{name}-{k:0{width}}.pyr" for k in range(1, games + 1)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUsage(f"the folder {folder} cannot be made: {error.strerror or error}") from None
    taken = next((path for path in paths if path.exists()), None)
    if taken:
        raise WrongUsage(f"{taken} exists already; records are never overwritten, name another folder")
    return paths


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise WrongUsage(f"{path} cannot be written: {error.strerror or error}") from None

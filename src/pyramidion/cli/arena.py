"""`pyramidion arena`: tournaments between bots, rated."""

import json
import sys
from contextlib import closing, redirect_stdout
from itertools import product
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from pyramidion.arena.journal import BadJournal, Journal
from pyramidion.arena.outcome import companies, outcome, ranked
from pyramidion.arena.plan import Plan, code
from pyramidion.arena.ray_workers import NoRay, RayWorkers
from pyramidion.arena.report import page
from pyramidion.arena.standings import Standings
from pyramidion.arena.state_folder import state_folder
from pyramidion.arena.tournament import Tournament
from pyramidion.arena.workers import LocalWorkers, Workers
from pyramidion.bots.roster import bot
from pyramidion.cli.progress import tracked
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.table import table
from pyramidion.cli.usage import AsJson, Count, DataFile, WrongUsage, plain_seed
from pyramidion.core.game import Game, Options, settled
from pyramidion.core.refusal import Refused


def arena(
    game: str,
    /,
    *,
    bots: Annotated[str, Parameter(help="The entrants by their specs, such as novice,explorer.")],
    games: Annotated[Count, Parameter(help="How many games are played in all.")] = 1000,
    seats: Annotated[Count, Parameter(help="How many sit at a table.")] = 2,
    seed: Annotated[
        str, Parameter(validator=plain_seed, help="Number or word that decides all chance.")
    ] = "1",
    option: Annotated[
        list[str] | None, Parameter(help="A setting such as deck=wandering; name=a,b plays with each.")
    ] = None,
    on: Annotated[
        Literal["local", "ray"], Parameter(help="Where to play: all cores here, or Ray.")
    ] = "local",
    processes: Annotated[Count | None, Parameter(help="How many at a time; one for each core.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="File to keep results in; what is there is not played again.")
    ] = None,
    report: Annotated[Path | None, Parameter(help="HTML file to write, with tables and plots.")] = None,
    as_json: AsJson = False,
    **files: DataFile,
) -> int:
    """Let bots play a tournament and rate them.

    Everyone meets everyone, and each deal is played in all seatings. With more
    seats than bots each in turn fills the seats left; a,b,b,b at four seats is
    one table. low and high: 95 %. Interrupted, the same command goes on where
    it stopped. --deck FILE and --dominoes FILE play with one's own.
    """
    shelf = Shelf(files)
    title = shelf.game(game)
    settings = _settings(title, seats, [*map("=".join, shelf.names.items()), *(option or [])])
    texts = {name: path.read_text("utf-8") for name, path in files.items() if name in settings[0]}
    specs = _specs(bots, title)
    plan = Plan(game, specs, seats, settings, seed, games, texts, code(game, specs))
    if report and not report.parent.is_dir():
        raise WrongUsage(f"{report.parent} is no folder to write a report to")
    path = resume or state_folder() / f"arena-{plan.fingerprint()}.jsonl"
    try:
        workers: Workers = RayWorkers(processes) if on == "ray" else LocalWorkers(processes)
        with closing(Journal(path, plan)) as journal:
            tournament = Tournament(plan, journal)
            _play(tournament, workers, title)
    except (NoRay, BadJournal) as error:
        raise WrongUsage(str(error)) from None
    standings = Standings(plan, tournament.results())
    if report:
        _write(report, page(standings, title.title))
    print(json.dumps(outcome(standings)) if as_json else told(standings, title))
    if not resume:
        path.unlink(missing_ok=True)
    return 0


def _specs(bots: str, title: Game) -> list[str]:
    """The entrants, once it is sure that there are such bots."""
    specs = bots.split(",")
    try:
        for spec in specs:
            bot(spec, title)
    except Refused as refused:
        raise WrongUsage(refused.message) from None
    return specs


def _settings(title: Game, seats: int, given: list[str]) -> list[Options]:
    """All that is to be played with: one for each combination of the values given."""
    values: dict[str, list[str]] = {}
    for word in given:
        name, equals, several = word.partition("=")
        if not equals or name in values:
            raise WrongUsage(f"an option is name=value or name=value,value, each name once, not {word!r}")
        values[name] = list(dict.fromkeys(several.split(",")))
    try:
        chosen = [dict(zip(values, one, strict=True)) for one in product(*values.values())]
        return [settled(title, seats, options) for options in chosen]
    except Refused as refused:
        raise WrongUsage(refused.message) from None


def _play(tournament: Tournament, workers: Workers, title: Game) -> None:
    """Play what is left, with a bar that shows how far it has come."""
    left, games = len(tournament.left()), tournament.plan.games
    if left < games:
        print(f"{games - left:,} of {games:,} games have been played before.", file=sys.stderr)
    try:
        # Ray tells of its troubles on standard output, where only the result belongs.
        with redirect_stdout(sys.stderr), closing(tournament.played(workers)) as played:
            each = (game for chunk in played for game in range(chunk))
            next(each, None)  # workers start faster before the bar has a thread
            for _ in tracked(range(left - 1), f"{title.title}: games"):
                next(each)
    except KeyboardInterrupt:
        kept = games - len(tournament.left())
        print(f"\n{kept:,} of {games:,} games are kept; the same command plays the rest.", file=sys.stderr)
        raise


def told(standings: Standings, title: Game) -> str:
    """The result in text."""
    plan = standings.plan
    said = [f"{title.title}: {plan.told()}", table(ranked(standings))]
    if len(plan.settings) > 1:
        said += [f"With {plan.setting(one)}\n{table(ranked(standings.within(one)))}" for one in plan.settings]
    if plan.seats > 2 and len(plan.line_ups) > 1:
        said.append(table(companies(standings)))
    if plan.games % plan.per_deal:
        said.append(f"The last deal is not whole: that takes a multiple of {plan.per_deal} games.")
    return "\n\n".join(said)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise WrongUsage(f"{path} cannot be written: {error.strerror or error}") from None

"""`pyramidion bench`: how fast games are played."""

import json
from collections.abc import Callable
from time import perf_counter
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from pyramidion import catalog
from pyramidion.cli.progress import tracked
from pyramidion.cli.shelf import Shelf
from pyramidion.cli.table import table
from pyramidion.cli.usage import AsJson, Seconds
from pyramidion.core import playout
from pyramidion.core.game import Game, Options, settled
from pyramidion.core.playout import make_copies, play_copies, play_out
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import CHANCE, State, buffer

SLICES = 5  # the best of them counts: whatever else the machine does only makes it slower
ROOTS = 64


class Result(NamedTuple):
    """Speeds of one game with one number of seats."""

    game: str
    seats: int
    options: Options
    games_per_s: float
    decisions_per_s: float
    copies_per_s: float
    playouts_per_s: float


def bench(
    game: str | None = None,
    /,
    *,
    seconds: Annotated[Seconds, Parameter(help="How long to measure each game and number of seats.")] = 3.0,
    as_json: AsJson = False,
) -> int:
    """Measure how fast games are played.

    Games: whole random games. Copies: of positions half-way through. Playouts:
    random games from there, each on a copy. One core, the best of five slices.
    """
    games = [Shelf({}).game(name) for name in ([game] if game else catalog.names())]
    wanted = [(title, seats) for title in games for seats in title.seats]
    results = [measured(title, seats, seconds) for title, seats in tracked(wanted, "Measuring")]
    if as_json:
        print(json.dumps({"engine": engine(), "results": [result._asdict() for result in results]}))
        return 0
    print(f"The engine is {engine()}.\n")
    print(
        table(
            [
                {
                    "game": result.game,
                    "seats": result.seats,
                    "games/s": round(result.games_per_s),
                    "decisions/s": round(result.decisions_per_s),
                    "copies/s": round(result.copies_per_s),
                    "playouts/s": round(result.playouts_per_s),
                    "options": " ".join(f"{name}={value}" for name, value in result.options.items()),
                }
                for result in results
            ]
        )
    )
    return 0


def engine() -> str:
    """Whether the rules run as machine code."""
    return "interpreted" if str(playout.__file__).endswith(".py") else "compiled"


def measured(game: Game, seats: int, seconds: float) -> Result:
    """The speeds of a game with its default options."""
    options = settled(game, seats, {})
    start = game.start(seats, options)
    actions, rng = buffer(start), seeded("bench")
    roots = [half_way(start, seeded(f"bench-{k}")) for k in range(ROOTS)]
    slice_ = seconds / (3 * SLICES)
    games, decisions = best_rate(lambda n: int(play_copies([start], n, rng, actions)), slice_)
    playouts, _ = best_rate(lambda n: int(play_copies(roots, n, rng, actions)), slice_)
    copies, _ = best_rate(lambda n: int(make_copies(roots, n)), slice_)
    speeds = (round(speed, 1) for speed in (games, decisions, copies, playouts))
    return Result(game.name, seats, options, *speeds)


def half_way(start: State, rng: Rng) -> State:
    """The position after half of the decisions of a random game."""
    actions, begin = buffer(start), rng.state
    left = int(play_out(start.copy(), rng, actions)) // 2
    rng.state = begin
    state = start.copy()
    while left:
        mover = int(state.mover())
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            legal = state.legal(mover)
            state.apply(mover, legal[int(rng.below(len(legal)))])
            left -= 1
    return state


def best_rate(work: Callable[[int], int], slice_: float) -> tuple[float, float]:
    """How often a second, at best, `work(n)` does a thing n times, and what it counts meanwhile a second."""
    n = 1
    while (took := _timed(work, n)[0]) < slice_ / 8:
        n *= 2
    n = max(1, round(n * slice_ / took))
    best, counted = min(_timed(work, n) for _ in range(SLICES))
    return n / best, counted / best


def _timed(work: Callable[[int], int], n: int) -> tuple[float, int]:
    begin = perf_counter()
    counted = work(n)
    return perf_counter() - begin, counted

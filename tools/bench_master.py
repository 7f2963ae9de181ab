"""How many play-outs a second the master makes at the start of a game, on one core.

Run: python -m tools.bench_master [SECONDS] [--yardstick PROGRAM]. Each seat's first decisions after set-up
are searched; the rate is play-outs over the processor's time, the best of five slices, as `pyramidion bench`
has it.

Such figures mean little without the machine. A yardstick is a program that plays random games as fast as it
can; it is called with a deck, dominoes and --json in the same minute, and tells for each game and number of
seats how many it plays a second: {"results": [{"game": "silver-gold", "seats": 4, "games_per_s": 190000}]}.
"""

import argparse
import json
import subprocess
from pathlib import Path
from time import thread_time

from pyramidion import catalog
from pyramidion.bots.roster import bot
from pyramidion.bots.search import Search
from pyramidion.core.game import Game
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session

SLICES = 5
FIRST = {"silver-gold": "mark", "pyramido": "take"}  # how the lines of the first turn begin


def opening(game: Game, seats: int) -> Session:
    """A game at its first turn: what comes before is done by explorers."""
    session, explorer = Session(game, seats, seed="bench"), bot("explorer", game)
    wanted = FIRST.get(game.name, "")
    while True:
        seat = session.actors()[0]
        legal = session.legal(seat)
        if len(legal) > 1 and wanted in game.write(session.state, seat, legal[0]):
            return session
        session.act(seat, explorer.choose(session.state.copy(), seat, seeded("bench")))


def rate(game: Game, seats: int, seconds: float) -> float:
    """Play-outs a second."""
    session = opening(game, seats)
    best = 0.0
    for slice_ in range(SLICES):
        search = Search(game.sense(), session.state.copy(), session.actors()[0], seeded(f"{slice_}"))
        begun = thread_time()
        while thread_time() - begun < seconds / SLICES:
            search.look_into(search.estimates)
        best = max(best, float(search.playouts) / (thread_time() - begun))
    return best


def yardstick(program: Path) -> dict[tuple[str, int], float]:
    """Games a second by game and seats, as another program plays them."""
    files = [catalog.folder(name) / "data" / "standard.toml" for name in ("silver-gold", "pyramido")]
    told = subprocess.run([program, *files, "--json"], capture_output=True, check=True).stdout
    return {(row["game"], row["seats"]): row["games_per_s"] for row in json.loads(told)["results"]}


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("seconds", type=float, nargs="?", default=2.0)
    parser.add_argument("--yardstick", type=Path)
    given = parser.parse_args()
    random_games = yardstick(given.yardstick) if given.yardstick else {}
    for name in catalog.names():
        game = catalog.game(name)
        for seats in game.seats:
            playouts = rate(game, seats, given.seconds)
            told = f"{name}, {seats} seats: {playouts:,.0f} play-outs/s"
            if (name, seats) in random_games:
                per_game = random_games[name, seats] / playouts
                told += f"; a play-out takes as long as {per_game:.1f} random games by the yardstick"
            print(told, flush=True)


if __name__ == "__main__":
    main()

"""How many play-outs a second the master makes at the start of a game, on one core.

Run: python -m tools.bench_master [SECONDS]. Each seat's first decisions after set-up are searched; the rate
is play-outs over the processor's time, the best of five slices, as `pyramidion bench` has it.
"""

import sys
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


def main() -> None:
    """Measure all games."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for name in catalog.names():
        game = catalog.game(name)
        for seats in game.seats:
            print(f"{name}, {seats} seats: {rate(game, seats, seconds):,.0f} play-outs/s", flush=True)


if __name__ == "__main__":
    main()

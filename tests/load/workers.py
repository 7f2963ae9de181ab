"""One worker and two on PostgreSQL: `python -m tests.load.workers`.

Where clients, PostgreSQL and workers share a few cores, moves a second say little. What counts is how much
more computing a move costs two workers than one: so much less than twice they carry with a core each.
"""

import argparse
from functools import partial
from os import cpu_count
from pathlib import Path
from tempfile import mkdtemp
from time import perf_counter

from tests.load.crowd import Crowd
from tests.load.pairs import players
from tests.load.service import service
from tests.server.postgres import Postgres


def main() -> None:
    """Print moves a second and what the server used of the machine, with one worker and with two."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.workers", description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--game", default="silver-gold")
    parser.add_argument("--seconds", type=float, default=6.0)
    asked = parser.parse_args()
    postgres = Postgres(Path(mkdtemp()))
    per_cpu: list[float] = []
    for workers in (1, 2):
        server = service(postgres.database(), workers=workers)
        crowd = Crowd(partial(players, server.address, asked.game), 2, asked.tables)
        crowd.play(asked.seconds / 4)
        used, begun = server.cpu(), perf_counter()
        moves = crowd.play(asked.seconds).moves
        used, took = server.cpu() - used, perf_counter() - begun
        per_cpu.append(moves / used)
        print(
            f"{workers} worker(s): {moves / took:,.0f} moves/s, {per_cpu[-1]:,.0f} for each CPU-second; "
            f"the server had {used / took:.2f} of {cpu_count()} cores",
            flush=True,
        )
        crowd.leave()
        server.stop()
    postgres.remove()
    print(f"two workers with a core each carry {2 * per_cpu[1] / per_cpu[0]:.2f} times the moves of one")


if __name__ == "__main__":
    main()

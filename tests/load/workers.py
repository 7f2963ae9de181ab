"""One worker, two, and two machines on PostgreSQL: `python -m tests.load.workers`.

Where clients, PostgreSQL and workers share a few cores, moves a second say little. What counts is how much
more computing a move costs two workers than one, and the database: so much less than twice they carry with a
core each. Connections are accepted by whichever worker comes first. A server of its own for each half of the
connections, on one database, stands for two machines: there, nothing brings the players of a table together.
"""

import argparse
from functools import partial
from os import cpu_count
from pathlib import Path
from tempfile import mkdtemp

from msgspec import Struct, field

from tests.load.crowd import Crowd, Measured
from tests.load.pairs import players
from tests.load.service import service
from tests.server.postgres import Postgres


class Layout(Struct):
    """A way to serve, and what was measured of it."""

    name: str
    machines: int
    workers: int  # of each
    played: Measured = field(default_factory=Measured)
    server: float = 0.0  # seconds of computing
    database: float = 0.0

    def measure(self, postgres: Postgres, tables: int, game: str, seconds: float, rate: float) -> None:
        """Let tables be played for a while."""
        url = postgres.database()
        servers = [service(url, workers=self.workers) for _ in range(self.machines)]
        addresses = [server.address for server in servers]
        crowd = Crowd(partial(players, addresses, game), 2, tables)
        crowd.play(seconds / 4)
        server, database = sum(one.cpu() for one in servers), postgres.cpu()
        self.played.add(crowd.play(seconds, rate))
        self.server += sum(one.cpu() for one in servers) - server
        self.database += postgres.cpu() - database
        crowd.leave()
        for one in servers:
            one.stop()

    @property
    def cost(self) -> float:
        """Microseconds of the servers' computing for each move."""
        return self.server / self.played.moves * 1e6

    def text(self) -> str:
        """What was measured, in a line."""
        played = self.played
        return (
            f"{self.name:12} {played.moves / played.seconds:6,.0f} moves/s, half of the updates within "
            f"{played.delay(0.5) * 1000:.0f} ms, 99 % within {played.delay(0.99) * 1000:.0f}; each move took "
            f"{self.cost:.0f} µs of the servers' computing and "
            f"{self.database / played.moves * 1e6:.0f} of the database's"
        )


def main() -> None:
    """Measure all by turns, and print what each used of the machine."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.workers", description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--game", default="silver-gold")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second, or as many as can be made")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    one, two, apart = layouts = (
        Layout("one worker", 1, 1),
        Layout("two workers", 1, 2),
        Layout("two machines", 2, 1),
    )
    postgres = Postgres(Path(mkdtemp()))
    for _ in range(asked.rounds):
        for layout in layouts:
            layout.measure(postgres, asked.tables, asked.game, asked.seconds, asked.rate)
    postgres.remove()
    for layout in layouts:
        print(layout.text())
    print(f"all of it on {cpu_count()} cores, shared with the clients; with enough of them")
    for layout in (two, apart):
        print(f"{layout.name} carry {2 * one.cost / layout.cost:.2f} times the moves of one worker")


if __name__ == "__main__":
    main()

"""How much a server carries, beside a bare echo on the same stack: `python -m tests.load`."""

import argparse
from functools import partial
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from tests.load.crowd import Crowd, Measured
from tests.load.echo import echo
from tests.load.pairs import echoes, players
from tests.load.service import Service, service


def measured(server: Service, crowd: Crowd, seconds: float, rate: float) -> tuple[float, Measured]:
    """Moves for each second of the server's computing as fast as they can; and delays at a steady rate."""
    crowd.play(seconds / 4)
    before = server.cpu()
    fast = crowd.play(seconds)
    per_second = fast.moves / (server.cpu() - before)
    crowd.play(2, rate)
    steady = crowd.play(seconds, rate)
    steady.sizes = steady.sizes or fast.sizes
    return per_second, steady


def main() -> None:
    """Measure the server, then the echo, and print both."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--game", default="pyramido")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second while delays are measured")
    parser.add_argument("--clients", type=int, default=2, help="client processes")
    asked = parser.parse_args()

    with TemporaryDirectory() as folder:
        server = service(f"sqlite:///{Path(folder)}/games.db")
        empty = server.memory()
        crowd = Crowd(partial(players, server.address, asked.game), asked.clients, asked.tables)
        moves, steady = measured(server, crowd, asked.seconds, asked.rate)
        live = (server.memory() - empty) / asked.tables
        size = round(mean(steady.sizes))
        crowd.leave()
        server.stop()
    bare = echo()
    crowd = Crowd(partial(echoes, bare.address, size), asked.clients, asked.tables)
    trips, ground = measured(bare, crowd, asked.seconds, asked.rate)
    crowd.leave()
    bare.stop()

    def row(name: str, per_second: float, kept: Measured) -> str:
        p50, p99 = (kept.delay(share) * 1000 for share in (0.5, 0.99))
        rate = kept.moves / kept.seconds
        return f"{name:8} {per_second:10,.0f} a CPU-second {p50:8.2f} ms {p99:8.2f} ms at {rate:,.0f}/s"

    print(f"{asked.tables} tables of {asked.game}, two players each; frames of {size:,} bytes")
    print(row("moves", moves, steady))
    print(row("echoes", trips, ground))
    worse = steady.delay(0.99) / ground.delay(0.99)
    print(f"share {moves / trips:.0%}; p99 {worse:.1f} times; live {live / 1024:.0f} KB a table")


if __name__ == "__main__":
    main()

"""How much a server carries, beside a bare echo on the same stack: `python -m tests.load`."""

import argparse
from functools import partial
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import sleep

from msgspec import Struct

from pyramidion.server.house import SWEEP
from pyramidion.server.hub import IDLE
from tests.load.crowd import Crowd, Measured
from tests.load.echo import echo
from tests.load.pairs import echoes, players
from tests.load.service import Service, service


class Figures(Struct):
    """What was measured of one server."""

    per_cpu: float  # moves for each second of the server's computing
    fast: Measured  # everyone answers at once
    steady: Measured  # so many moves a second

    def text(self, name: str) -> str:
        """One line for each way of playing."""
        lines = [f"{name}: {self.per_cpu:,.0f} for each CPU-second"]
        for how, kept in (("at once", self.fast), ("steady", self.steady)):
            p50, p99 = kept.delay(0.5) * 1000, kept.delay(0.99) * 1000
            rate = kept.moves / kept.seconds
            lines.append(f"  {how:8} {rate:8,.0f}/s   p50 {p50:8.2f} ms   p99 {p99:8.2f} ms")
        return "\n".join(lines)


def measured(server: Service, crowd: Crowd, seconds: float, rate: float) -> Figures:
    """Let a crowd play as fast as it can, then at a steady rate."""
    crowd.play(seconds / 4)
    before = server.cpu()
    fast = crowd.play(seconds)
    used = server.cpu() - before
    crowd.play(2, rate)
    return Figures(fast.moves / used, fast, crowd.play(seconds, rate))


def main() -> None:
    """Measure the server, then the echo, and print both."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--game", default="silver-gold")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second while they are steady")
    parser.add_argument("--clients", type=int, default=2, help="client processes")
    asked = parser.parse_args()

    with TemporaryDirectory() as folder:
        server = service(f"sqlite:///{Path(folder)}/games.db")
        empty = server.memory()
        crowd = Crowd(partial(players, server.address, asked.game), asked.clients, asked.tables)
        played = measured(server, crowd, asked.seconds, asked.rate)
        live = (server.memory() - empty) / asked.tables / 1024
        sleep(IDLE + 2 * SWEEP)  # nobody plays, everybody stays
        idle = (server.memory() - empty) / asked.tables / 1024
        crowd.leave()
        server.stop()
    size = round(mean(played.fast.sizes))
    bare = echo()
    crowd = Crowd(partial(echoes, bare.address, size), asked.clients, asked.tables)
    echoed = measured(bare, crowd, asked.seconds, asked.rate)
    crowd.leave()
    bare.stop()

    print(f"{asked.tables} tables of {asked.game}, two players each; frames of {size:,} bytes")
    print(played.text("moves"))
    print(echoed.text("echoes"))
    print(f"share of the echo for each CPU-second: {played.per_cpu / echoed.per_cpu:.0%}")
    for how, ours, bare_one in (
        ("at once", played.fast, echoed.fast),
        ("steady", played.steady, echoed.steady),
    ):
        print(f"p99 {how}: {ours.delay(0.99) / bare_one.delay(0.99):.1f} times the echo's")
    print(f"memory for each table: live {live:.0f} KB, idle with both players connected {idle:.0f} KB")


if __name__ == "__main__":
    main()

"""How much a server carries, beside a bare echo on the same stack: `python -m tests.load`.

A move is one message to the server, stored durably, and a frame to each of the two players. A round trip of
the echo is one message and the same one back; it is as large as the mean frame that a player gets. Both are
measured by turns, a few seconds each, so that whatever else the machine does meets both alike. Compared is
the servers' computing time, and how long players wait when both get as many messages a second. A move waits
for the disk and an echo does not, so it is told how long the disk takes.
"""

import argparse
from functools import partial
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import sleep

from pyramidion.server.house import SWEEP
from pyramidion.server.hub import IDLE
from tests.load.crowd import Crowd, Measured
from tests.load.echo import echo
from tests.load.flush import flushes
from tests.load.pairs import echoes, players
from tests.load.service import Service, service

SLICES = 4  # turns that each side has
WARM = 100  # tables at which a server first loads and remembers what it needs only once


class Side:
    """A server with its crowd, and what was measured of them."""

    def __init__(self, server: Service, crowd: Crowd) -> None:
        self.fast = Measured()  # everyone answers at once
        self.steady = Measured()  # so many moves a second
        self.used = 0.0  # seconds of computing, while everyone answered at once
        self._server = server
        self._crowd = crowd

    @property
    def per_cpu(self) -> float:
        """Moves for each second of the server's computing."""
        return self.fast.moves / self.used

    def hurry(self, seconds: float) -> None:
        """Play as fast as possible."""
        before = self._server.cpu()
        self.fast.add(self._crowd.play(seconds))
        self.used += self._server.cpu() - before

    def stroll(self, seconds: float, rate: float) -> None:
        """Play at a steady rate."""
        self.steady.add(self._crowd.play(seconds, rate))

    def text(self, name: str) -> str:
        """One line for each way of playing."""
        lines = [f"{name}: {self.per_cpu:,.0f} for each CPU-second"]
        for how, kept in (("at once", self.fast), ("steady", self.steady)):
            p50, p99 = kept.delay(0.5) * 1000, kept.delay(0.99) * 1000
            rate = kept.moves / kept.seconds
            lines.append(f"  {how:8} {rate:8,.0f}/s   p50 {p50:8.2f} ms   p99 {p99:8.2f} ms")
        return "\n".join(lines)


def main() -> None:
    """Measure the server and the echo by turns, and print both."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--game", default="silver-gold")
    parser.add_argument("--seconds", type=float, default=2.0, help="as fast as possible; games must not end")
    parser.add_argument("--steady", type=float, default=20.0, help="seconds at a steady rate")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second while they are steady")
    parser.add_argument("--clients", type=int, default=2, help="client processes")
    asked = parser.parse_args()

    with TemporaryDirectory() as folder:
        server = service(f"sqlite:///{Path(folder)}/games.db")
        join = partial(players, [server.address], asked.game)
        warm = Crowd(join, 1, WARM)
        warm.play(3)
        warm.leave()
        empty = server.memory()
        crowd = Crowd(join, asked.clients, asked.tables)
        size = round(mean(crowd.play(2, asked.rate).sizes))
        bare = echo()
        echoing = Crowd(partial(echoes, bare.address, size), asked.clients, asked.tables)
        echoing.play(2, asked.rate)

        played, echoed = sides = Side(server, crowd), Side(bare, echoing)
        disk = Measured()
        for _ in range(SLICES):
            for side in sides:
                side.stroll(asked.steady / SLICES, asked.rate)
            disk.delays += flushes(Path(folder))
        for _ in range(SLICES):
            for side in sides:
                side.hurry(asked.seconds / SLICES)
        live = (server.memory() - empty) / asked.tables / 1024
        echoing.leave()
        bare.stop()
        sleep(IDLE + 2 * SWEEP)  # nobody plays, everybody stays
        idle = (server.memory() - empty) / asked.tables / 1024
        crowd.leave()
        server.stop()

    over = played.fast.over + played.steady.over
    print(f"{asked.tables} tables of {asked.game}, two players each; frames of {size:,} bytes; {over} ended")
    print(played.text("moves"))
    print(echoed.text("echoes"))
    print(f"share of the echo for each CPU-second: {played.per_cpu / echoed.per_cpu:.0%}")
    for how, ours, bare_one in (
        ("at once", played.fast, echoed.fast),
        ("steady", played.steady, echoed.steady),
    ):
        print(f"p99 {how}: {ours.delay(0.99) / bare_one.delay(0.99):.1f} times the echo's")
    p50, p99 = disk.delay(0.5) * 1000, disk.delay(0.99) * 1000
    print(f"flushes of the disk: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    print(f"memory for each table: live {live:.0f} KB, idle with both players connected {idle:.0f} KB")


if __name__ == "__main__":
    main()

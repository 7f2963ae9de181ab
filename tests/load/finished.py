"""Memory over many finished tables, without sockets: `python -m tests.load.finished --tables 10000`."""

import argparse
import asyncio
import gc
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psutil

from pyramidion import catalog
from pyramidion.server import rulings
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.hub import Hub
from pyramidion.server.store import Entry, Guest, opened
from pyramidion.server.table import Table

ADA = Guest("ada", "Ada")


class Listener:
    """Hears all and keeps nothing."""

    guest = ADA.id

    def tell(self, parts: list[bytes]) -> None:
        """Forget it."""


async def finish(hub: Hub, name: str, table: str, rng: Random) -> None:
    """Open a table, play its game to the end, leave."""

    def move(found: Table) -> list[Entry]:
        seat = rng.choice(found.acting())
        return found.play(seat, found.turn(seat), [rng.choice(found.playing.legal(seat))])

    new = NewTable(name, [NewSeat("me"), NewSeat("here", name="Bob")])
    await hub.open(table, rulings.opened(new, ADA, catalog.game(name), 0))
    await hub.change(table, lambda found: rulings.begun(found, ADA))
    ear = Listener()
    await hub.enter(table, ear)
    while (await hub.change(table, move)).status != "over":
        pass
    hub.leave(table, ear)


async def main(tables: int, name: str) -> None:
    """Print memory and what the hub still holds, ten times on the way."""
    process = psutil.Process()
    with TemporaryDirectory() as folder:
        store = await opened(f"sqlite:///{Path(folder)}/games.db")
        bots = BotPool(1, {})
        hub = Hub(store, catalog.game, bots)
        rng = Random(1)
        for tenth in range(10):
            for first in range(0, tables // 10, 50):
                names = [f"{tenth}-{first + i}" for i in range(50)]
                await asyncio.gather(*(finish(hub, name, table, rng) for table in names))
                hub.sweep(idle=0.0)  # a minute is long in a benchmark
            gc.collect()
            memory = process.memory_full_info().uss / 2**20
            print(
                f"{(tenth + 1) * tables // 10:6} tables: {memory:.1f} MB, {len(hub.slots)} held", flush=True
            )
        bots.stop()
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.load.finished", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--game", default="silver-gold")
    asked = parser.parse_args()
    asyncio.run(main(asked.tables, asked.game))

"""Durable events a second, together and one by one, on both databases: `python -m tests.load.commits`."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from time import perf_counter

from pyramidion.server.store import Entry, Store, opened
from tests.server.postgres import Postgres

PAIR = [Entry(0, "1 mark 12 a1 b1"), Entry(-1, "- reveal I3")]
TABLES, APPENDS = 400, 50


async def play(store: Store, table: str, appends: int) -> None:
    """Append to one table, each time when the last is durable."""
    for i in range(appends):
        await store.append(table, 2 * i, PAIR)


async def measured(url: str) -> tuple[float, float]:
    """Events a second of many tables at once, and of one table alone."""
    store = await opened(url)
    rates = []
    for tables in ([f"t{i}" for i in range(TABLES)], ["alone"]):
        begun = perf_counter()
        await asyncio.gather(*(play(store, table, APPENDS) for table in tables))
        rates.append(len(tables) * APPENDS * len(PAIR) / (perf_counter() - begun))
    await store.close()
    return rates[0], rates[1]


def main() -> None:
    """Print both rates for each database."""
    postgres = Postgres(Path(mkdtemp()))
    with TemporaryDirectory() as folder:
        for url in (f"sqlite:///{folder}/games.db", postgres.database()):
            together, alone = asyncio.run(measured(url))
            print(
                f"{url.partition(':')[0]:10} {TABLES} tables at once {together:8,.0f} events/s, "
                f"one alone {alone:8,.0f}: {together / alone:.0f} times"
            )
    postgres.remove()


if __name__ == "__main__":
    main()

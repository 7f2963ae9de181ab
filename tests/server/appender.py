"""A process that appends to tables as fast as it can and writes down each event that was acknowledged.

    python -m tests.server.appender URL WORD TABLES [LIMIT]

A limit on the size of files, in bytes, stands for a disk that becomes full; it ends with the first failure.
"""

import asyncio
import resource
import sys

from pyramidion.server.store import Entry, Failed, Store, Taken, opened


async def play(store: Store, table: str, word: str) -> None:
    """Append to one table for ever; others may do the same."""
    head = made = 0
    while True:
        try:
            events = await store.append(
                table, head, [Entry(0, f"{word} {made}"), Entry(-1, f"{word} {made}b")]
            )
        except Taken:
            head = (await store.heads([table])).get(table, 0)
            continue
        head = events[-1].seq
        made += 1
        for event in events:
            print(table, event.seq, event.text, flush=True)


async def main(url: str, word: str, tables: int, limit: int = 0) -> None:
    """Open the store and play at all tables at once."""
    store = await opened(url)
    if limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    games = [asyncio.create_task(play(store, f"table{i}", word)) for i in range(tables)]
    try:
        await asyncio.gather(*games)
    except Failed as failed:
        print(failed, file=sys.stderr)
        await asyncio.gather(*games, return_exceptions=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])))

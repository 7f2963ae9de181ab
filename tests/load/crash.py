"""Kill everything again and again while people play: `python -m tests.load.crash --kills 100`."""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from time import monotonic
from typing import Any

from msgspec import Struct

from pyramidion import catalog
from pyramidion.core.replay import replayed
from pyramidion.server.lines import MARK
from pyramidion.server.sight import record
from pyramidion.server.store import Event, opened
from pyramidion.server.table import Table
from tests.load.attempts import ACKED, judged
from tests.load.client import Guest
from tests.load.fate import BOT, DATABASE, SERVER, WORKER, Fate
from tests.load.seat import LOST, PAUSE, Seat
from tests.server.postgres import Postgres

TABLES = 4  # at a time
LULL = 0.6  # seconds at most between two kills
PATIENCE = 180.0  # seconds for the games to be finished when nothing is killed any more


class Outcome(Struct):
    """What came of it."""

    kills: dict[str, int]
    games: int = 0
    acked: int = 0
    cuts: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    unfinished: int = 0  # games that did not come to their end
    orphans: int = 0  # processes that outlived the server


class Club:
    """People who play one game after the other, against each other and against bots."""

    def __init__(self, guests: list[Guest], rng: Random) -> None:
        self.seats: list[Seat] = []
        self.closing = False
        self._guests = guests
        self._rng = rng

    async def evening(self, *, bot: bool) -> None:
        """One game after the other, until the club closes."""
        while not self.closing:
            seats = await self._seated(self._rng.choice(["silver-gold", "pyramido"]), bot=bot)
            self.seats += seats
            await asyncio.gather(*(seat.played() for seat in seats))

    async def _seated(self, game: str, *, bot: bool) -> list[Seat]:
        host, other = self._guests
        second = {"kind": "bot", "bot": "novice"} if bot else {"kind": "open"}
        new = {"game": game, "pace": 0, "seats": [{"kind": "me"}, second]}
        table = ""
        while True:
            # Nobody knows what became of a request that was cut off, so the table is asked.
            try:
                if not table:
                    table = (await self._ask(host, "POST", "api/tables", new))["id"]
                view = await self._ask(host, "GET", f"api/tables/{table}")
                if view["status"] != "waiting":
                    break
                if view["seats"][1]["kind"] == "open":
                    await self._ask(other, "POST", f"api/tables/{table}/sit", {"seat": 1})
                else:
                    await self._ask(host, "POST", f"api/tables/{table}/start", {})
            except (*LOST, HTTPException, AssertionError):
                await asyncio.sleep(PAUSE)
        players = [host] if bot else [host, other]
        return [Seat(guest, table, Random(self._rng.random())) for guest in players]

    async def _ask(self, guest: Guest, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(guest.ask, method, path, body)


async def tried(
    url: str, workers: int, postgres: Postgres | None, victims: Sequence[str], rng: Random
) -> Outcome:
    """Play and kill, then let all games end, and hold what is stored against what was told."""
    fate = Fate(url, workers, postgres)
    outcome = Outcome(dict(Counter(victims)))
    try:
        club = Club([Guest(fate.address, name) for name in ("Ada", "Bob")], rng)
        evenings = [asyncio.create_task(club.evening(bot=i % 2 == 1)) for i in range(TABLES)]
        for victim in victims:
            await asyncio.sleep(rng.random() * LULL)
            await asyncio.to_thread(fate.strike, victim, rng)
        club.closing = True
        _, unfinished = await asyncio.wait(evenings, timeout=PATIENCE)
        for evening in unfinished:
            evening.cancel()
        outcome.stuck = len(unfinished)
    finally:
        outcome.orphans = len(await asyncio.to_thread(fate.stop))
    await judge(url, club.seats, outcome)
    return outcome


async def judge(url: str, seats: list[Seat], outcome: Outcome) -> None:
    """Hold what is stored against what players were told."""
    store = await opened(url)
    tables = {seat.table for seat in seats}
    outcome.games = len(tables)
    for seat in seats:
        events = await store.events(seat.table)
        numbers = [event.seq for event in events]
        outcome.doubled += numbers != list(range(1, len(events) + 1))
        played = _played(events, seat.number) if seat.attempts else []  # who never played has no number yet
        lost, doubled = judged(seat.attempts, played)
        outcome.lost += lost
        outcome.doubled += doubled
        outcome.acked += sum(attempt.fate == ACKED for attempt in seat.attempts)
        outcome.cuts += seat.cuts
    for name in tables:
        table = Table(name, catalog.game)
        for event in await store.events(name):
            table.fold(event)
        if table.status != "over":  # its record still hides what players hold
            outcome.unfinished += 1
            continue
        # The referee plays the record again: every line by the rules, every draw by the seed.
        replayed(record(table).encode(), catalog.game)
    await store.close()


def _played(events: list[Event], seat: int) -> list[str]:
    return [event.text for event in events if event.seat == seat and not event.text.startswith(MARK)]


def main() -> int:
    """Kill with SQLite and one process, then with PostgreSQL and two workers; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="in all, half of them on each database")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    faults = 0
    with TemporaryDirectory() as folder:
        sqlite = f"sqlite:///{folder}/games.db"
        postgres = Postgres(Path(mkdtemp()))
        for url, workers, database, kinds in (
            (sqlite, 1, None, (SERVER, BOT)),
            (postgres.database(), 2, postgres, (SERVER, BOT, WORKER, DATABASE)),
        ):
            begun = monotonic()
            rng = Random(asked.seed)
            victims = rng.choices(kinds, k=asked.kills // 2)
            outcome = asyncio.run(tried(url, workers, database, victims, rng))
            took = monotonic() - begun
            print(f"{url.partition(':')[0]}, {workers} process(es), {took:.0f} s: {outcome}", flush=True)
            faults += outcome.lost + outcome.doubled + outcome.stuck + outcome.unfinished + outcome.orphans
        postgres.remove()
    return min(1, faults)


if __name__ == "__main__":
    sys.exit(main())

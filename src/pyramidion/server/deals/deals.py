"""All deals of a server: who plays them, and how each stands."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from pyramidion.core.game import Game
from pyramidion.server import lines, rulings
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.deals import yardstick
from pyramidion.server.deals.deal import RIVAL, Deal, seats
from pyramidion.server.deals.shapes import DealRow, DealView, OwnDeal, Yardstick
from pyramidion.server.hub import Hub
from pyramidion.server.store import Entry, Guest, Result, Store
from pyramidion.server.table import Table

SHOWN = 50  # results
log = logging.getLogger(__name__)


def now() -> datetime:
    """The time by which days begin and end."""
    return datetime.now(UTC)


class Deals:
    """Deals are never stored: what a name stands for follows from the server's secret."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        bots: BotPool,
        files: dict[str, Path],
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._store = store
        self._hub = hub
        self._bots = bots
        self._files = files
        self.clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def open(self, deal: Deal) -> bool:
        """Whether a game that is begun now counts."""
        return deal.ends is None or self.clock() < deal.ends

    def opening(self, deal: Deal, game: Game, guest: Guest, pace: int, *, counts: bool) -> list[Entry]:
        """What opens a table for a deal."""
        return rulings.dealt(game, guest, _rivals(game), pace, deal.name, counts=counts)

    async def start(self, deal: Deal) -> lines.Start:
        """What begins a game of a deal."""
        return lines.Start(await self._seed(deal), lots=True)

    async def view(self, deal: Deal, game: Game, guest: Guest | None, *, bots: bool) -> DealView:
        """A deal as a guest sees it; with what bots made of it, who begin to play if they have not."""
        for who, table in await self._store.plays.unsettled(deal.key):
            await self._settle(deal, who, table)
        results = await self._store.plays.results(deal.key)
        me = guest.id if guest else ""
        own = await self._own(deal, results, me)
        free = not self.open(deal) or (own is not None and own.status == "over")
        rows = [_row(results, result, me, free=free) for result in results]
        shown = rows[:SHOWN] + [row for row in rows[SHOWN:] if row.yours]
        return DealView(
            game=game.name,
            title=game.title,
            name=deal.name,
            today=self.clock().date().isoformat(),
            ends=deal.ends.timestamp() if deal.ends else None,
            open=self.open(deal),
            rival=RIVAL,
            players=len(results),
            rows=shown,
            own=own,
            bots=[await self._yardstick(deal, game, spec) for spec in yardstick.BOTS if bots],
        )

    async def stop(self) -> None:
        """Leave off what bots are playing; it can be played again."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _seed(self, deal: Deal) -> str:
        return deal.seed(await self._store.plays.secret("deals"))

    async def _settle(self, deal: Deal, guest: str, table: str) -> None:
        points, lead = await self._hub.look(table, lambda _slot, found: _made(found, guest))
        await self._store.plays.settle(deal.key, guest, points, lead)

    async def _own(self, deal: Deal, results: list[Result], guest: str) -> OwnDeal | None:
        table = await self._store.plays.table(deal.key, guest) if guest else None
        if table is None:
            return None
        mine = next((result for result in results if result.guest == guest), None)
        if mine is None:
            return OwnDeal(table, "playing", None, None, None)
        return OwnDeal(table, "over", _place(results, mine), mine.points, beaten(results, mine))

    async def _yardstick(self, deal: Deal, game: Game, spec: str) -> Yardstick:
        key = f"deal {deal.key} {spec} {RIVAL}"
        kept = await self._store.note(key)
        if kept is None and key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._play(key, deal, game, spec))
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return Yardstick(spec, int(kept) if kept else None)

    async def _play(self, key: str, deal: Deal, game: Game, spec: str) -> None:
        specs = [spec, *_rivals(game)]
        try:
            seed = await self._seed(deal)
            lines: list[str] = []
            points: int | None = None
            while points is None:
                lines, points = await self._bots.asked_idly(
                    yardstick.played_on, game.name, self._files, specs, seed, lines
                )
            await self._store.keep_note(key, str(points))
        except Exception:
            log.exception("a bot could not play a deal to its end")


def _rivals(game: Game) -> list[str]:
    return [RIVAL] * (seats(game) - 1)


def beaten(results: list[Result], mine: Result) -> float | None:
    """The share of the others who have fewer points, those with as many counted half."""
    others = [result.points for result in results if result.guest != mine.guest]
    if not others:
        return None
    below = sum(points < mine.points for points in others)
    return (below + others.count(mine.points) / 2) / len(others)


def _place(results: list[Result], mine: Result) -> int:
    return 1 + sum(result.points > mine.points for result in results)


def _row(results: list[Result], result: Result, guest: str, *, free: bool) -> DealRow:
    return DealRow(
        place=_place(results, result),
        name=result.name,
        points=result.points,
        lead=result.lead,
        yours=result.guest == guest,
        table=result.table if free else None,
    )


def _made(table: Table, guest: str) -> tuple[int, int]:
    """A guest's points at a table, and by how many they lead."""
    scores = table.playing.state.scores()
    seat = next(at for at, chair in enumerate(table.chairs) if chair.owner == guest)
    rivals = [points for at, points in enumerate(scores) if at != seat]
    return scores[seat], scores[seat] - max(rivals, default=0)

"""Where tables, their store and their listeners meet: one change at a time, stored before it is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from time import monotonic, time
from typing import TypeVar

import msgspec

from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.change import Before, Change, change_of
from pyramidion.server.lines import MARK
from pyramidion.server.robots import Robots
from pyramidion.server.slot import Ear, Slot
from pyramidion.server.store import Entry, Event, Listing, Store, StoreFault, Taken
from pyramidion.server.table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")
Ready = Callable[[str], Awaitable[None]]  # fetches what the opening of a table names
Decide = Callable[[Table], list[Entry]]
NO_TABLE = "NO-TABLE"  # the rule of such refusals
IDLE = 60.0  # seconds after which the fold of a quiet table is dropped
TRIES = 10  # to be first among several processes


class Hub:
    """All tables that this process has to do with."""

    def __init__(self, store: Store, find_game: Callable[[str], Game], bots: BotPool) -> None:
        self.store = store
        self.bots = bots
        self.robots = Robots(self)
        self.find_game = find_game
        self.ready: Ready = _ready
        self.slots: dict[str, Slot] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Hear of what other processes append, from now on."""
        await self.store.listen(lambda: list(self.slots), self._heard)

    def slot(self, table: str) -> Slot:
        """The place of a table in this process."""
        slot = self.slots.get(table)
        if slot is None:
            slot = self.slots[table] = Slot(table)
        slot.used = monotonic()
        return slot

    # Reading.

    async def loaded(self, slot: Slot) -> Table:
        """The table of a slot, whose lock is held; read from the store if it is not there."""
        if slot.table is None:
            table = Table(slot.id, self.find_game)
            events = await self.store.events(slot.id)
            if not events:
                if not slot.ears:
                    self.slots.pop(slot.id, None)
                raise Refused(NO_TABLE, "there is no such table here")
            await self.ready(events[0].text)
            for event in events:
                table.fold(event)
            slot.table = table
            slot.tell_missed(table)
            self.robots.wake(slot, table)
        return slot.table

    async def look(self, table: str, looker: Callable[[Slot, Table], T]) -> T:
        """What somebody finds who looks at a table."""
        slot = self.slot(table)
        async with slot.lock:
            return looker(slot, await self.loaded(slot))

    async def enter(self, table: str, ear: Ear) -> None:
        """Let somebody listen; they are told everything first."""
        slot = self.slot(table)
        async with slot.lock:
            found = await self.loaded(slot)
            known = slot.here(ear.guest)
            slot.told, slot.said = found.seq, found.spoken
            slot.ears.append(ear)
            ear.tell(slot.whole(found, ear.guest))
            if not known:
                slot.tell(found, Change(table=True), but=ear)

    def leave(self, table: str, ear: Ear) -> None:
        """Somebody listens no more."""
        slot = self.slots.get(table)
        if slot and ear in slot.ears:
            slot.ears.remove(ear)
            slot.used = monotonic()
            if slot.ears and not slot.here(ear.guest):
                self._later(self._retold(slot))

    # Changing.

    async def open(self, table: str, entries: list[Entry]) -> Table:
        """Store a new table; raises `Taken` if there is one of that name."""
        made = Table(table, self.find_game)
        self._run(made, entries)
        await self.store.append(table, 0, entries, listed(made))
        return made

    async def change(self, table: str, decide: Decide) -> Table:
        """Let something happen at a table: judged, stored, and then told to everyone."""
        slot = self.slot(table)
        async with slot.lock:
            for _ in range(TRIES):
                found = slot.table or await self.loaded(slot)
                then = Before(found)
                try:
                    entries = decide(found)
                    if entries:
                        self._run(found, entries)
                        listing = listed(found) if _listable(found, entries) else None
                        after = found.seq - len(entries)
                        await self.store.append(table, after, entries, listing)
                except Taken:
                    slot.table = None
                    continue
                except Refused:
                    if await self._news(slot, found):
                        continue  # it was judged by what no longer holds
                    raise
                except BaseException:
                    slot.table = None  # it may be stored or not: read it again
                    raise
                if entries:
                    slot.tell(found, change_of(found, entries, then))
                    self.robots.wake(slot, found)
                return found
        raise Refused("BUSY", "too much happens at this table at once; try again")

    def _run(self, table: Table, entries: Iterable[Entry]) -> None:
        """Fold what is about to be stored; nobody sees it before it is."""
        at = int(time() * 1000)
        for entry in entries:
            table.fold(Event(table.seq + 1, entry.seat, entry.text, at))

    # What other processes do, and keeping house.

    def _heard(self, table: str, seq: int) -> None:
        slot = self.slots.get(table)
        if slot is None:
            return
        if slot.ears or slot.thinking or slot.lock.locked():
            self._later(self._caught_up(slot, seq))
        else:
            slot.table = None  # nobody is here: whoever comes reads it again

    async def _caught_up(self, slot: Slot, seq: int) -> None:
        async with slot.lock:
            table = slot.table
            if table is None:
                if slot.ears:
                    await self.loaded(slot)
                return
            if seq > table.seq:
                await self._news(slot, table)

    async def _news(self, slot: Slot, table: Table) -> bool:
        """Take in and tell what other processes appended; whether there was anything."""
        then = Before(table)
        slot.table = None  # should the database fail now, all is read again next time
        events = await self.store.events(slot.id, table.seq)
        slot.table = table
        for event in events:
            table.fold(event)
        if events:
            slot.tell(table, change_of(table, events, then))
            self.robots.wake(slot, table, elsewhere=True)
        return bool(events)

    async def _retold(self, slot: Slot) -> None:
        async with slot.lock:
            slot.tell(await self.loaded(slot), Change(table=True))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        async def done() -> None:
            try:
                await work
            except StoreFault as fault:
                log.warning("what others did could not be read: %s", fault)

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def sweep(self, idle: float = IDLE) -> None:
        """Forget tables that nobody is at, and the folds of quiet ones: both can be read again."""
        now = monotonic()
        for slot in list(self.slots.values()):
            if slot.lock.locked() or slot.thinking or now - slot.used < idle:
                continue
            slot.table = None
            if not slot.ears:
                del self.slots[slot.id]


async def _ready(_opening: str) -> None:
    """Nothing has to be fetched."""


def _listable(table: Table, entries: list[Entry]) -> bool:
    return table.status == "over" or any(entry.text.startswith(MARK) for entry in entries)


def listed(table: Table) -> Listing:
    """The table as the lobby has it."""
    opening = table.opening
    names = [chair.name or (f"bot:{chair.bot}" if chair.bot else "") for chair in table.chairs]
    shown = msgspec.json.encode({"host": opening.host_name, "names": names}).decode()
    guests = tuple(sorted({chair.owner for chair in table.chairs if chair.owner}))
    return Listing(table.id, opening.game, table.status, opening.public, opening.host, shown, guests)

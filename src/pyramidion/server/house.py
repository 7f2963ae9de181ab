"""All that a running server consists of, opened and closed in order."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from pyramidion.core.game import Game
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.companion.decks import Decks
from pyramidion.server.deals.deals import Deals
from pyramidion.server.hub import Hub
from pyramidion.server.identity import Identity
from pyramidion.server.learn.jobs import Jobs
from pyramidion.server.limits import Allowance, Door
from pyramidion.server.metrics import Metrics
from pyramidion.server.settings import Settings
from pyramidion.server.store import Store, StoreFault, opened

SWEEP = 10.0  # seconds


class House:
    """A store, the hub on it, its bots, and who may come in."""

    def __init__(self, settings: Settings, store: Store) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.bots = BotPool(settings.bots, settings.files)
        self.hub = Hub(store, self.game, self.bots)
        self.jobs = Jobs(store, self.bots, settings.files)
        self.deals = Deals(store, self.hub, self.bots, settings.files)
        self.identity = Identity(store, settings.password)
        self.door = Door(limits.connections)
        self.requests = Allowance(limits.requests, limits.request_burst)
        self.logins = Allowance(limits.logins, limits.login_burst)
        self.stopping = False
        self.metrics = Metrics(self)
        self.decks = Decks(store, settings.files)
        self.bots.stored = self.jobs.stored = self.decks.files
        self.hub.ready = self.decks.ready

    def game(self, name: str) -> Game:
        """A game with all decks and dominoes it has here; KeyError if there is none of that name."""
        return self.decks.game(name)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.hub.sweep()
            gc.collect(1)  # uvicorn leaves a circle of objects behind for each socket that is opened
            with suppress(StoreFault):
                await self.decks.refresh()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[House]:
    """A house from its opening to its closing: what is under way is finished, and nothing new is begun."""
    store = await opened(settings.db)
    house = House(settings, store)
    await house.decks.refresh()
    await house.hub.listen()
    keeper = asyncio.create_task(house._keep())
    try:
        yield house
    finally:
        house.stopping = True
        keeper.cancel()
        await house.hub.robots.stop()
        await house.jobs.stop()
        await house.deals.stop()
        house.bots.stop()
        await store.close()
        house.decks.close()

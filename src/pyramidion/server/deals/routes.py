"""HTTP: the day's deals, deals by name, and a table for each who plays one."""

from contextlib import suppress
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.server import rulings
from pyramidion.server.deals.deal import Deal, deal
from pyramidion.server.deals.shapes import DealView, PlayDeal
from pyramidion.server.house import House
from pyramidion.server.new_table import new_name, open_at, within_limit
from pyramidion.server.store import Guest, Taken
from pyramidion.server.table_routes import view
from pyramidion.server.wire import TableView

TAGS = ["deals"]
Name = Annotated[str, Parameter(max_length=80)]


def _found(house: House, game: str, name: str) -> tuple[Game, Deal]:
    try:
        title = house.game(game)
    except KeyError as error:
        raise Refused("GAME", str(error.args[0])) from None
    return title, deal(title, name, house.deals.clock())


@get("/api/deals", summary="The day's deals", tags=TAGS)
async def today(house: House, who: Guest | None) -> list[DealView]:
    """Today's deal of each game, as it stands."""
    found = [_found(house, name, "today") for name in catalog.names()]
    return [await house.deals.view(one, title, who, bots=False) for title, one in found]


@get("/api/deals/{game:str}/{name:str}", summary="A deal", tags=TAGS)
async def look(house: House, who: Guest | None, game: Name, name: Name) -> DealView:
    """A deal by the day it was dealt (`today` is one) or by its name, and its table of results."""
    title, one = _found(house, game, name)
    return await house.deals.view(one, title, who, bots=True)


@post("/api/deals/{game:str}/{name:str}/play", summary="Play a deal", tags=TAGS)
async def play(house: House, me: Guest, game: Name, name: Name, data: PlayDeal) -> TableView:
    """Begin a deal or go on with it. The first game of a guest counts, further ones are for practice."""
    title, one = _found(house, game, name)
    table, counts = await _table(house, me, one)
    if await house.store.listing(table) is None:
        await within_limit(house, me)
        pace = house.settings.pace if data.pace is None else data.pace
        opening = house.deals.opening(one, title, me, pace, counts=counts)
        start = await house.deals.start(one)
        with suppress(Taken):  # another window of the same guest was first
            await open_at(house, table, opening, lambda found: rulings.started(found, start))
    return await view(house, me, table)


async def _table(house: House, me: Guest, one: Deal) -> tuple[str, bool]:
    """Where a guest plays a deal, and whether that counts."""
    plays = house.store.plays
    counted = await plays.table(one.key, me.id)
    if counted is None and house.deals.open(one):
        counted = await plays.begin(one.key, me.id, new_name())
    listing = await house.store.listing(counted) if counted else None
    over = listing is not None and listing.status == "over"
    return (new_name(), False) if over or counted is None else (counted, True)


ROUTES = [today, look, play]

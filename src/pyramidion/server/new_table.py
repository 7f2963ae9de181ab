"""How a table comes about: its name, its first lines, and the game as soon as nobody is missing."""

from secrets import choice

from pyramidion.core.refusal import Refused
from pyramidion.server import rulings
from pyramidion.server.house import House
from pyramidion.server.hub import Decide
from pyramidion.server.store import OPEN, Entry, Guest, Search

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none looks like another
LENGTH = 12


def new_name() -> str:
    """A name that nobody guesses."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


async def within_limit(house: House, guest: Guest) -> None:
    """Refuse a guest who has too many tables already."""
    limit = house.settings.limits.tables
    if await house.store.count(Search(host=guest.id, statuses=OPEN)) >= limit:
        raise Refused("LIMIT", f"you have {limit} tables that are not over; finish some first")


async def open_at(house: House, table: str, entries: list[Entry], begin: Decide = rulings.started) -> None:
    """Store a new table and begin if nobody is missing; raises `Taken` if there is one of that name."""
    made = await house.hub.open(table, entries)
    if all(chair.owner or chair.bot for chair in made.chairs):
        await house.hub.change(table, begin)

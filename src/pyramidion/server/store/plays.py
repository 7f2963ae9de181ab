"""Who plays which deal, what came of it, and the secret that deals are made from."""

import time
from secrets import token_hex

from msgspec import Struct

from pyramidion.server.store.database import Database


class Result(Struct, frozen=True):
    """What a guest made of a deal."""

    guest: str
    name: str
    table: str
    points: int
    lead: int  # over the best rival


class Plays:
    """The part of a store that deals need. A guest has one game in each that counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, name: str) -> str:
        """128 random bits that are made up once, whoever asks first, and stay."""
        made = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._database.write(made, name, token_hex(16))
        rows = await self._database.read("SELECT value FROM secrets WHERE name = $1", name)
        return str(rows[0][0])

    async def table(self, deal: str, guest: str) -> str | None:
        """The table whose result counts for a guest."""
        rows = await self._database.read(
            'SELECT "table" FROM plays WHERE deal = $1 AND guest = $2', deal, guest
        )
        return str(rows[0][0]) if rows else None

    async def begin(self, deal: str, guest: str, table: str) -> str:
        """Let a table be the one that counts, unless there is one; which it is."""
        await self._database.write(
            'INSERT INTO plays (deal, guest, "table", at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
            deal,
            guest,
            table,
            time.time_ns() // 1_000_000,
        )
        return await self.table(deal, guest) or table

    async def unsettled(self, deal: str) -> list[tuple[str, str]]:
        """Guests and tables whose games are over and whose points are not yet kept."""
        rows = await self._database.read(
            'SELECT guest, "table" FROM plays JOIN tables ON tables.id = plays."table"'
            " WHERE deal = $1 AND points IS NULL AND status = 'over'",
            deal,
        )
        return [(str(guest), str(table)) for guest, table in rows]

    async def settle(self, deal: str, guest: str, points: int, lead: int) -> None:
        """Keep what came of a game that counts."""
        await self._database.write(
            "UPDATE plays SET points = $1, lead = $2 WHERE deal = $3 AND guest = $4",
            points,
            lead,
            deal,
            guest,
        )

    async def results(self, deal: str) -> list[Result]:
        """All that is settled, the best first."""
        rows = await self._database.read(
            "SELECT guest, coalesce(guests.name, ''), \"table\", points, lead FROM plays"
            " LEFT JOIN guests ON guests.id = plays.guest"
            " WHERE deal = $1 AND points IS NOT NULL ORDER BY points DESC, lead DESC, plays.at",
            deal,
        )
        return [Result(*row) for row in rows]

"""The store: events of tables, and beside them guests, links, tokens and the lobby's index."""

import time
from collections.abc import Sequence

from pyramidion.server.store.database import Append, Database, Live, Tally, Tell
from pyramidion.server.store.kept import Deck, Entry, Event, Guest, Listing, Page, Search, Token
from pyramidion.server.store.lobby import page, where
from pyramidion.server.store.plays import Plays


class Store:
    """One database, whichever it is. Keys of guests, links and tokens are hashes: nobody's secret is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.plays = Plays(database)

    @property
    def tally(self) -> Tally:
        """How much was written since the start, and how much waits."""
        return self._database.tally

    # Events

    async def append(
        self, table: str, after: int, entries: Sequence[Entry], listing: Listing | None = None
    ) -> list[Event]:
        """Append lines behind event `after` (0: a new table), all or none, and return when they are durable.

        The listing, if there is one, becomes the lobby's in the same transaction. Raises `Taken` if the
        table does not end there, and `Failed` if the database could not do it in time. After either of
        them: read the events, fold them, judge again. An append goes on when whoever waits is cancelled.
        """
        for entry in entries:
            if "\n" in entry.text or "\0" in entry.text:
                raise ValueError(f"{entry.text!r} is not one line")
        at = _now()
        await self._database.append(Append(table, after, entries, listing, at))
        return [Event(after + 1 + i, entry.seat, entry.text, at) for i, entry in enumerate(entries)]

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """A table's events behind a number, in order; none if there is no such table."""
        rows = await self._database.read(
            'SELECT seq, seat, text, at FROM events WHERE "table" = $1 AND seq > $2 ORDER BY seq',
            table,
            after,
        )
        return [Event(*row) for row in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that exists."""
        return await self._database.heads(tables)

    async def listen(self, live: Live, tell: Tell) -> None:
        """Return when listening; then `tell(table, seq)` is called in this loop as others append.

        `live()` gives the tables that this process shows. When the link to the others was cut, all of
        them are told again, so `seq` may be one already known. To miss nothing, a table must be among
        them before its events are first read.
        """
        await self._database.listen(live, tell)

    # The lobby

    async def listing(self, table: str) -> Listing | None:
        """What the lobby knows of a table."""
        found = await page(self._database, Search(), limit=1, table=table)
        return found.listings[0] if found.listings else None

    async def listings(self, search: Search, limit: int = 50, start: str = "") -> Page:
        """Tables, those changed last first; `start` is the `next` of the page before."""
        return await page(self._database, search, limit, start)

    async def count(self, search: Search) -> int:
        """How many tables there are of a kind."""
        clause, values = where(search)
        rows = await self._database.read(f"SELECT count(*) FROM tables {clause}", *values)
        return int(rows[0][0])

    # Guests

    async def guest(self, key: str) -> Guest | None:
        """Whom a key belongs to: the one they began with, or one of another device."""
        rows = await self._database.read(
            "SELECT id, name, settings FROM guests"
            " WHERE id = coalesce((SELECT guest FROM keys WHERE key = $1), $1)",
            key,
        )
        return Guest(*rows[0]) if rows else None

    async def keep_guest(self, guest: Guest) -> None:
        """Add a guest, or change the name and settings of one."""
        await self._database.write(
            "INSERT INTO guests (id, name, settings, at) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings",
            guest.id,
            guest.name,
            guest.settings,
            _now(),
        )

    # Links

    async def keep_link(self, key: str, guest: str, seconds: float) -> None:
        """Remember a link that makes another device a guest's, once and for a while; forget old ones."""
        now = _now()
        await self._database.write("DELETE FROM links WHERE until < $1", now)
        await self._database.write(
            "INSERT INTO links (key, guest, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            key,
            guest,
            now + int(seconds * 1000),
        )

    async def take_link(self, key: str, device: str) -> Guest | None:
        """Use a link up: the device's key becomes one of its guest's. None if it is used, old or unknown."""
        taken = await self._database.write("DELETE FROM links WHERE key = $1 RETURNING guest, until", key)
        if not taken or taken[0][1] < _now():
            return None
        await self._database.write(
            "INSERT INTO keys (key, guest, at) VALUES ($1, $2, $3)"
            " ON CONFLICT (key) DO UPDATE SET guest = excluded.guest",
            device,
            taken[0][0],
            _now(),
        )
        return await self.guest(device)

    # Tokens

    async def keep_token(self, token: Token) -> None:
        """Let a program play for a guest."""
        await self._database.write(
            "INSERT INTO tokens (key, guest, name, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            token.key,
            token.guest,
            token.name,
            _now(),
        )

    async def token(self, key: str) -> Token | None:
        """The token with this key."""
        rows = await self._database.read("SELECT key, guest, name, at FROM tokens WHERE key = $1", key)
        return Token(*rows[0]) if rows else None

    async def tokens(self, guest: str) -> list[Token]:
        """All tokens of a guest, oldest first."""
        rows = await self._database.read(
            "SELECT key, guest, name, at FROM tokens WHERE guest = $1 ORDER BY at, key", guest
        )
        return [Token(*row) for row in rows]

    async def drop_token(self, key: str, guest: str) -> bool:
        """Take a guest's token away; whether there was one."""
        dropped = "DELETE FROM tokens WHERE key = $1 AND guest = $2 RETURNING key"
        return bool(await self._database.write(dropped, key, guest))

    # Notes

    async def keep_note(self, key: str, text: str) -> None:
        """Keep what was found out about something, in place of an earlier note on it."""
        await self._database.write(
            "INSERT INTO notes (key, text, at) VALUES ($1, $2, $3)"
            " ON CONFLICT (key) DO UPDATE SET text = excluded.text, at = excluded.at",
            key,
            text,
            _now(),
        )

    async def note(self, key: str) -> str | None:
        """What was found out about something."""
        rows = await self._database.read("SELECT text FROM notes WHERE key = $1", key)
        return str(rows[0][0]) if rows else None

    # Decks

    async def keep_deck(self, deck: Deck, each: int) -> bool:
        """Keep a deck unless its name is taken or its guest has `each` already; whether it was kept."""
        kept = await self._database.write(
            "INSERT INTO decks (game, option, name, guest, text, at)"
            " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),"
            " CAST($5 AS TEXT), CAST($6 AS BIGINT)"
            " WHERE (SELECT count(*) FROM decks WHERE guest = CAST($4 AS TEXT)) < CAST($7 AS BIGINT)"
            " ON CONFLICT DO NOTHING RETURNING name",
            deck.game,
            deck.option,
            deck.name,
            deck.guest,
            deck.text,
            _now(),
            each,
        )
        return bool(kept)

    async def deck_count(self) -> int:
        """How many decks there are."""
        return int((await self._database.read("SELECT count(*) FROM decks"))[0][0])

    async def decks(self) -> list[Deck]:
        """All decks, the oldest first."""
        rows = await self._database.read(
            "SELECT game, option, name, guest, text, at FROM decks ORDER BY at, game, option, name"
        )
        return [Deck(*row) for row in rows]

    # As a whole

    async def health(self) -> None:
        """Raise `Failed` unless the database reads and writes."""
        await self._database.write("UPDATE pulse SET at = $1", _now())

    async def close(self) -> None:
        """Finish what was handed in, then let go of the database."""
        await self._database.close()


def _now() -> int:
    return time.time_ns() // 1_000_000

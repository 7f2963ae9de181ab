"""The games that a guest has finished on this server, as figures."""

from hashlib import sha256

import msgspec

from pyramidion.server.hub import Hub
from pyramidion.server.learn.shapes import PastGame
from pyramidion.server.store import Guest, Listing, Search, Store
from pyramidion.server.table import Table

MOST = 200  # games, the latest


async def past_games(store: Store, hub: Hub, guest: Guest) -> list[PastGame]:
    """Finished games in which a guest holds a seat, the oldest first; each is looked at once and kept."""
    found: list[Listing] = []
    start = ""
    while len(found) < MOST:
        page = await store.listings(Search(guest=guest.id, statuses=("over",)), start=start)
        found += page.listings
        start = page.next
        if not start:
            break
    games: list[PastGame] = []
    for listing in reversed(found[:MOST]):
        key = sha256(f"past {guest.id} {listing.table}".encode()).hexdigest()[:40]
        kept = await store.note(key)
        if kept is None:
            told = await hub.look(listing.table, lambda _slot, table: _told(table, guest.id))
            kept = msgspec.json.encode(told).decode()
            await store.keep_note(key, kept)
        game = msgspec.json.decode(kept, type=PastGame)
        games.append(msgspec.structs.replace(game, at=listing.changed / 1000))
    return games


def _told(table: Table, guest: str) -> PastGame:
    """A finished game as figures, from the first seat that a guest holds."""
    session = table.playing
    seat = next(at for at, chair in enumerate(table.chairs) if chair.owner == guest)
    parts: dict[str, int] = {}
    for line in session.lines():
        actor, verb, *args = line.split(" ")
        if actor == str(seat + 1) and verb == "score":
            for name, points in (arg.split("=") for arg in args if "=" in arg):
                parts[name] = parts.get(name, 0) + int(points)
    return PastGame(
        table=table.id,
        game=session.game.name,
        at=0.0,
        seat=seat,
        players=session.players,
        scores=session.state.scores(),
        places=session.state.places(),
        parts=parts,
        again=table.start is not None and table.start.past > 0,
    )

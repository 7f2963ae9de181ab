"""The games that a guest has finished on this server, as figures."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise

import msgspec

from pyramidion.catalog import KeepsScore
from pyramidion.core.session import Session
from pyramidion.server.hub import Hub
from pyramidion.server.learn.looking import STAGES, FindGame, Walk
from pyramidion.server.learn.shapes import PastGame
from pyramidion.server.lines import MARK
from pyramidion.server.store import Event, Guest, Listing, Search, Store
from pyramidion.server.table import Table

AWAY = 600_000  # milliseconds: who takes longer was not thinking


async def past_games(store: Store, hub: Hub, guest: Guest, find: FindGame) -> list[PastGame]:
    """All finished games in which a guest holds a seat, the oldest first; each is looked at once and kept."""
    games: list[PastGame] = []
    for listing in reversed(await _finished(store, guest)):
        key = sha256(f"past game {guest.id} {listing.table}".encode()).hexdigest()[:40]
        kept = await store.note(key)
        if kept is None:
            told = await hub.look(listing.table, lambda _slot, table: _told(table, guest.id))
            record = await hub.look(listing.table, lambda _slot, table: table.playing.record())
            events = await store.events(listing.table)
            told = await asyncio.to_thread(_looked_into, told, record, find, events)
            kept = msgspec.json.encode(told).decode()
            await store.keep_note(key, kept)
        game = msgspec.json.decode(kept, type=PastGame)
        games.append(msgspec.structs.replace(game, at=listing.changed / 1000))
    return games


async def _finished(store: Store, guest: Guest) -> list[Listing]:
    """The tables of a guest where a game is over, the latest first."""
    found: list[Listing] = []
    start = ""
    while True:
        page = await store.listings(Search(guest=guest.id, statuses=("over",)), start=start)
        found += page.listings
        start = page.next
        if not start:
            return found


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
        sheet=_sheet(session, seat),
        again=table.start is not None and table.start.past > 0,
    )


def _sheet(session: Session, seat: int) -> dict[str, int]:
    """What a seat would have entered on the game's score pad: how many of each."""
    game = session.game
    if not isinstance(game, KeepsScore):
        return {}
    found: dict[str, int] = {}
    for key, value in game.sheet(session.state, seat).items():
        name = key.partition(".")[0]  # an entry of every round or level counts for the whole game
        found[name] = found.get(name, 0) + _amount(value)
    return found


def _amount(entered: int | Sequence[str | tuple[int, int]]) -> int:
    if isinstance(entered, int):
        return entered
    return sum(1 if isinstance(one, str) else one[0] for one in entered)


def _looked_into(told: PastGame, record: str, find: FindGame, events: list[Event]) -> PastGame:
    """The same with what only its course tells: points by round or level, who began, how quick one was."""
    walk = Walk(record, find)
    stage, reached, first = "", list[int](), list[int]()
    for ply, (_, line) in enumerate(walk.lines):
        walk.to(ply)
        actor, verb, *_ = line.split(" ")
        if actor == "-" and verb in STAGES:
            stage = STAGES[verb]
            reached.append(walk.session.state.scores()[told.seat])
        first = first or [seat for seat in walk.session.actors() if seat >= 0]
    reached.append(told.scores[told.seat])
    return msgspec.structs.replace(
        told,
        stage=stage,
        stages=[after - before for before, after in pairwise(reached)],
        began=first == [told.seat] if len(first) == 1 and len(told.players) > 1 else None,
        seconds=_pace(events, told.seat),
    )


def _pace(events: list[Event], seat: int) -> float | None:
    """How many seconds a seat took for a move, on average; None if it made none here."""
    took = [
        event.at - before.at
        for before, event in pairwise(events)
        if event.seat == seat and not event.text.startswith(MARK) and event.at - before.at < AWAY
    ]
    return sum(took) / len(took) / 1000 if took else None

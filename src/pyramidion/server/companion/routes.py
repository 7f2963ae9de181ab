"""HTTP: decks and dominoes that guests enter, and games with real pieces."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import ValidationError

from pyramidion.catalog import PlaysReal
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.server.companion.checking import checked, form_of
from pyramidion.server.companion.real import real_table
from pyramidion.server.companion.shapes import (
    AskAnswer,
    AskReal,
    Checked,
    DeckRow,
    PieceFile,
    RealTable,
    Told,
)
from pyramidion.server.house import House
from pyramidion.server.store import Deck, Guest

TAGS = ["companion"]
Word = Annotated[str, Parameter(max_length=40)]


def _game(house: House, name: str) -> Game:
    try:
        return house.game(name)
    except KeyError as error:
        raise Refused("GAME", str(error.args[0])) from None


@post("/api/decks/check", summary="Check a data file", tags=TAGS, status_code=200, sync_to_thread=True)
def check(house: House, data: PieceFile) -> Checked:
    """Every fault of a deck or domino file, as `pyramidion deck check` names them."""
    return checked(_game(house, data.game), data.text)


@get("/api/decks", summary="Decks that guests entered", tags=TAGS)
async def decks(house: House, who: Guest | None) -> list[DeckRow]:
    """All of them, the oldest first."""
    mine = who.id if who else ""
    return [
        DeckRow(deck.game, deck.option, deck.name, deck.guest == mine) for deck in await house.store.decks()
    ]


@post("/api/decks", summary="Use a deck here", tags=TAGS)
async def add(house: House, me: Guest, data: PieceFile) -> DeckRow:
    """Keep a sound data file for good, so that tables can be opened with it."""
    limits = house.settings.limits
    if len(data.text.encode("utf-8", "replace")) > limits.deck:
        raise Refused("DECK-LIMIT", f"a deck may have {limits.deck} bytes")
    await house.decks.refresh()
    game = _game(house, data.game)
    form, found = form_of(game), checked(game, data.text)
    if found.faults:
        raise Refused("DECK-FAULT", found.faults[0].message)
    known = [value for option in game.options if option.name == form.option for value in option.values]
    if found.name in known:
        raise Refused("DECK-NAME", f"there is a {form.option} {found.name} already; give yours another name")
    deck = Deck(game.name, form.option, found.name, me.id, data.text)
    if not await house.store.keep_deck(deck, limits.decks):
        await house.decks.refresh()
        if house.decks.files(game.name, {form.option: found.name}):
            raise Refused("DECK-NAME", f"there is a {form.option} {found.name} already")
        raise Refused("DECK-LIMIT", f"you have {limits.decks} decks here, which is the most one can have")
    await house.decks.refresh()
    return DeckRow(game.name, form.option, found.name, True)


@get("/api/decks/{game:str}/{name:str}", summary="A deck's file", tags=TAGS, media_type="text/plain")
async def one(house: House, game: Word, name: Word) -> Response[str]:
    """A deck as TOML, for `pyramidion verify --deck FILE`."""
    for deck in await house.store.decks():
        if (deck.game, deck.name) == (game, name):
            headers = {"content-disposition": 'attachment; filename="deck.toml"'}
            return Response(deck.text, media_type="text/plain; charset=utf-8", headers=headers)
    raise Refused("DECK", f"there is no deck {name!r} of {game} here")


@post("/api/real", summary="A game with real pieces", tags=TAGS, status_code=200, sync_to_thread=True)
def real(house: House, data: AskReal) -> RealTable:
    """What comes of all that was told, and what is to be told next. Nothing is stored."""
    return real_table(_game(house, data.game), data)


@post("/api/real/answer", summary="What the Legend does", tags=TAGS, status_code=200, sync_to_thread=True)
def answer(house: House, data: AskAnswer) -> list[Told]:
    """What is nobody's choice where this lies on a real table; nothing else has to be told."""
    game = _game(house, data.game)
    if not isinstance(game, PlaysReal):
        raise Refused("REAL", f"{game.name} cannot be played with real pieces")
    try:
        return [Told(line, rule, forced=True) for line, rule in game.answer(data.position)]
    except ValidationError as error:
        raise Refused("REC", str(error)) from None


ROUTES = [check, decks, add, one, real, answer]

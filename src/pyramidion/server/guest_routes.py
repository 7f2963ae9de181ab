"""HTTP: what can be played here, and who asks."""

from litestar import delete, get, post, put
from litestar.exceptions import NotAuthorizedException, TooManyRequestsException

from pyramidion import catalog
from pyramidion.bots.roster import SPECS
from pyramidion.core.refusal import Refused
from pyramidion.server.bodies import (
    GameInfo,
    LinkCode,
    Me,
    NewName,
    NewToken,
    OptionInfo,
    Password,
    Token,
    UseLink,
)
from pyramidion.server.house import House
from pyramidion.server.identity import LINK_SECONDS
from pyramidion.server.store import Guest
from pyramidion.server.visit import Visit


@get("/api/games", summary="What can be played here", tags=["games"])
async def games(house: House) -> list[GameInfo]:
    """All games with their settings and bots."""
    await house.decks.refresh()
    found = [house.game(name) for name in catalog.names()]
    return [
        GameInfo(
            game.name,
            game.title,
            list(game.seats),
            [OptionInfo(one.name, one.default, list(one.values), list(one.seats)) for one in game.options],
            list(SPECS),
        )
        for game in found
    ]


@get("/api/me", summary="Who I am", tags=["guests"])
async def who(house: House, visit: Visit) -> Me:
    """The guest who asks; nobody is made."""
    guest = await house.identity.guest(visit)
    locked = not house.identity.admitted(visit)
    return Me(guest.name if guest else "", guest is not None, locked)


@put("/api/me", summary="Choose a name", tags=["guests"])
async def rename(house: House, visit: Visit, data: NewName) -> Me:
    """Give the guest who asks a name; one who has not been here before becomes a guest."""
    guest = await house.identity.made(visit, data.name)
    if guest.name != data.name:
        await house.store.keep_guest(Guest(guest.id, data.name, guest.settings))
    return Me(data.name, True, False)


@post("/api/me/link", summary="Carry me to another device", tags=["guests"])
async def make_link(house: House, me: Guest) -> LinkCode:
    """A code that makes another device the same guest, once and soon."""
    return LinkCode(await house.identity.linked(me), LINK_SECONDS)


@post("/api/link", summary="Become the guest of a code", tags=["guests"])
async def use_link(house: House, visit: Visit, data: UseLink) -> Me:
    """Use such a code up."""
    guest = await house.identity.link(visit, data.code)
    if guest is None:
        raise Refused("LINK", "this code is used, too old or wrong; ask for another on the first device")
    return Me(guest.name, True, False)


@post("/api/login", summary="Give the server's password", tags=["guests"])
async def log_in(house: House, visit: Visit, data: Password) -> Me:
    """Be let in."""
    if not house.logins.take(visit.address):
        raise TooManyRequestsException("too many passwords were tried; wait a little")
    if not house.identity.log_in(visit, data.password):
        raise NotAuthorizedException("that is not the password")
    guest = await house.identity.guest(visit)
    return Me(guest.name if guest else "", guest is not None, False)


@post("/api/tokens", summary="Let a program play", tags=["programs"])
async def make_token(house: House, data: NewToken) -> Token:
    """A token for a program, which is a guest of its own with this name. It is told once."""
    return Token(await house.identity.token(data.name))


@delete("/api/tokens", summary="End a token", tags=["programs"])
async def drop_token(house: House, visit: Visit, me: Guest) -> None:
    """The token that this request shows is worth nothing any more."""
    await house.identity.drop_token(visit, me)


ROUTES = [games, who, rename, make_link, use_link, log_in, make_token, drop_token]

"""Bots from outside: `package.module:Class` names one that is not part of this project."""

import sys
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path

from pyramidion.bots.bot import Bot
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import Rng
from pyramidion.core.state import State


class Guest(Bot):
    """A bot from outside, whose choices are checked."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec = spec
        self.bot = bot

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        action = self.bot.choose(state, seat, rng)
        if action not in legal:
            raise Refused("BOT", f"{self.spec} chose {action!r}, which is not legal; legal is {legal}")
        return action


def is_outside(spec: str) -> bool:
    """Whether a spec has the form `package.module:Class`."""
    module, colon, name = spec.partition(":")
    return colon != "" and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def guest(spec: str, game: Game) -> Bot:
    """The bot that `package.module:Class` names, made with the game if it asks for one argument."""
    module, _, name = spec.partition(":")
    find(module, spec)
    try:
        maker = getattr(import_module(module), name)
    except AttributeError:
        raise Refused("BOT", f"{spec!r}: {module} has nothing named {name}") from None
    except Exception as error:
        raise Refused("BOT", f"{spec!r}: {module} cannot be imported: {error!r}") from error
    try:
        made = maker(game) if signature(maker).parameters else maker()
    except TypeError as error:
        raise Refused("BOT", f"{spec!r} cannot be made from a game, or from nothing: {error}") from None
    if not isinstance(made, Bot):
        raise Refused("BOT", f"{spec!r} is no bot: it has to be a subclass of pyramidion.bots.bot.Bot")
    return Guest(spec, made)


def find(module: str, spec: str) -> str:
    """Where the source of a module is; the folder one works in is looked through as well."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = find_spec(module)
    except ImportError:  # a package on the way is missing
        found = None
    if found is None:
        raise Refused("BOT", f"{spec!r}: there is no module {module} here or among what is installed")
    return found.origin or ""

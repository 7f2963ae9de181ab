"""Bots by their short specs: `explorer`, `master`, `master:200ms`, `master:5000`, `package.module:Class`."""

from pyramidion.bots.bot import Bot, RandomBot
from pyramidion.bots.budget import budget
from pyramidion.bots.greedy import Explorer, Novice
from pyramidion.bots.master import Master
from pyramidion.bots.outside import guest, is_outside
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused

SPECS = ("random", "novice", "explorer", "master", "master:200ms", "master:1s", "master:5000")


def bot(spec: str, game: Game, patience: float = 0.0) -> Bot:
    """The bot that a spec names, for a game; with a patience (`Budget`) where people wait for it."""
    name, _, setting = spec.partition(":")
    if name == "master":
        return Master(game.sense(), budget(setting or "1s", patience))
    if not setting:
        if name == "random":
            return RandomBot()
        if name == "novice":
            return Novice(game.sense(), 4)
        if name == "explorer":
            return Explorer(game.sense())
    if is_outside(spec) and name not in ("random", "novice", "explorer"):
        return guest(spec, game)
    known = ", ".join(SPECS)
    raise Refused("BOT", f"there is no bot {spec!r}, only such as {known}, or package.module:Class for yours")

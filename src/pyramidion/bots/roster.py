"""Bots by their short specs: `random`, `novice`, `explorer`, `master`, `master:200ms`, `master:5000`."""

import re

from pyramidion.bots.bot import Bot, RandomBot
from pyramidion.bots.greedy import Explorer, Novice
from pyramidion.bots.master import Budget, Master
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused

SPECS = ("random", "novice", "explorer", "master", "master:200ms", "master:1s", "master:5000")
_BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms|s)?")
ENDLESS = 10**9


def bot(spec: str, game: Game) -> Bot:
    """The bot that a spec names, for a game."""
    name, _, setting = spec.partition(":")
    if name == "master":
        return Master(game.sense(), budget(spec, setting or "1s"))
    if not setting:
        if name == "random":
            return RandomBot()
        if name == "novice":
            return Novice(game.sense(), 4)
        if name == "explorer":
            return Explorer(game.sense())
    raise Refused("BOT", f"there is no bot {spec!r}, only such as {', '.join(SPECS)}")


def budget(spec: str, setting: str) -> Budget:
    """Thinking time: `200ms`, `1s`, or a number of futures, which gives the same move on every machine."""
    match = _BUDGET.fullmatch(setting)
    if match is None:
        raise Refused(
            "BOT", f"{spec!r}: the master thinks for 200ms, 1s or a number of futures, not {setting!r}"
        )
    number, unit = int(match[1]), match[2]
    if unit is None:
        return Budget(number, 0.0)
    return Budget(ENDLESS, number / 1000 if unit == "ms" else float(number))

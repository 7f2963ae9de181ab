"""Bots by their short specs, such as `random`."""

from pyramidion.bots.bot import Bot, RandomBot
from pyramidion.core.refusal import Refused

SPECS = ("random",)


def bot(spec: str) -> Bot:
    """The bot that a spec names."""
    if spec == "random":
        return RandomBot()
    raise Refused("BOT", f"there is no bot {spec!r}, only {', '.join(SPECS)}")

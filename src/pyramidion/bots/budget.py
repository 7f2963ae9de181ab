"""How long a bot may think: a number of play-outs, or time."""

import re
from typing import Final

from pyramidion.core.refusal import Refused

ENDLESS: Final = 10**9
_FORM: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s)?")


class Budget:
    """A number of play-outs, or seconds; a number gives the same move on every machine."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts = playouts
        self.seconds = seconds  # 0.0: however long it takes


def budget(text: str) -> Budget:
    """The budget that `200ms`, `1s` or `5000` stands for."""
    match = _FORM.fullmatch(text)
    if match is None:
        raise Refused("BOT", f"one can think for 200ms, 1s or a number of play-outs, not for {text!r}")
    number, unit = int(match[1]), match[2]
    if unit is None:
        return Budget(number, 0.0)
    return Budget(ENDLESS, number / 1000 if unit == "ms" else float(number))

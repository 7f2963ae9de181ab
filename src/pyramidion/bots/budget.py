"""How long a bot may think: a number of play-outs, or time."""

import re
from time import monotonic, thread_time
from typing import Final

from pyramidion.core.refusal import Refused

ENDLESS: Final = 10**9
_FORM: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s)?")


class Budget:
    """A number of play-outs, or seconds; a number gives the same move on every machine."""

    def __init__(self, playouts: int, seconds: float, patience: float = 0.0) -> None:
        self.playouts = playouts
        self.seconds = seconds  # of the processor; 0.0: however long it takes
        self.patience = patience  # how many times as long somebody waits by the wall's clock; 0.0: for ever


class Clock:
    """A budget being used up, from now on.

    Seconds are those of the processor, so that a bot plays as well on a busy machine.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._begun = thread_time()
        self._begun_at = monotonic()

    def allows(self, playouts: int, share: float) -> bool:
        """Whether less than a share of the budget is used up, after so many play-outs."""
        if self.budget.seconds == 0.0:
            return playouts < self.budget.playouts * share
        limit = self.budget.seconds * share
        patience = self.budget.patience
        if patience > 0.0 and monotonic() - self._begun_at >= patience * limit:
            return False
        return thread_time() - self._begun < limit


def budget(text: str, patience: float = 0.0) -> Budget:
    """The budget that `200ms`, `1s` or `5000` stands for."""
    match = _FORM.fullmatch(text)
    if match is None:
        raise Refused("BOT", f"one can think for 200ms, 1s or a number of play-outs, not for {text!r}")
    number, unit = int(match[1]), match[2]
    if unit is None:
        return Budget(number, 0.0)
    return Budget(ENDLESS, number / 1000 if unit == "ms" else float(number), patience)

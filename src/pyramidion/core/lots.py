"""Lots: draws of chance that do not depend on how often it was drawn before.

A generator goes on with every draw, so one card more for somebody and everything after it comes differently.
Lots are cast anew for each draw: what comes depends on the seed, on what it is drawn for (such as `- reveal`)
and on how often that came before. So the fifth pattern of a game is the same for all who play from a seed,
whatever they do, and the third domino of a pile as long as it is still to be had.
"""

from hashlib import sha256
from math import log
from typing import Final

from pyramidion.core.game import Game
from pyramidion.core.state import CHANCE, State

WHOLE: Final = 2.0**64


class Lots:
    """What a seed draws, one draw apart from the other."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def draw(self, game: Game, state: State, drawn: list[str]) -> int:
        """An action of CHANCE, by its weights; `drawn` are the lines that chance has had before.

        Whatever could come waits for an exponential time at the rate of its weight, and the first to arrive
        is drawn: that gives exactly these weights, and taking others away does not change who is first.
        """
        first, soonest = -1, 0.0
        for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
            kind, _, outcome = game.write(state, CHANCE, action).rpartition(" ")
            times = sum(line.rpartition(" ")[0] == kind for line in drawn)
            digest = sha256(f"{self.seed} {kind} {times} {outcome}".encode()).digest()
            arrives = -log((int.from_bytes(digest[:8], "big") + 1) / WHOLE) / weight
            if first < 0 or arrives < soonest:
                first, soonest = action, arrives
        return first

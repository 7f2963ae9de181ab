"""The tree of a seat's own later decisions: what it would do there, once it has seen more."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST: Final = 8  # visits until a second action is tried; then each further one takes OPENING times as many
OPENING: Final = 4
EXPLORE: Final = 0.7  # how many times its doubt an action tried less is given credit


class Node:
    """One later decision; positions that offer the same at first sight are one node.

    It counts what came of each action, so that the better ones are tried more and more. Those that look
    best come first, and further ones join as visits grow (progressive widening).
    """

    def __init__(self, actions: vec[i64]) -> None:
        self.actions = actions
        self.visits: i64 = 0
        self.tries = vec[i64]([0] * len(actions))
        self.totals = vec[float]([0.0] * len(actions))
        self.later: dict[int, Node] = {}  # by what was done here and what then was to be seen

    def choice(self, noise: float) -> i64:
        """Which action to try next, by its place; `noise` is the spread of what comes of one."""
        visits: i64 = self.visits
        width: i64 = 1
        wanted: i64 = FIRST
        while wanted <= visits and width < len(self.actions):
            width += 1
            wanted *= OPENING
        log = 1.0  # of the visits; not by math.log, whose last digit is not the same on all machines
        while visits > 1:
            log += 0.6931
            visits >>= 1
        top: i64 = 0
        most = 0.0
        for i in range(width):
            tries: i64 = self.tries[i]
            if tries == 0:
                return i
            hoped: float = self.totals[i] / float(tries) + EXPLORE * noise * sqrt(log / float(tries))
            if i == 0 or hoped > most:
                most = hoped
                top = i
        return top

    def add(self, place: i64, value: float) -> None:
        """What came of an action."""
        self.visits += 1
        self.tries[place] += 1
        self.totals[place] += value

"""What a search knows of one candidate."""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.bots.tree import Node


class Estimate:
    """A candidate, what came of it in each future, and the tree of what can follow."""

    def __init__(self, number: int, action: int) -> None:
        self.number: i64 = number  # by how it looks at first sight, from 0
        self.action = action
        self.tries: i64 = 0
        self.total = 0.0  # of the values it is compared by
        self.value = 0.0  # the last of them
        self.leads = 0.0  # points ahead of the best rival, and their squares
        self.squares = 0.0
        self.firsts = 0.0
        self.tree = Node(vec[i64]([action]))
        self.path: list[Node] = []  # the later decisions of the last future, and what was done there
        self.places: list[int] = []

    def add(self, value: float, lead: float, first: float) -> None:
        """One more future."""
        self.tries += 1
        self.total += value
        self.value = value
        self.leads += lead
        self.squares += lead * lead
        self.firsts += first

    @property
    def mean(self) -> float:
        """What it is compared by."""
        return self.total / max(1.0, float(self.tries))

    @property
    def lead(self) -> float:
        """The points by which it leads, on average."""
        return self.leads / max(1.0, float(self.tries))

    @property
    def error(self) -> float:
        """The standard error of the lead; after few futures rather too large than too small."""
        tries = max(1.0, float(self.tries))
        spread = max(0.0, self.squares / tries - self.lead * self.lead)
        return sqrt((spread + 100.0 / tries) / tries)

    @property
    def chance(self) -> float:
        """How often it was first."""
        return self.firsts / max(1.0, float(self.tries))

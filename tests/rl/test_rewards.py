"""What an end is worth: by who won, by places, by points."""

import pytest

from pyramidion import catalog
from pyramidion.core.state import State
from pyramidion.rl.engine.reward import rewards


class Ended(State):
    """A game that is over, with the places and points one wants."""

    def __init__(self, places: list[int], scores: list[int]) -> None:
        self.seats = len(places)
        self.phase = 0
        self._places, self._scores = places, scores

    def places(self) -> list[int]:
        return self._places

    def scores(self) -> list[int]:
        return self._scores


@pytest.mark.parametrize(
    ("kind", "places", "worth"),
    [
        ("win", [1, 2], [1, -1]),
        ("win", [1, 1], [0, 0]),
        ("win", [3, 1, 2], [-0.5, 1, -0.5]),
        ("win", [1, 3, 1], [0.25, -0.5, 0.25]),
        ("win", [1], [1]),
        ("win", [2], [-1]),
        ("place", [1, 2], [1, -1]),
        ("place", [2, 1, 4, 3], [1 / 3, 1, -1, -1 / 3]),
        ("place", [1, 2, 2], [1, -0.5, -0.5]),
        ("place", [2], [-1]),
    ],
)
def test_by_places(kind: str, places: list[int], worth: list[float]) -> None:
    assert rewards(Ended(places, [0] * len(places)), kind) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("scores", "worth"), [([60, 40], [20, -20]), ([50, 20, 30], [25, -20, -5]), ([33], [33])]
)
def test_by_points(scores: list[int], worth: list[float]) -> None:
    assert rewards(Ended([1] * len(scores), scores), "score") == pytest.approx(worth)


def test_there_is_no_other() -> None:
    start = catalog.game("silver-gold").start(2, {"deck": "standard"})
    with pytest.raises(ValueError, match="there is no reward 'gold'"):
        rewards(start, "gold")

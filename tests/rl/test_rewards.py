"""What an end is worth: by who won, by places, by points."""

import pytest

from pyramidion import catalog
from pyramidion.core.state import State
from pyramidion.rl.engine.reward import MOST_POINTS, REWARDS, forfeit, rewards
from pyramidion.rl.games import Games


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


def test_the_whole_of_what_was_gained_is_the_points() -> None:
    assert rewards(Ended([1, 2], [60, 40]), "gain") == [60, 40]


@pytest.mark.parametrize("kind", REWARDS)
def test_no_legal_end_is_worse_than_what_is_not_legal(kind: str) -> None:
    """Not even for who loses as far as two games let him: nothing at all, against the best that bots do."""
    worst = [rewards(Ended([1, 2], [300, 0]), kind)[1], rewards(Ended([2], [0]), kind)[0]]
    assert forfeit(kind) <= min(worst)


@pytest.mark.parametrize("game", catalog.names())
def test_points_stay_within_half_of_what_a_forfeit_takes(game: str) -> None:
    """So nobody is as far ahead, and who has gained a lot is still worse off for giving up."""
    games = Games(game, 64, opponents="explorer", blind=True)
    most = least = 0
    for _ in range(90):
        games.step(games.sample())
        most, least = max(most, games.scores.max()), min(least, games.scores.min())
    assert 50 < most < MOST_POINTS / 2
    assert least > -MOST_POINTS / 2


def test_there_is_no_other() -> None:
    start = catalog.game("silver-gold").start(2, {"deck": "standard"})
    with pytest.raises(ValueError, match="there is no reward 'gold'"):
        rewards(start, "gold")

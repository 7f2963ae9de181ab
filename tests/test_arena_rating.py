"""Rates and ratings: known values, intervals that hold what they promise, nothing without end."""

from math import inf, isfinite
from random import Random

import pytest

from pyramidion.arena.rate import rate, wilson
from pyramidion.arena.rating import Meeting, ratings


def duplicate(rng: Random, deals: int, luck: float) -> list[tuple[int, float]]:
    """Results of equals in two seatings of each deal; luck is of the seat, so it helps and then hurts."""
    lucky = [0.5 + luck * rng.choice((-0.5, 0.5)) for _ in range(deals)]
    return [(deal, float(rng.random() < p)) for deal, good in enumerate(lucky) for p in (good, 1 - good)]


def test_wilson_gives_the_known_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_who_always_wins_has_an_interval_as_if_games_were_independent() -> None:
    found = rate((deal, 1.0) for deal in range(50) for _ in range(2))
    assert found.range == pytest.approx((1.0, *wilson(1.0, 100)))


def test_without_games_nothing_is_known() -> None:
    assert rate([]).range == (0.0, 0.0, 1.0)


def test_shares_count_as_such() -> None:
    found = rate([(1, 0.5), (1, 0.5), (2, 1.0), (2, 0.0)])
    assert (found.wins, found.games) == (2.0, 4)


@pytest.mark.parametrize("luck", [0.0, 0.5, 0.9])
@pytest.mark.parametrize("deals", [20, 150])
def test_intervals_hold_the_truth_19_times_out_of_20(deals: int, luck: float) -> None:
    rng = Random(deals)
    found = [rate(duplicate(rng, deals, luck)) for _ in range(400)]
    assert sum(one.low <= 0.5 <= one.high for one in found) >= 0.92 * 400


def test_the_same_deals_for_both_seatings_narrow_the_interval() -> None:
    games = duplicate(Random(1), 300, 0.9)
    paired, apart = rate(games), rate((k, won) for k, (_, won) in enumerate(games))
    assert paired.high - paired.low < 0.6 * (apart.high - apart.low)


def test_copies_of_a_game_tell_no_more_than_the_game() -> None:
    once = rate((deal, float(deal % 3 == 0)) for deal in range(300))
    thrice = rate((deal, float(deal % 3 == 0)) for deal in range(300) for _ in range(3))
    assert thrice.high - thrice.low > 0.9 * (once.high - once.low)


# Ratings.


def met(points: dict[tuple[int, int], tuple[int, int]]) -> list[Meeting]:
    """Meetings of pairs: so many won by the first, so many in all; each in a deal of its own."""
    return [
        Meeting(n, first, second, float(n < won))
        for (first, second), (won, games) in points.items()
        for n in range(games)
    ]


def test_400_points_are_odds_of_10_to_1() -> None:
    strong, weak = ratings(2, met({(0, 1): (10_000, 11_000)}), range(2))
    assert strong.value - weak.value == pytest.approx(400, abs=1)
    assert strong.value + weak.value == pytest.approx(3000)


def test_a_chain_of_meetings_adds_up() -> None:
    found = ratings(3, met({(0, 1): (7_500, 10_000), (1, 2): (7_500, 10_000)}), range(3))
    assert found[0].value - found[2].value == pytest.approx(2 * 190.8, abs=1)


def test_who_never_loses_has_a_finite_rating_with_a_wide_interval() -> None:
    best, worst = ratings(2, met({(0, 1): (1000, 1000)}), range(2))
    assert 2000 < best.value < inf
    assert best.error > 100
    assert isfinite(worst.value)


def test_without_games_all_are_equal() -> None:
    assert [one.value for one in ratings(3, [], range(3))] == [1500.0] * 3


def test_intervals_of_ratings_hold_the_truth() -> None:
    rng, held, tries = Random(3), 0, 150
    truth = {(0, 1): 0.64, (0, 2): 0.76, (1, 2): 0.64}  # 100 points from one to the next
    for _ in range(tries):
        meetings = [
            Meeting(deal, *pair, float(rng.random() < p))
            for deal in range(40)
            for pair, p in truth.items()
            for _ in range(2)
        ]
        best = ratings(3, meetings, range(3))[0]
        held += abs(best.value - 1600) <= best.error
    assert held >= 0.9 * tries


def test_the_order_of_games_does_not_matter() -> None:
    games = met({(0, 1): (30, 50), (1, 2): (20, 50), (0, 2): (44, 50)})
    there, back = ratings(3, games, range(3)), ratings(3, games[::-1], range(3))
    assert [one.value for one in back] == pytest.approx([one.value for one in there])
    assert [one.error for one in back] == pytest.approx([one.error for one in there])

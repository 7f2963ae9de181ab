"""What a table of results says, worked out by hand for small ones."""

import pytest

from pyramidion.arena.outcome import companies, outcome, ranked
from pyramidion.arena.plan import Plan
from pyramidion.arena.report import page, summary
from pyramidion.arena.result import Result, read, written
from pyramidion.arena.standings import Standings

TASKS = [{"legend": "a"}, {"legend": "the"}]


def result(plan: Plan, number: int, places: list[int], scores: list[int] | None = None) -> Result:
    """The result of a game; the other figures are the same for all."""
    seats = len(places)
    job = plan.job(number)
    bots = [plan.names[who] for who in job.seats]
    times = ([10] * seats, [0.01] * seats, [0.005] * seats)
    return Result(number, job.seed, bots, places, scores or [0] * seats, *times)


@pytest.fixture
def duel() -> Standings:
    """Two deals of a and b: a wins both seatings of the first, the second deal is shared and lost."""
    plan = Plan("silver-gold", ["a", "b"], 2, [{}], "1", 4)
    places = [[1, 2], [2, 1], [1, 1], [1, 2]]
    scores = [[50, 40], [30, 60], [45, 45], [70, 20]]
    return Standings(plan, [result(plan, n, places[n], scores[n]) for n in range(4)])


def solo() -> Standings:
    """Two bots alone against two tasks: a always beats the first and never the second, b never wins."""
    plan = Plan("pyramido", ["a", "b"], 1, TASKS, "1", 80)
    won = [plan.job(n).seats == (0,) and plan.job(n).options == TASKS[0] for n in range(plan.games)]
    return Standings(plan, [result(plan, n, [1 if one else 2]) for n, one in enumerate(won)])


def test_the_table_of_a_duel(duel: Standings) -> None:
    a, b = duel.rows
    assert (a.wins.wins, b.wins.wins) == (2.5, 1.5)
    assert (a.wins.games, a.wins.value) == (4, 0.625)
    assert (a.mean_score, b.mean_score) == ((50 + 60 + 45 + 20) / 4, (40 + 30 + 45 + 70) / 4)
    assert a.rating.value > 1500 > b.rating.value


def test_json_has_the_agreed_shape(duel: Standings) -> None:
    found = outcome(duel)
    assert list(found) == ["game", "seats", "games", "bots"]
    rows = found["bots"]
    assert isinstance(rows, list)
    keys = ["spec", "wins", "win_rate", "low", "high", "mean_score", "rating"]
    assert [list(row) for row in rows] == [keys, keys]
    assert rows[0]["low"] < rows[0]["win_rate"] == 0.625 < rows[0]["high"]


def test_the_order_in_which_results_came_does_not_matter(duel: Standings) -> None:
    results = [one for _, one in duel.games]
    assert outcome(Standings(duel.plan, results[::-1])) == outcome(duel)


def test_seats_and_pairs_have_their_rates(duel: Standings) -> None:
    assert [duel.seat(seat).wins for seat in (0, 1)] == [2.5, 1.5]
    assert duel.ahead(0, 1).wins == 2.5
    assert duel.ahead(1, 0).wins == 1.5


def test_one_among_three_is_counted_from_its_seat() -> None:
    plan = Plan("silver-gold", ["a", "b"], 4, [{}], "1", 8)
    # a always wins where it sits; of three a the first does
    winners = [plan.job(n).seats.index(0) for n in range(8)]
    games = [result(plan, n, [1 if seat == w else 2 for seat in range(4)]) for n, w in enumerate(winners)]
    standings = Standings(plan, games)
    assert standings.wins(0, (0, 1, 1, 1)).value == 1.0
    assert standings.wins(0, (0, 0, 0, 1)).value == pytest.approx(1 / 3)
    assert [row["table"] for row in companies(standings)][::2] == ["3 × a, b", "a, 3 × b"]
    assert sum(row.wins.wins for row in standings.rows) == 8


def test_three_who_share_have_a_third_each() -> None:
    plan = Plan("silver-gold", ["a", "b", "c"], 3, [{}], "1", 3)
    rows = outcome(Standings(plan, [result(plan, n, [1, 1, 1]) for n in range(3)]))["bots"]
    assert isinstance(rows, list)
    assert [row["wins"] for row in rows] == [1, 1, 1]


def test_alone_bots_are_told_apart_by_task() -> None:
    standings = solo()
    first, second = (standings.within(options) for options in TASKS)
    assert [first.wins(k).value for k in (0, 1)] == [1.0, 0.0]
    assert [second.wins(k).value for k in (0, 1)] == [0.0, 0.0]
    assert first.rows[0].rating.value > 1500 > first.rows[1].rating.value
    found = outcome(standings)
    assert list(found)[4:] == ["settings"]
    assert "legend=a" in page(standings, "Pyramido")


def test_the_strongest_stands_first_for_people() -> None:
    standings = solo()
    assert [row["bot"] for row in ranked(standings)] == ["a", "b"]
    assert summary(standings).startswith("a is the strongest")


def test_who_has_not_played_yet_is_in_the_table_all_the_same() -> None:
    plan = Plan("silver-gold", ["a", "b", "c"], 2, [{}], "1", 1)
    standings = Standings(plan, [result(plan, 0, [1, 2])])
    assert standings.rows[2].wins.range == (0.0, 0.0, 1.0)
    assert "no games" in page(standings, "Duel")


def test_results_survive_being_written(duel: Standings) -> None:
    results = [one for _, one in duel.games]
    assert [read(line) for line in written(results).splitlines()] == results

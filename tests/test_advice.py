"""Advice: every legal action with its value and doubt, on a copy that is re-dealt."""

import pytest

from pyramidion import catalog
from pyramidion.bots.advice import advise
from pyramidion.bots.budget import Budget, Clock, budget
from pyramidion.bots.master import Master
from pyramidion.bots.search import Search
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session

GAMES = catalog.names()
TABLES = [(name, seats) for name in GAMES for seats in catalog.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_advice_is_given_on_every_legal_action_and_the_position_stays(name: str, seats: int) -> None:
    game = catalog.game(name)
    session = Session(game, seats, seed="study")
    for _ in range(3 * seats):
        session.act(session.actors()[0], session.legal(session.actors()[0])[0])
    seat = session.actors()[-1]
    key = session.state.key()
    told = advise(game.sense(), session.state, seat, budget("40"), seeded("x"))
    assert session.state.key() == key
    assert sorted(one.action for one in told) == session.legal(seat)
    for one in told:
        assert one.low <= one.value <= one.high < float("inf")
        assert 0 <= one.chance <= 1
        assert one.tries > 0
    assert told == advise(game.sense(), session.state, seat, budget("40"), seeded("x"))


def test_there_is_no_advice_for_who_is_not_to_act() -> None:
    game = catalog.game("pyramido")
    session = Session(game, 2, seed="study")
    other = 1 - session.actors()[0]
    assert advise(game.sense(), session.state, other, budget("40"), seeded("x")) == []


# Thinking time.


@pytest.mark.parametrize(
    ("text", "playouts", "seconds"), [("200ms", 10**9, 0.2), ("3s", 10**9, 3.0), ("5000", 5000, 0.0)]
)
def test_a_budget_is_a_time_or_a_number(text: str, playouts: int, seconds: float) -> None:
    found = budget(text)
    assert (found.playouts, found.seconds) == (playouts, seconds)


@pytest.mark.parametrize("text", ["", "0", "-5", "fast", "1h", "0.5s"])
def test_any_other_budget_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="200ms, 1s or a number"):
        budget(text)


def test_a_clock_counts_playouts_or_time() -> None:
    clock = Clock(Budget(100, 0.0))
    assert clock.allows(49, 0.5)
    assert not clock.allows(50, 0.5)
    assert not Clock(Budget(10**9, 1e-9)).allows(0, 1.0)
    assert Clock(Budget(10**9, 1e9)).allows(10**8, 1.0)
    assert not Clock(Budget(10**9, 1e9, patience=1e-18)).allows(0, 1.0)


def test_thinking_ends_when_nothing_is_left_to_decide() -> None:
    """One legal action takes no play-out, and a clear decision not the whole budget."""
    game = catalog.game("silver-gold")
    session = Session(game, 2, seed="clear")
    master, wanted, tried = Master(game.sense(), budget("2000")), 0, 0
    while session.actors():
        seat = session.actors()[0]
        legal = session.legal(seat)
        found = master.study(session.state.copy(), seat, seeded("x"))
        tries = sum(estimate.tries for estimate in found)
        assert (tries == 0) == (len(legal) == 1)
        wanted += 2000 * (len(legal) > 1)
        tried += tries
        session.act(seat, found[0].action)
        if wanted > 20_000:
            break
    assert tried < 0.8 * wanted


def test_a_candidate_is_dropped_once_it_is_behind_beyond_doubt() -> None:
    game = catalog.game("silver-gold")
    session = Session(game, 2, seed="doubt")
    search = Search(game.sense(), session.state.copy(), session.actors()[0], seeded("x"))
    running, before = search.estimates, len(search.estimates)
    for _ in range(200):
        search.look_into(running)
        kept = search.undecided(running)
        lead = max(estimate.total for estimate in running)  # all of them were in the same futures
        assert all(estimate.total < lead for estimate in running if estimate not in kept)
        running = kept
    dropped = [estimate for estimate in search.estimates if estimate.tries < 200]
    assert 0 < len(dropped) < before

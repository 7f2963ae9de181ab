"""Many games at once are the games that they would be one by one, on one core or several."""

import numpy as np
import pytest

from pyramidion import catalog
from pyramidion.core.session import Session
from pyramidion.core.state import OVER
from pyramidion.rl.crew import Crew
from pyramidion.rl.engine.reward import rewards
from pyramidion.rl.games import Games


def test_each_game_is_the_session_of_its_seed(game: str, seats: int) -> None:
    title = catalog.game(game)
    games = Games(game, 3, seats, reward="score")
    games.reset(seed=9)
    sessions = [Session(title, seats, seed=f"9 {k}") for k in range(3)]
    while not games.ended.any():
        actions = games.sample()
        for k, session in enumerate(sessions):
            seat = session.actors()[0]
            assert games.movers[k] == seat
            assert np.flatnonzero(games.masks[k]).tolist() == session.legal(seat)
            assert games.observations[k].tolist() == title.encode(session.state, seat)
            session.act(seat, int(actions[k]))
        assert not games.rewards.any()
        games.step(actions)
    for k, session in enumerate(sessions):
        assert games.ended[k] == (session.state.mover() == OVER)
        if games.ended[k]:
            assert games.rewards[k].tolist() == rewards(session.state, "score")


def test_games_begin_anew_and_rewards_last_one_step() -> None:
    games = Games("silver-gold", 8)
    games.reset(seed=1)
    ended = np.zeros(8, int)
    for _ in range(200):
        before = games.ended.copy()
        games.step(games.sample())
        assert not games.rewards[before].any()
        assert np.abs(games.rewards).sum() == 2 * (games.ended & games.rewards.any(axis=1)).sum()
        ended += games.ended
    assert (ended >= 2).all()


def test_one_illegal_action_stops_all() -> None:
    games = Games("silver-gold", 4)
    games.reset(seed=1)
    actions, before = games.sample(), games.observations.copy()
    actions[2] = -1
    with pytest.raises(ValueError, match="in game 2 action -1 is not legal for seat 0"):
        games.step(actions)
    assert np.array_equal(games.observations, before)


def test_blind_games_write_no_observations() -> None:
    games = Games("pyramido", 4, blind=True)
    games.step(games.sample())
    assert not games.observations.any()
    assert games.masks.any(axis=1).all()


def test_workers_play_the_same_games() -> None:
    games = Games("pyramido", 7, 3, opponents="random", seat=1)
    with Crew("pyramido", 7, workers=2, seats=3, opponents="random", seat=1) as crew:
        for many in (games, crew):
            many.reset(seed=4)
        for _ in range(90):
            actions = games.sample()
            assert np.array_equal(crew.sample(), actions)
            games.step(actions)
            crew.step(actions)
            for name in ("observations", "masks", "movers", "rewards", "ended"):
                assert np.array_equal(getattr(games, name), getattr(crew, name)), name
        with pytest.raises(ValueError, match="in game 0 action 5"):
            crew.step(np.where(games.masks[:, 5], 5, 5))


def test_a_crew_refuses_what_no_game_allows_and_goes_on() -> None:
    with Crew("silver-gold", 4, workers=2) as crew:
        crew.reset(seed=1)
        drawn = crew.sample()
        kept = drawn.copy()
        for wrong in (-1, 10**6):
            with pytest.raises(ValueError, match=f"in game 2 action {wrong} is not legal"):
                crew.step([*drawn[:2], wrong, drawn[3]])
        with pytest.raises(ValueError, match="4 games need as many actions"):
            crew.step(5)
        with pytest.raises(ValueError, match="whole numbers, not float64"):
            crew.step(drawn + 0.5)
        crew.step(drawn)
        crew.sample()
        assert np.array_equal(drawn, kept)
    with pytest.raises(ValueError, match="gone home"):
        crew.step(drawn)


def test_a_worker_that_dies_ends_the_crew_with_a_sentence() -> None:
    with Crew("silver-gold", 4, workers=2) as crew:
        actions = crew.sample()
        crew._processes[1].kill()
        crew._processes[1].join()
        with pytest.raises(RuntimeError, match="a worker died, with exit code -9"):
            crew.step(actions)


def test_games_are_shared_by_at_least_one_worker_and_no_more_than_there_are() -> None:
    for workers in (0, 5):
        with pytest.raises(ValueError, match=f"not by {workers}"):
            Crew("silver-gold", 4, workers=workers)

"""Many games at once are the games that they would be one by one, on one core or several."""

import re
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from typing import Any, cast

import numpy as np
import pytest

from pyramidion import catalog
from pyramidion.core.session import Session
from pyramidion.core.state import OVER
from pyramidion.rl.crew import AT_AN_END, EACH_STEP, Crew
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
            assert games.scores[k].tolist() == session.state.scores()
            assert games.places[k].tolist() == session.state.places()
            assert games.last[k].tolist() == title.encode(session.state, session.events[-1].seat)


def test_points_are_paid_as_they_come(game: str, seats: int) -> None:
    games = Games(game, 4, seats, reward="gain")
    games.reset(seed=5)
    paid, payments = np.zeros((4, seats)), 0
    while not games.ended.any():
        games.step(games.sample())
        paid += games.rewards
        payments += int(games.rewards.any())
    assert payments > 1
    assert np.array_equal(paid[games.ended], games.scores[games.ended])


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
            for name in (*EACH_STEP, *AT_AN_END):
                assert np.array_equal(getattr(games, name), getattr(crew, name)), name
        with pytest.raises(ValueError, match="in game 0 action 5"):
            crew.step(np.full(7, 5))


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


def test_a_crew_of_a_process_with_threads_plays_the_same_games() -> None:
    """Workers then are new processes instead of twins."""
    games, done = Games("silver-gold", 4), Event()
    games.reset(seed=8)
    waiting = Thread(target=done.wait)
    waiting.start()
    try:
        with Crew("silver-gold", 4, workers=2) as crew:
            crew.reset(seed=8)
            crew.step(crew.sample())
            games.step(games.sample())
            assert np.array_equal(games.observations, crew.observations)
    finally:
        done.set()
        waiting.join()


def test_a_script_without_a_guard_can_have_a_crew(tmp_path: Path) -> None:
    if sys.platform != "linux":
        return  # where workers are twins
    script = tmp_path / "unguarded.py"
    script.write_text(
        "from pyramidion.rl.crew import Crew\n"
        "crew = Crew('silver-gold', 4)\n"
        "crew.step(crew.sample())\n"
        "print(crew.movers.shape)\n"
        "crew.close()\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "(4,)\n"), done.stderr


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"games": 0}, "games is 1 or more, not 0"),
        ({"games": 2.5}, "games is a whole number, 1 or more, not 2.5"),
        ({"seats": 5}, "silver-gold is for 2 to 4 players, not 5"),
        ({"seats": "2"}, "seats is a whole number, 1 or more, not '2'"),
        ({"reward": "gold"}, "there is no reward 'gold', only win, place, score, gain"),
        ({"options": {"deck": "none"}}, "deck=none is not known, only "),
        ({"options": {"card": "1"}}, "has no option card"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["novice", "novice"]}, "2 seats need 1 opponents, not 2"),
        ({"opponents": [7]}, "named by its spec, such as 'novice', not by 7"),
        ({"opponents": "novice", "seat": 2}, "seat is 0 to 1, not 2"),
        ({"opponents": "novice", "seat": -1}, "seat is 0 to 1, not -1"),
        ({"opponents": "novice", "seat": True}, "seat is a whole number, 0 to 1, not True"),
        ({"seat": 0}, "seat is the learner's among opponents, and there are none"),
        ({"first": -1}, "first is 0 or more, not -1"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(given: dict[str, Any], said: str) -> None:
    for many in (Games, Crew):
        if many is Crew and "first" in given:
            continue  # a crew numbers its games itself
        with pytest.raises(ValueError, match=re.escape(said)):
            many("silver-gold", **given)


@pytest.mark.parametrize("workers", [0, 5, 1.5])
def test_games_are_shared_by_at_least_one_worker_and_no_more_than_there_are(workers: float) -> None:
    with pytest.raises(ValueError, match=rf"workers is .*1 to 4, not {workers}"):
        Crew("silver-gold", 4, workers=cast(int, workers))


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess', only"):
        Games("chess")

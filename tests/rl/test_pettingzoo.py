"""PettingZoo's own suites pass, and commits stay hidden, whichever way a game is stepped."""

import copy
import importlib
import pickle
from functools import partial
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test.state_test import state_test

from pyramidion import Session, catalog
from pyramidion.core.rng import seeded
from pyramidion.rl.engine.reward import REWARDS, forfeit, rewards
from pyramidion.rl.pettingzoo import env, parallel_env, raw_env
from pyramidion.rl.seats import SeatsEnv
from pyramidion.rl.turns import TurnsEnv

# Advice of the suite's that its own environments with masks do not follow either.
ADVICE = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
pytestmark = [pytest.mark.filterwarnings(advice) for advice in ADVICE]
COMMITS = 12  # decisions into a game, some of them made at the same time


def played(game: str, seats: int, seed: int, decisions: int = COMMITS) -> TurnsEnv:
    """A game by turns after some decisions."""
    table = raw_env(game, seats)
    table.reset(seed=seed)
    rng = seeded(str(seed))
    for _ in range(decisions):
        legal = table.legal()
        table.step(legal[int(rng.below(len(legal)))])
    return table


# The suites, as they come.


@pytest.mark.parametrize("wrapped", [env, raw_env])
def test_api_test(game: str, seats: int, wrapped: Any) -> None:
    pettingzoo.test.api_test(wrapped(game, seats), num_cycles=1000)


def test_parallel_api_test(game: str, seats: int) -> None:
    pettingzoo.test.parallel_api_test(parallel_env(game, seats), num_cycles=1000)


def test_seed_tests(game: str, seats: int) -> None:
    pettingzoo.test.seed_test(partial(env, game, seats))
    pettingzoo.test.parallel_seed_test(partial(parallel_env, game, seats))


def test_state_test(game: str, seats: int) -> None:
    state_test(env(game, seats), parallel_env(game, seats))


def test_render_test(game: str, seats: int) -> None:
    pettingzoo.test.render_test(partial(env, game, seats))


# By the library's conventions.


@pytest.mark.parametrize("game", catalog.names())
def test_each_game_has_a_module_and_is_registered(game: str) -> None:
    name = game.replace("-", "_") + "_v0"
    module = importlib.import_module(f"pyramidion.rl.{name}")
    for made in (module.env(2), module.raw_env(2), module.parallel_env(2), make("aec", f"pyramidion/{name}")):
        made.reset(seed=1)
        assert made.agents == ["player_0", "player_1"]
        assert made.unwrapped.metadata["name"] == name
    assert isinstance(make("parallel", f"pyramidion/{name}", seats=3).unwrapped, SeatsEnv)


def test_a_seed_is_that_of_a_session(game: str, seats: int) -> None:
    table, session = played(game, seats, 7), Session(catalog.game(game), seats, seed=7)
    rng = seeded("7")
    for _ in range(COMMITS):
        seat = session.actors()[0]
        legal = session.legal(seat)
        session.act(seat, legal[int(rng.below(len(legal)))])
    assert table.table.play.state.key() == session.state.key()


@pytest.mark.parametrize("made", [env, raw_env, parallel_env])
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 5}, "silver-gold is for 2 to 4 players, not 5"),
        ({"reward": "gold"}, "there is no reward 'gold'"),
        ({"options": {"deck": "none"}}, "deck=none is not known"),
        ({"render_mode": "rgb_array"}, "there is no render mode 'rgb_array', only ansi, human"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(made: Any, given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        made("silver-gold", **given)


@pytest.mark.parametrize("made", [env, raw_env, parallel_env])
def test_a_pickled_environment_has_the_same_settings_and_begins_anew(made: Any) -> None:
    """As those of PettingZoo's do; wrappers that make many of one need it."""
    first = made("pyramido", 1, options={"legend": "the"}, reward="score", render_mode="ansi")
    first.reset(seed=1)
    for again in (pickle.loads(pickle.dumps(first)), copy.deepcopy(first)):
        again.reset(seed=1)
        assert again.unwrapped.table.setup.options == first.unwrapped.table.setup.options
        assert again.unwrapped.table.setup.reward == "score"
        assert again.render() == first.render()


def test_nothing_is_done_where_no_game_is_under_way() -> None:
    table = parallel_env("silver-gold")
    with pytest.raises(ValueError, match="no game is under way"):
        table.step({})
    table.reset(seed=1)
    table.step(dict.fromkeys(table.agents, 0))  # which is not legal
    with pytest.raises(ValueError, match="no game is under way"):
        table.step({})


# What is hidden and what is legal.


def test_who_is_asked_next_does_not_see_what_was_just_chosen() -> None:
    one, other = played("silver-gold", 3, 5, 0), played("silver-gold", 3, 5, 0)
    first, last = one.legal()[0], one.legal()[-1]
    assert first != last
    one.step(first)
    other.step(last)
    for agent in ("player_1", "player_2"):
        here, there = one.observe(agent), other.observe(agent)
        assert all(np.array_equal(here[part], there[part]) for part in here)
    assert not np.array_equal(
        one.observe("player_0")["observation"], other.observe("player_0")["observation"]
    )
    assert not np.array_equal(one.state(), other.state())


def test_the_mask_has_the_legal_actions_of_who_is_asked_and_none_of_others(game: str, seats: int) -> None:
    table = played(game, seats, 3)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        legal = table.legal() if agent == table.agent_selection else []
        assert np.flatnonzero(mask).tolist() == legal


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_is_refused_or_forfeits_the_game(reward: str) -> None:
    table = played("silver-gold", 2, 1)
    wrong = min(set(range(693)) - set(table.legal()))
    with pytest.raises(ValueError, match="is not legal for player_"):
        table.step(wrong)
    wrapped = env("silver-gold", reward=reward)
    wrapped.reset(seed=1)
    wrapped.last()
    loser = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.terminations == {"player_0": True, "player_1": True}
    assert wrapped.rewards[loser] == forfeit(reward)


@pytest.mark.parametrize("reward", REWARDS)
def test_what_last_tells_adds_up_to_the_reward(game: str, seats: int, reward: str) -> None:
    """An agent is told what it was paid since it last acted: nothing twice, and nothing is left out."""
    table, rng = env(game, seats, reward=reward), seeded("choices")
    table.reset(seed=3)
    told = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, paid, over, _, _ = table.last()
        told[agent] += paid
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if over else int(legal[int(rng.below(len(legal)))]))
    assert list(told.values()) == pytest.approx(rewards(table.unwrapped.table.play.state, reward))


# All at once.


@pytest.mark.parametrize("reward", REWARDS)
def test_who_is_not_asked_can_only_wait(reward: str) -> None:
    table = parallel_env("pyramido", 3, reward=reward)
    seen, _ = table.reset(seed=4)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
    assert len(asked) == 1
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    assert {actions[agent] for agent in table.agents if agent not in asked} == {table.wait}
    table.step(actions)
    with pytest.raises(ValueError, match="has no action"):
        table.step({})
    _, paid, ended, _, _ = table.step(dict.fromkeys(table.agents, 0))
    assert all(ended.values())
    assert min(paid.values()) == forfeit(reward)
    assert table.agents == []


@pytest.mark.parametrize("reward", ["score", "gain"])
def test_all_at_once_and_by_turns_are_the_same_game(game: str, seats: int, reward: str) -> None:
    rng = seeded("choices")
    together, apart = parallel_env(game, seats, reward=reward), raw_env(game, seats, reward=reward)
    seen, _ = together.reset(seed=2)
    apart.reset(seed=2)
    whole, earned = dict.fromkeys(together.agents, 0.0), dict.fromkeys(together.agents, 0.0)
    chosen: dict[str, list[int]] = {agent: [] for agent in together.agents}
    while together.agents:
        actions = {}
        for agent, sight in seen.items():
            legal = np.flatnonzero(sight["action_mask"])
            actions[agent] = int(legal[int(rng.below(len(legal)))])
            chosen[agent] += [actions[agent]] if actions[agent] != together.wait else []
        seen, paid, _, _, infos = together.step(actions)
        whole = {agent: whole[agent] + paid[agent] for agent in paid}
        # By turns the lowest seat makes all its choices first, which it may not have made yet here.
        while chosen[apart.agent_selection]:
            apart.step(chosen[apart.agent_selection].pop(0))
            earned = {agent: earned[agent] + apart.rewards[agent] for agent in earned}
    assert earned == pytest.approx(whole)
    assert list(whole.values()) == pytest.approx(rewards(together.table.play.state, reward))
    for agent, info in infos.items():
        assert info["scores"].tolist() == apart.infos[agent]["scores"].tolist()
        assert info["places"].tolist() == together.table.play.state.places()
    assert apart.table.play.state.key() == together.table.play.state.key()

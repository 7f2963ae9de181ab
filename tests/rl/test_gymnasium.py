"""The checkers of Gymnasium and of Stable-Baselines3 pass; learners meet the bots they asked for."""

import pickle
from functools import partial
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env as check_for_baselines
from stable_baselines3.common.env_util import make_vec_env

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.rng import seeded
from pyramidion.rl.engine.reward import REWARDS, forfeit
from pyramidion.rl.gymnasium import LearnerEnv, environment_id
from pyramidion.rl.vector import LearnersEnv


def played_out(env: LearnerEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """The reward and the last info of a game of random choices."""
    rng = seeded(str(seed))
    env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(env.action_masks())
        _, reward, over, _, info = env.step(int(legal[int(rng.below(len(legal)))]))
        if over:
            return reward, info


def test_gymnasiums_checker_passes(game: str, seats: int) -> None:
    made = gymnasium.make(environment_id(game), seats=seats, opponents="random", render_mode="ansi")
    check_env(made.unwrapped)


def test_the_checker_of_baselines_passes(game: str, seats: int) -> None:
    check_for_baselines(LearnerEnv(game, seats, opponents="random"))


def test_a_finished_game_tells_its_points(game: str, seats: int) -> None:
    reward, info = played_out(LearnerEnv(game, seats, opponents="novice", reward="score"), 1)
    others = list(info["scores"])
    own = others.pop(info["seat"])
    assert reward == pytest.approx(own - sum(others) / len(others) if others else own)


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    anywhere, third = LearnerEnv("silver-gold", 4), LearnerEnv("silver-gold", 4, seat=2)
    assert {third.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("reward", REWARDS)
def test_what_is_not_legal_forfeits_the_game(reward: str) -> None:
    env = LearnerEnv("silver-gold", reward=reward)
    env.reset(seed=1)
    assert not env.action_masks()[0]
    _, paid, over, _, info = env.step(0)
    assert (paid, over, info["illegal"]) == (forfeit(reward), True, 0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 3, "opponents": ["novice"]}, "3 seats need 2 opponents, not 1"),
        ({"reward": "gold"}, "there is no reward 'gold', only win, place, score, gain"),
        ({"seat": 2}, "seat is 0 to 1, not 2"),
        ({"seat": "first"}, "seat is a whole number, 0 to 1, not 'first'"),
        ({"render_mode": "rgb_array"}, "there is no render mode 'rgb_array', only ansi, human"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        LearnerEnv("silver-gold", **given)


@pytest.mark.parametrize("learners", [LearnerEnv, LearnersEnv])
def test_a_learner_needs_opponents(learners: Any) -> None:
    with pytest.raises(ValueError, match="opponents"):
        learners("silver-gold", opponents=None)


def test_a_pickled_environment_has_the_same_settings_and_begins_anew() -> None:
    first = LearnerEnv("silver-gold", 3, opponents="random", seat=2, reward="place")
    again = pickle.loads(pickle.dumps(first))
    assert played_out(again, 5)[0] == played_out(first, 5)[0]
    assert (again.setup.seats, again.setup.reward, again.seat) == (3, "place", 2)


@pytest.mark.filterwarnings("ignore:.*render_mode='rgb_array':UserWarning")
def test_baselines_makes_environments_by_their_ids_and_learns() -> None:
    """It first asks for a render mode that there is not."""
    envs = make_vec_env("pyramidion/SilverGold-v0", 2, env_kwargs={"opponents": "random"})
    assert is_masking_supported(envs)
    agent = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=64, n_epochs=1, device="cpu", seed=1)
    agent.learn(128)
    seen = envs.reset()
    masks = get_action_masks(envs)
    actions, _ = agent.predict(cast(Any, seen), action_masks=masks)
    assert agent.num_timesteps == 128
    assert masks.shape == (2, 693)
    assert masks[[0, 1], actions].all()


def test_points_are_paid_as_they_come(game: str, seats: int) -> None:
    env = LearnerEnv(game, seats, opponents="random", reward="gain")
    rng, paid, over = seeded("gain"), [], False
    _, info = env.reset(seed=2)
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(int(legal[int(rng.below(len(legal)))]))
        paid.append(reward)
    assert sum(map(bool, paid)) > 1
    assert sum(paid) == info["scores"][info["seat"]]


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_many_learners_at_once(mode: str) -> None:
    made = gymnasium.make_vec("pyramidion/Pyramido-v0", 3, vectorization_mode=mode, opponents="random")
    seen, _ = made.reset(seed=1)
    assert seen.shape == (3, 3496)
    made.close()


def test_learners_in_a_batch_get_the_rewards_of_their_seats() -> None:
    env = LearnersEnv("silver-gold", 32, 3, opponents=["random", "novice"])
    _, info = env.reset(seed=3)
    ended, paid = 0, 0.0
    for _ in range(90):
        seen, rewards, over, cut, info = env.step(env.games.sample())
        assert seen.shape == (32, 2912)
        assert not cut.any()
        assert not rewards[~over].any()
        ended, paid = ended + int(over.sum()), paid + float(rewards.sum())
    assert ended >= 32
    assert paid < 0  # at random against one that is not
    assert info["action_mask"].any(axis=1).all()


def test_an_end_is_told_as_gymnasiums_own_vectors_tell_it() -> None:
    """A learner that takes the first legal action, in a vector of theirs and in one of ours."""
    settings: dict[str, Any] = {"opponents": "random", "reward": "score", "seat": 1}
    theirs = SyncVectorEnv(
        [partial(LearnerEnv, "silver-gold", **settings)] * 2, autoreset_mode=AutoresetMode.SAME_STEP
    )
    ours = LearnersEnv("silver-gold", 2, **settings)
    last = {}
    for env in (theirs, ours):
        _, info = env.reset(seed=1)
        over = np.zeros(2, np.bool_)
        while not over.any():
            _, rewards, over, _, info = env.step(info["action_mask"].argmax(axis=1))
        ended = int(np.flatnonzero(over)[0])
        final = info["final_info"]
        assert info["_final_info"].tolist() == info["_final_obs"].tolist() == over.tolist()
        assert rewards[ended] == final["scores"][ended][1] - final["scores"][ended][0]
        assert sorted(final["places"][ended]) in ([1, 2], [1, 1])
        assert env.single_observation_space.contains(info["final_obs"][ended])
        last[env] = info
    told, own = last[theirs], last[ours]
    assert set(own) == set(told)
    assert set(own["final_info"]) == set(told["final_info"]) - {"action_mask", "_action_mask"}
    for name in ("seat", "action_mask"):
        assert own[name].shape == told[name].shape
        assert own[name].dtype == told[name].dtype
    assert own["final_info"]["scores"].dtype == told["final_info"]["scores"].dtype


def test_gymnasiums_wrappers_of_vectors_work() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(LearnersEnv("silver-gold", 4, opponents="random")))
    _, infos = env.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 8:
        actions = np.array([info["action_mask"].argmax() for info in infos])
        _, _, over, _, infos = env.step(actions)
        lengths += [int(infos[k]["episode"]["l"]) for k in np.flatnonzero(over)]
    assert min(lengths) > 20


class Plain:
    """A game that brings no tensor, only `encode`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        if name == "tensor":
            raise AttributeError(name)
        return getattr(self._game, name)


def test_a_game_without_a_tensor_is_seen_by_what_it_encodes() -> None:
    game = catalog.game("silver-gold")
    plain, written = LearnerEnv(cast(Game, Plain(game))), LearnerEnv(game)
    for env in (plain, written):
        env.reset(seed=6)
    action = int(np.flatnonzero(plain.action_masks())[0])
    assert np.array_equal(plain.step(action)[0], written.step(action)[0])

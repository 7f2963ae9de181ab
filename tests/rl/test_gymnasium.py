"""The checkers of Gymnasium and of Stable-Baselines3 pass; learners meet the bots they asked for."""

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as check_for_baselines

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.rng import seeded
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


def test_what_is_not_legal_loses() -> None:
    env = LearnerEnv("silver-gold")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, 0)


def test_wrong_settings_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="3 seats need 2 opponents, not 1"):
        LearnerEnv("silver-gold", 3, opponents=["novice"])
    with pytest.raises(ValueError, match="there is no reward 'gold', only win, place, score"):
        LearnerEnv("silver-gold", reward="gold")


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

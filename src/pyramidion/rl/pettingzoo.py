"""Any game of the catalog as a PettingZoo environment: by turns (AEC), or all seats at once (parallel)."""

from collections.abc import Mapping
from typing import Any

from pyramidion import catalog
from pyramidion.rl import missing
from pyramidion.rl.engine.reward import forfeit
from pyramidion.rl.seats import SeatsEnv
from pyramidion.rl.setup import Setup
from pyramidion.rl.table import Observation
from pyramidion.rl.turns import TurnsEnv

try:
    from pettingzoo import AECEnv
    from pettingzoo.env_registry.registration import aec_registry, register
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(error) from error


def raw_env(
    game: str,
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> TurnsEnv:
    """A game by turns, without PettingZoo's wrappers."""
    return TurnsEnv(Setup(game, seats, options, reward), render_mode)


def env(game: str, seats: int = 2, **settings: Any) -> AECEnv[str, Observation, int]:
    """A game by turns; who does what is not legal forfeits it."""
    raw = raw_env(game, seats, **settings)
    made: AECEnv[str, Observation, int] = raw
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=forfeit(raw.table.setup.reward))
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(
    game: str,
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> SeatsEnv:
    """A game where all seats answer each step."""
    return SeatsEnv(Setup(game, seats, options, reward), render_mode)


def register_all() -> None:
    """Let `pettingzoo.make` know all games, as `pyramidion/silver_gold_v0` and so on."""
    for name in catalog.names():
        known = f"pyramidion/{name.replace('-', '_')}-v0"
        if known not in aec_registry:
            register("aec", known, f"{__name__}:env", kwargs={"game": name})
            register("parallel", known, f"{__name__}:parallel_env", kwargs={"game": name})


register_all()

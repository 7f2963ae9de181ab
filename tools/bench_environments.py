"""Measures how many random decisions a second environments make on one core: ours, and well-known others.

    pip install 'pyramidion[peers]'
    python tools/bench_environments.py

What is not installed is left out. Time is that of the processor, and the best of some slices counts, so that
whatever else the machine does is not measured. Each choice is made by what is quickest there.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

# JAX would take all cores. It reads this when it is imported.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

SLICES = 20
BATCH = 1024
SCAN = 20  # steps that JAX compiles into one call

Work = Callable[[], int]  # plays for a while; how many decisions


def turns(env: Any, choose: Callable[[str, Any], int]) -> Work:
    """One game of an environment of PettingZoo."""

    def play() -> int:
        made = 0
        env.reset()
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(choose(agent, seen))
                made += 1
        return made

    return play


def ours_by_turns(game: str, seats: int) -> Work:
    """Our environment of PettingZoo, with its observation and its mask."""
    from pyramidion.rl.pettingzoo import raw_env

    env = raw_env(game, seats)
    env.reset(seed=1)
    return turns(env, lambda _agent, _seen: random.choice(env.legal()))


def ours_at_once(game: str, seats: int, blind: bool = False) -> Work:
    """Our games side by side, with or without observations."""
    from pyramidion.rl.games import Games

    games = Games(game, BATCH, seats, blind=blind)

    def play() -> int:
        games.step(games.sample())
        return BATCH

    return play


def connect_four() -> Work:
    """PettingZoo's connect_four."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    env.reset(seed=1)
    return turns(env, lambda _agent, seen: random.choice(seen["action_mask"].nonzero()[0]))


def uno() -> Work:
    """RLCard's uno."""
    import rlcard

    env = rlcard.make("uno")

    def play() -> int:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


def spiel_backgammon() -> Work:
    """OpenSpiel's backgammon, stepped from Python, with its observation."""
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def play() -> int:
        made = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return play


def pgx_backgammon() -> Work:
    """pgx's backgammon, a batch stepped by compiled code."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, choice, luck = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choice, logits, axis=1)
        return (step(state, action, jax.random.split(luck, BATCH)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=SCAN)[0])
    key = jax.random.PRNGKey(0)
    carry = [(jax.vmap(env.init)(jax.random.split(key, BATCH)), key)]

    def play() -> int:
        carry[0] = jax.block_until_ready(many(carry[0]))
        return SCAN * BATCH

    return play


OURS = {
    f"pyramidion {game}, {seats} seats{', ' + how if how else ''}": (make, game, seats, *more)
    for game, seats in (("silver-gold", 2), ("silver-gold", 4), ("pyramido", 2), ("pyramido", 4))
    for how, make, more in (
        ("", ours_by_turns, ()),
        (f"batch of {BATCH}", ours_at_once, ()),
        (f"batch of {BATCH}, without observations", ours_at_once, (True,)),
    )
}
PEERS: dict[str, Callable[[], Work]] = {
    "PettingZoo connect_four": connect_four,
    "RLCard uno": uno,
    "OpenSpiel backgammon": spiel_backgammon,
    f"pgx backgammon, batch of {BATCH}": pgx_backgammon,
}


def speed(play: Work, seconds: float) -> float:
    """Decisions a second, the best of some slices."""
    play()
    best = 0.0
    for _ in range(SLICES):
        made, begun = 0, process_time()
        while (took := process_time() - begun) < seconds / SLICES:
            made += play()
        best = max(best, made / took)
    return best


def main() -> None:
    """Measure all that is installed."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--seconds", type=float, default=4.0, help="for each environment")
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    found: dict[str, float] = {}
    for name, (make, *settings) in OURS.items():
        found[name] = speed(make(*settings), given.seconds)
    for name, peer in PEERS.items():
        try:
            play = peer()
        except ImportError as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
            continue
        found[name] = speed(play, given.seconds)
    if given.json:
        print(json.dumps({name: round(decisions) for name, decisions in found.items()}))
        return
    fastest = max([found[name] for name in PEERS if name in found], default=0.0)
    for name, decisions in found.items():
        ratio = f"{decisions / fastest:8.2f} × the fastest of the others" if fastest else ""
        print(f"{name:62}{decisions:12,.0f} /s {ratio}")


if __name__ == "__main__":
    main()

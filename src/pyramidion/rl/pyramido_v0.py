"""Pyramido: Forgotten Treasures as a PettingZoo environment: `env`, `raw_env`, `parallel_env`."""

from functools import partial

from pyramidion.rl import pettingzoo

env = partial(pettingzoo.env, "pyramido")
raw_env = partial(pettingzoo.raw_env, "pyramido")
parallel_env = partial(pettingzoo.parallel_env, "pyramido")

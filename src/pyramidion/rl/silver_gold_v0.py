"""Silver & Gold: Pyramids as a PettingZoo environment: `env`, `raw_env`, `parallel_env`."""

from functools import partial

from pyramidion.rl import pettingzoo

env = partial(pettingzoo.env, "silver-gold")
raw_env = partial(pettingzoo.raw_env, "silver-gold")
parallel_env = partial(pettingzoo.parallel_env, "silver-gold")

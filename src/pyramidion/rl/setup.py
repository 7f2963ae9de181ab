"""What is played in an environment: a game, how many seats, its options, and what its end is worth."""

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import index
from typing import Any, Protocol, SupportsIndex, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion import catalog
from pyramidion.bots.bot import Bot
from pyramidion.bots.roster import bot
from pyramidion.core.game import Game, settled
from pyramidion.core.state import State
from pyramidion.core.tensor import WORD, Tensor
from pyramidion.rl.engine.play import ANY_SEAT
from pyramidion.rl.engine.reward import REWARDS

RENDER_MODES = ("ansi", "human")


@runtime_checkable
class Written(Protocol):
    """A game that brings a compiled tensor."""

    def tensor(self) -> Tensor:
        """What its positions are written with."""


class UnknownMode(TypeError, ValueError):
    """A wrong render mode. Stable-Baselines3 first asks for `rgb_array`, and takes a TypeError for a no."""


class Setup:
    """A game made ready for environments; a wrong one is refused with a sentence."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
    ) -> None:
        self.game = catalog.game(game) if isinstance(game, str) else game
        self.seats = whole(seats, "seats", 1)
        self.options = settled(self.game, self.seats, dict(options or {}))
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}, only {', '.join(REWARDS)}")
        self.reward = reward
        self.start: State = self.game.start(self.seats, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled: how to make it again. Compiled arrays cannot be."""
        return Setup, (self.game.name, self.seats, self.options, self.reward)

    @cached_property
    def tensor(self) -> Tensor:
        """What positions are written with."""
        return self.game.tensor() if isinstance(self.game, Written) else PlainTensor(self.game, self.start)

    @property
    def size(self) -> int:
        """How many numbers an observation has, each from 0 to 255."""
        return WORD * int(self.tensor.words)

    @property
    def name(self) -> str:
        """The game's name as Python writes names."""
        return self.game.name.replace("-", "_")

    @property
    def agents(self) -> list[str]:
        """The seats, by the names that PettingZoo gives."""
        return [f"player_{seat}" for seat in range(self.seats)]

    def shown(self, state: State, viewer: int, mode: str | None) -> str | None:
        """The table as text, which `ansi` returns and `human` writes to the terminal."""
        if mode is None:
            return None
        text = self.game.text(self.game.view(state, viewer))
        if mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def bots(self, specs: str | Sequence[str]) -> list[Bot]:
        """Opponents by their specs: one for each other seat, or one that plays them all."""
        if not isinstance(specs, Sequence):
            raise ValueError(f"opponents are a bot's spec, such as 'novice', or several, not {specs!r}")
        wanted = self.seats - 1
        named = [specs] * wanted if isinstance(specs, str) else list(specs)
        if len(named) != wanted:
            raise ValueError(f"{self.seats} seats need {wanted} opponents, not {len(named)}")
        for spec in named:
            if not isinstance(spec, str):
                raise ValueError(f"an opponent is named by its spec, such as 'novice', not by {spec!r}")
        return [bot(spec, self.game) for spec in named]

    def learner(self, seat: int | None) -> int:
        """The seat of the learner, which is drawn for each game where none is wanted."""
        return ANY_SEAT if seat is None else whole(seat, "seat", 0, self.seats - 1)


def whole(number: object, name: str, least: int, most: int | None = None) -> int:
    """A setting that is a whole number within bounds, or a sentence about it."""
    bounds = f"{least} or more" if most is None else f"{least} to {most}"
    if isinstance(number, bool) or not isinstance(number, SupportsIndex):
        raise ValueError(f"{name} is a whole number, {bounds}, not {number!r}")
    found = index(number)
    if found < least or (most is not None and found > most):
        raise ValueError(f"{name} is {bounds}, not {found}")
    return found


def render_mode(mode: str | None) -> str | None:
    """A way to show the table, or none; any other is refused."""
    if mode is not None and mode not in RENDER_MODES:
        raise UnknownMode(f"there is no render mode {mode!r}, only {', '.join(RENDER_MODES)}")
    return mode


class PlainTensor(Tensor):
    """For a game that only has `encode`: slower, and good enough to begin with."""

    def __init__(self, game: Game, start: State) -> None:
        self.words = -(-len(game.encode(start, 0)) // WORD)
        self._game = game

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat may know, from word `at` of `out` on."""
        encoded = bytes(self._game.encode(state, int(seat))).ljust(WORD * int(self.words), b"\0")
        for word in range(self.words):
            out[at + word] = int.from_bytes(encoded[WORD * word : WORD * (word + 1)], "little")

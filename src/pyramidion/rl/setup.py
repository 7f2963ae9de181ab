"""What is played in an environment: a game, how many seats, its options, and what its end is worth."""

import sys
from collections.abc import Mapping
from functools import cached_property
from typing import Protocol, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion import catalog
from pyramidion.bots.bot import Bot
from pyramidion.bots.roster import bot
from pyramidion.core.game import Game, settled
from pyramidion.core.state import State
from pyramidion.core.tensor import WORD, Tensor
from pyramidion.rl.engine.reward import REWARDS


@runtime_checkable
class Written(Protocol):
    """A game that brings a compiled tensor."""

    def tensor(self) -> Tensor:
        """What its positions are written with."""


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
        self.seats = seats
        self.options = settled(self.game, seats, dict(options or {}))
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}, only {', '.join(REWARDS)}")
        self.reward = reward
        self.start: State = self.game.start(seats, self.options)

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

    def bots(self, specs: str | list[str]) -> list[Bot]:
        """Opponents by their specs: one for each other seat, or one that plays them all."""
        wanted = self.seats - 1
        named = [specs] * wanted if isinstance(specs, str) else list(specs)
        if len(named) != wanted:
            raise ValueError(f"{self.seats} seats need {wanted} opponents, not {len(named)}")
        return [bot(spec, self.game) for spec in named]


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

"""What bot processes do: find an action, or an opinion on each. They know no tables, only positions."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from pyramidion import catalog
from pyramidion.bots.advice import Advice, advise
from pyramidion.bots.bot import Bot
from pyramidion.bots.budget import budget
from pyramidion.bots.roster import bot
from pyramidion.core.game import Game
from pyramidion.core.rng import seeded
from pyramidion.core.state import State

ADVICE = "1s"
PATIENCE = 3.0  # times as long as they should may bots think at a table, where the machine is busy


class Position(Struct, frozen=True):
    """A game from its start to now, and whose knowledge of it counts."""

    game: str
    files: dict[str, Path]  # further decks and dominoes, by the option they are for
    options: dict[str, str]
    seats: int
    moves: list[tuple[int, int]]
    seat: int
    tried: list[int]  # what the seat means to do first
    luck: str  # seeds what a bot leaves to chance


def chosen(position: Position, spec: str) -> list[int]:
    """What a bot does with a seat, until chance or somebody else is to act."""
    state = _seen(position)
    player, rng = _bot(position.game, _key(position.files), spec), seeded(position.luck)
    actions: list[int] = []
    while state.legal(position.seat):
        own = state.copy()
        own.redeal(position.seat, rng)
        actions.append(player.choose(own, position.seat, rng))
        state.apply(position.seat, actions[-1])
    return actions


def advised(position: Position) -> Sequence[Advice]:
    """What each choice of a seat is worth, the best first."""
    sense = _game(position.game, _key(position.files)).sense()
    return advise(sense, _seen(position), position.seat, budget(ADVICE, PATIENCE), seeded(position.luck))


def _seen(position: Position) -> State:
    """The position as far as the seat knows it."""
    state = _game(position.game, _key(position.files)).start(position.seats, position.options)
    for seat, action in position.moves:
        state.apply(seat, action)
    state.redeal(position.seat, seeded(position.luck))
    for action in position.tried:
        state.apply(position.seat, action)
    return state


def _key(files: dict[str, Path]) -> tuple[tuple[str, Path], ...]:
    return tuple(sorted(files.items()))


@cache
def _game(name: str, files: tuple[tuple[str, Path], ...]) -> Game:
    return catalog.game_with(name, dict(files))


@cache
def _bot(name: str, files: tuple[tuple[str, Path], ...], spec: str) -> Bot:
    return bot(spec, _game(name, files), PATIENCE)

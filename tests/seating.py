"""Every way to sit down to a game of the catalog, and random play from there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

from pyramidion import catalog, games
from pyramidion.core.game import Game, Options
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, OVER, State

FIXTURES = Path(__file__).parent / "fixtures"


@dataclass(frozen=True, eq=False)
class Seating:
    """A game, how many play it, and its settings."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *self.options.values()])

    __repr__ = __str__

    def start(self) -> State:
        """The position before anything has happened."""
        return self.game.start(self.seats, self.options)

    def session(self, seed: int) -> Session:
        """A new session."""
        return Session(self.game, self.seats, self.options, seed)

    def by_hand(self) -> Session:
        """A new session where chance is told what it does."""
        return Session(self.game, self.seats, self.options, by_hand=True)


def names() -> list[str]:
    """The games of the catalog that are ready to be played: their package has a GAME."""
    return [name for name in catalog.names() if hasattr(package(name), "GAME")]


def package(name: str) -> object:
    """The package of a game."""
    return import_module(f"{games.__name__}.{name.replace('-', '_')}")


@cache
def game(name: str) -> Game:
    """A game of the catalog that also knows the data files among the fixtures."""
    found = catalog.game(name)
    for path in sorted(FIXTURES.glob("*.toml")):
        if found.check_file(path) == []:
            found = found.with_file(path)
    return found


@cache
def seatings() -> list[Seating]:
    """All games with all numbers of seats and all settings."""
    return [
        Seating(found, seats, dict(zip(settings, values, strict=True)))
        for found in map(game, names())
        for seats in found.seats
        for settings in [{option.name: option.values for option in found.options if seats in option.seats}]
        for values in product(*settings.values())
    ]


def luck(seed: int) -> Rng:
    """A generator whose first numbers are as good as its later ones, which `Rng(seed)` is not."""
    return seeded(str(seed))


def walk(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play a position to its end: yields each seat (or CHANCE) and its action before it is applied.

    Half of the choices are any, half those that bring most points at once, so that things happen.
    """
    rng = luck(seed)
    while state.mover() != OVER:
        if state.mover() == CHANCE:
            seat, action = CHANCE, int(state.sample(rng))
        else:
            actors = state.actors()
            seat = actors[int(rng.below(len(actors)))]
            action = choice(state, seat, rng)
        yield seat, action
        state.apply(seat, action)


def choice(state: State, seat: int, rng: Rng) -> int:
    """Any legal action, or one that brings most points at once."""
    legal = state.legal(seat)
    if rng.below(2) or len(legal) == 1:
        return legal[int(rng.below(len(legal)))]

    def points(action: int) -> int:
        after = state.copy()
        after.apply(seat, action)
        return after.scores()[seat]

    return max(legal, key=points)


@cache
def steps(seating: Seating, seed: int) -> list[tuple[int, int]]:
    """Everything that happens in a random game, chance included."""
    return list(walk(seating.start(), seed))


@cache
def phases(seating: Seating, seed: int) -> list[int]:
    """The phase of a random game before each step and at its end."""
    state = seating.start()
    found = [int(state.phase)]
    for seat, action in steps(seating, seed):
        state.apply(seat, action)
        found.append(int(state.phase))
    return found


def position(seating: Seating, seed: int, happened: int) -> State:
    """The position of a random game after this many steps."""
    state = seating.start()
    for seat, action in steps(seating, seed)[:happened]:
        state.apply(seat, action)
    return state


def play(session: Session, rng: Rng, decisions: int = -1) -> None:
    """Let seats decide this many times, or to the end."""
    while session.actors() and decisions != 0:
        actors = session.actors()
        seat = actors[int(rng.below(len(actors)))]
        session.act(seat, choice(session.state, seat, rng))
        decisions -= 1

"""Many games at once on several cores: processes that share their arrays with this one."""

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from pyramidion.rl import missing
from pyramidion.rl.games import Games

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise missing(error) from error

SHARED = ("observations", "masks", "movers", "rewards", "ended")
LONG = 60.0  # seconds after which a worker that says nothing is given up


class Part(NamedTuple):
    """What a worker is given: some of the games, and where to write."""

    games: slice
    settings: dict[str, Any]
    memory: dict[str, Any]
    shapes: dict[str, tuple[tuple[int, ...], str]]


def arrays(part: Part) -> dict[str, NDArray[Any]]:
    """The shared arrays, all games of them."""
    return {
        name: np.frombuffer(part.memory[name], kind).reshape(shape)
        for name, (shape, kind) in part.shapes.items()
    }


def work(part: Part, line: Connection) -> None:
    """Step some of the games whenever told to, until the line is closed."""
    shared = {name: array[part.games] for name, array in arrays(part).items()}
    games = Games(games=part.games.stop - part.games.start, first=part.games.start, **part.settings)
    while True:
        try:
            command, seed = line.recv()
        except EOFError:
            return
        if command == "step":
            games.step(shared["actions"])
        elif command == "sample":
            shared["actions"][:] = games.sample()
        else:
            games.reset(seed)
        if command != "sample":
            for name in SHARED:
                shared[name][:] = getattr(games, name)
        line.send(command)


class Crew:
    """Like `Games`, with processes doing the work. Use it as a context manager, or close it."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    movers: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]

    def __init__(self, game: str, games: int = 1024, *, workers: int = 2, **settings: Any) -> None:
        context = multiprocessing.get_context("spawn")
        one = Games(game, 1, **settings)
        self.setup = one.setup
        shapes = {
            name: ((games, *getattr(one, name).shape[1:]), getattr(one, name).dtype.str) for name in SHARED
        } | {"actions": ((games,), "<i8")}
        memory = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes.items()
        }
        cuts = [games * k // workers for k in range(workers + 1)]
        parts = [
            Part(slice(low, high), {"game": game, **settings}, memory, shapes) for low, high in pairwise(cuts)
        ]
        shared = arrays(parts[0])
        self._actions = shared.pop("actions")
        for name, array in shared.items():
            setattr(self, name, array)
        self._rows = np.arange(games)
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for part in parts:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(part, theirs), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self.reset()

    def _tell(self, command: str, seed: int | None = None) -> None:
        for line in self._lines:
            line.send((command, seed))
        for line in self._lines:
            if not line.poll(LONG):
                raise TimeoutError(f"a worker did not answer within {LONG:.0f} s")
            line.recv()

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; the same seed begins the same games as in `Games`."""
        self._tell("reset", seed)

    def step(self, actions: ArrayLike) -> None:
        """Do one action in each game; if any is not legal, none is done."""
        self._actions[:] = actions
        if not self.masks[self._rows, self._actions].all():
            wrong = int(np.flatnonzero(~self.masks[self._rows, self._actions])[0])
            raise ValueError(
                f"in game {wrong} action {self._actions[wrong]} is not legal for seat {self.movers[wrong]}: "
                "choose one that its mask allows"
            )
        self._tell("step")

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in each game."""
        self._tell("sample")
        return self._actions

    def close(self) -> None:
        """Let the workers go home."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(LONG)
        self._lines, self._processes = [], []

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *why: object) -> None:
        self.close()

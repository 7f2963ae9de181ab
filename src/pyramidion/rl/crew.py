"""Many games at once on several cores: processes that share their arrays with this one."""

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from pyramidion.rl import missing
from pyramidion.rl.games import Games, chosen_for

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise missing(error) from error

SHARED = ("observations", "masks", "movers", "rewards", "ended")
ALIVE = 1.0  # seconds between looks whether a worker that says nothing is still there


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
        try:
            if command == "step":
                games.step(shared["actions"])
            elif command == "sample":
                shared["actions"][:] = games.sample()
            else:
                games.reset(seed)
        except Exception as fault:  # whoever asked is to hear of it, whatever it is
            line.send(f"{type(fault).__name__}: {fault}")
            continue
        if command != "sample":
            for name in SHARED:
                shared[name][:] = getattr(games, name)
        line.send("")


class Crew:
    """Like `Games`, with processes doing the work. Use it as a context manager, or close it."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    movers: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]

    def __init__(self, game: str, games: int = 1024, *, workers: int = 2, **settings: Any) -> None:
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games can be shared by 1 to {games} workers, not by {workers}")
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
        """Let all workers do something and wait until they have; a fault of one ends the crew."""
        if not self._lines:
            raise ValueError("this crew has gone home: make another one")
        faults: list[str] = []
        for line in self._lines:
            with suppress(OSError):  # a worker that is gone is noticed below
                line.send((command, seed))
        for line, process in zip(self._lines, self._processes, strict=True):
            try:
                while not line.poll(ALIVE) and process.is_alive():
                    pass
                faults.append(line.recv())
            except (EOFError, OSError):
                faults.append(f"a worker died, with exit code {process.exitcode}")
        if any(faults):
            self.close()
            raise RuntimeError(f"the games cannot go on: {next(filter(None, faults))}")

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; the same seed begins the same games as in `Games`."""
        self._tell("reset", seed)

    def step(self, actions: ArrayLike) -> None:
        """Do one action in each game; if any is not legal, none is done."""
        chosen = chosen_for(actions, len(self._rows))
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = inside & self.masks[self._rows, np.where(inside, chosen, 0)]
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise ValueError(
                f"in game {wrong} action {chosen[wrong]} is not legal for seat {self.movers[wrong]}: "
                "choose one that its mask allows"
            )
        self._actions[:] = chosen
        self._tell("step")

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in each game."""
        self._tell("sample")
        return self._actions.copy()

    def close(self) -> None:
        """Let the workers go home."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *why: object) -> None:
        self.close()

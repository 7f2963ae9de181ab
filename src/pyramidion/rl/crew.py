"""Many games at once on several cores: processes that share their arrays with this one.

A worker is told what to do by a few bytes through a pipe and answers with none: all else is in the arrays. On
Linux workers are twins of this process, as long as it has one thread. Elsewhere they are new ones that import
the main module again, so a script has to begin its work behind `if __name__ == "__main__":`.
"""

import signal
import sys
import threading
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from pyramidion.core.game import Game
from pyramidion.rl import missing
from pyramidion.rl.games import Games, chosen_for
from pyramidion.rl.setup import whole

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise missing(error) from error

EACH_STEP = ("observations", "masks", "movers", "drawn", "rewards", "ended")
AT_AN_END = ("scores", "places", "last")
AT_ONCE = 192  # games that a worker steps before it copies them: as many as its nearest memory holds


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


def work(part: Part, line: Connection, far: list[Connection]) -> None:
    """Step some of the games whenever told to, until the far end of the line is closed, as it is here."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # is for whoever the games are played for
    for end in far:
        end.close()
    every = arrays(part)
    copied = EACH_STEP[1:] if part.settings.get("blind") else EACH_STEP
    cuts = [*range(part.games.start, part.games.stop, AT_ONCE), part.games.stop]
    shares = [
        (
            Games(games=high - low, first=low, **part.settings),
            {name: array[low:high] for name, array in every.items()},
        )
        for low, high in pairwise(cuts)
    ]
    while True:
        try:
            command, _, seed = line.recv_bytes().decode().partition(" ")
        except EOFError:
            return
        try:
            for games, shared in shares:
                if command == "step":
                    games.step(shared["actions"])
                else:
                    games.reset(seed or None)
                show(games, shared, copied)
        except Exception as fault:  # whoever asked is to hear of it, whatever it is
            line.send_bytes(f"{type(fault).__name__}: {fault}".encode())
            continue
        line.send_bytes(b"")


def show(games: Games, shared: dict[str, NDArray[Any]], copied: tuple[str, ...]) -> None:
    """Copy what has come of a step to where all can see it."""
    for name in copied:
        shared[name][:] = getattr(games, name)
    if games.ended.any():
        for name in AT_AN_END:
            shared[name][games.ended] = getattr(games, name)[games.ended]


class Crew:
    """Like `Games`, with processes doing the work. Use it as a context manager, or close it."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    movers: NDArray[np.int64]
    drawn: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    last: NDArray[np.uint8]

    def __init__(
        self, game: str | Game, games: int = 1024, seats: int = 2, *, workers: int = 2, **settings: Any
    ) -> None:
        rows = whole(games, "games", 1)
        hands = whole(workers, "workers", 1, rows)
        settings |= {"game": game, "seats": seats}
        one = Games(games=1, **settings)
        self.setup = one.setup
        context = get_context("fork") if _forks() else get_context("spawn")
        shapes = {
            name: ((rows, *getattr(one, name).shape[1:]), getattr(one, name).dtype.str)
            for name in (*EACH_STEP, *AT_AN_END)
        } | {"actions": ((rows,), "<i8")}
        memory = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes.items()
        }
        cuts = [rows * k // hands for k in range(hands + 1)]
        parts = [Part(slice(low, high), settings, memory, shapes) for low, high in pairwise(cuts)]
        shared = arrays(parts[0])
        self._actions = shared.pop("actions")
        for name, array in shared.items():
            setattr(self, name, array)
        self._firsts = np.arange(rows) * self.masks.shape[1]  # where the mask of each game begins
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for part in parts:
            ours, theirs = context.Pipe()
            self._lines.append(ours)
            process = context.Process(target=work, args=(part, theirs, self._lines), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
        self.reset()

    def _tell(self, command: bytes) -> None:
        """Let all workers do something and wait until they have; a fault of one ends the crew."""
        if not self._lines:
            raise ValueError("this crew has gone home: make another one")
        faults: list[str] = []
        for line in self._lines:
            with suppress(OSError):  # a worker that is gone is noticed below
                line.send_bytes(command)
        for line, process in zip(self._lines, self._processes, strict=True):
            try:
                faults.append(line.recv_bytes().decode())
            except (EOFError, OSError):
                process.join()
                faults.append(f"a worker died, with exit code {process.exitcode}")
        if any(faults):
            self.close()
            raise RuntimeError(f"the games cannot go on: {next(filter(None, faults))}")

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew; the same seed begins the same games as in `Games`."""
        self._tell(b"reset" if seed is None else f"reset {seed}".encode())

    def step(self, actions: ArrayLike) -> None:
        """Do one action in each game; if any is not legal, none is done."""
        width = self.masks.shape[1]
        chosen = chosen_for(actions, len(self.movers))
        inside = np.clip(chosen, 0, width - 1)
        legal = self.masks.reshape(-1)[self._firsts + inside] & (inside == chosen)
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise ValueError(
                f"in game {wrong} action {chosen[wrong]} is not legal for seat {self.movers[wrong]}: "
                "choose one that its mask allows"
            )
        self._actions[:] = chosen
        self._tell(b"step")

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in each game; they are drawn anew with each step."""
        return self.drawn.copy()

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


def _forks() -> bool:
    """Whether a worker can be a twin of this process, which has everything loaded: only without threads."""
    return sys.platform == "linux" and threading.active_count() == 1

"""How long the disk takes: what is acknowledged has to wait for it, an echo has not."""

import os
from pathlib import Path
from time import perf_counter, sleep

PAGE = bytes(4096)
PAUSE = 0.01  # seconds between two flushes


def flushes(folder: Path, count: int = 100) -> list[float]:
    """The seconds that so many flushes of a page took, one now and then."""
    took: list[float] = []
    with (folder / "flushed").open("wb", buffering=0) as file:
        for _ in range(count):
            begun = perf_counter()
            file.write(PAGE)
            os.fdatasync(file.fileno())
            took.append(perf_counter() - begun)
            sleep(PAUSE)
    return took

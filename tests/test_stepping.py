"""`pyramidion show` at a terminal: a real one, on which keys are pressed."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from pyramidion.catalog import folder, game
from pyramidion.server.learn.looking import outline

RIGHT, LEFT, PAGE_DOWN, PAGE_UP, END = "\x1b[C", "\x1b[D", "\x1b[6~", "\x1b[5~", "\x1bOF"
PATIENCE = 30  # seconds
NEVER = "\0"  # comes of no command: what it says is read to its end
SG = folder("silver-gold") / "golden" / "clear-win.pyr"
BIG = next(moment.ply for moment in outline(SG.read_text("utf-8"), game).moments if moment.kind == "big")
PY = folder("pyramido") / "golden" / "py2-win.pyr"


class Terminal:
    """A terminal with a command in it."""

    def __init__(self, *words: str) -> None:
        self._end, there = pty.openpty()
        command = [sys.executable, "-m", "pyramidion", *words]
        environment = os.environ | {"TERM": "xterm", "COLUMNS": "160", "LINES": "60"}
        self.process = subprocess.Popen(
            command, stdin=there, stdout=there, stderr=there, env=environment, close_fds=True
        )
        os.close(there)
        self.said = ""

    def until(self, text: str) -> str:
        """The page on which a text appears."""
        while text not in self.page():
            assert select([self._end], [], [], PATIENCE)[0], f"no {text!r} in {self.said[-2000:]}"
            try:
                self.said += os.read(self._end, 65536).decode(errors="replace")
            except OSError:  # the command has ended
                break
        assert text in self.page() or text == NEVER
        return self.page()

    def page(self) -> str:
        """What is seen since the screen was cleared last."""
        return self.said.rpartition("\x1b[H\x1b[2J")[2]

    def press(self, *keys: str) -> None:
        """Press keys."""
        os.write(self._end, "".join(keys).encode())

    def leave(self) -> int:
        """Press q; the exit code."""
        self.press("q")
        self.until(NEVER)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Take it away."""
        self.process.kill()
        self.process.wait()
        os.close(self._end)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Terminals that are closed in the end."""
    made: list[Terminal] = []
    yield made
    for terminal in made:
        terminal.close()


def opened(terminals: list[Terminal], *words: str) -> Terminal:
    terminals.append(Terminal("show", *words))
    return terminals[-1]


def plies(path: Path, stage: str) -> list[int]:
    lines = path.read_text("utf-8").split("\n\n")[1].splitlines()
    return [ply for ply, line in enumerate(lines, 1) if line.startswith(f"- {stage} ")]


@pytest.mark.parametrize(("path", "stage"), [(SG, "round"), (PY, "level")], ids=["silver-gold", "pyramido"])
def test_a_record_is_stepped_through_by_keys(terminals: list[Terminal], path: Path, stage: str) -> None:
    last = len(path.read_text("utf-8").split("\n\n")[1].splitlines())
    screen = opened(terminals, str(path))
    screen.until(f"   0 of {last}   seen by an onlooker")
    screen.press(RIGHT, RIGHT, RIGHT, LEFT)
    screen.until(f"   2 of {last}   ")
    third = plies(path, stage)[2]
    screen.press(PAGE_DOWN, PAGE_DOWN, PAGE_DOWN)
    assert f"- {stage} 3" in screen.until(f"   {third} of {last}   ")
    screen.press(PAGE_UP)
    screen.until(f"   {plies(path, stage)[1]} of {last}   ")
    screen.press(END)
    screen.until(f"   {last} of {last}   ")
    assert screen.leave() == 0


def test_the_same_is_seen_with_other_eyes(terminals: list[Terminal]) -> None:
    screen = opened(terminals, str(SG))
    screen.until("   0 of ")
    screen.press(RIGHT)
    assert "- deal 1 ?" in screen.until("   1 of ")
    screen.press("1")
    assert "- deal 1 18" in screen.until("seen by bot:points")
    screen.press("0")
    assert "- deal 1 ?" in screen.until("seen by an onlooker")
    screen.press("m")
    screen.until(f"   {BIG} of ")
    assert screen.leave() == 0


def test_a_broken_record_is_stepped_up_to_where_it_breaks(terminals: list[Terminal], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pyr"
    wrong.write_text(SG.read_text("utf-8").replace("1 mark 33 a1 b1 a2", "1 mark 33 d4"), "utf-8")
    screen = opened(terminals, str(wrong))
    screen.until("   0 of ")
    screen.press(END)
    screen.until("SG-4.1: ")
    assert screen.leave() == 1
    assert "SG-4.1: " in screen.said.rpartition("\x1b[?1049l")[2]


def test_with_a_ply_it_is_printed_at_a_terminal_too(terminals: list[Terminal]) -> None:
    screen = opened(terminals, str(SG), "--ply", "3")
    screen.until("After 3 of ")
    assert screen.process.wait(PATIENCE) == 0
    assert "\x1b[?1049h" not in screen.said

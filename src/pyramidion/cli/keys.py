"""Keys as they are pressed at a terminal, by their names."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

# What terminals send for keys that are no letters.
SENT = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b": "escape",
    "\r": "enter",
    "\n": "enter",
    "\x04": "q",
    "": "q",  # nobody is there any more
}
WINDOWS = {
    "H": "up",
    "P": "down",
    "M": "right",
    "K": "left",
    "G": "home",
    "O": "end",
    "I": "page up",
    "Q": "page down",
}
SOON = 0.05  # seconds within which a terminal sends the rest of a key


def at_terminal() -> bool:
    """Whether somebody sits before this who can press keys and see a page drawn anew."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def pressed() -> Iterator[Iterator[str]]:
    """The names of keys, one after the other, without waiting for Enter; then all is as it was."""
    if sys.platform == "win32":
        yield _windows()
        return
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield _sent(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _sent(terminal: int) -> Iterator[str]:
    while True:
        text = os.read(terminal, 1)
        while text and (text[:1] == b"\x1b" or text[:1] > b"\x7f") and select([terminal], [], [], SOON)[0]:
            more = os.read(terminal, 1)
            text += more
            if not more or (more.isalpha() and text != b"\x1bO") or more == b"~":
                break
        said = text.decode(errors="replace")
        yield SENT.get(said.replace("\x1bO", "\x1b["), said)


def _windows() -> Iterator[str]:
    import msvcrt

    while True:
        said = msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]
        if said in ("\x00", "\xe0"):
            yield WINDOWS.get(msvcrt.getwch(), "")  # type: ignore[attr-defined,unused-ignore]
        else:
            yield SENT.get(said, said)

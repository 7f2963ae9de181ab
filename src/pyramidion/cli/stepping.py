"""A record stepped through with keys at a terminal: by line, round or level, with any eyes."""

import shutil
import sys
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator

from pyramidion.cli.keys import pressed
from pyramidion.cli.usage import clean
from pyramidion.core.game import Game
from pyramidion.core.record import Record
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.core.replay import opened
from pyramidion.core.state import ONLOOKER
from pyramidion.server.learn.looking import STAGES, outline

FindGame = Callable[[str], Game]
LAST = 3  # how many events are told
ASIDE = 5  # rows beside the board
OTHER_SCREEN, OWN_SCREEN, CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[2J"
HELP = "← → step · PgUp PgDn round, level · m big moment · Home End · 1-9 seat, 0 all · ↑ ↓ scroll · q quit"


class Stepper:
    """Where in a record one is, and with whose eyes it is seen."""

    def __init__(self, record: Record, find: FindGame, viewer: int) -> None:
        self._record = record
        self._find = find
        self._viewer = viewer
        self._session = opened(record, find)
        self._top = 0  # the first row of the board that is seen
        self.fault: BadRecord | None = None
        self.ply = 0
        self._stages = [ply for ply, (_, line) in enumerate(record.lines, 1) if _verb(line) in STAGES]
        self._big = self._moments()

    def _moments(self) -> list[int]:
        """Where many points were made at once; unknown in a record that breaks."""
        lines = "\n".join(line for _, line in self._record.lines)
        try:
            found = outline(f"{self._record.header.text()}{lines}\n", self._find)
        except Refused:
            return []
        return [moment.ply for moment in found.moments if moment.kind == "big"]

    def to(self, ply: int) -> None:
        """Go to where so many lines are entered, or as far as the record holds."""
        ply = max(0, min(ply, len(self._record.lines)))
        if ply < self.ply:
            self._session, self.ply = opened(self._record, self._find), 0
        for number, line in self._record.lines[self.ply : ply]:
            try:
                self._session.enter(line)
            except Refused as refused:
                self.fault = BadRecord(number, refused.rule, refused.message)
                return
            self.ply += 1

    def press(self, key: str) -> None:
        """Do what a key is for; others do nothing."""
        match key:
            case "right" | "l" | " " | "enter":
                self.to(self.ply + 1)
            case "left" | "h" | "b":
                self.to(self.ply - 1)
            case "home" | "g":
                self.to(0)
            case "end" | "G":
                self.to(len(self._record.lines))
            case "page down" | "]":
                self.to(_after(self._stages, self.ply, len(self._record.lines)))
            case "page up" | "[":
                self.to(_before(self._stages, self.ply))
            case "m":
                self.to(_after(self._big, self.ply, len(self._record.lines)))
            case "M":
                self.to(_before(self._big, self.ply))
            case "down" | "j":
                self._top += 1
            case "up" | "k":
                self._top = max(0, self._top - 1)
            case "0":
                self._viewer = ONLOOKER
            case _ if key.isascii() and key.isdigit() and int(key) <= len(self._record.header.players):
                self._viewer = int(key) - 1

    def page(self, columns: int, rows: int) -> str:
        """What is seen, cut to the size of a terminal."""
        session, players = self._session, self._record.header.players
        eyes = "an onlooker" if self._viewer == ONLOOKER else clean(players[self._viewer])
        head = f"{session.game.title}   {self.ply} of {len(self._record.lines)}   seen by {eyes}"
        told = session.log(self._viewer)
        told = [f"  {line}" for line in told[: len(told) - len(session.unsaid)][-LAST:]]
        board = session.game.text(session.game.view(session.state, self._viewer)).splitlines()
        room = max(1, rows - len(told) - ASIDE)
        self._top = min(self._top, max(0, len(board) - room))
        fault = f"{self.fault.rule}: {clean(self.fault.message)}" if self.fault else ""
        shown = [head, *told, "", *board[self._top : self._top + room], "", fault, HELP]
        return "\n".join(line[: columns - 1] for line in shown)


def _verb(line: str) -> str:
    actor, _, rest = line.partition(" ")
    return rest.partition(" ")[0] if actor == "-" else ""


def _after(plies: list[int], ply: int, last: int) -> int:
    at = bisect_right(plies, ply)
    return plies[at] if at < len(plies) else last


def _before(plies: list[int], ply: int) -> int:
    at = bisect_left(plies, ply)
    return plies[at - 1] if at else 0


def stepped(stepper: Stepper) -> None:
    """Let somebody step through a record until they have seen enough."""
    with pressed() as keys:
        sys.stdout.write(OTHER_SCREEN)
        try:
            for key in _drawn(stepper, keys):
                stepper.press(key)
        finally:
            sys.stdout.write(OWN_SCREEN)
            sys.stdout.flush()


def _drawn(stepper: Stepper, keys: Iterator[str]) -> Iterator[str]:
    """Each key but the last one, with the page drawn before it is waited for."""
    while True:
        size = shutil.get_terminal_size()
        sys.stdout.write(CLEAR + stepper.page(size.columns, size.lines))
        sys.stdout.flush()
        key = next(keys)
        if key in ("q", "escape"):
            return
        yield key

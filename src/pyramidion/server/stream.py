"""What a program hears of all tables it sits at, line by line."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic

import msgspec
from msgspec import Struct

from pyramidion.core.refusal import Refused
from pyramidion.server.bodies import AtTable, GameOver, Still, StreamLine, YourTurn
from pyramidion.server.house import House
from pyramidion.server.slot import encoded
from pyramidion.server.store import ALL, OPEN, Search
from pyramidion.server.wire import Board, TableView

LOOK = 1.0  # seconds after which new tables are looked for
QUIET = 15.0  # seconds after which a sign of life is sent
BACKLOG = 1000  # lines that a program may be behind


class Kind(Struct):
    """A message of which only the kind is known."""

    is_: str = msgspec.field(name="is")


class At:
    """A listener's ear at one table."""

    def __init__(self, listener: "Listener", table: str) -> None:
        self.guest = listener.guest
        self.table = table
        self._listener = listener
        self._game = ""
        self.over = False
        self._turns: dict[int, str] = {}  # what was last said to be due, by seat

    def tell(self, parts: list[bytes]) -> None:
        """Pass on what a program needs: the table, and boards where something is due."""
        for part in parts:
            match msgspec.json.decode(part, type=Kind).is_:
                case "table":
                    self._about(msgspec.json.decode(part, type=TableView))
                case "board":
                    self._due(msgspec.json.decode(part, type=Board))

    def _about(self, view: TableView) -> None:
        self._game = view.game
        self._listener.say(AtTable(view))
        if view.result and not self.over:
            self.over = True
            self._listener.say(GameOver(self.table, view.game, view.result))

    def _due(self, board: Board) -> None:
        if board.open and self._turns.get(board.seat) != board.turn:
            self._turns[board.seat] = board.turn
            self._listener.say(YourTurn(self.table, self._game, board))


class Listener:
    """One open stream."""

    def __init__(self, house: House, guest: str, token: str) -> None:
        self.guest = guest
        self._token = token  # its key, "" for a browser
        self._house = house
        self._lines: asyncio.Queue[StreamLine] = asyncio.Queue()
        self._ears: dict[str, At] = {}
        self._behind = False

    def say(self, line: StreamLine) -> None:
        """Queue a line, unless the program is so far behind that it has to begin anew."""
        self._behind = self._behind or self._lines.qsize() >= BACKLOG
        if not self._behind:
            self._lines.put_nowait(line)

    async def lines(self) -> AsyncIterator[bytes]:
        """All lines, until the program goes, falls far behind, or the server stops."""
        said, looked = monotonic(), 0.0
        try:
            while not self._house.stopping and not self._behind:
                if monotonic() - looked >= LOOK:
                    looked = monotonic()
                    if self._token and not await self._house.store.token(self._token):
                        break  # it was ended
                    await self._look_around()
                try:
                    line = await asyncio.wait_for(self._lines.get(), max(0.0, looked + LOOK - monotonic()))
                except TimeoutError:
                    if monotonic() - said < QUIET:
                        continue
                    line = Still()
                said = monotonic()
                yield encoded(line) + b"\n"
                while not self._lines.empty():
                    yield encoded(self._lines.get_nowait()) + b"\n"
        finally:
            for ear in self._ears.values():
                self._house.hub.leave(ear.table, ear)

    async def _look_around(self) -> None:
        """Listen at tables where the program has sat down since, no more at those that are over."""
        for table in [table for table, ear in self._ears.items() if ear.over]:
            self._house.hub.leave(table, self._ears.pop(table))
        page = await self._house.store.listings(Search(guest=self.guest, statuses=OPEN), ALL)
        for listing in page.listings:
            if listing.table not in self._ears:
                ear = self._ears[listing.table] = At(self, listing.table)
                try:
                    await self._house.hub.enter(listing.table, ear)
                except Refused:
                    continue

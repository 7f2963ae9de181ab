"""What SQLite and PostgreSQL do differently; all else is written once, on top of it."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from pyramidion.server.store.kept import Entry, Listing

Row = tuple[Any, ...]
Live = Callable[[], Iterable[str]]
Tell = Callable[[str, int], None]


class Append(Struct, frozen=True):
    """Lines that enter a table together or not at all."""

    table: str
    after: int
    entries: Sequence[Entry]
    listing: Listing | None
    at: int


class Tally(Struct):
    """How much a database has written: for the metrics and for benchmarks."""

    events: int = 0
    commits: int = 0
    waiting: int = 0  # jobs handed in and not yet durable


class Database(Protocol):
    """Reads, writes and appends. A statement's parameters are $1, $2, … in the order they first appear."""

    @property
    def tally(self) -> Tally:
        """How much was written since the start, and how much waits."""

    async def read(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows that a statement finds."""

    async def write(self, statement: str, *values: object) -> Sequence[Row]:
        """What a statement that changes something returns, when it is durable."""

    def append(self, append: Append) -> Awaitable[None]:
        """Done when it is durable; raises Taken or Failed otherwise."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""

    async def listen(self, live: Live, tell: Tell) -> None:
        """From now on, tell of what other processes append."""

    async def close(self) -> None:
        """Finish what was handed in and let go of the database."""

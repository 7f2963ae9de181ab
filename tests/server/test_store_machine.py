"""A store does as a plain dictionary would, whatever is done in whatever order, closed and opened again."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pyramidion.server.store import Entry, Listing, Search, Taken, opened
from tests.server.postgres import Postgres

TABLES = ("a", "b", "c")
LINE = st.text(st.characters(exclude_characters="\n\0", exclude_categories=["Cs"]), max_size=20)
LINES = st.lists(LINE, min_size=1, max_size=4)
STATUSES = st.sampled_from(["waiting", "playing", "over"])
T = TypeVar("T")


class StoreMachine(RuleBasedStateMachine):
    """Appends, right and wrong, alone and together, with and without a change of the lobby."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.runner = asyncio.Runner()
        self.store = self.run(opened(url))
        self.lines: dict[str, list[str]] = {table: [] for table in TABLES}
        self.statuses: dict[str, str] = {}

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """The result of something asynchronous."""
        return self.runner.run(doing)

    @rule(table=st.sampled_from(TABLES), lines=LINES)
    def append(self, table: str, lines: list[str]) -> None:
        """Lines behind the last."""
        self.run(self.store.append(table, len(self.lines[table]), [Entry(0, line) for line in lines]))
        self.lines[table] += lines

    @rule(table=st.sampled_from(TABLES), line=LINE, status=STATUSES)
    def change_status(self, table: str, line: str, status: str) -> None:
        """A line that changes what the lobby shows."""
        listing = Listing(table, "silver-gold", status, True, "ada", "[]")
        self.run(self.store.append(table, len(self.lines[table]), [Entry(-1, line)], listing))
        self.lines[table].append(line)
        self.statuses[table] = status

    @rule(table=st.sampled_from(TABLES), off=st.integers(-3, 3).filter(bool), line=LINE)
    def append_elsewhere(self, table: str, off: int, line: str) -> None:
        """Lines at another place are refused and change nothing."""
        listing = Listing(table, "silver-gold", "stolen", True, "eve", "[]")
        after = max(0, len(self.lines[table]) + off)
        if after != len(self.lines[table]):
            with pytest.raises(Taken):
                self.run(self.store.append(table, after, [Entry(0, line)], listing))

    @rule(rivals=st.lists(LINE, min_size=2, max_size=5))
    def append_at_once(self, rivals: list[str]) -> None:
        """Several at the same place, at every table at once: one wins at each."""

        async def race() -> list[Any]:
            attempts = (
                self.store.append(table, len(self.lines[table]), [Entry(i, rivals[i])])
                for i in range(len(rivals))
                for table in TABLES
            )
            return await asyncio.gather(*attempts, return_exceptions=True)

        outcomes = self.run(race())
        for place, table in enumerate(TABLES):
            (won,) = [outcome for outcome in outcomes[place :: len(TABLES)] if not isinstance(outcome, Taken)]
            self.lines[table].append(won[0].text)

    @rule()
    def open_again(self) -> None:
        """The server stops and starts."""
        self.run(self.store.close())
        self.store = self.run(opened(self.url))

    @invariant()
    def same(self) -> None:
        """What is read is what was appended."""
        for table, lines in self.lines.items():
            events = self.run(self.store.events(table))
            assert [(event.seq, event.text) for event in events] == list(enumerate(lines, 1))
        heads = {table: len(lines) for table, lines in self.lines.items() if lines}
        assert self.run(self.store.heads(TABLES)) == heads
        page = self.run(self.store.listings(Search()))
        assert {listing.table: listing.status for listing in page.listings} == self.statuses

    def teardown(self) -> None:
        """End of an example."""
        self.run(self.store.close())
        self.runner.close()


def run(url: Callable[[], str]) -> None:
    class Machine(StoreMachine):
        def __init__(self) -> None:
            super().__init__(url())

    run_state_machine_as_test(Machine, settings=settings(max_examples=12, stateful_step_count=12))


def test_sqlite(tmp_path: Path) -> None:
    numbers = count()
    run(lambda: f"sqlite:///{tmp_path}/{next(numbers)}.db")


def test_postgresql(postgres: Postgres) -> None:
    run(postgres.database)

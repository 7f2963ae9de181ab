"""Counts of all lines of play from known positions: a rule that changes changes a count.

`python -m tests.test_perft` prints perft.toml with the counts as they are now.
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from pyramidion.core.perft import perft
from pyramidion.core.replay import replayed
from pyramidion.core.state import OVER, State
from tests.seating import game, names, package

COUNTS = Path(__file__).with_name("perft.toml")


class Position(NamedTuple):
    """A position of a golden record, after its first `ply` events, and how many lines of play it has."""

    game: str
    record: str
    ply: int
    depth: int
    lines: int

    def state(self) -> State:
        """The position itself."""
        folder = Path(getattr(package(self.game), "__path__")[0])  # noqa: B009
        session = replayed((folder / "golden" / f"{self.record}.pyr").read_bytes(), game)
        state = session.game.start(len(session.players), session.options)
        for event in session.events[: self.ply]:
            state.apply(event.seat, event.action)
        return state


def positions() -> list[Position]:
    """All that are listed, of games that are in the catalog."""
    listed = [Position(**entry) for entry in tomllib.loads(COUNTS.read_text("utf-8"))["position"]]
    return [position for position in listed if position.game in names()]


def slow_count(state: State, depth: int) -> int:
    """The same by listing every action."""
    if depth == 0 or state.mover() == OVER:
        return 1
    total = 0
    for action in state.legal(state.mover()):
        after = state.copy()
        after.apply(state.mover(), action)
        total += slow_count(after, depth - 1)
    return total


def told(position: Position) -> str:
    """A position as it stands in the file."""
    listed = position._replace(lines=perft(position.state(), position.depth))._asdict().items()
    return "\n".join(["[[position]]", *(f"{key} = {value!r}".replace("'", '"') for key, value in listed)])


@pytest.mark.parametrize("position", positions(), ids=lambda here: f"{here.record}-{here.ply}-{here.depth}")
def test_a_position_has_as_many_lines_of_play_as_ever(position: Position) -> None:
    assert perft(position.state(), position.depth) == position.lines


def test_the_count_is_what_listing_every_action_gives() -> None:
    small = [position for position in positions() if position.lines < 20_000]
    assert small
    for position in small:
        assert slow_count(position.state(), position.depth) == position.lines


if __name__ == "__main__":
    print("\n\n".join(map(told, positions())))

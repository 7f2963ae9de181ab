"""People play while parts of the server are killed; `python -m tests.load.crash` is the long form."""

from pathlib import Path
from random import Random

import pytest

from tests.load.attempts import ACKED, Attempt, judged
from tests.load.crash import Outcome, tried
from tests.load.fate import BOT, DATABASE, SERVER, WORKER
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


def check(outcome: Outcome) -> None:
    faults = (outcome.lost, outcome.doubled, outcome.stuck, outcome.unfinished, outcome.orphans)
    assert faults == (0, 0, 0, 0, 0), outcome
    assert outcome.games >= 4
    assert outcome.acked > 100
    assert outcome.cuts > 0


async def test_one_process_on_sqlite(tmp_path: Path) -> None:
    check(await tried(f"sqlite:///{tmp_path}/games.db", 1, None, [BOT, SERVER, SERVER], Random(3)))


async def test_two_workers_on_postgresql(postgres: Postgres) -> None:
    victims = [WORKER, DATABASE, BOT, WORKER, SERVER]
    check(await tried(postgres.database(), 2, postgres, victims, Random(4)))


@pytest.mark.parametrize(
    ("fates", "stored", "faults"),
    [
        ("a a a", "xyz", (0, 0)),
        ("a a a", "xz", (1, 0)),
        ("a a a", "xyyz", (0, 1)),
        ("a u a", "xz", (0, 0)),
        ("a u a", "xyz", (0, 0)),
        ("a u a", "xy", (1, 0)),
        ("a a u", "xyzz", (0, 1)),
        ("u u u", "", (0, 0)),
    ],
)
def test_what_was_told_is_held_against_what_is_stored(
    fates: str, stored: str, faults: tuple[int, int]
) -> None:
    attempts = [Attempt(line) for line in "xyz"]
    for attempt, fate in zip(attempts, fates.split(), strict=True):
        attempt.fate = ACKED if fate == "a" else attempt.fate
    assert judged(attempts, list(stored)) == faults

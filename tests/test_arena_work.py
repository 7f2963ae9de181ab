"""Playing games of a plan: repeatable, the same chance for all seatings, and workers that may die."""

import os
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from msgspec import json

from pyramidion.arena.chunks import AHEAD, DEATHS, Chunks
from pyramidion.arena.match import Match
from pyramidion.arena.plan import Plan
from pyramidion.arena.result import Result, read
from pyramidion.arena.work import Played, play
from pyramidion.arena.workers import LocalWorkers
from pyramidion.bots.bot import Bot
from pyramidion.core.rng import Rng
from pyramidion.core.state import State
from tests.seating import game

PLAN = Plan("silver-gold", ["random", "novice"], 2, [{"deck": "standard"}], "5", 40)
DECK = Path("tests/fixtures/deck.toml")


def games(played: Sequence[Played]) -> dict[int, tuple[list[int], list[int]]]:
    """What has been played, without the times."""
    results = [read(line) for one in played for line in one.lines.splitlines()]
    return {result.job: (result.places, result.scores) for result in results}


def one(plan: Plan, number: int) -> Result:
    """One game of a plan."""
    return read(play(json.encode(plan), [number]).lines)


def test_a_game_is_the_same_wherever_and_whenever_it_is_played() -> None:
    plan = json.encode(PLAN)
    alone = [play(plan, [number]) for number in (3, 1, 2)]
    assert games(alone) == games([play(plan, [1, 2, 3])])


def test_a_result_tells_who_sat_where_and_how_long_they_thought() -> None:
    result = one(PLAN, 1)
    assert (result.job, result.deal, result.bots) == (1, "5-1", ["novice", "random"])
    assert sorted(result.places) in ([1, 2], [1, 1])
    assert min(result.decisions) > 10
    assert all(0 < most <= total for most, total in zip(result.longest, result.seconds, strict=True))


def test_a_bot_that_plays_itself_gets_the_same_game_from_both_seats() -> None:
    plan = Plan("silver-gold", ["explorer", "explorer"], 2, [{"deck": "standard"}], "5", 2)
    assert one(plan, 0).scores == one(plan, 1).scores


def test_copies_of_a_bot_draw_differently() -> None:
    plan = Plan("silver-gold", ["random", "random"], 2, [{"deck": "standard"}], "5", 2)
    assert one(plan, 0).scores != one(plan, 1).scores


def test_data_files_travel_with_the_plan() -> None:
    name = next(
        line.split('"')[1] for line in DECK.read_text("utf-8").splitlines() if line.startswith("name")
    )
    files = {"deck": DECK.read_text("utf-8")}
    own = Plan("silver-gold", ["random"], 2, [{"deck": name}], "5", 1, files)
    assert one(own, 0).decisions


class Slow(Bot):
    """Counts how often it is asked."""

    def choose(self, state: State, seat: int, _rng: Rng) -> int:
        return state.legal(seat)[0]


def test_a_match_counts_decisions_and_their_time() -> None:
    match = Match([Slow(), Slow()], "3")
    match.played(game("silver-gold").start(2, {"deck": "standard"}))
    assert all(count > 10 for count in match.decisions)
    assert all(0 < most <= total for most, total in zip(match.longest, match.seconds, strict=True))


# Chunks.


def test_chunks_grow_with_the_speed_of_games_and_shrink_at_the_end() -> None:
    chunks = Chunks(range(10_000), workers=2)
    sizes = []
    while chunk := chunks.next():
        sizes.append(len(chunk))
        chunks.done(Played(len(chunk), 0.0005 * len(chunk), b""))
    assert sizes[0] == 1
    assert max(sizes) == 200
    assert sizes[-1] == 1
    assert sum(sizes) == 10_000


def test_slow_games_are_given_one_by_one() -> None:
    chunks = Chunks(range(100), workers=2)
    chunks.done(Played(1, 3.0, b""))
    assert [len(chunks.next()) for _ in range(5)] == [1] * 5


# Worker processes.


def name_process(jobs: Sequence[int]) -> Played:
    """Tell which process it is."""
    return Played(len(jobs), 0.2 * len(jobs), f"{os.getpid()}\n".encode() * len(jobs))


def die_once(folder: str, plan: bytes, jobs: Sequence[int]) -> Played:
    """Play; but the first process that comes to game 7 is killed there."""
    mark = Path(folder, "dead")
    if 7 in jobs and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(plan, jobs)


def die_at(number: int, plan: bytes, jobs: Sequence[int]) -> Played:
    """Play; but game `number` always ends the process."""
    if number in jobs:
        os._exit(1)
    return play(plan, jobs)


def fail(_jobs: Sequence[int]) -> Played:
    """Never work."""
    raise ValueError("the bot fell asleep")


def test_all_processes_get_games() -> None:
    lines = [one.lines for one in LocalWorkers(3).played(name_process, range(12 * AHEAD))]
    assert len({name for some in lines for name in some.split()}) == 3
    assert sum(some.count(b"\n") for some in lines) == 12 * AHEAD


def test_a_worker_that_dies_is_replaced_and_its_games_are_played_again(tmp_path: Path) -> None:
    plan = json.encode(PLAN)
    work = partial(die_once, str(tmp_path), plan)
    played = list(LocalWorkers(2).played(work, range(40)))
    assert (tmp_path / "dead").exists()
    assert sum(one.games for one in played) == 40
    assert games(played) == games([play(plan, range(40))])


def test_a_game_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(RuntimeError, match=rf"plays game 4 died {DEATHS} times"):
        list(LocalWorkers(1).played(partial(die_at, 3, json.encode(PLAN)), range(3, 40)))


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(RuntimeError, match="the bot fell asleep"):
        list(LocalWorkers(1).played(fail, [0]))

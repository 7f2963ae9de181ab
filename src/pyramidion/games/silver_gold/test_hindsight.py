"""Hindsight of Silver & Gold: what is found is legal, and small cases are what trying everything gives."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest

from pyramidion.core.bits import members
from pyramidion.core.replay import replayed
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE
from pyramidion.games.silver_gold import GAME, hindsight
from pyramidion.games.silver_gold.hindsight import Course, best_line, course_of
from pyramidion.games.silver_gold.hindsight_bound import bound
from pyramidion.games.silver_gold.hindsight_card import NEVER, Prices, most
from pyramidion.games.silver_gold.reading import read
from pyramidion.games.silver_gold.rules.deck import Card
from pyramidion.games.silver_gold.rules.state import REVEAL, SilverGold

GOLDEN = Path(__file__).parent / "golden"
PRICES = Prices(2.5, 5.0)
SMALL = [
    ("E.g##", "#.+##", "#t..#", "##r.#", "###.T"),
    ("g.E.#", "#+#r#", "..#..", "t##.r", "T.+.#"),
    ("##E##", "t.g.+", ".###.", ".###r", "++T.."),
]


def session(name: str) -> Session:
    return replayed((GOLDEN / name).read_bytes(), lambda _: GAME)


def hang_together(squares: set[tuple[int, int]]) -> bool:
    found: set[tuple[int, int]] = set()
    ready = [next(iter(squares))]
    while ready:
        row, column = ready.pop()
        if (row, column) in squares - found:
            found.add((row, column))
            ready += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return found == squares


@pytest.mark.parametrize("tomb", [True, False])
@pytest.mark.parametrize("grid", SMALL)
def test_a_card_gives_what_trying_all_sets_of_squares_finds(grid: tuple[str, ...], tomb: bool) -> None:
    kinds = {(r, c): grid[r][c] for r in range(5) for c in range(5) if grid[r][c] != "#"}
    best = [NEVER] * 26
    for size in range(1, len(kinds) + 1):
        for chosen in map(set, combinations(kinds, size)):
            marked = [kinds[square] for square in chosen]
            if "E" in marked and ("T" in marked) == tomb and hang_together(chosen):
                cost = sum(kind != "+" for kind in marked)
                best[cost] = max(best[cost], sum(map(PRICES.of, marked)))
    found = most(Card(1, "green", grid), PRICES, tomb=tomb)
    assert [max(value, NEVER) for value in found] == pytest.approx(best)


def every_line(course: Course) -> int:
    """The best of a short course by trying everything."""
    best = 0

    def go_on(state: SilverGold, at: int) -> None:
        nonlocal best
        if at == len(course.turns):
            best = max(best, state.scores()[0])
            return
        for line in hindsight._played(hindsight.Line(state, ()), course.turns[at], GAME.sense()):
            hindsight._race(line.state, course.turns[at])
            go_on(line.state, at + 1)

    for opening in hindsight._openings(course):
        go_on(opening.state, 0)
    return best


@pytest.mark.parametrize("name", ["clear-win.pyr", "torch-twice.pyr"])
def test_with_few_turns_the_best_is_found_and_bounded(name: str) -> None:
    whole = course_of(session(name), 0)
    short = whole._replace(turns=whole.turns[-2:])
    best, _ = best_line(short, GAME.sense(), 100_000)
    assert best == every_line(short)
    assert bound(short) >= best > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_the_line_found_is_legal_and_gives_what_is_said(seat: int) -> None:
    course = course_of(session("clear-win.pyr"), seat)
    best, lines = best_line(course, GAME.sense(), 10)
    kept, *rest = lines
    first, second = (int(number) - 1 for number in kept.split()[1:])
    assert {first, second} <= set(members(course.hand))
    state = SilverGold(course.deck, 1)
    state.players[0].hold(0, first, course.deck)
    state.players[0].hold(1, second, course.deck)
    state.unseen, state.turn, state.phase = 0, 0, REVEAL
    for turn in course.turns:
        state.apply(CHANCE, turn.pattern)
        state.display = turn.pool & ~state.players[0].aside
        while state.mover() == 0:
            move = read(state, GAME.notation.parse(f"1 {rest.pop(0)}", 1))
            assert move.action in state.legal(0)
            state.apply(0, move.action)
        hindsight._race(state, turn)
    assert rest == []
    assert state.scores()[0] == best


def test_cards_come_into_the_pool_in_the_turn_they_are_shown_or_drawn() -> None:
    record = session("clear-win.pyr")
    pools = [turn.pool for turn in course_of(record, 0).turns]
    assert all(not earlier & ~later for earlier, later in pairwise(pools))
    shown = {int(line.split()[2]) - 1 for line in record.lines() if line.startswith("- show ")}
    assert shown <= set(members(pools[-1]))

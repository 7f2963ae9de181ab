"""The clauses of the rules: building (PY-4), and where there is no room left (PY-3.7)."""

import pytest

from pyramidion.games.pyramido.rules.pyramid import NOTHING_LAID, Pyramid
from pyramidion.games.pyramido.rules.state import REDUCE, SCORE, TAKE_ONE
from pyramidion.games.pyramido.test_rules import begun
from pyramidion.games.pyramido.test_table import FULL_LEVEL, Table, fits, lay, places

# Without room, and with holes at -1,0 and 3,3.
GAPS = """
    0,0 1,0
    2,0 3,0
    0,1 0,2
    1,1 2,1
    -1,1 -1,2
    3,1 3,2
    1,2 1,3
    2,2 2,3
    -1,3 0,3
"""


def pyramid(level_1: str = "") -> Pyramid:
    """A pyramid of level 1 with dominoes on these cells."""
    built = Pyramid(NOTHING_LAID[:])
    lay(built, 1, level_1)
    return built


def test_py_3_7_a_hole_is_no_room() -> None:
    holed = pyramid("0,0 1,0\n0,1 1,1\n0,2 1,2\n0,3 1,3\n2,0 2,1\n2,2 3,2\n3,1 4,1\n3,0 4,0\n4,2 4,3")
    assert (holed.wide, holed.high) == (5, 4)
    assert places(holed) == 1
    lay(holed, 1, "2,3 3,3")
    assert not holed.room()
    gaps = pyramid(GAPS)
    assert gaps.count == 9
    assert not gaps.room()


def test_py_4_1_level_sizes() -> None:
    full = pyramid(FULL_LEVEL)
    assert full.count == 10
    assert not full.room()
    for level, dominoes in ((2, 17), (3, 7), (4, 1)):
        full.climb(level)
        assert places(full) == dominoes
    upright = pyramid(turned(FULL_LEVEL))
    assert (upright.wide, upright.high) == (4, 5)
    assert not upright.room()


def turned(plan: str) -> str:
    """The same plan with rows and columns exchanged."""
    lines = [line.replace(",", " ").split() for line in plan.strip().splitlines()]
    return "\n".join(f"{ay},{ax} {by},{bx}" for ax, ay, bx, by in lines)


def test_py_4_2_the_first_domino_has_four_ways_to_lie() -> None:
    table = begun(2)
    table.play("1 take 3 red\n- back 3 red1-red1\n1 open 4\n- domino 4 10")
    assert len(table.state.legal(0)) == 4
    for line in ("0,0 1,0", "0,0 0,1", "0,0 -1,0", "0,0 0,-1"):
        assert table.allows(f"1 place {line}")


@pytest.mark.parametrize(
    ("first", "corner"), [("0,0 1,0", (0, 0)), ("0,0 -1,0", (-1, 0)), ("0,0 0,-1", (0, -1))]
)
def test_py_4_2_block_a_of_the_first_domino_is_the_origin(first: str, corner: tuple[int, int]) -> None:
    built = pyramid(first)
    assert (built.x, built.y) == corner


def test_py_4_2_a_domino_shares_a_full_edge_with_an_earlier_one() -> None:
    built = pyramid("0,0 1,0")
    assert fits(built, "2,0 3,0")
    assert fits(built, "1,1 2,1")
    assert fits(built, "-2,0 -1,0")
    assert not fits(built, "2,1 3,1")
    assert not fits(built, "3,0 4,0")
    assert not fits(built, "1,0 2,0")
    # Two squares beside a domino of two: 3 left or right, lying or standing, 4 above or below, and 3 + 3 that
    # stand above or below it, each of them once.
    assert places(built) == 2 * (1 + 2) + 2 * (3 + 2)


def test_py_4_2_all_blocks_fit_a_frame_that_is_not_chosen_beforehand() -> None:
    built = pyramid("0,0 1,0\n2,0 3,0")
    assert fits(built, "4,0 4,1")
    assert not fits(built, "4,0 5,0")
    assert fits(built, "0,1 0,2")
    lay(built, 1, "0,1 0,2\n0,3 0,4")  # 4 wide, 5 high
    assert not fits(built, "4,0 4,1")
    assert not fits(built, "0,-1 1,-1")
    assert fits(built, "3,1 3,2")


def test_py_4_2_the_frame_may_grow_to_the_left_and_upwards() -> None:
    built = pyramid("0,0 1,0\n-1,0 -2,0\n-2,-1 -2,-2\n1,-1 1,-2")
    assert (built.x, built.y, built.wide, built.high) == (-2, -2, 4, 3)
    assert fits(built, "-3,-2 -3,-1")
    assert fits(built, "-2,-3 -1,-3")
    lay(built, 1, "-3,0 -3,-1")
    assert (built.x, built.wide) == (-3, 5)
    assert not fits(built, "2,-1 2,0")
    assert not fits(built, "-2,-3 -2,-4")


def test_py_4_3_the_grid_of_a_level_follows_from_the_one_below() -> None:
    built = pyramid(FULL_LEVEL)
    built.climb(2)
    assert fits(built, "0,0 1,0")
    assert fits(built, "3,1 3,2")
    assert not fits(built, "3,0 4,0")
    assert not fits(built, "0,2 0,3")
    built.climb(3)
    assert fits(built, "2,0 2,1")
    assert not fits(built, "2,0 3,0")
    built.climb(4)
    assert fits(built, "0,0 1,0")
    assert not fits(built, "0,0 0,1")


def test_py_4_3_a_domino_needs_no_neighbour_and_may_lie_over_a_hole() -> None:
    gaps = pyramid(GAPS)
    gaps.climb(2)
    lay(gaps, 2, "2,2 2,1")
    assert fits(gaps, "-1,0 0,0")
    assert not fits(gaps, "2,0 2,1")


def test_py_4_4_making_a_hole_is_legal() -> None:
    built = pyramid("0,0 1,0\n2,0 3,0\n0,1 0,2\n0,3 1,3")
    assert fits(built, "1,2 2,2")  # leaves 1,1 to 3,1
    lay(built, 1, "1,2 2,2\n2,1 3,1")
    assert not fits(built, "1,1 1,2")
    assert built.room()


def test_py_4_5_nobody_starts_a_level_before_all_have_scored_the_last() -> None:
    table = Table(3)
    table.random(SCORE)
    state = table.state
    assert state.level == 1
    for seat in (2, 0):
        state.apply(seat, state.legal(seat)[-1])
        assert state.level == 1
        assert state.legal(seat) == []
    state.apply(1, state.legal(1)[-1])
    while state.phase == REDUCE:
        assert state.level == 1
        state.apply(state.mover(), state.legal(state.mover())[0])
    assert state.level == 2
    assert state.phase == TAKE_ONE
    assert all(places(player.pyramid) == 17 for player in state.players)

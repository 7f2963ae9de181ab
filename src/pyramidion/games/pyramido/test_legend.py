"""The clauses of the rules: solo against the Legend (PY-7)."""

from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE, OVER
from pyramidion.games.pyramido.rules.gems import GEMS, MYTHICAL, held, total
from pyramidion.games.pyramido.rules.legend import Legend
from pyramidion.games.pyramido.rules.market import Market
from pyramidion.games.pyramido.rules.player import POINTS_LANE
from pyramidion.games.pyramido.rules.state import LEGEND_DRAW, SCORE, TAKE_ONE, Pyramido
from pyramidion.games.pyramido.test_rules import SET_UP, gems, heights, set_heights, set_space
from pyramidion.games.pyramido.test_table import FULL_LEVEL, SET, Table, lay, random_event

# The open spaces: 1 orange blue red, 3 red red mythical, 5 green mythical mythical.
PLAYERS_TURN = "1 take 5 green\n- back 5 green1-green1\n1 open 5\n- domino 5 79\n1 place 0,0 1,0"


def solo(domino: int, legend: str = "a", turn: str = PLAYERS_TURN) -> Table:
    """A solo game after the player's first turn; the Legend has this domino."""
    table = Table(1, legend)
    table.play(f"- legend {domino}")
    table.play(SET_UP)
    table.play(turn)
    return table


def steps(table: Table) -> list[int]:
    return [int(action) for action in table.state.legal(CHANCE)]


def test_py_7_1_one_random_domino_is_the_base_of_the_stack() -> None:
    table = Table(1)
    assert len(table.state.legal(CHANCE)) == 90
    assert set(table.state.weights()) == {1}
    table.play("- legend 40")
    assert table.state.legend.top == SET.place_of[40]
    assert not table.state.market.is_unseen(SET.place_of[40])


def test_py_7_1_the_player_starts_and_each_turn_is_followed_by_one_of_the_legend() -> None:
    for k in range(6):
        state, rng = Pyramido(SET, 1, k % 2 == 0), seeded(f"solo {k}")
        turns = dict.fromkeys(range(1, 5), 0)
        while state.mover() != OVER:
            level, mine = int(state.level), state.legends_turn
            random_event(state, rng)
            if state.legends_turn and not mine:
                turns[level] += 1
                assert state.legend.turns == {1: 11, 2: 7, 3: 4, 4: 2}[level] - turns[level]
            if state.level > level > 0:
                assert state.mover() == 0 or state.phase == LEGEND_DRAW
        assert all(turns[level] <= most for level, most in ((1, 10), (2, 6), (3, 3), (4, 1)))
        assert turns[4] == 1


def test_py_7_1_the_legend_has_all_its_turns_if_the_player_has_no_room() -> None:
    table = solo(90)
    pyramid = table.state.players[0].pyramid
    lay(pyramid, 1, "\n".join(FULL_LEVEL.strip().splitlines()[1:]))
    table.state.room = 0
    before = sum(heights(table))
    table.chance()
    assert table.state.phase == SCORE
    assert before - sum(heights(table)) == 10
    assert pyramid.count == 10


def test_py_7_2_it_takes_the_gems_its_icons_want_from_the_left() -> None:
    table = solo(29)  # orange and red
    for line in ("L gather 1 orange", "L gather 1 red", "L take 1"):
        assert len(steps(table)) == 1
        assert table.state.weights() == [1]
        table.play(line)


def test_py_7_2_two_icons_of_one_colour_want_two_gems() -> None:
    table = solo(90)  # red and red
    table.play("L gather 1 red\nL gather 3 red\nL take 3")


def test_py_7_2_block_colours_without_icons_are_not_wanted() -> None:
    table = solo(26)  # two orange icons, the other block is red
    table.play("L gather 1 orange")
    assert not table.allows("L gather 1 red")
    table.play("L gather 3 mythical\nL take 3")


def test_py_7_2_each_icon_wants_one_gem() -> None:
    table = solo(14)  # purple and orange
    set_space(table, 1, "orange orange red")
    table.play("L gather 1 orange\nL gather 3 mythical\nL take 3")


def test_py_7_2_face_down_spaces_do_not_count() -> None:
    table = solo(58)  # purple and purple lie in space 2 only
    table.play("L gather 3 mythical\nL gather 5 mythical\nL take 5")


def test_py_7_2_both_wants_are_looked_for_one_space_at_a_time() -> None:
    table = solo(53)  # blue and red
    set_space(table, 1, "red")
    set_space(table, 3, "blue red")
    table.play("L gather 1 red\nL gather 3 blue\nL take 3")


def test_py_7_3_mythical_gems_fill_up_to_two() -> None:
    table = solo(19)  # two orange icons
    table.play("L gather 1 orange\nL gather 3 mythical\nL take 3")
    both = solo(58)
    set_space(both, 1, "red mythical mythical")
    both.play("L gather 1 mythical\nL gather 1 mythical\nL take 1")


def test_py_7_3_it_may_end_with_one_gem() -> None:
    table = solo(19)
    for space in (3, 5):
        set_space(table, space, "red")
    table.play("L gather 1 orange\nL take 1")
    assert total(table.state.legend.gems) == 1


def test_py_7_4_it_takes_the_domino_of_its_last_gem_and_turns_up_the_next() -> None:
    table = solo(90)
    table.play("L gather 1 red\nL gather 3 red\nL take 3")
    assert table.state.legend.top == SET.place_of[5]
    table.play("- back 3 red1-red1\n- domino 3 89")
    assert table.state.phase == TAKE_ONE
    assert table.state.market.face(2) == SET.place_of[89]


def test_py_7_5_without_a_gem_it_takes_the_leftmost_open_domino_and_draws() -> None:
    table = solo(58)
    for space in (1, 3, 5):
        set_space(table, space, "red green blue")
    table.play("L take 1\n- back 1 red1-red1\n- domino 1 89")
    assert table.state.phase == LEGEND_DRAW
    assert table.state.weights() == [int(held(table.state.market.bag, kind)) for kind in range(6)]
    table.play("L draw purple")
    assert table.state.legend.gems == gems("purple")
    assert table.state.phase == TAKE_ONE


def test_py_7_5_the_bag_is_refilled_for_that_draw() -> None:
    table = solo(58)
    for space in (1, 3, 5):
        set_space(table, space, "red green blue")
    table.state.market.bag, table.state.market.discarded = 0, gems("blue")
    table.play("L take 1\n- back 1 red1-red1\n- domino 1 89\nL draw blue")
    assert table.state.market.discarded == 0


def test_py_7_6_spaces_are_refilled_after_both_searches_by_their_numbers() -> None:
    table = solo(90)
    set_space(table, 1, "red")
    set_space(table, 3, "red")
    table.play("L gather 1 red\nL gather 3 red\nL take 3\n- back 3 red1-red1\n- domino 3 89")
    table.play("- gem 1 blue\n- gem 1 blue\n- gem 1 mythical\n- gem 3 green\n- gem 3 red\n- gem 3 mythical")
    assert table.state.phase == TAKE_ONE
    assert table.state.market.gems(0, 1) == 2
    assert table.state.market.gems(2, MYTHICAL) == 1


def test_py_7_6_a_pile_it_empties_is_refilled_from_the_tallest_leftmost_if_tied() -> None:
    table = solo(90)
    set_heights(table, 3, 7, 1, 7, 2)
    table.play("L gather 1 red\nL gather 3 red\nL take 3")
    assert len(steps(table)) == 1
    table.play("L split 3 2")
    assert heights(table) == [3, 4, 3, 7, 2]
    table.play("- back 3 red1-red1")


def test_py_7_7_its_points_of_a_level() -> None:
    market = Market(SET)
    legend = Legend()
    legend.gems = gems("red red blue green orange" + " mythical" * 6)
    legend.close(3, market)
    assert legend.points(3) == legend.score() == 15 + 12
    assert legend.gems == gems("mythical " * 6)
    assert market.discarded == gems("red red blue green orange")
    legend.close(4, market)
    assert legend.points(4) == 12
    assert legend.score() == 27 + 12


def test_py_7_8_a_tie_is_the_legends() -> None:
    state = Pyramido(SET, 1)
    state.legend.coloured_points = 7 << 2 * POINTS_LANE
    for points, place in ((6, 2), (7, 2), (8, 1)):
        state.players[0].area_points = points
        assert state.places() == [place]
        assert state.scores() == [points]


def second_level(legend: str, mythical: int) -> Table:
    """A solo game at the end of level 1 where the Legend has so many mythical gems."""
    table = solo(90, legend)
    state = table.state
    while state.phase != SCORE:
        random_event(state, table.rng)
    state.legend.gems = mythical << 8 * MYTHICAL
    state.players[0].gems = 0
    table.play("1 done")
    return table


def test_py_7_9_the_harder_legend_draws_at_the_start_of_a_level_with_seven_mythical_gems() -> None:
    table = second_level("the", 7)
    assert table.state.level == 2
    assert table.state.mover() == CHANCE
    table.play("L draw " + next(gem for kind, gem in enumerate(GEMS) if held(table.state.market.bag, kind)))
    assert total(table.state.legend.gems) == 8
    assert table.state.phase == TAKE_ONE
    assert table.state.mover() == 0


def test_py_7_9_not_with_six_and_not_the_easier_one() -> None:
    assert second_level("the", 6).state.phase == TAKE_ONE
    assert second_level("a", 9).state.phase == TAKE_ONE

"""The clauses of the rules: components, set-up, a turn (PY-1 to PY-3)."""

from collections import Counter

import pytest

from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE
from pyramidion.games.pyramido.rules.actions import BACK, DOMINO, DOMINOES, OPEN, PILES, SPLIT, START, TAKE
from pyramidion.games.pyramido.rules.dominoes import BACKS
from pyramidion.games.pyramido.rules.gems import GEMS, LANE, total
from pyramidion.games.pyramido.rules.market import PILE_LANE, SPACE_LANE
from pyramidion.games.pyramido.rules.player import new_player
from pyramidion.games.pyramido.rules.state import SCORE, SHOW_BACK, SPLIT_PILE, TAKE_ONE, TURN_UP
from pyramidion.games.pyramido.test_table import FULL_LEVEL, SET, Table, back, fits, lay

# Red, red and orange-blue dominoes lie open, two backs are seen.
SET_UP = """
    - gem 1 orange
    - gem 1 blue
    - gem 1 red
    - gem 2 purple
    - gem 2 green
    - gem 2 mythical
    - gem 3 red
    - gem 3 red
    - gem 3 mythical
    - gem 4 blue
    - gem 4 blue
    - gem 4 blue
    - gem 5 green
    - gem 5 mythical
    - gem 5 mythical
    - domino 1 87
    - back 2 purple1-green1
    - domino 3 5
    - back 4 orange0-blue2
    - domino 5 76
"""


def begun(seats: int, starter: int = 1) -> Table:
    """A game after its set-up."""
    table = Table(seats)
    table.play(SET_UP)
    table.play(f"- level 1 {starter}")
    return table


def gems(words: str) -> int:
    """Gems by their names."""
    return sum(1 << LANE * GEMS.index(word) for word in words.split())


def heights(table: Table) -> list[int]:
    return [int(table.state.market.height(pile)) for pile in range(PILES)]


def set_heights(table: Table, *piles: int) -> None:
    table.state.market.heights = sum(height << PILE_LANE * pile for pile, height in enumerate(piles))


def set_space(table: Table, space: int, words: str) -> None:
    """Lay other gems in a space."""
    market = table.state.market
    others = int(market.spaces) & ~(4095 << SPACE_LANE * (space - 1))
    lanes = sum(1 << (SPACE_LANE * (space - 1) + 2 * GEMS.index(word)) for word in words.split())
    market.spaces = others | lanes


def test_py_1_2_a_back_shows_colours_and_numbers_of_icons() -> None:
    same = [domino.number for domino in SET.dominoes if domino.back() == back("purple1-green1")]
    assert same == [64, 65, 66]
    assert BACKS[back("blue2-blue0")] == ((1, 2), (1, 0))
    assert len(BACKS) == len(set(BACKS)) == 40


def test_py_1_2_a_back_promises_a_domino_that_has_it() -> None:
    table = begun(2)
    table.play("1 take 3 red\n- back 3 red1-red1\n1 open 2")
    assert table.state.legal(CHANCE) == [DOMINO + place for place in (63, 64, 65)]
    assert table.state.weights() == [1, 1, 1]
    assert table.allows("- domino 2 65")
    assert not table.allows("- domino 2 67")


def test_py_1_3_the_bag_holds_nine_of_each_colour_and_eighteen_mythical() -> None:
    table = Table(2)
    assert table.state.weights() == [9, 9, 9, 9, 9, 18]
    assert total(table.state.market.bag) == 63
    table.play("- gem 1 mythical\n- gem 1 red")
    assert table.state.weights() == [9, 9, 9, 9, 8, 17]


def test_py_2_1_five_piles_of_18_with_three_gems_each_and_three_open() -> None:
    table = Table(3)
    assert heights(table) == [18] * 5
    table.play(SET_UP)
    market = table.state.market
    assert heights(table) == [18] * 5
    assert [int(market.up) >> pile & 1 for pile in range(PILES)] == [1, 0, 1, 0, 1]
    assert total(market.bag) == 63 - 15
    assert market.back(1) == back("purple1-green1")
    assert market.back(3) == back("orange0-blue2")


def test_py_2_1_in_solo_the_legend_takes_one_of_the_last_pile() -> None:
    table = Table(1)
    table.play("- legend 90")
    assert heights(table) == [18, 18, 18, 18, 17]
    table.chance()
    assert sum(table.state.market.is_unseen(domino) for domino in range(DOMINOES)) == 89 - 3


def test_py_2_1_a_top_turned_up_is_none_that_another_pile_promises() -> None:
    """Exactly as if the pile had been shuffled: count all orders of the tops of piles 2, 4 and 5."""
    table = Table(2)
    table.play(SET_UP[: SET_UP.index("- domino 5")].replace("orange0-blue2", "purple1-green1"))
    market = table.state.market
    unseen = [domino for domino in range(DOMINOES) if market.is_unseen(domino)]
    shown = back("purple1-green1")
    promised = [domino for domino in unseen if SET.back_of[domino] == shown]
    orders = Counter(
        top for second in promised for fourth in promised for top in unseen if len({second, fourth, top}) == 3
    )
    dominoes = [action - DOMINO for action in table.state.legal(CHANCE)]
    weights = table.state.weights()
    assert dominoes == sorted(orders)
    share = [orders[domino] / orders[dominoes[0]] for domino in dominoes]
    assert share == pytest.approx([weight / weights[0] for weight in weights])
    assert min(share) < max(share)


def test_py_2_1_a_back_is_drawn_from_what_no_pile_promises() -> None:
    table = begun(2)
    table.play("1 take 3 red")
    state = table.state
    unseen = Counter(int(SET.back_of[domino]) for domino in range(DOMINOES) if state.market.is_unseen(domino))
    unseen[back("purple1-green1")] -= 1
    unseen[back("orange0-blue2")] -= 1
    assert dict(zip(state.legal(CHANCE), state.weights(), strict=True)) == {
        BACK + shown: left for shown, left in sorted(unseen.items()) if left > 0
    }
    assert sum(state.weights()) == 87 - 2


@pytest.mark.parametrize("lines", ["1 take 3 red", "1 take 3 red\n- back 3 red1-red1\n1 open 2", ""])
def test_py_2_1_draws_are_as_likely_as_their_weights(lines: str) -> None:
    table = Table(2)
    table.play(SET_UP if lines else SET_UP[: SET_UP.index("- domino 5")])
    table.play("- level 1 1" if lines else "")
    table.play(lines)
    state, rng = table.state, seeded("draws")
    draws = 20_000
    drawn = Counter(int(state.sample(rng)) for _ in range(draws))
    weights = dict(zip(state.legal(CHANCE), state.weights(), strict=True))
    assert set(drawn) <= set(weights)
    whole = sum(weights.values())
    chi_square = sum((drawn[a] - draws * w / whole) ** 2 / (draws * w / whole) for a, w in weights.items())
    freedom = len(weights) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_py_2_2_a_random_player_starts_and_play_goes_clockwise() -> None:
    table = Table(3)
    table.play(SET_UP)
    assert table.state.legal(CHANCE) == [START, START + 1, START + 2]
    assert table.state.weights() == [1, 1, 1]
    table.play("- level 1 3")
    movers = []
    for _ in range(5):
        movers.append(int(table.state.mover()))
        while True:
            table.chance()
            if table.state.phase == TAKE_ONE and table.state.mover() != movers[-1]:
                break
            table.state.apply(table.state.mover(), table.state.legal(table.state.mover())[0])
    assert movers == [2, 0, 1, 2, 0]


def test_py_3_1_domino_and_gem_come_from_one_open_space() -> None:
    table = begun(2)
    spaces = {0: "orange blue red", 2: "red mythical", 4: "green mythical"}
    choices = [TAKE + 6 * space + GEMS.index(gem) for space, names in spaces.items() for gem in names.split()]
    assert table.state.legal(0) == choices
    assert table.state.legal(1) == []
    table.play("1 take 3 mythical")
    assert table.state.players[0].gems == gems("mythical")
    assert SET.dominoes[table.state.domino].number == 5
    assert table.state.market.gems(2, GEMS.index("mythical")) == 0


def test_py_3_2_an_emptied_pile_gets_the_bottom_half_of_another() -> None:
    table = begun(2)
    set_heights(table, 5, 1, 1, 2, 1)
    table.play("1 take 3 red")
    assert table.state.legal(0) == [SPLIT, SPLIT + 3]
    table.play("1 split 3 1")
    assert heights(table) == [3, 1, 2, 2, 1]
    assert table.state.market.face(0) == SET.place_of[87]
    table.play("- back 3 red1-red1")


def test_py_3_2_a_pile_can_always_be_split() -> None:
    """4 players leave 10 of 90 dominoes: 5 or more after each take, so one of 4 piles has 2 of them."""
    splits = 0
    for k in range(8):
        table = Table(4)
        table.rng = seeded(f"split {k}")
        state = table.state
        table.chance()
        while state.actors():
            seat = state.actors()[0]
            actions = state.legal(seat)
            splits += state.phase == SPLIT_PILE
            # Who always takes from the lowest pile empties as many as possible.
            chosen = actions[int(table.rng.below(len(actions)))]
            if state.phase == TAKE_ONE:
                piles = [int(state.market.height((action - TAKE) // 6)) for action in actions]
                chosen = actions[piles.index(min(piles))]
            state.apply(seat, chosen)
            assert state.phase == SPLIT_PILE or min(heights(table)) > 0
            table.chance()
    assert splits > 20


def test_py_3_3_an_empty_space_gets_three_gems() -> None:
    table = begun(2)
    set_space(table, 3, "red")
    table.play("1 take 3 red\n- back 3 red1-red1\n- gem 3 blue\n- gem 3 blue\n- gem 3 red\n1 open 4")


def test_py_3_3_a_space_with_a_gem_gets_none() -> None:
    table = begun(2)
    table.play("1 take 3 red\n- back 3 red1-red1")
    assert table.state.phase != SHOW_BACK
    assert table.state.legal(CHANCE) == []


def test_py_3_3_an_empty_bag_takes_in_the_discarded_gems_in_the_middle_of_a_draw() -> None:
    table = begun(2)
    set_space(table, 3, "red")
    table.state.market.bag = gems("orange")
    table.state.market.discarded = gems("blue green")
    table.play("1 take 3 red\n- back 3 red1-red1")
    assert not table.allows("- gem 3 blue")
    table.play("- gem 3 orange\n- gem 3 blue\n- gem 3 green")
    assert table.state.market.bag == table.state.market.discarded == 0
    table.play("1 open 3")


def test_py_3_3_the_bag_is_not_refilled_before_a_gem_is_needed() -> None:
    table = begun(2)
    set_space(table, 3, "red")
    table.state.market.bag = gems("orange blue red")
    table.state.market.discarded = gems("green")
    table.play("1 take 3 red\n- back 3 red1-red1\n- gem 3 orange\n- gem 3 blue\n- gem 3 red")
    assert table.state.market.bag == 0
    assert table.state.market.discarded == gems("green")


def test_py_3_4_any_face_down_pile_is_turned_up_the_one_just_used_included() -> None:
    table = begun(2)
    table.play("1 take 3 red\n- back 3 red1-red1")
    assert table.state.legal(0) == [OPEN + 1, OPEN + 2, OPEN + 3]
    table.play("1 open 3")
    assert table.state.legal(CHANCE) == [DOMINO + 88, DOMINO + 89]


def test_py_3_6_the_new_domino_is_seen_before_placing() -> None:
    table = begun(2)
    table.play("1 take 3 red\n- back 3 red1-red1")
    assert not table.allows("1 place 0,0 1,0")
    table.play("1 open 4")
    assert table.state.phase == TURN_UP
    assert not table.allows("1 place 0,0 1,0")
    table.play("- domino 4 10\n1 place 0,0 1,0")
    assert table.state.mover() == 1


def test_py_3_5_a_domino_is_placed_as_it_was_taken_and_stays() -> None:
    table = begun(2)
    table.play("1 take 3 red\n- back 3 red1-red1\n1 open 4\n- domino 4 10\n1 place 0,0 0,1")
    laid = table.state.players[0].pyramid
    assert laid.count == 1
    assert laid.laid[0] & 127 == SET.place_of[5]
    assert not fits(laid, "0,0 1,0")


def out_of_room(table: Table, seat: int) -> None:
    """Fill up level 1 of a seat."""
    lay(table.state.players[seat].pyramid, 1, FULL_LEVEL)
    table.state.room ^= 1 << seat


def test_py_3_7_who_has_no_room_is_passed_over() -> None:
    table = begun(3)
    out_of_room(table, 1)
    table.play("1 take 3 red\n- back 3 red1-red1\n1 open 4\n- domino 4 10\n1 place 0,0 0,1")
    assert table.state.mover() == 2
    assert table.state.phase == TAKE_ONE
    assert table.state.legal(1) == []
    assert table.state.players[1].gems == 0


def test_py_3_7_the_level_ends_as_soon_as_nobody_has_room() -> None:
    table = begun(2)
    out_of_room(table, 1)
    lay(table.state.players[0].pyramid, 1, FULL_LEVEL.strip().rsplit("\n", 1)[0])
    table.play("1 take 3 red\n- back 3 red1-red1\n1 open 4\n- domino 4 10")
    assert table.allows("1 place 2,3 3,3")
    table.play("1 place 3,3 2,3")
    assert table.state.phase == SCORE
    assert table.state.actors() == [0, 1]


def test_a_new_player_has_nothing() -> None:
    player = new_player()
    assert (player.gems, player.score(), player.pyramid.count) == (0, 0, 0)

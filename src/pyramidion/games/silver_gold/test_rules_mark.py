"""Section 4 of the rules, clause by clause: marking."""

import pytest

from pyramidion.games.silver_gold.test_table import HALL, OPEN, RUSH, Table, through

# SG-4.1


@pytest.mark.parametrize(
    "squares",
    [
        "b2 c2 d2 b3", "b2 c2 d2 d3", "b2 b3 c3 d3", "d2 b3 c3 d3",
        "b2 c2 b3 b4", "b2 c2 c3 c4", "b2 b3 b4 c4", "c2 c3 b4 c4",
    ],
)  # fmt: skip
def test_sg_4_1_a_pattern_may_be_turned_and_mirrored(squares: str) -> None:
    table = Table({1: "..E.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 c1")
    table.turn("1 mark 1 b1")
    table.turn("1 mark 1 d1")
    table.turn(f"1 mark 1 {squares}", pattern="L4")
    assert table.marks(1)[1] == ["b1", "c1", "d1", *squares.split()]


def test_sg_4_1_all_of_the_pattern_is_marked_and_nothing_else() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I3")
    assert table.refuses("1 mark 1 a1 b1") == "SG-4.1"  # a part of it
    assert table.refuses("1 mark 1 a1 b1 c1 d1") == "SG-4.1"  # more than it
    assert table.refuses("1 mark 1 a1 b1 a2") == "SG-4.1"  # another pattern
    assert table.refuses("1 mark 1 a1 b1 d1") == "SG-4.1"  # a gap
    assert table.refuses("1 mark 1 a1 b2 c3") == "SG-4.1"  # corner to corner
    assert table.refuses("1 mark 1 b1 a1 c1") == "REC"  # not in reading order
    assert table.refuses("1 mark 1 a1 a1 b1") == "REC"
    table.do("1 mark 1 a1 b1 c1")


def test_sg_4_1_a_pattern_does_not_go_round_the_edge() -> None:
    table = Table({1: "E.... ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    for square in ("a1", "b1", "c1", "d1"):
        table.turn(f"1 mark 1 {square}")
    table.do("- reveal I3")
    assert table.refuses("1 mark 1 e1 a2 b2") == "SG-4.1"
    assert table.refuses("1 mark 1 f1") == "REC"
    assert table.refuses("1 mark 1 a6") == "REC"


def test_sg_4_1_only_unmarked_squares_that_are_no_wall_are_marked() -> None:
    table = Table({1: "E.#.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I3")
    assert table.refuses("1 mark 1 a1 b1 c1") == "SG-4.1"  # a wall
    table.do("1 mark 1 a1 a2 a3", "2 mark 3 a1", "- reveal V3")
    assert table.refuses("1 mark 1 a2 b2 b3") == "SG-4.1"  # a mark
    assert table.refuses("1 mark 1 a1") == "SG-4.1"
    table.do("1 mark 1 b2 c2 b3")


def test_sg_4_1_only_own_cards_are_marked() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN}, display=(9,))
    table.do("- reveal I2")
    for card in (3, 9, 20):
        assert table.refuses(f"1 mark {card} a1 b1") == "SG-4.1"
    table.do("1 mark 2 a1 b1")


# SG-4.2


def test_sg_4_2_the_first_mark_includes_the_entrance() -> None:
    table = Table({1: "..E.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal T4")
    assert table.refuses("1 mark 1 b2 c2 d2 c3") == "SG-4.2"  # beside the entrance is not enough
    assert table.refuses("1 mark 1 a1 a2 b2 a3") == "SG-4.2"
    table.do("1 mark 1 b1 c1 d1 c2")


def test_sg_4_2_each_card_has_its_own_first_mark() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1", pattern="I2")
    table.do("- reveal I3")
    assert table.refuses("1 mark 2 c1 d1 e1") == "SG-4.2"
    table.do("1 mark 2 a1 a2 a3")


def test_sg_4_2_later_marks_share_an_edge_with_one_made_before() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1", pattern="I2")
    table.do("- reveal V3")
    assert table.refuses("1 mark 1 c2 d2 c3") == "SG-4.2"  # a corner in common is not enough
    assert table.refuses("1 mark 1 d1 e1 e2") == "SG-4.2"
    table.do("1 mark 1 c1 d1 d2")


def test_sg_4_2_all_places_that_share_an_edge_are_offered() -> None:
    table = Table({1: "E.### .#### .#### .#### T####", 2: HALL}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1")
    table.do("- reveal I3")
    patterns, singles = (
        ["1 mark 1 a2 a3 a4", "1 mark 2 a1 a2 a3"],
        ["1 mark 1 b1", "1 mark 1 a2", "1 mark 2 a1"],
    )
    assert table.lines(1) == patterns + singles


# SG-4.3


def test_sg_4_3_a_single_square_may_be_marked_even_where_the_pattern_fits() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I2")
    assert "1 mark 1 a1 b1" in table.lines(1)
    table.do("1 mark 1 a1")
    assert table.marks(1)[1] == ["a1"]


def test_sg_4_3_a_single_square_is_the_entrance_or_shares_an_edge() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal O4")
    assert table.refuses("1 mark 1 b1") == "SG-4.3"
    table.do("1 mark 1 a1", "2 mark 3 a1", "- reveal T4")
    for square in ("b2", "c1", "e5"):
        assert table.refuses(f"1 mark 1 {square}") == "SG-4.3"
    table.do("1 mark 1 b1")


def test_sg_4_3_there_is_no_passing() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal O4", "1 mark 1 a1")
    assert table.refuses("- reveal I2") == "SG-4.3"
    assert table.refuses("1 mark 1 b1") == "SG-4.3"  # seat 1 has marked, seat 2 is due
    assert table.session.actors() == [1]


def test_sg_4_3_where_the_pattern_fits_nowhere_a_single_square_is_left() -> None:
    table = Table({1: HALL, 2: HALL}, {3: OPEN, 4: OPEN})
    table.do("- reveal O4")
    assert table.lines(1) == ["1 mark 1 a1", "1 mark 2 a1"]


# SG-4.4


def test_sg_4_4_a_red_cross_grants_one_more_mark_on_either_card() -> None:
    table = Table({1: "E+... ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I2", "1 mark 1 a1 b1")
    assert table.lines(1) == ["1 cross 1 c1", "1 cross 1 a2", "1 cross 1 b2", "1 cross 2 a1"]
    table.do("1 cross 2 a1")
    assert table.session.actors() == [1]
    assert table.marks(1) == {1: ["a1", "b1"], 2: ["a1"]}


def test_sg_4_4_an_extra_mark_keeps_to_the_place_of_a_single_one() -> None:
    table = Table({1: "E+#.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I2", "1 mark 1 a1 b1")
    assert table.refuses("1 cross 1 c2") == "SG-4.4"  # a corner in common
    assert table.refuses("1 cross 2 b1") == "SG-4.4"  # not the entrance of an unstarted card
    assert table.refuses("1 cross 1 c1") == "SG-4.1"  # a wall
    assert table.refuses("1 cross 1 a1") == "SG-4.1"  # marked
    assert table.refuses("1 cross 3 a1") == "SG-4.1"  # not an own card
    assert table.refuses("1 cross 1 a2 b2") == "REC"


def test_sg_4_4_an_extra_mark_is_compulsory_and_at_once() -> None:
    table = Table({1: "E+... ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I2", "1 mark 1 a1 b1", "2 mark 3 a1")
    assert table.refuses("- reveal I3") == "SG-4.4"
    assert table.refuses("1 mark 1 a2") == "SG-4.4"
    assert table.session.actors() == [0]


def test_sg_4_4_another_cross_grants_yet_another_mark() -> None:
    table = Table({1: HALL, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1")
    table.turn(*through(1, 1))
    assert table.seat(1).completed == [1]


def test_sg_4_4_several_of_one_pattern_are_used_one_after_another() -> None:
    table = Table({1: "E++.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I3", "1 mark 1 a1 b1 c1", "1 cross 1 d1")
    assert "1 cross 1 e1" in table.lines(1)  # the second builds on the first
    table.do("1 cross 2 a1", "2 mark 3 a1", "- reveal I2")


def test_sg_4_4_without_a_cross_there_is_no_extra_mark() -> None:
    table = Table({1: "E+... ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I2")
    assert table.refuses("1 cross 1 a1") == "SG-4.4"
    table.do("1 mark 1 a1 b1", "1 cross 1 c1")
    assert table.refuses("1 cross 1 d1") == "SG-4.4"
    table.do("2 mark 3 a1 b1")
    assert table.refuses("1 cross 1 d1") == "SG-4.4"


# SG-4.5


def test_sg_4_5_a_card_whose_tomb_was_marked_is_still_a_target() -> None:
    table = Table({1: "E#### +#### +#### +#### Tr###", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1")
    table.do("- reveal I2", "1 mark 1 a2 a3", "1 cross 1 a4", "1 cross 1 a5")
    assert table.lines(1) == ["1 cross 1 b5", "1 cross 2 a1"]
    table.do("1 cross 1 b5", table.harmless(2))
    assert table.seat(1).red == 1
    assert table.seat(1).completed == [1]


def test_sg_4_5_an_extra_mark_with_no_square_to_go_to_lapses() -> None:
    table = Table({1: "E#### ++### ++### +#### T####", 2: HALL}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1")
    table.do("- reveal O4", "1 mark 1 a2 b2 a3 b3")  # four extra marks
    table.do("1 cross 1 a4", "1 cross 1 a5", "1 cross 2 a1")  # two are left
    table.do("1 cross 2 a2", "1 cross 2 a3", "1 cross 2 a4", "1 cross 2 a5")  # one is left, but no square
    assert table.session.actors() == [1]
    table.do(table.harmless(2))
    assert table.seat(1).completed == [1, 2]
    assert table.phase == "replace"


# SG-4.6


@pytest.mark.parametrize("kind", ["red", "green"])
def test_sg_4_6_a_gem_ticks_the_next_of_its_colour_ten_at_most(kind: str) -> None:
    card = "E#### +#### +#### +#### Txxxx".replace("x", kind[0]).replace("#", kind[0])
    table = Table({1: card, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    ticked = [(table.seat(1).red, table.seat(1).green)]
    for square in ("d1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3"):
        table.turn(f"1 mark 1 {square}")
        ticked.append((table.seat(1).red, table.seat(1).green))
    counts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10]
    assert ticked == [(n, 0) if kind == "red" else (0, n) for n in counts]


def test_sg_4_6_gems_of_one_pattern_count_together_up_to_ten() -> None:
    table = Table({1: "Errrr rrrrr rrrrr ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    table.turn("1 mark 1 a2 b2 c2", pattern="I3")
    table.turn("1 mark 1 d1 e1 d2 e2", pattern="O4")
    assert table.seat(1).red == 2 + 3 + 4
    table.turn("1 mark 1 a3 b3 a4", pattern="V3")
    assert table.seat(1).red == 10


# SG-4.7


def test_sg_4_7_a_torch_ticks_that_of_the_round_once() -> None:
    table = Table({1: "Etttt ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")  # two at once
    assert table.seat(1).torches == [True, False, False, False]
    assert table.seat(1).score.torches == 5
    table.turn("1 mark 1 d1")  # a third in the same round
    assert table.seat(1).torches == [True, False, False, False]


def test_sg_4_7_a_torch_of_another_round_is_never_ticked() -> None:
    table = Table({1: "Ettt. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1", pattern="I2")
    table.idle(6 + 7)  # round 2 goes by without a torch
    table.turn("1 mark 1 c1")
    assert table.seat(1).torches == [True, False, True, False]
    table.turn("1 mark 1 d1")  # one too many for round 3: it does not make up for round 2
    assert table.seat(1).torches == [True, False, True, False]


# SG-4.8


def test_sg_4_8_a_skull_ticks_the_next_ten_at_most() -> None:
    table = Table({1: "Essss sssss sssss ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    assert table.seat(1).skulls == 2
    table.turn("1 mark 1 a2 b2 c2", pattern="I3")
    table.turn("1 mark 1 d1 e1 d2 e2", pattern="O4")
    assert table.seat(1).skulls == 9
    table.turn("1 mark 1 a3 b3 c3 b4", pattern="T4")
    assert table.seat(1).skulls == 10


# SG-4.9


def test_sg_4_9_a_potion_unticks_two_skulls_those_worth_most() -> None:
    table = Table({1: "Esssp p.... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    table.turn("1 mark 1 d1")
    assert table.seat(1).score.skulls == -6
    table.turn("1 mark 1 e1")
    assert (table.seat(1).skulls, table.seat(1).score.skulls) == (1, -1)


def test_sg_4_9_two_potions_of_one_pattern_untick_four() -> None:
    table = Table({1: "Essss spp.. ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    table.turn("1 mark 1 d1 e1", pattern="I2")
    table.turn("1 mark 1 a2")
    assert table.seat(1).skulls == 5
    table.turn("1 mark 1 b2 c2 b3", pattern="V3")
    assert table.seat(1).skulls == 1


def test_sg_4_9_a_potion_with_fewer_skulls_to_erase_loses_the_rest() -> None:
    table = Table({1: "Espps p.... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1", pattern="I2")
    table.turn("1 mark 1 c1")
    assert table.seat(1).skulls == 0
    table.turn("1 mark 1 d1")  # nothing to erase
    table.turn("1 mark 1 e1")  # and nothing saved for later
    assert table.seat(1).skulls == 1


# SG-4.10


def test_sg_4_10_of_one_pattern_skulls_come_before_potions() -> None:
    table = Table({1: "Eps.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    assert table.seat(1).skulls == 0


def test_sg_4_10_each_extra_mark_takes_effect_on_its_own_behind_the_pattern() -> None:
    table = Table({1: "E+ps. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", "1 cross 1 d1", pattern="I3")
    assert table.seat(1).skulls == 1


def test_sg_4_10_the_cap_comes_before_the_potion() -> None:
    table = Table({1: "Essss sssss sssps ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    table.turn("1 mark 1 a2 b2 c2", pattern="I3")
    table.turn("1 mark 1 d1 e1 d2 e2", pattern="O4")
    table.turn("1 mark 1 a3")
    assert table.seat(1).skulls == 10
    table.turn("1 mark 1 c3 d3 c4", pattern="V3")  # a skull and a potion
    assert table.seat(1).skulls == 8


# SG-4.11


def test_sg_4_11_the_tomb_completes_the_card_however_much_of_it_is_unmarked() -> None:
    table = Table({1: "....E ....+ ....+ ....+ ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 e1")
    table.do("- reveal V3", "1 mark 1 e2", "1 cross 1 e3", "1 cross 1 e4", "1 cross 1 e5")
    assert table.seat(1).completed == []  # hidden until all have marked, and set aside then
    table.do(table.harmless(2))
    assert table.seat(1).completed == [1]
    assert table.seat(1).score.tombs == 10


# SG-4.12


def test_sg_4_12_who_holds_no_card_skips_marking() -> None:
    table = Table({1: OPEN, 2: OPEN}, *({n: RUSH, n + 1: RUSH} for n in (3, 5, 7)), rest=RUSH)
    while table.seat(2).cards or table.seat(3).cards or table.seat(4).cards:
        table.rush()
    table.session.go_on()
    table.do("- reveal " + next(name for name, left in table.view().expeditions.items() if left))
    assert table.session.actors() == [0]
    assert table.refuses("2 mark 48 a1") == "SG-4.3"
    table.do(table.harmless(1))
    assert table.phase == "reveal"

"""Sections 5 and 6 of the rules, clause by clause: replacing and claiming."""

from pyramidion.core.state import ONLOOKER
from pyramidion.games.silver_gold.test_table import HALL, OPEN, RUSH, Table, through

PAIR = {1: HALL, 2: OPEN}
TWIN = "E.... ++### +.### +#### T####"  # O4 behind the entrance gives three extra marks


def both(seat: int, twin: int, hall: int) -> list[str]:
    """The lines by which a seat completes a TWIN whose entrance is marked, by O4, and a HALL."""
    squares = [
        (twin, "a4"),
        (twin, "a5"),
        (hall, "a1"),
        (hall, "a2"),
        (hall, "a3"),
        (hall, "a4"),
        (hall, "a5"),
    ]
    return [f"{seat} mark {twin} a2 b2 a3 b3", *(f"{seat} cross {card} {square}" for card, square in squares)]


# SG-5.1


def test_sg_5_1_for_a_completed_card_one_of_the_display_is_taken() -> None:
    table = Table(PAIR, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    table.turn(*through(1, 1))
    assert table.lines(1) == ["1 take 10", "1 take 11", "1 take 12", "1 take 13", "1 draw"]
    assert table.refuses("1 take 20") == "SG-5.1"
    assert table.refuses("- reveal O4") == "SG-5.1"
    table.do("1 take 11")
    assert table.marks(1) == {11: [], 2: []}
    assert table.seat(1).completed == [1]
    assert table.display == [10, 12, 13]


def test_sg_5_1_or_an_unseen_one_of_the_deck() -> None:
    table = Table(PAIR, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    table.turn(*through(1, 1), "1 draw")
    assert table.refuses("- deal 2 20") == "SG-5.1"
    assert table.refuses("- deal 1 10") == "SG-1.1"  # it lies in the display
    assert table.refuses("- show 20") == "SG-5.1"
    table.do("- deal 1 20")
    assert [card.number for card in table.seat(1).cards] == [20, 2]
    assert table.display == [10, 11, 12, 13]
    table.do("- reveal O4")


def test_sg_5_1_who_completed_nothing_takes_nothing() -> None:
    table = Table(PAIR, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    assert table.refuses("1 take 10") == "SG-3.1"
    table.turn(*through(1, 1))
    assert table.refuses("2 take 10") == "SG-5.1"
    assert table.refuses("2 draw") == "SG-5.1"


# SG-5.2


def test_sg_5_2_two_completed_are_two_choices_in_a_row_without_refilling_in_between() -> None:
    table = Table({1: TWIN, 5: HALL}, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    table.turn(*both(1, 1, 5), pattern="O4")
    table.do("1 take 12")
    assert table.refuses("- show 20") == "SG-5.2"
    assert table.lines(1) == ["1 take 10", "1 take 11", "1 take 13", "1 draw"]
    table.do("1 take 10", "- show 20", "- show 21")
    assert table.display == [11, 13, 20, 21]


def test_sg_5_2_the_first_card_is_seen_before_the_second_choice() -> None:
    table = Table({1: TWIN, 5: HALL}, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    table.turn(*both(1, 1, 5), "1 draw", "- deal 1 20", pattern="O4")
    for viewer in (1, 2):
        assert [card.number for card in table.seat(1, viewer).cards] == [20]
    assert table.lines(1) == ["1 take 10", "1 take 11", "1 take 12", "1 take 13", "1 draw"]


def test_sg_5_2_the_first_choice_is_public_before_the_second() -> None:
    table = Table({1: TWIN, 5: HALL}, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    table.turn(*both(1, 1, 5), "1 take 12", pattern="O4")
    assert [card.number for card in table.seat(1, 2).cards] == [12]
    assert table.session.log(1)[-1] == "1 take 12"
    assert table.session.log(ONLOOKER)[-1] == "1 take 12"


# SG-5.3


def test_sg_5_3_the_display_is_refilled_to_four() -> None:
    table = Table(PAIR, {3: OPEN, 4: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 1 a1")
    table.turn(*through(1, 1), "1 take 10")
    assert table.refuses("- reveal O4") == "SG-5.3"
    assert table.refuses("- show 1") == "SG-1.1"  # it is set aside
    table.do("- show 20")
    assert table.display == [11, 12, 13, 20]
    assert table.refuses("- show 21") == "SG-3.1"


# SG-5.4


def test_sg_5_4_the_lowest_completed_card_replaces_first_and_refills_before_the_next() -> None:
    table = Table({7: HALL, 2: OPEN}, {5: HALL, 8: OPEN}, {6: HALL, 9: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 7 a1", "2 mark 5 a1", "3 mark 6 a1")
    table.turn(*through(1, 7), *through(2, 5), *through(3, 6))
    assert table.refuses("1 take 10") == "SG-5.4"
    assert table.refuses("3 draw") == "SG-5.4"
    table.do("2 take 10")
    assert table.refuses("3 take 11") == "SG-5.3"
    table.do("- show 20")
    assert table.refuses("1 take 20") == "SG-5.4"
    table.do("3 take 20", "- show 21", "1 draw", "- deal 1 22", "- reveal O4")


def test_sg_5_4_who_completed_two_counts_with_the_lower_and_replaces_both_first() -> None:
    table = Table({7: TWIN, 3: HALL}, {5: HALL, 8: OPEN}, display=(10, 11, 12, 13))
    table.turn("1 mark 7 a1", "2 mark 5 a1")
    table.turn(*both(1, 7, 3), *through(2, 5), pattern="O4")
    table.do("1 take 10")
    assert table.refuses("2 take 11") == "SG-5.4"
    table.do("1 take 11", "- show 20", "- show 21", "2 take 20", "- show 22")


# SG-5.5


def rushed() -> Table:
    """Four players in a hurry, at the turn that begins with an empty deck."""
    table = Table(*({n: RUSH, n + 1: RUSH} for n in (1, 3, 5, 7)), rest=RUSH)
    while table.view().unseen:
        table.rush()
    table.session.go_on()
    return table


def test_sg_5_5_with_an_empty_deck_cards_are_taken_from_the_display_and_it_is_not_refilled() -> None:
    table = rushed()
    shown = table.display
    assert len(shown) == 4
    table.do("- reveal I3")
    while table.phase == "mark":
        table.rush_on()
    seat = table.session.actors()[0] + 1
    assert table.lines(seat) == [f"{seat} take {n}" for n in shown]
    assert table.refuses(f"{seat} draw") == "SG-5.5"
    table.do(f"{seat} take {shown[0]}")
    assert table.display == shown[1:]
    assert table.phase == "replace"  # the next seat's turn to replace, nothing was shown


def test_sg_5_5_with_an_empty_display_too_play_goes_on_with_fewer_cards() -> None:
    table = rushed()
    table.rush()
    assert table.display == []
    held = [len(table.seat(seat).cards) for seat in (1, 2, 3, 4)]
    table.rush()
    assert table.phase == "reveal"
    assert sum(len(table.seat(seat).cards) for seat in (1, 2, 3, 4)) < sum(held)
    assert sum(len(table.seat(seat).completed) + len(table.seat(seat).cards) for seat in (1, 2, 3, 4)) == 48


def test_sg_5_5_with_one_card_left_for_two_the_second_choice_falls_away() -> None:
    table = Table({1: RUSH, 2: RUSH}, {3: RUSH, 4: RUSH}, {5: RUSH, 6: OPEN}, rest=RUSH)
    for _ in range(9):
        table.rush()
    table.session.go_on()
    table.do("- reveal L4")
    while table.phase == "mark":
        table.rush_on()
    assert len(table.display) == 1
    seat = table.session.actors()[0] + 1
    assert table.seat(seat).cards == []  # two completed, one card to take
    table.do(f"{seat} take {table.display[0]}")
    assert len(table.seat(seat).cards) == 1
    assert table.phase == "reveal"


# SG-5.6


def test_sg_5_6_after_the_last_turn_nothing_is_replaced_but_boxes_are_claimed() -> None:
    table = Table({1: OPEN, 4: HALL}, {3: OPEN, 5: OPEN}, display=(7, 10, 11, 12), cards={7: HALL})
    table.turn("1 mark 4 a1")
    table.turn(*through(1, 4), "1 take 7", "- show 20")
    table.turn("1 mark 7 a1")
    table.idle(24)
    table.turn(*through(1, 7))
    assert table.due[0] == "1 claim green 10"
    assert table.refuses("1 take 10") == "SG-5.6"
    assert table.refuses("1 draw") == "SG-5.6"
    table.do("1 claim green 10")
    assert table.due[0] == "1 score 30 tombs=20 torches=0 boxes=10 gems=0 skulls=0"
    assert table.seat(1).completed == [4, 7]


# SG-6.1


def green_race() -> Table:
    """Seats 1 and 2 have completed a green card each and stand in the entrance of the next."""
    table = Table(
        {1: HALL, 2: OPEN},
        {4: HALL, 5: OPEN},
        display=(7, 10, 13, 16),
        cards=dict.fromkeys((7, 10, 13, 16), HALL),
    )
    table.turn("1 mark 1 a1", "2 mark 4 a1")
    table.turn(*through(1, 1), *through(2, 4), "1 take 10", "- show 20", "2 take 7", "- show 21")
    table.turn("1 mark 10 a1", "2 mark 7 a1")
    return table


def test_sg_6_1_the_second_of_a_colour_takes_the_highest_box_free() -> None:
    table = green_race()
    table.turn(*through(1, 10), "1 take 13", "- show 22")
    assert table.due == ["1 claim green 10"]
    for wrong in ("1 claim green 6", "1 claim orange 10", "- reveal O4"):
        assert table.refuses(wrong) == "SG-6.1"
    table.do("1 claim green 10")
    table.turn(*through(2, 7), "2 take 16", "- show 23")
    assert table.refuses("2 claim green 10") == "SG-6.1"  # struck out
    table.do("2 claim green 6")
    assert [table.seat(seat).score.boxes for seat in (1, 2)] == [10, 6]


def test_sg_6_1_one_or_three_of_a_colour_take_nothing() -> None:
    table = green_race()
    assert table.view().boxes[0].owner is None
    table.turn(*through(1, 10), "1 take 13", "- show 22", "1 claim green 10")
    table.turn("1 mark 13 a1")
    table.turn(*through(1, 13), "1 draw", "- deal 1 30")
    assert table.due == []


def test_sg_6_1_passing_two_from_one_to_three_counts() -> None:
    table = Table({1: HALL, 4: TWIN}, {2: OPEN, 5: OPEN}, display=(7, 10, 11, 12), cards={7: HALL})
    table.turn("1 mark 1 a1")
    table.turn(*through(1, 1), "1 take 7", "- show 20")
    table.turn("1 mark 4 a1")
    table.turn(*both(1, 4, 7), "1 take 10", "1 take 11", "- show 21", "- show 22", pattern="O4")
    assert table.seat(1).completed == [1, 4, 7]
    assert table.due == ["1 claim green 10"]


def test_sg_6_1_colours_are_claimed_green_orange_purple() -> None:
    table = Table(
        {1: HALL, 2: OPEN}, {3: HALL, 5: OPEN}, display=(4, 6, 7, 8), cards=dict.fromkeys((4, 6), HALL)
    )
    table.turn("1 mark 1 a1", "2 mark 3 a1")
    table.turn(*through(1, 1), *through(2, 3), "1 take 4", "- show 20", "2 take 6", "- show 21")
    table.turn("1 mark 4 a1", "2 mark 6 a1")
    table.turn(*through(1, 4), *through(2, 6), "1 take 7", "- show 22", "2 take 8", "- show 23")
    assert table.due == ["1 claim green 10", "2 claim purple 10"]


def test_sg_6_1_with_no_box_left_nothing_is_taken() -> None:
    table = six_greens()
    table.turn("2 mark 19 a1")
    table.turn(*through(2, 19), "2 take 22", "- show 30")
    table.turn("2 mark 22 a1")
    table.turn(*through(2, 22), "2 draw", "- deal 2 31")
    assert table.seat(2).completed == [19, 22]
    assert [line for line in table.due if "claim" in line] == []


# SG-6.2


def test_sg_6_2_of_several_the_lower_card_of_the_colour_claims_first() -> None:
    table = green_race()
    table.turn(*through(1, 10), *through(2, 7), "2 take 13", "- show 22", "1 take 16", "- show 23")
    assert table.due == ["2 claim green 10", "1 claim green 6"]
    assert table.refuses("1 claim green 10") == "SG-6.2"
    table.do("2 claim green 10", "1 claim green 6", "- reveal O4")


def test_sg_6_2_who_completed_two_of_the_colour_counts_with_the_lower() -> None:
    table = Table({13: TWIN, 1: HALL}, {4: HALL, 5: OPEN}, display=(7, 10, 11, 12), cards={7: HALL})
    table.turn("1 mark 13 a1", "2 mark 4 a1")
    table.turn(*through(2, 4), "2 take 7", "- show 20")
    table.turn("2 mark 7 a1")
    table.turn(*both(1, 13, 1), *through(2, 7), pattern="O4")
    table.do("1 take 10", "1 take 11", "- show 21", "- show 22", "2 take 12", "- show 23")
    assert table.due == ["1 claim green 10", "2 claim green 6"]  # 1 before 7, though 13 is not


def test_sg_6_2_only_cards_of_the_colour_count_for_its_order() -> None:
    table = Table({10: TWIN, 1: HALL}, {4: HALL, 5: OPEN}, display=(2, 7, 8, 9), cards={2: HALL, 7: HALL})
    table.turn("1 mark 1 a1", "2 mark 4 a1")
    table.turn(*through(1, 1), *through(2, 4), "1 take 2", "- show 20", "2 take 7", "- show 21")
    table.turn("1 mark 10 a1", "2 mark 7 a1")
    table.turn(*both(1, 10, 2), *through(2, 7), pattern="O4")
    table.do("1 take 8", "1 take 9", "- show 22", "- show 23", "2 draw", "- deal 2 24")
    assert table.due == ["2 claim green 10", "1 claim green 6"]  # 7 before 10, though orange 2 replaced first


def test_sg_6_2_the_second_example_of_the_rulebook() -> None:
    purple = dict.fromkeys((3, 6, 9, 15, 30, 33), HALL)
    table = Table({30: HALL, 1: OPEN}, {3: HALL, 2: OPEN}, display=(6, 9, 15, 33), cards=purple)
    table.turn("1 mark 30 a1", "2 mark 3 a1")
    table.turn(*through(1, 30), *through(2, 3), "2 take 6", "- show 40", "1 take 33", "- show 41")
    table.turn("2 mark 6 a1")
    table.turn(*through(2, 6), "2 take 9", "- show 42", "2 claim purple 10")  # B's second
    table.turn("2 mark 9 a1")
    table.turn(*through(2, 9), "2 take 15", "- show 43")  # B's third
    table.turn("1 mark 33 a1", "2 mark 15 a1")
    table.turn(*through(1, 33), *through(2, 15), "2 draw", "- deal 2 44", "1 draw", "- deal 1 45")
    assert table.due == ["2 claim purple 6", "1 claim purple 3"]
    table.do("2 claim purple 6", "1 claim purple 3")
    assert None not in [box.owner for box in table.view().boxes if box.colour == "purple"]


# SG-6.3


def six_greens() -> Table:
    """Seat 1 has completed six green cards, in twelve turns."""
    greens = (1, 4, 7, 10, 13, 16)
    table = Table(
        {1: HALL, 2: OPEN},
        {3: OPEN, 19: HALL},
        display=(4, 7, 10, 13),
        cards=dict.fromkeys((*greens, 22), HALL),
    )
    claimed = []
    for green, then, shown in zip(greens, (4, 7, 10, 13, 16, 20), (16, 20, 21, 22, 23, 24), strict=True):
        table.turn(f"1 mark {green} a1")
        table.turn(*through(1, green), f"1 take {then}", f"- show {shown}")
        claimed += [line for line in table.due if "claim" in line]
    assert claimed == ["1 claim green 10", "1 claim green 6", "1 claim green 3"]
    return table


def test_sg_6_3_one_player_may_take_several_boxes_of_a_colour() -> None:
    table = six_greens()
    assert table.seat(1).score.boxes == 19
    assert [(box.points, box.owner) for box in table.view().boxes[:3]] == [(10, 0), (6, 0), (3, 0)]

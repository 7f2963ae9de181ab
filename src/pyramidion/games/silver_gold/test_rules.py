"""Sections 1 to 3 of the rules, clause by clause: components, set-up, course."""

import pytest

from pyramidion.core.refusal import BadData, Refused
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, ONLOOKER
from pyramidion.games.silver_gold import GAME
from pyramidion.games.silver_gold.rules.patterns import PATTERNS
from pyramidion.games.silver_gold.test_table import HALL, OPEN, Table, deck_of, game_of, through

SHIPPED = [value for option in GAME.options for value in option.values]


def faults(deck: str) -> str:
    """What is wrong with a deck file."""
    with pytest.raises(BadData) as bad:
        game_of(deck)
    return str(bad.value)


def by_hand(*lines: str) -> Session:
    """A game of two with the standard deck, up to these lines."""
    session = Session(GAME, 2, by_hand=True)
    for line in lines:
        session.enter(line)
    return session


def rule_against(session: Session, line: str) -> str:
    """The rule that refuses a line."""
    with pytest.raises(Refused) as refused:
        session.enter(line)
    return refused.value.rule


DEALS = [f"- deal {1 + n // 4} {n + 1}" for n in range(8)]  # 1 to 4 to seat 1, 5 to 8 to seat 2
KEEPS = ["1 keep 1 3", "2 keep 5 8"]
SHOWS = ["- show 2", "- show 4", "- show 20", "- show 48"]


# SG-1.1


@pytest.mark.parametrize("deck", SHIPPED)
def test_sg_1_1_the_48_cards_have_colours_by_their_number(deck: str) -> None:
    cards = GAME.deck(deck).cards
    assert [card.number for card in cards] == list(range(1, 49))
    colours = {1: "green", 2: "orange", 0: "purple"}
    assert [card.colour for card in cards] == [colours[number % 3] for number in range(1, 49)]


def test_sg_1_1_a_deck_with_a_missing_or_a_doubled_card_is_refused() -> None:
    deck = deck_of({})
    assert "1 cards are missing (SG-1.1): 17" in faults(deck.replace("number = 17\n", "number = 18\n"))
    assert "card 18: this number stands twice" in faults(deck.replace("number = 17\n", "number = 18\n"))
    assert "SG-1.1" in faults(deck.replace("number = 48\n", "number = 49\n"))


def test_sg_1_1_a_deck_may_colour_its_cards_otherwise_but_16_of_each() -> None:
    deck = deck_of({})
    swapped = deck.replace("number = 1\n", 'number = 1\ncolour = "orange"\n')
    assert "15 cards are green" in faults(swapped)
    assert "17 cards are orange" in faults(swapped)
    swapped = swapped.replace("number = 2\n", 'number = 2\ncolour = "green"\n')
    assert [card.colour for card in game_of(swapped).deck("made").cards[:3]] == ["orange", "green", "purple"]


def test_sg_1_1_no_card_is_there_twice() -> None:
    assert rule_against(by_hand("- deal 1 7"), "- deal 1 7") == "SG-1.1"
    assert rule_against(by_hand(), "- deal 1 49") == "REC"


# SG-1.2


@pytest.mark.parametrize(
    ("grid", "fault"),
    [
        ("E...E ..... ..... ..... ....T", "one entrance"),
        ("..... E.... ..... ..... ....T", "one entrance E, in the top row"),
        ("E.... ..... ..... ....T .....", "one tomb T, in the bottom row"),
        ("E.... ..... ..... ..... .....", "one tomb"),
        ("E.... ..... ..x.. ..... ....T", "c3: 'x' is none of"),
        ("E.... ..... ..... ....T", "5 strings of 5"),
        ("E.... ..... ...... .... ....T", "5 strings of 5"),
    ],
)
def test_sg_1_2_a_card_is_five_by_five_with_one_entrance_above_and_one_tomb_below(
    grid: str, fault: str
) -> None:
    said = faults(deck_of({9: grid}))
    assert "card 9" in said
    assert fault in said
    assert "SG-1.2" in said


def test_sg_1_2_all_symbols_are_known_and_the_entrance_has_none() -> None:
    card = "E.+rg tsp.. ##.## ..... ....T"
    table = Table({1: card, 2: OPEN}, {3: OPEN, 4: OPEN})
    assert table.seat(1).cards[0].grid == card.split()
    table.turn("1 mark 1 a1")
    seat = table.seat(1)
    assert (seat.red, seat.green, seat.skulls, seat.torches, seat.score.total) == (0, 0, 0, [False] * 4, 0)


# SG-1.3


def test_sg_1_3_every_square_that_is_no_wall_can_be_reached_from_the_entrance() -> None:
    said = faults(deck_of({9: "E...# ...#. ..... ##### ....T"}))
    assert "card 9: a5, b5, c5, d5, e5 cannot be reached from the entrance (SG-1.3)" in said
    assert "e1 cannot be reached" in faults(deck_of({9: "E..#. ...## ..... ..... ....T"}))


# SG-1.4


def test_sg_1_4_eight_expedition_cards_show_six_patterns() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    assert table.view().expeditions == {"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1}
    assert table.session.state.weights() == [1, 2, 2, 1, 1, 1]


@pytest.mark.parametrize(
    ("pattern", "squares"),
    [
        ("I2", "a1 b1"),
        ("I3", "a1 b1 c1"),
        ("V3", "a1 b1 a2"),
        ("L4", "a1 b1 c1 a2"),
        ("T4", "a1 b1 c1 b2"),
        ("O4", "a1 b1 a2 b2"),
    ],
)
def test_sg_1_4_the_patterns_are_two_or_three_in_line_corner_l_t_and_square(
    pattern: str, squares: str
) -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn(f"1 mark 1 {squares}", pattern=pattern)
    assert table.marks(1)[1] == squares.split()


# SG-1.5


def test_sg_1_5_ten_skulls_are_worth_ever_more_minus_points() -> None:
    table = Table({1: "Essss sssss sssss sssss ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1")
    worth = []
    for square in ("a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3"):
        table.turn(f"1 mark 1 {square}")
        worth.append(table.seat(1).score.skulls)
    assert worth == [-1, -3, -6, -10, -15, -21, -28, -36, -45, -55]


def test_sg_1_5_the_race_is_for_three_boxes_of_each_colour() -> None:
    boxes = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN}).view().boxes
    assert [(box.colour, box.points, box.owner) for box in boxes] == [
        (colour, points, None) for colour in ("green", "orange", "purple") for points in (10, 6, 3)
    ]


# SG-1.6


def test_sg_1_6_in_the_standard_deck_one_walks_from_top_left_to_bottom_right() -> None:
    for card in GAME.deck("standard").cards:
        assert card.grid[0][0] == "E"
        assert card.grid[4][4] == "T"


def test_sg_1_6_the_engine_takes_entrance_and_tomb_in_any_column() -> None:
    table = Table({1: "###.E ####. ####. ####. T....", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I3")
    assert table.refuses("1 mark 1 d1") == "SG-4.3"
    table.do("1 mark 1 e1 e2 e3")
    assert table.marks(1)[1] == ["e1", "e2", "e3"]


def test_sg_1_6_another_deck_can_be_loaded_and_is_chosen_by_its_name() -> None:
    assert "standard" in SHIPPED
    assert rule_of_option("made") == "REC"
    game = game_of(deck_of({}))
    session = Session(game, 2, {"deck": "made"}, by_hand=True)
    assert session.options == {"deck": "made"}
    assert '[Options "deck=made"]' in session.record()


def rule_of_option(deck: str) -> str:
    """The rule against a deck that nobody has loaded."""
    with pytest.raises(Refused) as refused:
        Session(GAME, 2, {"deck": deck})
    return refused.value.rule


# SG-2.1


def test_sg_2_1_each_is_dealt_four_seat_by_seat() -> None:
    session = by_hand(*DEALS[:3])
    assert rule_against(session, "- deal 2 10") == "SG-2.1"
    session.enter("- deal 1 4")
    assert rule_against(session, "- deal 1 10") == "SG-2.1"
    assert rule_against(session, "1 keep 1 2") == "SG-2.1"


def test_sg_2_1_all_keep_two_at_once() -> None:
    session = by_hand(*DEALS)
    assert session.actors() == [0, 1]
    assert [GAME.write(session.state, 0, action) for action in session.legal(0)] == [
        "1 keep 1 2", "1 keep 1 3", "1 keep 1 4", "1 keep 2 3", "1 keep 2 4", "1 keep 3 4"
    ]  # fmt: skip
    session.enter("2 keep 5 8")
    assert rule_against(session, "2 keep 5 6") == "SG-2.1"
    session.enter("1 keep 1 3")
    seats = GAME.view(session.state, ONLOOKER).seats
    assert [[card.number for card in seat.cards] for seat in seats] == [[1, 3], [5, 8]]


def test_sg_2_1_two_of_the_own_cards_are_kept() -> None:
    session = by_hand(*DEALS)
    assert rule_against(session, "1 keep 1 5") == "SG-2.1"
    assert rule_against(session, "1 keep 3 1") == "REC"
    assert rule_against(session, "1 keep 1 1") == "REC"
    assert rule_against(session, "1 keep 1") == "REC"
    assert rule_against(session, "- show 20") == "SG-2.1"


def test_sg_2_1_what_is_dealt_and_kept_is_secret_until_all_have_kept() -> None:
    session = by_hand(*DEALS, "1 keep 1 3")
    own, other = GAME.view(session.state, 0), GAME.view(session.state, 1)
    assert [card.number for card in own.hand] == [1, 2, 3, 4]
    assert [card.number for card in own.seats[0].cards] == [1, 3]
    assert [card.number for card in other.hand] == [5, 6, 7, 8]
    assert other.seats[0].cards == []
    assert session.log(0) == [*DEALS[:4], *["- deal 2 ?"] * 4, "1 keep 1 3"]
    assert session.log(1) == [*["- deal 1 ?"] * 4, *DEALS[4:]]
    assert session.log(ONLOOKER) == [*["- deal 1 ?"] * 4, *["- deal 2 ?"] * 4]
    session.enter("2 keep 5 8")
    assert session.log(1)[-2:] == KEEPS


# SG-2.2


def test_sg_2_2_returned_cards_may_come_up_again_and_kept_ones_may_not() -> None:
    session = by_hand(*DEALS, *KEEPS)
    assert GAME.view(session.state, ONLOOKER).unseen == 44
    assert rule_against(session, "- show 1") == "SG-1.1"
    session.enter("- show 2")
    assert [card.number for card in GAME.view(session.state, ONLOOKER).display] == [2]


def test_sg_2_2_four_cards_are_turned_up() -> None:
    session = by_hand(*DEALS, *KEEPS, *SHOWS[:3])
    assert rule_against(session, "- round 1") == "SG-2.2"
    assert rule_against(session, "- reveal I2") == "SG-2.2"
    session.enter(SHOWS[3])
    assert [card.number for card in GAME.view(session.state, ONLOOKER).display] == [2, 4, 20, 48]
    assert rule_against(session, "- show 30") == "SG-3.1"
    session.enter("- round 1")


# SG-2.3


def test_sg_2_3_any_of_the_expedition_cards_may_come_first() -> None:
    session = by_hand(*DEALS, *KEEPS, *SHOWS, "- round 1")
    assert [PATTERNS[action] for action in session.legal(CHANCE)] == ["I2", "I3", "V3", "L4", "T4", "O4"]
    assert sum(session.state.weights()) == 8


# SG-3.1


def test_sg_3_1_four_rounds_of_seven_turns() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    for round_ in (2, 3, 4):
        table.idle(7)
        assert table.due == [f"- round {round_}"]
        assert table.refuses("- reveal I2") == "SG-3.1"
        assert table.refuses(f"- round {round_ - 1}") == "SG-3.1"
    table.idle(7)
    assert [line.split()[1] for line in table.due] == ["score", "score", "winner"]
    table.do(*table.due)
    assert table.session.over
    assert table.refuses("- reveal I2") == "REC"


def test_sg_3_1_one_expedition_card_of_eight_stays_unseen_and_all_are_shuffled_for_the_next_round() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn(pattern="I3")
    table.turn(pattern="I3")
    assert table.refuses("- reveal I3") == "SG-3.1"
    for pattern in ("V3", "V3", "L4", "T4"):
        table.turn(pattern=pattern)
    assert table.view().expeditions == {"I2": 1, "I3": 0, "V3": 0, "L4": 0, "T4": 0, "O4": 1}
    table.turn(pattern="I2")
    assert table.refuses("- reveal O4") == "SG-3.1"
    table.do("- round 2")
    assert sum(table.view().expeditions.values()) == 8
    table.turn(pattern="I3")


# SG-3.2


def test_sg_3_2_a_turn_is_reveal_mark_replace_claim() -> None:
    table = Table({1: HALL, 2: OPEN}, {3: OPEN, 5: OPEN}, display=(4, 7, 8, 9), cards={4: HALL})
    assert table.refuses("1 mark 1 a1") == "SG-3.1"
    table.turn("1 mark 1 a1")
    table.turn(*through(1, 1), "1 take 4", "- show 10")
    table.turn("1 mark 4 a1")
    table.do("- reveal I2", *through(1, 4))
    assert table.refuses("1 take 7") == "SG-4.3"
    assert table.refuses("- reveal O4") == "SG-4.3"
    table.do(table.harmless(2))
    assert table.refuses("1 claim green 10") == "SG-6.1"
    assert table.refuses("- reveal O4") == "SG-5.1"
    table.do("1 take 7")
    assert table.refuses("1 claim green 10") == "SG-6.1"
    table.do("- show 11")
    assert table.refuses("- reveal O4") == "SG-6.1"
    table.do("1 claim green 10", "- reveal O4")


# SG-3.3


def test_sg_3_3_nobody_sees_marks_before_all_have_finished() -> None:
    table = Table({1: "Errt. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN}, {5: OPEN, 6: OPEN})
    table.do("- reveal I3", "1 mark 1 a1 b1 c1")
    assert table.marks(1)[1] == ["a1", "b1", "c1"]
    for viewer in (2, 3):
        assert table.marks(1, viewer)[1] == []
        assert table.seat(1, viewer).red == 0
        assert table.session.log(viewer - 1)[-1] == "- reveal I3"
    table.do("3 mark 5 a1", "2 mark 3 a1 a2 a3")
    for viewer in (2, 3):
        assert table.marks(1, viewer)[1] == ["a1", "b1", "c1"]
        assert table.seat(1, viewer).red == 2
        assert "1 mark 1 a1 b1 c1" in table.session.log(viewer - 1)


def test_sg_3_3_seats_may_mark_in_any_order_and_the_record_puts_them_by_seat() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.do("- reveal I3", "2 mark 3 a1", "1 mark 1 a1")
    assert table.session.lines()[-2:] == ["1 mark 1 a1", "2 mark 3 a1"]


def test_sg_3_3_what_follows_from_the_last_mark_is_written_behind_all_of_them() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN})
    table.idle(6)
    table.do("- reveal O4", "2 mark 4 a1", "1 mark 2 a1", "- round 2")
    assert table.session.lines()[-3:] == ["1 mark 2 a1", "2 mark 4 a1", "- round 2"]

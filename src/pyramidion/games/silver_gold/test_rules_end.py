"""Section 7 of the rules, clause by clause: the end."""

from pyramidion.games.silver_gold.test_table import HALL, OPEN, Table, through


def closing(table: Table) -> list[str]:
    """The lines at the end of a game in which nothing else happens any more."""
    while not table.session.over:
        table.turn()
    return table.due


# SG-7.1


def test_sg_7_1_the_first_example_of_the_rulebook() -> None:
    # Six red gems, three green ones, three skulls, two torches: on the card that seat 1 never completes.
    gems = "Errr. ttrrr ggg.. sss.. ....T"
    halls = (3, 6, 9, 12, 15, 18, 1)
    table = Table(
        {2: gems, 3: HALL}, {4: OPEN, 5: OPEN}, display=(6, 9, 12, 15), cards=dict.fromkeys(halls, HALL)
    )
    table.turn("1 mark 2 a1")
    table.turn("1 mark 2 a2")  # the torch of round 1
    table.turn("1 mark 2 b1 c1 d1", pattern="I3")
    table.turn("1 mark 2 c2 d2 e2", pattern="I3")
    for hall, then, shown in zip(halls, (6, 9, 12, 15, 18, 1, 20), (18, 1, 20, 21, 22, 23, 24), strict=True):
        table.turn(f"1 mark {hall} a1")
        table.turn(*through(1, hall), f"1 take {then}", f"- show {shown}")
    table.idle(3)  # 21 turns: three rounds
    table.turn("1 mark 2 a3 b3 c3", pattern="I3")
    table.turn("1 mark 2 a4 b4 c4", pattern="I3")
    table.turn("1 mark 2 b2")  # the torch of round 4
    assert closing(table)[0] == "1 score 111 tombs=70 torches=10 boxes=19 gems=18 skulls=-6"
    assert table.refuses("1 score 111 tombs=70 torches=10 boxes=18 gems=19 skulls=-6") == "SG-7.1"
    assert table.refuses("1 score 112 tombs=70 torches=10 boxes=19 gems=18 skulls=-6") == "SG-7.1"
    assert table.refuses("- winner 1") == "SG-7.1"
    table.do(*table.due)
    end = table.view()
    assert end.places == [1, 2]
    assert (end.round, end.turn) == (4, 7)  # the last turn, not the first of a round that never comes


def test_sg_7_1_all_seats_are_scored_in_order() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN}, {5: OPEN, 6: OPEN})
    assert [line[:9] for line in closing(table)] == ["1 score 0", "2 score 0", "3 score 0", "- winner "]
    table.do(table.due[0])
    assert table.refuses(table.due[1]) == "SG-7.1"


def test_sg_7_1_only_the_highest_skull_counts_and_points_may_be_below_zero() -> None:
    table = Table({1: "Essss ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    table.turn("1 mark 1 d1")
    table.turn("1 mark 1 e1")
    assert closing(table)[0] == "1 score -10 tombs=0 torches=0 boxes=0 gems=0 skulls=-10"


def test_sg_7_1_gems_left_over_count_one_each() -> None:
    table = Table(
        {1: "Errrg gg... ..... ..... ....T", 2: "Eg... ..... ..... ..... ....T"}, {3: OPEN, 4: OPEN}
    )
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    assert table.seat(1).score.gems == 2
    table.turn("1 mark 1 a2")
    assert table.seat(1).score.gems == 5 + 1
    table.turn("1 mark 1 b2")
    assert table.seat(1).score.gems == 10
    table.turn("1 mark 2 a1 b1", pattern="I2")
    assert table.seat(1).score.gems == 11


# SG-7.2


def test_sg_7_2_an_uncompleted_card_scores_nothing_but_what_was_ticked_stays() -> None:
    table = Table({1: "Ert.. ..... ..... ..... ....T", 2: OPEN}, {3: OPEN, 4: OPEN})
    table.turn("1 mark 1 a1 b1 c1", pattern="I3")
    assert closing(table)[0] == "1 score 6 tombs=0 torches=5 boxes=0 gems=1 skulls=0"


# SG-7.3


def test_sg_7_3_most_points_win() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: "Er... ..... ..... ..... ....T", 4: OPEN})
    table.turn("2 mark 3 a1 b1", pattern="I2")
    assert closing(table)[-1] == "- winner 2"
    table.do(*table.due[:2])
    assert table.refuses("- winner 1") == "SG-7.3"
    assert table.refuses("- winner 1 2") == "SG-7.3"
    table.do("- winner 2")
    assert table.view().places == [2, 1]


def test_sg_7_3_one_point_more_wins_against_the_lowest_card() -> None:
    table = Table(
        {1: HALL, 2: OPEN}, {4: "Errrg gg... ..... ..... ....T", 5: "Er... ..... ..... ..... ....T"}
    )
    table.turn("1 mark 1 a1", "2 mark 4 a1 b1 c1", pattern="I3")
    table.turn(*through(1, 1), "1 draw", "- deal 1 20", "2 mark 4 a2")
    table.turn("2 mark 4 b2")
    table.turn("2 mark 5 a1 b1", pattern="I2")
    assert [line.split()[2] for line in closing(table)] == ["10", "11", "2"]
    assert table.view().places == [2, 1]


def test_sg_7_3_tied_the_lowest_completed_card_wins() -> None:
    table = Table({7: HALL, 2: OPEN}, {4: HALL, 5: OPEN})
    table.turn("1 mark 7 a1", "2 mark 4 a1")
    table.turn(*through(1, 7), *through(2, 4), "2 draw", "- deal 2 20", "1 draw", "- deal 1 21")
    assert closing(table)[-1] == "- winner 2"


def test_sg_7_3_the_lowest_card_counts_among_the_tied_only() -> None:
    table = Table({7: HALL, 2: OPEN}, {4: HALL, 5: OPEN}, {1: HALL, 6: "Es... ..... ..... ..... ....T"})
    table.turn("1 mark 7 a1", "2 mark 4 a1", "3 mark 1 a1")
    lines = ["3 draw", "- deal 3 20", "2 draw", "- deal 2 21", "1 draw", "- deal 1 22"]
    table.turn(*through(1, 7), *through(2, 4), *through(3, 1), *lines)
    table.turn("3 mark 6 a1 b1", pattern="I2")  # a skull: 9 points
    assert closing(table)[-1] == "- winner 2"
    assert table.view().places == [2, 1, 3]


def test_sg_7_3_tied_who_completed_a_card_comes_before_who_did_not() -> None:
    table = Table({7: HALL, 2: OPEN}, {4: "Errrg gg... ..... ..... ....T", 5: OPEN})
    table.turn("1 mark 7 a1", "2 mark 4 a1 b1 c1", pattern="I3")
    table.turn(*through(1, 7), "1 draw", "- deal 1 20", "2 mark 4 a2")
    table.turn("2 mark 4 b2")
    assert closing(table) == [
        "1 score 10 tombs=10 torches=0 boxes=0 gems=0 skulls=0",
        "2 score 10 tombs=0 torches=0 boxes=0 gems=10 skulls=0",
        "- winner 1",
    ]


def test_sg_7_3_tied_without_a_completed_card_the_win_is_shared() -> None:
    table = Table({1: OPEN, 2: OPEN}, {3: OPEN, 4: OPEN}, {5: "Es... ..... ..... ..... ....T", 6: OPEN})
    table.turn("3 mark 5 a1 b1", pattern="I2")
    assert closing(table)[-1] == "- winner 1 2"
    table.do(*table.due[:3])
    assert table.refuses("- winner 1") == "SG-7.3"
    assert table.view().places == [1, 1, 3]

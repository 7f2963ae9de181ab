"""The clauses of the rules: scoring a level and the end (PY-5.2 to PY-6.1)."""

from functools import cache

import pytest

from pyramidion.core.rng import Rng
from pyramidion.core.state import OVER
from pyramidion.games.pyramido.rules.actions import DISCARD, DONE
from pyramidion.games.pyramido.rules.activation import DOUBLE, WAYS
from pyramidion.games.pyramido.rules.areas import COLOUR, POSITION
from pyramidion.games.pyramido.rules.best import best_activation
from pyramidion.games.pyramido.rules.gems import GEMS, LANE, MYTHICAL, held, total
from pyramidion.games.pyramido.rules.player import POINTS_LANE, Player
from pyramidion.games.pyramido.rules.state import END, REDUCE, SCORE, TAKE_ONE, Pyramido
from pyramidion.games.pyramido.test_areas import painted
from pyramidion.games.pyramido.test_rules import gems
from pyramidion.games.pyramido.test_table import FULL_LEVEL, SET, Table, games, lay, random_event

# Orange in the first two rows with 8 icons, blue without icons in the others but for 2 red blocks with 2.
PAINT = painted(
    "orange 10/00 orange 10/00", "orange 00/00 blue 11/00", "blue 00/00 red 11/00", "blue 01/00 blue 10/00"
)


def scoring(seats: int, *hands: str, level: int = 1) -> Table:
    """A table where all have to score: seats own these gems and the same pyramid."""
    table = Table(seats, dominoes=PAINT)
    state = table.state
    state.level = level
    for player, hand in zip(state.players, hands, strict=True):
        player.gems = gems(hand)
        rows = FULL_LEVEL.strip().splitlines()
        lay(
            player.pyramid,
            1,
            "\n".join(f"{row} {1 if at < 5 else 4}" for at, row in enumerate(rows)),
            dominoes=PAINT,
        )
    state.market.bag -= sum(gems(hand) for hand in hands)
    state._begin_scoring()
    return table


def points(table: Table, seat: int, level: int = 1) -> int:
    return int(table.state.players[seat].points(level))


def test_py_5_2_a_gem_of_its_colour_activates_an_area() -> None:
    table = scoring(2, "orange red", "blue red")
    assert not table.allows("2 activate 1 0,0 orange")
    assert not table.allows("1 activate 1 0,2 blue")
    table.play("1 activate 1 0,0 orange\n1 done\n2 activate 1 0,2 blue\n2 done")
    assert points(table, 0) == 10
    assert points(table, 1) == 10


@pytest.mark.parametrize(
    ("paid", "times"),
    [
        ("orange", 1),
        ("mythical mythical", 1),
        ("orange orange orange", 2),
        ("orange orange mythical mythical", 2),
        ("orange mythical mythical mythical mythical", 2),
        ("mythical mythical mythical mythical mythical mythical", 2),
    ],
)
def test_py_5_2_the_worth_of_three_gems_scores_twice(paid: str, times: int) -> None:
    table = scoring(2, paid, "")
    table.play(f"1 activate 1 0,0 {paid}\n1 done\n2 done")
    assert points(table, 0) == 10 * times
    assert table.state.players[0].gems == 0


def test_py_5_2_never_more_and_once_per_level() -> None:
    table = scoring(2, "orange orange orange mythical mythical", "")
    table.play("1 activate 1 0,0 orange")
    for paid in ("orange", "mythical mythical", "orange orange mythical mythical"):
        assert not table.allows(f"1 activate 1 0,0 {paid}")
    table.play("1 activate 1 0,2 mythical mythical")
    assert table.state.legal(0) == [DONE]


def test_py_5_3_gems_must_be_held() -> None:
    table = scoring(2, "orange orange mythical", "")
    assert table.allows("1 activate 1 0,0 orange")
    for paid in ("mythical mythical", "orange orange orange", "orange orange mythical mythical"):
        assert not table.allows(f"1 activate 1 0,0 {paid}")
    assert not table.allows("1 activate 1 0,2 blue")


def test_py_5_3_an_area_is_activated_by_its_name_alone() -> None:
    table = scoring(2, "orange", "")
    assert not table.allows("1 activate 1 1,0 orange")
    assert len(table.state.legal(0)) == 2


def test_py_5_3_an_area_without_icons_may_be_activated_for_nothing() -> None:
    dominoes = painted("red 11/00 blue 00/00")
    table = Table(2, dominoes=dominoes)
    lay(table.state.players[0].pyramid, 1, "0,0 1,0", dominoes=dominoes)
    table.state.players[0].gems = gems("blue")
    table.state.level = 1
    table.state._begin_scoring()
    table.play("1 activate 1 1,0 blue\n1 done\n2 done")
    assert points(table, 0) == 0
    assert table.state.market.discarded == gems("blue")


def test_py_5_4_mythical_gems_kept_score_one_each_before_discarding() -> None:
    table = scoring(2, "mythical mythical mythical orange blue green red", "mythical")
    table.play("1 activate 1 0,0 orange\n1 done\n2 done")
    assert points(table, 0) == 10 + 3
    assert points(table, 1) == 1
    assert table.state.phase == REDUCE
    table.play("1 discard mythical")
    assert points(table, 0) == 13


def test_py_5_4_they_score_again_at_every_level() -> None:
    table = Table(2)
    state = table.state
    for level in range(1, 5):
        table.random(SCORE)
        for player in state.players:
            player.gems = 0
        state.players[1].gems = gems("mythical mythical")
        table.play("1 done\n2 done")
        assert points(table, 1, level) == 2
    assert state.scores() == [0, 8]


def test_py_5_5_spent_gems_are_discarded_when_all_are_done() -> None:
    table = scoring(2, "orange blue", "orange orange orange")
    table.play("1 activate 1 0,0 orange\n2 activate 1 0,0 orange orange orange\n2 done")
    assert table.state.market.discarded == 0
    table.play("1 done")
    assert table.state.market.discarded == gems("orange orange orange orange")


def test_py_5_what_a_seat_does_stays_hidden_until_all_are_done() -> None:
    table = scoring(2, "orange blue", "orange orange orange")
    before = table.state.scores()
    table.play("1 activate 1 0,0 orange\n1 done")
    assert table.state.scores() == before
    assert table.state.actors() == [1]
    assert table.state.players[0].area_points == 0


def test_py_5_6_who_has_more_than_five_gems_discards_down_to_five() -> None:
    table = scoring(3, "red red red red red red red", "red red red red red", "blue blue blue blue blue red")
    table.play("1 done\n2 done\n3 done")
    assert table.state.actors() == [0, 2]
    assert table.state.legal(0) == [DISCARD + GEMS.index("red")]
    assert table.state.legal(1) == []
    assert table.state.legal(2) == [DISCARD + GEMS.index("blue"), DISCARD + GEMS.index("red")]
    table.play("3 discard red\n1 discard red")
    assert table.state.market.discarded == 0
    table.play("1 discard red")
    assert table.state.level == 2
    assert table.state.market.discarded == gems("red red red")
    assert [int(total(player.gems)) for player in table.state.players] == [5, 5, 5]


def test_py_5_6_no_discarding_after_level_4() -> None:
    table = scoring(2, "red red red red red red red", "", level=4)
    table.play("1 done\n2 done")
    assert table.state.phase == END
    assert total(table.state.players[0].gems) == 7


@pytest.mark.parametrize(
    ("starter", "hands", "following"),
    [
        (1, ("mythical", "", "mythical"), 2),
        (3, ("", "mythical mythical", ""), 3),
        (2, ("", "mythical", ""), 3),
        (1, ("", "", ""), 1),
    ],
)
def test_py_5_7_the_fewest_points_start_the_next_level(
    starter: int, hands: tuple[str, ...], following: int
) -> None:
    table = scoring(3, *hands)
    table.state.starter = starter - 1
    table.play("1 done\n2 done\n3 done")
    assert table.state.starter == table.state.mover() == following - 1
    assert table.state.phase == TAKE_ONE


def ended(*seats: tuple[tuple[int, int, int, int], str]) -> list[int]:
    """The final places of seats with these points by level and these gems."""
    state = Pyramido(SET, len(seats))
    for player, (levels, hand) in zip(state.players, seats, strict=True):
        player.area_points = sum(level << POINTS_LANE * at for at, level in enumerate(levels))
        player.gems = gems(hand)
    return state.places()


def test_py_6_1_the_highest_total_wins() -> None:
    assert ended(((1, 2, 3, 4), "red red"), ((2, 2, 3, 4), ""), ((0, 0, 0, 0), "")) == [2, 1, 3]


def test_py_6_1_tied_most_gems_left_then_the_best_level_then_shared() -> None:
    assert ended(((1, 2, 3, 4), "red"), ((4, 3, 2, 1), "red blue")) == [2, 1]
    assert ended(((1, 2, 3, 4), "red"), ((0, 0, 0, 10), "blue")) == [2, 1]
    assert ended(((1, 2, 3, 4), "red"), ((4, 3, 2, 1), "mythical")) == [1, 1]
    assert ended(((5, 0, 0, 0), ""), ((0, 5, 0, 0), ""), ((9, 0, 0, 0), "")) == [2, 2, 1]


def test_scores_are_the_sums_of_levels() -> None:
    for state, rng in games(8):
        while state.mover() != OVER:
            random_event(state, rng)
        for score, player in zip(state.scores(), state.players, strict=True):
            assert score == sum(int(player.points(level)) for level in range(1, 5))


def slow_best(player: Player) -> tuple[int, int]:
    """The most points, and with them the most gems left, by trying everything."""
    areas = [int(player.areas[2 * at]) for at in range(int(player.area_count))]
    open_areas = [area for area in areas if player.idle >> (area >> POSITION) & 1 and area & 255]

    @cache
    def best(at: int, left: int) -> tuple[int, int]:
        if at == len(open_areas):
            return int(held(left, MYTHICAL)), int(total(left))
        found = best(at + 1, left)
        icons, colour = open_areas[at] & 255, open_areas[at] >> COLOUR & 7
        for way, (own, mythical) in enumerate(WAYS):
            if held(left, colour) >= own and held(left, MYTHICAL) >= mythical:
                cost = (own << LANE * colour) + (mythical << LANE * MYTHICAL)
                points, kept = best(at + 1, left - cost)
                found = max(found, (points + icons * (1 if way < DOUBLE else 2), kept))
        return found

    return best(0, int(player.gems))


def deal(player: Player, rng: Rng) -> None:
    """Give a player other gems, now many of one kind, now a few of all."""
    hand = 0
    for kind in range(len(GEMS)):
        most = (1, 3, 6)[int(rng.below(3))]
        hand += int(rng.below(most + 1)) << LANE * kind
    player.gems = hand


def test_the_best_activation_is_the_best() -> None:
    tried = 0
    mixed = 0
    for state, rng in games(40):
        while state.mover() != OVER:
            if state.phase == SCORE and rng.below(2) == 0:
                player = state.players[int(state.mover())].copy()
                if player.spent == 0:
                    deal(player, rng)
                    player.look()
                most, left = slow_best(player)
                gained = int(player.gained)
                points, actions = best_activation(player)
                assert points == gained + most
                assert actions == sorted(actions)
                for action in actions:
                    player.activate(action)
                    assert min(held(player.gems, kind) for kind in range(len(GEMS))) >= 0
                assert player.gained + held(player.gems, MYTHICAL) == points
                assert total(player.gems) == left
                tried += 1
                mixed += any(action % 6 in (3, 4) for action in actions)
            random_event(state, rng)
    assert tried > 200
    assert mixed > 10


def test_the_best_activation_can_be_played() -> None:
    table = scoring(2, "orange blue mythical mythical", "")
    points, actions = best_activation(table.state.players[0])
    assert points == 10 + 10 + 2
    for action in actions:
        assert action in table.state.legal(0)
        table.state.apply(0, action)


def test_worked_examples_of_the_rules() -> None:
    """Level scores: 2+3+3+4+5×2 and 1 mythical is 23; 8+6 is 14."""
    player = Player(Pyramido(SET, 1).players[0].pyramid)
    player.gained, player.gems = 2 + 3 + 3 + 4 + 5 * 2, gems("mythical")
    player.close(2)
    assert player.points(2) == player.score() == 23

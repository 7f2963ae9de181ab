"""Judgement: it rates every legal action, changes nothing, and is exact where nothing is open any more."""

from collections.abc import Iterator
from math import isnan, nan

import pytest
from librt.vecs import vec

from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE, OVER, buffer
from pyramidion.games.pyramido import GAME
from pyramidion.games.pyramido.rules.actions import HUES, PLACE
from pyramidion.games.pyramido.rules.best import best_activation
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.pyramid import NOTHING_LAID, Pyramid
from pyramidion.games.pyramido.rules.state import END, PLACE_IT, SCORE, Pyramido
from pyramidion.games.pyramido.sense_ledger import packed
from pyramidion.games.pyramido.sense_outlook import Outlook
from pyramidion.games.pyramido.sense_scene import RANKS, SIZE, ranked
from pyramidion.games.pyramido.test_table import FULL_LEVEL, SET, lay

SENSE = GAME.sense()


def positions(seats: int, seed: str) -> Iterator[Pyramido]:
    """All positions of a game at first sight, one after the other; the last one is over."""
    state, rng = Pyramido(SET, seats), seeded(seed)
    while (mover := int(state.mover())) != OVER:
        yield state
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            ratings = rated(state, mover)
            state.apply(mover, state.legal(mover)[ratings.index(max(ratings))])
    yield state


def rated(state: Pyramido, seat: int) -> list[float]:
    """The ratings of a seat's legal actions."""
    actions = buffer(state)
    n = int(state.list_legal(seat, actions))
    ratings = vec[float]([nan] * len(actions))
    SENSE.rate(state, seat, actions, n, ratings)
    return [ratings[i] for i in range(n)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_legal_action_is_rated_the_same_again_and_nothing_changes(seats: int) -> None:
    for state in positions(seats, "rated"):
        before = state.key()
        for seat in state.actors():
            if seat >= 0:
                ratings = rated(state, seat)
                assert ratings == rated(state, seat)
                assert not any(isnan(rating) for rating in ratings)
        worth = [SENSE.worth(state, seat) for seat in range(seats)]
        assert worth == [SENSE.worth(state, seat) for seat in range(seats)]
        assert state.key() == before


def test_the_worth_of_a_finished_game_is_its_score() -> None:
    *_, end = positions(3, "finished")
    assert [SENSE.worth(end, seat) for seat in range(3)] == end.scores()


def test_alone_the_worth_of_a_finished_game_is_the_lead_over_the_legend() -> None:
    *_, end = positions(1, "alone")
    assert SENSE.worth(end, 0) == end.scores()[0] - end.legend.score()


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_last_level_is_scored_as_well_as_can_be(seed: str) -> None:
    """PY-5.2, PY-5.4: there is nothing to keep gems for."""
    foretold: list[float] = []
    most: list[int] = []
    for state in positions(2, seed):
        if state.phase == SCORE and state.level == LEVELS and not foretold:
            foretold = [SENSE.worth(state, seat) for seat in range(2)]
            most = [int(player.score()) + best_activation(player)[0] for player in state.players]
    assert state.scores() == most == foretold


def test_forecasts_get_nearer_to_the_final_points() -> None:
    """Off by less on the last level than on the first, over some games."""
    off = [0.0, 0.0, 0.0, 0.0]
    for game in range(8):
        told: list[tuple[int, list[float]]] = []
        for state in positions(2, f"nearer {game}"):
            if state.phase == PLACE_IT:
                told.append((int(state.level), [SENSE.worth(state, seat) for seat in range(2)]))
        assert state.phase == END
        for level in range(1, LEVELS + 1):
            errors = [abs(state.scores()[k] - worth[k]) for at, worth in told if at == level for k in (0, 1)]
            off[level - 1] += sum(errors) / len(errors) / 8
    assert off[0] < 15
    assert off[1] < off[0]
    assert off[2] < off[1]
    assert off[3] < 4


def test_what_a_full_level_shows_is_what_is_scored() -> None:
    """PY-5.1: with all cells built on, the outlook of a level is its areas."""
    for state in positions(2, "shown"):
        if state.phase == SCORE and state.waiting == 3:
            for player in state.players:
                if player.gained == 0:
                    outlook = Outlook()
                    outlook.look(player.pyramid.copy(), state.level)
                    assert outlook.lost == 0
                    for at in range(player.area_count):
                        icons, colour = int(player.areas[2 * at]) & 255, int(player.areas[2 * at]) >> 8 & 7
                        shown = [int(outlook.sizes[RANKS * colour + rank]) for rank in range(RANKS)]
                        assert icons in shown or icons <= shown[-1]


def test_cells_that_find_no_partner_are_lost() -> None:
    """PY-4.4: the corner at 0,0 is cut off by its two neighbours."""
    pyramid = Pyramid(NOTHING_LAID[:])
    lay(pyramid, 1, FULL_LEVEL)
    pyramid.climb(2)
    lay(pyramid, 2, "1,0 2,0\n0,1 0,2")
    outlook = Outlook()
    outlook.look(pyramid, 2)
    assert outlook.lost == 2


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_place_that_is_tried_shows_what_it_shows_once_the_domino_is_laid(seed: str) -> None:
    placing, outlook = SENSE.placing, Outlook()
    for state in positions(2, f"tried {seed}"):
        if state.phase == PLACE_IT:
            player, level = state.players[state.active], int(state.level)
            placing.look_at(player.pyramid, level)
            for action in state.legal(int(state.active)):
                laid = player.pyramid.copy()
                laid.place(state.domino, action - PLACE, level, SET)
                outlook.look(laid, level)
                placing.tried(player, state.domino, action - PLACE, SET)
                site = placing.lay(player, state.domino, action - PLACE, SET)
                assert (site.areas, site.reach) == (outlook.areas, outlook.reach)
                for colour in range(HUES):
                    assert site.full.sizes[colour] == packed(outlook.sizes, colour)
                    assert level == LEVELS or site.after.sizes[colour] == packed(outlook.lasting, colour)
                site.undo()


def test_sizes_are_ranked_and_the_smallest_goes() -> None:
    sizes = 0
    for icons in (3, 0, 7, 3, 1, 9):
        sizes = int(ranked(sizes, icons))
    assert [sizes >> SIZE * rank & 255 for rank in range(RANKS + 1)] == [9, 7, 3, 3, 0]

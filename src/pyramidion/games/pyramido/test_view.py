"""What views and offers say is what comes true: holes, changes of areas, points."""

import pytest

from pyramidion.core.game import Options
from pyramidion.core.state import ONLOOKER
from pyramidion.games.pyramido import GAME
from pyramidion.games.pyramido.cells import grid_of, places
from pyramidion.games.pyramido.offers import ActivateOffer, DoneOffer, PlaceOffer
from pyramidion.games.pyramido.rules.actions import ACTIVATE, DONE
from pyramidion.games.pyramido.rules.state import PLACE_IT, REDUCE, SCORE
from pyramidion.games.pyramido.tensor import LAYOUT
from pyramidion.games.pyramido.test_notation import TABLES, positions
from pyramidion.games.pyramido.view import PlaceView, SeatView

EACH = pytest.mark.parametrize(("seats", "options"), TABLES, ids=["1-a", "1-the", "2", "3", "4"])


def taken(seat: SeatView) -> set[PlaceView]:
    """Where blocks lie."""
    return {block.place for block in seat.blocks}


def icons(seat: SeatView) -> int:
    """All icons that are seen."""
    return sum(area.icons for area in seat.areas)


@EACH
def test_a_hole_stays_one_and_a_complete_level_has_no_other_free_cells(seats: int, options: Options) -> None:
    for seed in range(3):
        known: list[set[PlaceView]] = [set() for _ in range(seats)]
        for state in positions(seats, options, seed):
            view = GAME.view(state, ONLOOKER)
            for number, seat in enumerate(view.seats):
                assert known[number] <= set(seat.holes)
                assert not taken(seat) & set(seat.holes)
                known[number] = set(seat.holes)
                if state.phase == SCORE:
                    grid = grid_of(state.players[number].pyramid, view.level)
                    level = {PlaceView(view.level, *cell) for cell in grid.cells()}
                    assert level - taken(seat) == {hole for hole in seat.holes if hole.level == view.level}


@EACH
def test_a_free_cell_that_is_no_hole_can_still_be_covered(seats: int, options: Options) -> None:
    for state in positions(seats, options, 1):
        view = GAME.view(state, ONLOOKER)
        for number, seat in enumerate(view.seats):
            if state.phase == PLACE_IT and seat.blocks:
                pyramid = state.players[number].pyramid
                coverable = {PlaceView(view.level, *cell) for pair in places(pyramid) for cell in pair}
                assert not coverable & set(seat.holes)
                grid = {PlaceView(view.level, *cell) for cell in grid_of(pyramid, view.level).cells()}
                free = grid - taken(seat) - set(seat.holes)
                if view.level > 1 and any(place.level == view.level for place in taken(seat)):
                    assert free <= coverable


@EACH
def test_a_place_offer_says_what_becomes_of_areas_and_which_holes_it_makes(
    seats: int, options: Options
) -> None:
    for state in positions(seats, options, 2)[::3]:
        if state.phase != PLACE_IT:
            continue
        active = int(state.active)
        before = GAME.view(state, active).seats[active]
        for offer in GAME.offers(state, active)[::5]:
            assert isinstance(offer, PlaceOffer)
            following = state.copy()
            following.apply(active, offer.action)
            after = GAME.view(following, active).seats[active]
            assert taken(after) - taken(before) == {offer.a, offer.b}
            assert set(after.holes) - set(before.holes) == set(offer.holes)
            assert icons(after) - icons(before) == sum(change.gain for change in offer.changes)
            named = {area.name for area in before.areas}, {area.name for area in after.areas}
            for change in offer.changes:
                assert set(change.before) <= named[0]
                assert set(change.after) <= named[1]
                assert bool(change.before) or change.kind == "new"
                assert bool(change.after) or change.kind == "covered"


@EACH
def test_activations_score_what_offers_say(seats: int, options: Options) -> None:
    for state in positions(seats, options, 3):
        if state.phase != SCORE:
            continue
        seat = state.actors()[0]
        *areas, done = GAME.offers(state, seat)
        assert isinstance(done, DoneOffer)
        gained = int(state.players[seat].gained)
        offered = {offer.action for offer in areas}
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            if action != DONE and action not in offered:  # PY-5.3: it would bring nothing
                assert after.players[seat].gained == gained
        for offer in areas:
            assert isinstance(offer, ActivateOffer)
            after = state.copy()
            after.apply(seat, offer.action)
            assert after.players[seat].gained - gained == offer.points > 0
        assert done.points == gained + done.mythical <= done.best
        after = state.copy()
        for activation in done.activations:
            assert activation.action in after.legal(seat)
            after.apply(seat, activation.action)
        last = GAME.offers(after, seat)[-1]
        assert isinstance(last, DoneOffer)
        assert last.points == last.best == done.best


def test_others_are_seen_as_they_were_before_a_secret_phase() -> None:
    for state in positions(3, {}, 4):
        if state.phase not in (SCORE, REDUCE) or state.acting() != 0b111:
            continue
        before = GAME.view(state, 1)
        action = next((a for a in state.legal(0) if ACTIVATE <= a < DONE), state.legal(0)[0])
        state.apply(0, action)
        assert GAME.view(state, 1) == before
        assert GAME.view(state, 0) != GAME.view(state, 1)


@EACH
def test_an_encoding_has_the_length_of_its_layout(seats: int, options: Options) -> None:
    for state in positions(seats, options, 5)[::20]:
        for seat in range(seats):
            assert len(GAME.encode(state, seat)) == sum(length for _, length in LAYOUT)

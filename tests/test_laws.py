"""What holds in every position of every game: the laws of the protocol.

They are about whatever game stands in the catalog, with every number of seats and every setting.
"""

from itertools import permutations

import msgspec
import pytest
from hypothesis import given

from pyramidion.core.game import Move
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import Rng
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, ONLOOKER, OVER, State, buffer
from tests.positions import EACH, SEATINGS, SEEDS, Here, everyone, known, positions, sessions, simultaneous
from tests.seating import Seating, luck, position, steps, walk

BOUND = 5000  # steps that no game needs


# Actors and actions.


@given(positions())
def test_who_may_act_has_a_legal_action_and_nobody_else_has(here: Here) -> None:
    state = here.state
    actors = state.actors()
    assert [seat for seat in (CHANCE, *range(state.seats)) if state.legal(seat)] == actors
    assert state.mover() == (actors[0] if actors else OVER)
    assert state.acting() == sum(1 << seat for seat in actors if seat != CHANCE)


@given(positions())
def test_actions_ascend_and_stay_in_their_range(here: Here) -> None:
    for seat in here.state.actors():
        legal = here.state.legal(seat)
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < (here.state.width() if seat == CHANCE else here.game.actions)
        assert len(legal) <= here.state.width()
        actions = buffer(here.state)
        assert here.state.list_legal(seat, actions) == len(legal)
        assert [actions[n] for n in range(len(legal))] == legal


@given(sessions())
def test_who_holds_no_seat_can_do_nothing(case: tuple[Session, Rng]) -> None:
    session, _ = case
    before = session.state.key()
    for stranger in (ONLOOKER, OVER, CHANCE, len(session.players), 64, -64):
        assert session.legal(stranger) == []
        for action in session.legal(0)[:1] or [0]:
            with pytest.raises(Refused):
                session.act(stranger, action)
    assert session.state.key() == before


@given(positions())
def test_looking_changes_nothing(here: Here) -> None:
    before = here.state.key()
    for viewer in everyone(here.state):
        known(here.game, here.state, viewer)
    here.state.copy()
    here.state.scores()
    if here.state.mover() == CHANCE:
        here.state.weights()
        here.state.sample(here.rng)
    assert here.state.key() == before


@given(positions())
def test_a_copy_is_equal_and_independent(here: Here) -> None:
    twin, before = here.state.copy(), here.state.key()
    assert twin.key() == before
    for _ in walk(twin, 1):
        pass
    assert here.state.key() == before
    twin = here.state.copy()
    for _ in walk(here.state, 2):
        pass
    assert twin.key() == before


@given(positions(simultaneous), SEEDS)
def test_commits_commute(here: Here, seed: int) -> None:
    """Whoever acts first in a simultaneous phase, all choose from the same and end up the same."""

    def finished(order: Rng) -> tuple[int, ...]:
        state = here.state.copy()
        phase, waiting = state.phase, state.actors()
        wishes = {seat: luck(10 * seed + seat) for seat in waiting}
        while state.phase == phase and state.acting() and set(state.actors()) <= set(waiting):
            seat = state.actors()[int(order.below(len(state.actors())))]
            legal = state.legal(seat)
            state.apply(seat, legal[int(wishes[seat].below(len(legal)))])
        return state.key()

    assert finished(luck(1)) == finished(here.rng)


# Chance.


@given(positions(lambda state: state.mover() == CHANCE))
def test_chance_has_a_positive_weight_for_each_action_and_draws_no_other(here: Here) -> None:
    legal, weights = here.state.legal(CHANCE), here.state.weights()
    assert len(weights) == len(legal)
    assert min(weights) > 0
    for _ in range(20):
        assert here.state.sample(here.rng) in legal


@EACH
def test_chance_draws_by_its_weights(seating: Seating) -> None:
    draws, kinds = 3000, dict[tuple[int, int], State]()
    for seed in range(3):
        state = seating.start()
        for seat, _ in walk(state, seed):
            if seat == CHANCE:
                kinds.setdefault((int(state.phase), len(state.legal(CHANCE)) // 4), state.copy())
    for number, state in enumerate(kinds.values()):
        legal, weights = state.legal(CHANCE), state.weights()
        drawn, rng = dict.fromkeys(legal, 0), luck(number)
        for _ in range(draws):
            drawn[int(state.sample(rng))] += 1
        fair = [draws * weight / sum(weights) for weight in weights]
        chi = sum((drawn[action] - wish) ** 2 / wish for action, wish in zip(legal, fair, strict=True))
        degrees = len(legal) - 1
        assert chi <= degrees + 6 * (2 * degrees) ** 0.5, (drawn, fair)


# Notation.


@given(positions())
def test_every_legal_action_has_a_line_of_its_own_that_reads_back(here: Here) -> None:
    game, state = here.game, here.state
    for seat in state.actors():
        lines = [game.write(state, seat, action) for action in state.legal(seat)]
        assert len(set(lines)) == len(lines)
        for action, text in zip(state.legal(seat), lines, strict=True):
            line = game.notation.parse(text, here.seating.seats)
            assert str(line) == text
            assert game.read(state, line) == Move(seat, action)
            if seat != CHANCE:
                assert game.tell(state, seat, action, seat) == text


@given(positions())
def test_offers_are_the_legal_actions_with_their_lines(here: Here) -> None:
    """All of them, or all that an interface should show (PY-5.3)."""
    for seat in range(here.seating.seats):
        offers = [msgspec.to_builtins(offer) for offer in here.game.offers(here.state, seat)]
        shown = [offer["action"] for offer in offers]
        assert shown == [action for action in here.state.legal(seat) if action in shown]
        assert bool(shown) == bool(here.state.legal(seat))
        for offer in offers:
            assert offer["line"] == here.game.write(here.state, seat, offer["action"])


@given(positions())
def test_views_can_be_sent_and_shown(here: Here) -> None:
    for viewer in everyone(here.state):
        view = here.game.view(here.state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert here.game.text(view).endswith("\n")


# Course and end.


@EACH
def test_a_game_ends_within_a_bound_and_ranks_all_seats(seating: Seating) -> None:
    for seed in range(40):
        assert len(steps(seating, seed)) < BOUND
        state = position(seating, seed, BOUND)
        assert state.actors() == []
        scores, places = state.scores(), state.places()
        assert len(scores) == len(places) == seating.seats
        if seating.seats > 1:
            assert places == [1 + sum(other < place for other in places) for place in places]
            for one, other in permutations(range(seating.seats), 2):
                assert scores[one] <= scores[other] or places[one] < places[other]


@EACH
def test_encodings_all_have_one_length(seating: Seating) -> None:
    sizes = {
        len(seating.game.encode(position(seating, seed, after), seat))
        for seed in range(3)
        for after in range(0, len(steps(seating, seed)) + 1, 7)
        for seat in range(seating.seats)
    }
    other = next(other for other in SEATINGS if other.game is seating.game)
    assert sizes == {len(seating.game.encode(other.start(), 0))}

"""What holds for secrets in every game: nobody is told what others chose or drew before it is time."""

from hypothesis import given

from pyramidion.core.draft import Draft
from pyramidion.core.rng import Rng
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, ONLOOKER, State
from tests.positions import EACH, SEEDS, Here, everyone, known, positions, sessions, simultaneous
from tests.seating import Seating, choice, luck, play, steps, walk


def redealt(state: State, viewer: int, seed: int) -> State:
    """A position as it may be for all that a viewer knows."""
    twin = state.copy()
    twin.redeal(viewer, luck(seed))
    return twin


@given(positions(), SEEDS)
def test_a_redealt_position_looks_the_same_to_who_it_was_redealt_for(here: Here, seed: int) -> None:
    for viewer in everyone(here.state):
        twin = redealt(here.state, viewer, seed)
        assert known(here.game, twin, viewer) == known(here.game, here.state, viewer)
        assert redealt(twin, viewer, seed + 1).key() == redealt(here.state, viewer, seed + 1).key()


@given(positions(), SEEDS)
def test_a_redealt_position_can_be_played_to_the_end(here: Here, seed: int) -> None:
    for viewer in everyone(here.state):
        twin = redealt(here.state, viewer, seed)
        assert [seat for seat in (CHANCE, *range(twin.seats)) if twin.legal(seat)] == twin.actors()
        for _ in walk(twin, seed):
            pass
        assert len(twin.places()) == here.seating.seats


@given(positions(simultaneous))
def test_a_commit_is_hidden_until_the_phase_is_over(here: Here) -> None:
    state = here.state
    for seat in state.actors():
        after = state.copy()
        after.apply(seat, choice(state, seat, here.rng))
        for viewer in everyone(state):
            if viewer != seat:
                assert known(here.game, after, viewer) == known(here.game, state, viewer)
                assert redealt(after, viewer, 1).key() == redealt(state, viewer, 1).key()


@EACH
def test_what_a_viewer_is_not_told_of_chance_makes_no_difference_to_it(seating: Seating) -> None:
    """Another draw that reads the same in a viewer's log leaves all that it knows as it is."""
    game = seating.game
    for seed in range(6):
        happened = steps(seating, seed)[:40]
        for viewer in (ONLOOKER, *range(seating.seats)):
            for other in range(1, 4):
                session, twin, rng = seating.by_hand(), seating.by_hand(), luck(100 * seed + other)
                for seat, action in happened:
                    if action not in twin.legal(seat):
                        break
                    instead = action
                    if seat == CHANCE:
                        told = game.tell(session.state, CHANCE, action, viewer)
                        same = [
                            draw
                            for draw in twin.legal(CHANCE)
                            if game.tell(twin.state, CHANCE, draw, viewer) == told
                        ]
                        if not same:
                            break
                        instead = same[int(rng.below(len(same)))]
                    session.act(seat, action)
                    twin.act(seat, instead)
                    if session.log(viewer) != twin.log(viewer):
                        break  # it has come to light
                    assert known(game, session.state, viewer) == known(game, twin.state, viewer)
                    assert (
                        redealt(session.state, viewer, other).key()
                        == redealt(twin.state, viewer, other).key()
                    )


@given(positions())
def test_who_acts_at_the_same_time_acts_in_secret(here: Here) -> None:
    assert here.state.secret() or len(here.state.actors()) < 2
    assert here.state.acting() or not here.state.secret()


@given(sessions(simultaneous))
def test_the_log_is_silent_about_commits_of_others(case: tuple[Session, Rng]) -> None:
    session, rng = case
    before = {viewer: session.log(viewer) for viewer in everyone(session.state)}
    seat = session.actors()[int(rng.below(len(session.actors())))]
    session.act(seat, choice(session.state, seat, rng))
    for viewer, log in before.items():
        assert session.log(viewer) == log + ([session.events[-1].line] if viewer == seat else [])


@given(sessions())
def test_where_nothing_is_hidden_the_log_has_every_line(case: tuple[Session, Rng]) -> None:
    """A line may be told in part, like a card dealt face down, but it is not left out."""
    session, rng = case
    for _ in range(12):
        if redealt(session.state, ONLOOKER, 1).key() == session.state.key():
            for viewer in everyone(session.state):
                assert len(session.log(viewer)) == len(session.lines())
        play(session, rng, 1)


@given(sessions(lambda state: bool(state.acting())))
def test_a_draft_is_private_and_can_be_undone_and_confirmed(case: tuple[Session, Rng]) -> None:
    session, rng = case
    seat = session.actors()[int(rng.below(len(session.actors())))]
    twin = Session(session.game, len(session.players), session.options, session.seed)
    for event in session.events:
        if event.seat != CHANCE:
            twin.act(event.seat, event.action)
    assert twin.record() == session.record()
    before = everything(session)
    draft = Draft(session, seat)
    assert known(session.game, draft.state, seat) == known(session.game, session.state, seat)
    keys = [draft.state.key()]
    while draft.legal() and len(keys) < 9:
        draft.act(choice(draft.state, seat, rng))
        keys.append(draft.state.key())
    assert everything(session) == before
    drafted = list(draft.actions)
    while draft.actions:
        assert draft.state.key() == keys.pop()
        draft.undo()
    assert draft.state.key() == keys.pop()
    for action in drafted:
        draft.act(action)
    for other in session.actors():  # somebody else decides meanwhile
        if other != seat:
            action = choice(session.state, other, rng)
            session.act(other, action)
            twin.act(other, action)
            break
    draft.confirm()
    for action in drafted:
        twin.act(seat, action)
    assert everything(session) == everything(twin)


@given(sessions(simultaneous))
def test_a_draft_knows_nothing_of_what_others_have_chosen(case: tuple[Session, Rng]) -> None:
    session, rng = case
    seat, other = session.actors()[:2]
    before = Draft(session, seat)
    session.act(other, choice(session.state, other, rng))
    after = Draft(session, seat)
    assert after.state.key() == before.state.key()
    assert after.legal() == before.legal()


def everything(session: Session) -> list[object]:
    """All that anybody is told about a session."""
    said: list[object] = [session.record(), session.state.key()]
    for viewer in everyone(session.state):
        said += [session.log(viewer), *known(session.game, session.state, viewer)]
    return said

"""What holds for the record of every game: it replays, wherever it stops, and proves itself."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramidion.core.game import Game
from pyramidion.core.refusal import BadRecord
from pyramidion.core.replay import replayed
from pyramidion.core.rng import commitment
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE
from tests.positions import EACH, SEATINGS, SEEDS
from tests.seating import Seating, luck, play


@st.composite
def finished(draw: st.DrawFn) -> Session:
    """A game played to its end."""
    session = draw(st.sampled_from(SEATINGS)).session(draw(SEEDS))
    play(session, luck(draw(SEEDS)))
    return session


def again(session: Session, record: str) -> Session:
    """The session that a record of the same game gives."""

    def find(name: str) -> Game:
        assert name == session.game.name
        return session.game

    return replayed(record.encode(), find)


def refusal(session: Session, record: str) -> tuple[int, str]:
    """The line and the rule at which a record is refused."""
    with pytest.raises(BadRecord) as bad:
        again(session, record)
    return bad.value.line, bad.value.rule


@given(finished())
def test_a_record_replays_to_the_same_game_and_the_same_bytes(session: Session) -> None:
    twin = again(session, session.record())
    assert twin.record() == session.record()
    assert twin.state.key() == session.state.key()
    assert twin.over


@given(finished(), st.data())
def test_a_record_may_stop_behind_any_line(session: Session, data: st.DataObject) -> None:
    header, lines = session.record().split("\n\n", 1)
    rows = lines.splitlines()
    for cut in {data.draw(st.integers(0, len(rows))), len(rows), len(rows) - 1, 0}:
        part = f"{header}\n\n" + "".join(f"{row}\n" for row in rows[:cut])
        twin = again(session, part)
        assert twin.record() == part
        twin.go_on()  # and whoever goes on from there gets what follows by itself
        assert twin.record().startswith(part)


@given(finished(), SEEDS)
def test_lines_of_a_simultaneous_phase_may_stand_in_any_order(session: Session, seed: int) -> None:
    rng = luck(seed)
    twin = Session(session.game, len(session.players), session.options, players=session.players, by_hand=True)
    queue = list(session.events)
    while queue:
        batch = [event for event in queue if event.batch == queue[0].batch]
        queue = queue[len(batch) :]
        notes = [note for event in batch for note in event.notes]
        while batch:
            seats = sorted({event.seat for event in batch})
            seat = seats[int(rng.below(len(seats)))]
            event = next(event for event in batch if event.seat == seat)
            batch.remove(event)
            twin.enter(event.line)
        for note in notes:
            twin.enter(note)
    assert twin.lines() == session.lines()
    assert twin.state.key() == session.state.key()


@given(finished(), st.data())
def test_what_is_taken_back_can_be_done_again(session: Session, data: st.DataObject) -> None:
    record, events = session.record(), list(session.events)
    kept = data.draw(st.integers(0, len(events)))
    session.take_back(kept)
    assert session.events[:kept] == events[:kept]
    for event in events[len(session.events) :]:
        if event.seat != CHANCE:
            session.act(event.seat, event.action)
    assert session.record() == record


@EACH
def test_a_game_by_hand_is_the_same_game_without_a_seed(seating: Seating) -> None:
    session, twin = seating.session(3), seating.by_hand()
    play(session, luck(3))
    for event in session.events:
        twin.act(event.seat, event.action)
    assert twin.lines() == session.lines()
    assert "[Seed" not in twin.record()
    assert "[Commitment" not in twin.record()


@EACH
def test_the_same_seed_and_choices_give_the_same_game(seating: Seating) -> None:
    sessions = [seating.session(seed) for seed in (5, 5, 6)]
    for session in sessions:
        play(session, luck(7))
    records = [session.record() for session in sessions]
    assert records[0] == records[1]
    assert records[0] != records[2]


# The seed is committed to, and shown at the end.


@EACH
def test_the_seed_is_shown_at_the_end_and_was_committed_to_from_the_start(seating: Seating) -> None:
    session = Session(seating.game, seating.seats, seating.options)
    promise = f'[Commitment "{commitment(session.seed or "")}"]'
    assert promise in session.record()
    assert "[Seed" not in session.record()
    assert again(session, session.record()).record() == session.record()
    play(session, luck(1))
    assert promise in session.record()
    assert f'[Seed "{session.seed}"]' in session.record()
    assert again(session, session.record()).over


@EACH
def test_another_seed_than_the_one_committed_to_is_refused(seating: Seating) -> None:
    session = seating.session(1)
    play(session, luck(1))
    forged = session.record().replace('[Seed "1"]', '[Seed "2"]')
    assert refusal(session, forged) == (5, "REC")
    forged = re.sub(r"\[Commitment .*\]\n", "", forged)
    assert refusal(session, forged)[1] == "REC"  # the first draw that is not the seed's


@given(finished(), st.data())
def test_a_draw_that_is_not_the_seeds_is_refused(session: Session, data: st.DataObject) -> None:
    chance = [n for n, event in enumerate(session.events) if event.seat == CHANCE]
    which = data.draw(st.sampled_from(chance))
    state = session.game.start(len(session.players), session.options)
    for event in session.events[:which]:
        state.apply(event.seat, event.action)
    others = [action for action in state.legal(CHANCE) if action != session.events[which].action]
    if not others:
        return
    wrong = session.game.write(state, CHANCE, data.draw(st.sampled_from(others)))
    rows = session.record().splitlines()
    at = len(rows) - len(session.lines())
    at += sum(1 + len(event.notes) for event in session.events[:which])
    assert rows[at] == session.events[which].line
    rows[at] = wrong
    assert refusal(session, "".join(f"{row}\n" for row in rows)) == (at + 1, "REC")

"""A table without sockets: a fold over events, rulings, and what viewers are shown."""

import random
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import pytest

from pyramidion import Refused, catalog
from pyramidion.core.state import ONLOOKER
from pyramidion.server import rulings, sight
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.lines import Sit, parsed
from pyramidion.server.store import Entry, Event, Guest
from pyramidion.server.table import Table
from pyramidion.server.wire import Why

ADA, BEA, EVE = Guest("ada", "Ada"), Guest("bea", "Bea"), Guest("eve", "Eve")
KEPT = Path(__file__).parent / "tables"  # tables as earlier versions stored them


STORED: dict[str, list[Entry]] = {}  # the lines of each table, as a store would keep them


def add(table: Table, entries: list[Entry]) -> None:
    """Store and fold."""
    lines = STORED.setdefault(table.id, [])
    for entry in entries:
        lines.append(entry)
        table.fold(Event(len(lines), entry.seat, entry.text, 0))


def act(table: Table, seat: int, action: int) -> None:
    """Let a seat do one thing."""
    add(table, table.play(seat, table.turn(seat), [action]))


def waiting(game: str = "silver-gold") -> Table:
    """A table with Ada and an open seat."""
    table = Table(token_hex(8), catalog.game)
    new = NewTable(game, [NewSeat("me"), NewSeat("open")])
    add(table, rulings.opened(new, ADA, catalog.game(game), 0))
    return table


def playing(game: str = "silver-gold") -> Table:
    """A table where Ada and Bea have begun."""
    table = waiting(game)
    add(table, rulings.sat(table, BEA, 1, None))
    add(table, rulings.begun(table, ADA))
    return table


def folded(lines: list[Entry], table_id: str = "t") -> Table:
    """The table that stored lines amount to."""
    table = Table(table_id, catalog.game)
    for seq, entry in enumerate(lines, 1):
        table.fold(Event(seq, entry.seat, entry.text, 0))
    return table


@pytest.mark.parametrize("game", catalog.names())
def test_a_table_read_back_at_any_moment_shows_everyone_the_same(game: str) -> None:
    table, chance = playing(game), random.Random(1)
    while table.acting():
        seat = chance.choice(table.acting())
        act(table, seat, chance.choice(table.playing.legal(seat)))
        if chance.random() < 0.1 or not table.acting():
            again = folded(STORED[table.id], table.id)
            for guest in (ADA, BEA, EVE):
                viewer = table.viewer(guest.id)
                assert sight.table_view(again, viewer, (), 0) == sight.table_view(table, viewer, (), 0)
                assert sight.boards(again, viewer) == sight.boards(table, viewer)
                assert sight.log(again, viewer) == sight.log(table, viewer)
    assert table.status == "over"


@pytest.mark.parametrize("game", catalog.names())
def test_the_log_is_what_the_session_says_after_every_event(game: str) -> None:
    table, chance = playing(game), random.Random(2)
    while table.acting():
        for viewer in (0, 1, ONLOOKER):
            assert table.log.lines(viewer) == table.playing.log(viewer)
        seat = chance.choice(table.acting())
        act(table, seat, chance.choice(table.playing.legal(seat)))
    assert table.log.lines(ONLOOKER) == table.playing.lines()
    session = table.playing
    state = session.game.start(len(session.players), session.options)
    for event in session.events:
        for viewer in (0, 1, ONLOOKER):
            assert event.read_by(viewer) == session.game.tell(state, event.seat, event.action, viewer)
        state.apply(event.seat, event.action)


def test_a_turn_changes_with_what_the_seat_may_know_and_with_nothing_else() -> None:
    table = playing()
    before = table.turn(1)
    act(table, 0, table.playing.legal(0)[0])
    assert table.turn(1) == before
    act(table, 1, table.playing.legal(1)[0])
    assert table.turn(1) != before


def test_what_comes_from_a_past_turn_is_refused() -> None:
    table = playing()
    turn, action = table.turn(0), table.playing.legal(0)[0]
    act(table, 0, action)
    with pytest.raises(Refused, match="TURN"):
        table.play(0, turn, [action])


def test_a_take_back_returns_to_before_the_last_move_and_the_same_move_meets_the_same_draws() -> None:
    table, chance = playing("pyramido"), random.Random(3)
    for _ in range(9):
        act(table, table.acting()[0], chance.choice(table.playing.legal(table.acting()[0])))
    seat = table.acting()[0]
    owner, other = (ADA, BEA) if seat == 0 else (BEA, ADA)
    turn, view = table.turn(seat), sight.board(table, seat, []).view
    action = chance.choice(table.playing.legal(seat))
    act(table, seat, action)
    after = table.playing.lines()
    add(table, rulings.asked_back(table, owner, seat))
    with pytest.raises(Refused, match="for the other players"):
        rulings.answered_back(table, EVE, True)
    add(table, rulings.answered_back(table, other, True))
    assert sight.board(table, seat, []).view == view
    assert table.turn(seat) != turn  # what was sent before does not count any more
    act(table, seat, action)
    assert table.playing.lines() == after
    assert folded(STORED[table.id], table.id).playing.record() == table.playing.record()


def test_a_take_back_happens_when_the_last_of_the_others_has_granted_it() -> None:
    table = Table(token_hex(8), catalog.game)
    new = NewTable("pyramido", [NewSeat("me"), NewSeat("open"), NewSeat("open")])
    add(table, rulings.opened(new, ADA, catalog.game("pyramido"), 0))
    add(table, rulings.sat(table, BEA, 1, None))
    add(table, rulings.sat(table, EVE, 2, None))
    add(table, rulings.begun(table, ADA))
    seat = table.acting()[0]
    owner, *others = sorted((ADA, BEA, EVE), key=lambda guest: guest.id != table.chairs[seat].owner)
    before = table.playing.lines()
    act(table, seat, table.playing.legal(seat)[0])
    after = table.playing.lines()
    add(table, rulings.asked_back(table, owner, seat))
    for other in others:
        assert (table.playing.lines(), len(table.waiting())) == (after, len(others) - others.index(other))
        add(table, rulings.answered_back(table, other, True))
    assert table.playing.lines() == before


def test_only_hosts_begin_remove_and_replace() -> None:
    table = waiting()
    add(table, rulings.sat(table, BEA, 1, "Bea"))
    attempts: list[Callable[[], object]] = [
        lambda: rulings.begun(table, BEA),
        lambda: rulings.removed(table, BEA, 0),
        lambda: rulings.replaced(table, BEA, 0, "novice", lambda _: False),
    ]
    for ruling in attempts:
        with pytest.raises(Refused, match="host"):
            ruling()
    add(table, rulings.removed(table, ADA, 1))
    assert table.chairs[1].owner == ""


@pytest.mark.parametrize("seat", [-1, 2, 8])
def test_there_are_no_other_seats(seat: int) -> None:
    with pytest.raises(Refused, match="there is no seat"):
        rulings.sat(waiting(), BEA, seat, None)


def test_a_seat_is_taken_once_and_not_after_the_beginning() -> None:
    with pytest.raises(Refused, match="taken"):
        rulings.sat(waiting(), BEA, 0, None)
    with pytest.raises(Refused, match="begun"):
        rulings.sat(playing(), EVE, 1, None)
    with pytest.raises(Refused, match="open seats"):
        rulings.begun(waiting(), ADA)


def test_a_seat_is_seen_with_the_eyes_of_whoever_sits_there_now() -> None:
    table = waiting()
    assert (table.viewer("bea").seats, table.viewer("eve").seats) == ((), ())
    add(table, rulings.sat(table, BEA, 1, None))
    assert (table.viewer("bea").seats, table.viewer("eve").seats) == ((1,), ())
    add(table, rulings.left(table, BEA, 1))
    add(table, rulings.sat(table, EVE, 1, None))
    assert (table.viewer("bea").seats, table.viewer("eve").seats) == ((), (1,))


def test_whoever_leaves_a_running_game_is_stood_in_for_and_can_come_back() -> None:
    table = playing()
    add(table, rulings.left(table, BEA, 1))
    assert (table.chairs[1].owner, table.chairs[1].bot) == ("bea", "explorer")
    with pytest.raises(Refused, match="not yours"):
        rulings.reclaimed(table, EVE, 1)
    add(table, rulings.reclaimed(table, BEA, 1))
    assert table.chairs[1].bot == ""


def test_why_not_is_answered_from_what_the_seat_knows() -> None:
    table = playing()
    assert sight.because(table, Why(1, 0, [], "1 draw")).rule == "SG-2.1"
    assert sight.because(table, Why(1, 0, [], "2 draw")).rule == "TURN"
    line = sight.board(table, 0, []).offers[0].line
    assert sight.because(table, Why(1, 0, [], line)).rule is None


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.txt")), ids=lambda path: path.stem)
def test_a_table_that_an_earlier_version_stored_still_opens_and_can_be_played_on(path: Path) -> None:
    lines = [Entry(-1, text) for text in path.read_text("utf-8").splitlines()]
    table = folded(lines)
    assert table.status == "playing"
    seat = table.acting()[0]
    assert table.play(seat, table.turn(seat), [table.playing.legal(seat)[0]])
    assert Sit in map(type, map(parsed, (line.text for line in lines if line.text[0] == "!")))

"""Lots: the same fate for all who play from a seed, drawn by the weights that the rules give."""

from collections import Counter

import pytest

from pyramidion import catalog
from pyramidion.bots.roster import bot
from pyramidion.core.lots import Lots
from pyramidion.core.replay import replayed
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE


def dealt(game: str, seed: str) -> Session:
    session = Session(catalog.game(game), 2, by_hand=True)
    session.cast(Lots(seed))
    session.go_on()
    return session


def played(game: str, seed: str, spec: str) -> Session:
    """A game from a seed that bots of one kind play."""
    session, rng = dealt(game, seed), seeded("luck")
    player = bot(spec, session.game)
    while not session.over:
        seat = session.actors()[0]
        session.act(seat, player.choose(session.state.copy(), seat, rng))
    return session


def drawn(session: Session, kind: str) -> list[str]:
    return [event.line for event in session.events if event.line.startswith(kind)]


@pytest.mark.parametrize("game", catalog.names())
def test_the_same_choices_meet_the_same_draws(game: str) -> None:
    assert played(game, "moon", "novice").lines() == played(game, "moon", "novice").lines()
    assert played(game, "moon", "novice").lines() != played(game, "sun", "novice").lines()


def test_whatever_is_done_the_same_patterns_and_nearly_the_same_cards_come() -> None:
    one, other = (played("silver-gold", "moon", way) for way in ("novice", "explorer"))
    assert drawn(one, "1 mark") != drawn(other, "1 mark")
    assert drawn(one, "- reveal") == drawn(other, "- reveal")
    shown, too = drawn(one, "- show"), drawn(other, "- show")
    both = min(len(shown), len(too))
    same = sum(card == card_too for card, card_too in zip(shown, too, strict=False))
    assert both > 8
    assert same > both * 0.7


def test_whatever_is_done_nearly_the_same_dominoes_come() -> None:
    one, other = (played("pyramido", "moon", way) for way in ("novice", "explorer"))
    backs = [
        (first, second)
        for pile in range(1, 6)
        for first, second in zip(drawn(one, f"- back {pile}"), drawn(other, f"- back {pile}"), strict=False)
    ]
    assert len(backs) > 15
    assert sum(first == second for first, second in backs) > len(backs) * 0.6


def test_lots_keep_to_the_weights() -> None:
    game = catalog.game("pyramido")
    state = Session(game, 2, by_hand=True).state
    weights = dict(zip(state.legal(CHANCE), state.weights(), strict=True))
    tries = 4000
    found = Counter(Lots(f"{number}").draw(game, state, []) for number in range(tries))
    whole = sum(weights.values())
    for action, weight in weights.items():
        due = tries * weight / whole
        assert abs(found[action] - due) < 5 * due**0.5


def test_a_take_back_meets_the_same_draws() -> None:
    session = played("silver-gold", "moon", "novice")
    lines = session.lines()
    rest = [event for event in session.events[60:] if event.seat != CHANCE]
    session.take_back(60)
    for event in rest:
        if event.seat in session.actors() and event.action in session.legal(event.seat):
            session.act(event.seat, event.action)
    assert session.lines() == lines


def test_a_record_of_lots_claims_no_seed_and_is_refereed_like_any_other() -> None:
    session = played("silver-gold", "moon", "novice")
    record = session.record()
    assert "[Seed" not in record
    assert "[Commitment" not in record
    assert replayed(record.encode(), catalog.game).over

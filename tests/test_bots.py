"""Bots play legally, repeat themselves by seed, know only what their seat knows, and grow by name."""

import pytest

from pyramidion import catalog
from pyramidion.bots.advice import advise
from pyramidion.bots.budget import budget
from pyramidion.bots.roster import bot
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import seeded
from pyramidion.core.sense import PlainSense
from pyramidion.core.session import Session
from pyramidion.core.state import State

GAMES = catalog.names()
JUDGED = [name for name in GAMES if not isinstance(catalog.game(name).sense(), PlainSense)]
LADDER = ("random", "novice", "explorer", "master:300")


def play(name: str, specs: list[str], seed: str) -> Session:
    """A game between bots."""
    game = catalog.game(name)
    bots = [bot(spec, game) for spec in specs]
    rngs = [seeded(f"{seed} bot {seat}") for seat in range(len(specs))]
    session = Session(game, len(specs), seed=seed)
    while session.actors():
        seat = session.actors()[0]
        session.act(seat, bots[seat].choose(seen_by(session.state, seat), seat, rngs[seat]))
    return session


def seen_by(state: State, seat: int, seed: str = "redeal") -> State:
    """A copy re-dealt for a seat."""
    copy = state.copy()
    copy.redeal(seat, seeded(seed))
    return copy


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", LADDER)
def test_a_bot_plays_to_the_end_and_the_same_again(name: str, spec: str) -> None:
    first = play(name, [spec, spec], "7")
    assert first.over
    assert play(name, [spec, spec], "7").record() == first.record()


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize(
    ("weaker", "stronger", "games"), [(*LADDER[:2], 60), (*LADDER[1:3], 60), (*LADDER[2:], 10)]
)
def test_each_bot_beats_the_one_before(name: str, weaker: str, stronger: str, games: int) -> None:
    wins = 0
    for game in range(games):
        seat = game % 2
        specs = [stronger, weaker] if seat == 0 else [weaker, stronger]
        wins += play(name, specs, f"ladder {game // 2}").state.places()[seat] == 1
    assert wins >= 0.7 * games


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_does_not_depend_on_what_others_have_committed(name: str) -> None:
    """In a simultaneous phase its choice is the same whether others have chosen or not."""
    game = catalog.game(name)
    explorer, checked = bot("explorer", game), 0
    session = Session(game, 3, seed="secret")
    while session.actors() and checked < 20:
        actors = session.actors()
        last = actors[-1]
        if len(actors) > 1:
            before = explorer.choose(seen_by(session.state, last), last, seeded("x"))
            for seat in actors[:-1]:
                while seat in session.actors():
                    session.act(seat, session.legal(seat)[-1])
            assert explorer.choose(seen_by(session.state, last), last, seeded("x")) == before
            checked += 1
        session.act(last, session.legal(last)[0])
    assert checked


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in catalog.game(name).seats]
)
def test_advice_is_given_on_every_legal_action_and_the_position_stays(name: str, seats: int) -> None:
    game = catalog.game(name)
    session = Session(game, seats, seed="study")
    for _ in range(3 * seats):
        session.act(session.actors()[0], session.legal(session.actors()[0])[0])
    seat = session.actors()[-1]
    key = session.state.key()
    told = advise(game.sense(), session.state, seat, budget("200"), seeded("x"))
    assert session.state.key() == key
    assert sorted(one.action for one in told) == session.legal(seat)
    for one in told:
        assert one.low <= one.value <= one.high < float("inf")
        assert 0 <= one.chance <= 1
        assert one.tries > 0
    assert told == advise(game.sense(), session.state, seat, budget("200"), seeded("x"))


def test_there_is_no_advice_for_who_is_not_to_act() -> None:
    game = catalog.game("pyramido")
    session = Session(game, 2, seed="study")
    other = 1 - session.actors()[0]
    assert advise(game.sense(), session.state, other, budget("200"), seeded("x")) == []


@pytest.mark.parametrize("spec", ["grandmaster", "master:0", "master:fast", "explorer:3", ""])
def test_an_unknown_spec_is_refused(spec: str) -> None:
    with pytest.raises(Refused):
        bot(spec, catalog.game(GAMES[0]))

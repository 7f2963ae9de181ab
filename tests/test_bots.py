"""Bots play legally, repeat themselves by seed, know only what their seat knows, and grow by name."""

import pytest

from pyramidion import catalog
from pyramidion.bots.roster import bot
from pyramidion.cli.bench import engine
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import seeded
from pyramidion.core.sense import PlainSense
from pyramidion.core.session import Session
from pyramidion.core.state import State

GAMES = catalog.names()
JUDGED = [name for name in GAMES if not isinstance(catalog.game(name).sense(), PlainSense)]
LADDER = ("random", "novice", "explorer", "master:100")
# Interpreted, the same is played (test_compiled.py), only too slowly for whole games of masters.
FAST = engine() == "compiled"
STEPS = list(zip(LADDER, LADDER[1:], (60, 60, 6) if FAST else (10, 10, 0), strict=False))[: 3 if FAST else 2]


def play(name: str, specs: list[str], seed: str, events: int = 10_000) -> Session:
    """A game between bots, or as much of it as a number of events."""
    game = catalog.game(name)
    bots = [bot(spec, game) for spec in specs]
    rngs = [seeded(f"{seed} bot {seat}") for seat in range(len(specs))]
    session = Session(game, len(specs), seed=seed)
    while session.actors() and len(session.events) < events:
        seat = session.actors()[0]
        session.act(seat, bots[seat].choose(seen_by(session.state, seat), seat, rngs[seat]))
    return session


def seen_by(state: State, seat: int, seed: str = "redeal") -> State:
    """A copy re-dealt for a seat."""
    copy = state.copy()
    copy.redeal(seat, seeded(seed))
    return copy


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", [*LADDER[:3], "master:20"])
def test_a_bot_plays_to_the_end_and_the_same_again(name: str, spec: str) -> None:
    events = 10_000 if FAST or not spec.startswith("master") else 30
    first = play(name, [spec, spec], "7", events)
    assert first.over or len(first.events) >= events
    assert play(name, [spec, spec], "7", events).record() == first.record()


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize(("weaker", "stronger", "games"), STEPS)
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


@pytest.mark.parametrize("spec", ["grandmaster", "master:0", "master:fast", "explorer:3", ""])
def test_an_unknown_spec_is_refused(spec: str) -> None:
    with pytest.raises(Refused):
        bot(spec, catalog.game(GAMES[0]))

"""Positions and sessions of random games, as hypothesis draws them, and what can be known of them."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from pyramidion.core.game import Game
from pyramidion.core.rng import Rng
from pyramidion.core.session import Session
from pyramidion.core.state import ONLOOKER, State
from tests.seating import Seating, luck, phases, play, position, seatings, steps

SEATINGS = seatings()
SEEDS = st.integers(0, 10_000)
EACH = pytest.mark.parametrize("seating", SEATINGS, ids=str)


class Here(NamedTuple):
    """A position of a random game, and numbers for what is tried there."""

    seating: Seating
    state: State
    rng: Rng

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.seating.game


@st.composite
def positions(draw: st.DrawFn, wanted: Callable[[State], bool] = lambda _: True) -> Here:
    """A position after any number of steps, chance's included; each phase is as likely."""
    seating, seed, rng = draw(st.sampled_from(SEATINGS)), draw(SEEDS), luck(draw(SEEDS))
    course = phases(seating, seed)
    kinds = sorted(set(course))
    kind = kinds[int(rng.below(len(kinds)))]
    places = [after for after, phase in enumerate(course) if phase == kind]
    after = places[int(rng.below(len(places)))]
    state = position(seating, seed, after)
    for seat, action in steps(seating, seed)[after:]:  # go on to the next one that is wanted
        if wanted(state):
            break
        state.apply(seat, action)
    assume(wanted(state))
    return Here(seating, state, rng)


@st.composite
def sessions(draw: st.DrawFn, wanted: Callable[[State], bool] = lambda _: True) -> tuple[Session, Rng]:
    """A session after any number of decisions, where seats are to act or the game is over."""
    session = draw(st.sampled_from(SEATINGS)).session(draw(SEEDS))
    rng = luck(draw(SEEDS))
    play(session, rng, int(rng.below(30 * len(session.players))))
    while not wanted(session.state) and session.actors():
        play(session, rng, 1)
    assume(wanted(session.state))
    return session, rng


def simultaneous(state: State) -> bool:
    """Whether several seats may act."""
    return len(state.actors()) > 1


def everyone(state: State) -> list[int]:
    """All who look at a table."""
    return [ONLOOKER, *range(state.seats)]


def known(game: Game, state: State, viewer: int) -> list[object]:
    """All that a viewer is ever told about a position."""
    said: list[object] = [game.view(state, viewer), game.text(game.view(state, viewer))]
    if viewer != ONLOOKER:
        said += [game.encode(state, viewer), state.legal(viewer), game.offers(state, viewer)]
    return said

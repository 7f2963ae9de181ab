"""OpenSpiel's random simulations pass, with serialisation, as they are and through the turn-based wrapper."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from pyramidion import Session, catalog
from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE
from pyramidion.rl.openspiel import register_all


def load(game: str, seats: int, **given: str) -> pyspiel.Game:
    """A game of the catalog by its name in OpenSpiel."""
    register_all()
    return pyspiel.load_game("python_" + game.replace("-", "_"), {"players": seats, **given})


def test_random_sim_test(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


def test_random_sim_test_by_turns(game: str, seats: int) -> None:
    turns = pyspiel.convert_to_turn_based(load(game, seats))
    pyspiel.random_sim_test(turns, num_sims=1, serialize=True, verbose=False)


def test_the_same_events_lead_to_the_same_end(game: str, seats: int) -> None:
    """What chance did is among its outcomes; what all chose at once is one joint action."""
    session, rng = Session(catalog.game(game), seats, seed=5), seeded("5")
    while actors := session.actors():
        legal = session.legal(actors[0])
        session.act(actors[0], legal[int(rng.below(len(legal)))])
    state = load(game, seats, reward="score").new_initial_state()
    events = [(event.seat, event.action) for event in session.events]
    while events:
        if state.is_simultaneous_node():
            joint = [0] * seats
            for _seat in state.here.actors():
                at = next(k for k, (seat, _) in enumerate(events) if seat == _seat)
                joint[_seat] = events.pop(at)[1]
            state.apply_actions(joint)
            continue
        seat, action = events.pop(0)
        if seat == CHANCE:
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            assert action in outcomes
        state.apply_action(action)
    assert state.is_terminal()
    assert state.here.key() == session.state.key()
    assert (
        sum(state.returns()) == pytest.approx(0) if seats > 1 else state.returns() == session.state.scores()
    )


def test_observers_tell_what_a_seat_may_know(game: str, seats: int) -> None:
    state = load(game, seats).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    title = catalog.game(game)
    for player in range(seats):
        assert state.observation_tensor(player) == list(map(float, title.encode(state.here, player)))
        assert state.observation_string(player) == title.text(title.view(state.here, player))


def test_options_are_parameters() -> None:
    wandering = load("silver-gold", 2, deck="wandering").new_initial_state()
    assert wandering.here.deck.name == "wandering"
    with pytest.raises(ValueError, match="have no parameters"):
        load("silver-gold", 2).make_py_observer(params={"a": 1})


def test_what_is_not_legal_is_refused() -> None:
    state = load("pyramido", 2).new_initial_state()
    with pytest.raises(ValueError, match="-7 is not legal for chance"):
        state.apply_action(-7)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    wrong = min(set(range(567)) - set(state.legal_actions()))
    with pytest.raises(ValueError, match=f"{wrong} is not legal for player {state.current_player()}"):
        state.apply_action(wrong)


def test_where_one_of_several_choices_is_not_legal_none_is_made() -> None:
    state = load("silver-gold", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_simultaneous_node()
    before, kept = state.here.key(), state.history()
    with pytest.raises(ValueError, match="0 is not legal for player 1"):
        state.apply_actions([state.legal_actions(0)[0], 0])
    assert state.here.key() == before
    assert state.history() == kept
    state.apply_actions([state.legal_actions(seat)[0] for seat in range(2)])
    assert state.here.key() != before


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(perfect_recall=True),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
    ],
)
def test_an_observer_of_another_kind_is_refused(kind: pyspiel.IIGObservationType) -> None:
    """Above all, nobody who asks for what is public gets a player's hand."""
    with pytest.raises(ValueError, match="observers tell all that a player may know now"):
        make_observation(load("silver-gold", 2), kind)


@pytest.mark.parametrize("by_turns", [False, True])
@pytest.mark.parametrize("game", catalog.names())
def test_openspiels_environment_for_learners_plays_a_game(game: str, by_turns: bool) -> None:
    loaded = load(game, 2)
    env = Environment(pyspiel.convert_to_turn_based(loaded) if by_turns else loaded)
    step = env.reset()
    while not step.last():
        legal = [actions[0] if actions else 0 for actions in step.observations["legal_actions"]]
        step = env.step([legal[step.current_player()]] if by_turns else legal)
    assert sum(step.rewards) == 0


def test_a_state_is_serialised_by_its_history() -> None:
    game = load("silver-gold", 2)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _step in range(60):
        if state.is_chance_node():
            state.apply_action(int(rng.choice([action for action, _ in state.chance_outcomes()])))
        elif state.is_simultaneous_node():
            state.apply_actions([int(rng.choice(state.legal_actions(seat))) for seat in range(2)])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.here.key() == state.here.key()
    assert again.history() == state.history()

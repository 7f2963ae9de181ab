"""Any game of the catalog for OpenSpiel: importing this module registers `python_silver_gold` and the others.

Chance nodes have all outcomes with their probabilities. Where several seats choose at once, the node is
simultaneous; a seat that has no choice there has no legal action, and 0 stands in its place.
"""

from collections.abc import Sequence
from typing import Any

from pyramidion import catalog
from pyramidion.core.game import Game
from pyramidion.core.state import CHANCE, ONLOOKER, OVER, State
from pyramidion.rl import missing
from pyramidion.rl.engine.reward import REWARDS, forfeit, rewards
from pyramidion.rl.engine.sight import Sight
from pyramidion.rl.setup import Setup

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error) from error

LONGEST = 2_000  # events of a game, with room to spare


def game_type(game: Game) -> Any:
    """What OpenSpiel is told about a game before it is loaded."""
    few, most = game.seats[0], game.seats[-1]
    specification: dict[str, Any] = {"players": max(few, min(2, most)), "reward": REWARDS[0]}
    specification |= {option.name: "" for option in game.options}  # left empty: the default
    return pyspiel.GameType(
        short_name="python_" + game.name.replace("-", "_"),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=few,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


class SpielGame(pyspiel.Game):
    """A game with a number of players and its options; there is a subclass for each title."""

    name: str
    kind: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        wanted = dict(self.kind.parameter_specification) | (given or {})
        named = [option.name for option in catalog.game(self.name).options]
        options = {option: wanted[option] for option in named if wanted[option] != ""}
        self.setup = Setup(self.name, int(wanted["players"]), options, wanted["reward"])
        most = -forfeit(self.setup.reward)
        width = int(self.setup.start.width())
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setup.game.actions,
            max_chance_outcomes=width,
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, information, given or {})

    def new_initial_state(self) -> "SpielState":
        """A new game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What looks at states for a player."""
        if params:
            raise ValueError(f"observers of {self.setup.game.name} have no parameters, not {params}")
        return Observer(self.setup, iig_obs_type)


class Held:
    """What a state of OpenSpiel holds: a position, and how it came about.

    Clones are deep copies of this; what is serialised is the history, which is played again.
    """

    def __init__(self, setup: Setup, state: State, history: list[tuple[int, int]]) -> None:
        self.setup = setup
        self.state = state
        self._history = history

    def apply(self, *choices: tuple[int, int]) -> None:
        """Let chance, a seat, or several at once act; if anything is not legal, nothing is done."""
        for seat, action in choices:
            if action not in self.state.legal(seat):
                who = "chance" if seat == CHANCE else f"player {seat}"
                raise ValueError(f"{action} is not legal for {who}: choose one of legal_actions")
        for seat, action in choices:
            self.state.apply(seat, action)
        self._history += choices

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.setup, self.state.copy(), self._history[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.setup, self._history)


def _replayed(setup: Setup, history: list[tuple[int, int]]) -> Held:
    held = Held(setup, setup.start.copy(), [])
    for choice in history:
        held.apply(choice)
    return held


class SpielState(pyspiel.State):
    """A position, and what OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(game.setup, game.setup.start.copy(), [])

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self._held.setup

    @property
    def here(self) -> State:
        """The position."""
        return self._held.state

    def current_player(self) -> int:
        """Whose turn it is; chance, all at once, or nobody's."""
        mover = int(self.here.mover())
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if len(self.here.actors()) > 1 else mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.here.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely."""
        weights = self.here.weights()
        whole = sum(weights)
        return [
            (action, weight / whole) for action, weight in zip(self.here.legal(CHANCE), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        self._held.apply((int(self.here.mover()), action))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self._held.apply(*((seat, actions[seat]) for seat in self.here.actors()))

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self.setup.game.write(self.here, seat, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.here.mover() == OVER

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end."""
        return rewards(self.here, self.setup.reward) if self.is_terminal() else [0.0] * self.setup.seats

    def __str__(self) -> str:
        return self.setup.game.text(self.setup.game.view(self.here, ONLOOKER))


class Observer:
    """What a player may know: as a tensor, the same numbers as in the other environments, and as text."""

    def __init__(self, setup: Setup, kind: Any = None) -> None:
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind and (kind.perfect_recall or not kind.public_info or kind.private_info != own):
            raise ValueError(
                "observers tell all that a player may know now: neither what came before nor a part of it"
            )
        self._setup = setup
        self._sight = Sight(setup.start, setup.tensor, setup.game.actions, 1)
        self._seen = np.frombuffer(memoryview(self._sight.observations), np.uint8)
        self.tensor = np.zeros(setup.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know into `tensor`."""
        self._sight.look(state.here, player, 0)
        self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, as text."""
        return self._setup.game.text(self._setup.game.view(state.here, player))


def register_all() -> None:
    """Let `pyspiel.load_game` know all games."""
    for name in catalog.names():
        kind = game_type(catalog.game(name))
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"name": name, "kind": kind}))


register_all()

"""Judging a position of Pyramido: Forgotten Treasures with learned prices.

A domino is taken for the best place it has, and for the gem that comes with it. Places are compared by what
the pyramid will show when the level is full and ever after, gems by what they make of it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.core.sense import Sense
from pyramidion.core.state import State
from pyramidion.games.pyramido.rules.actions import (
    DISCARD,
    DONE,
    KINDS,
    OPEN,
    PLACE,
    SPLIT,
    TAKE,
)
from pyramidion.games.pyramido.rules.gems import MYTHICAL
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.rules.state import (
    OPEN_PILE,
    PLACE_IT,
    SCORE,
    SPLIT_PILE,
    TAKE_ONE,
    Pyramido,
)
from pyramidion.games.pyramido.sense_forecast import Forecast
from pyramidion.games.pyramido.sense_ledger import Ledger
from pyramidion.games.pyramido.sense_outlook import Outlook
from pyramidion.games.pyramido.sense_placing import Placing
from pyramidion.games.pyramido.sense_prices import AHEAD, AHEAD_NEXT, OPEN_NEXT, SOLO_MYTH, Prices
from pyramidion.games.pyramido.sense_prospect import Prospect
from pyramidion.games.pyramido.sense_spending import Spending


class PyramidoSense(Sense):
    """Learned judgement."""

    def __init__(self, first_sight: list[float], worth: list[float], legend: list[float]) -> None:
        self.horizon = 24
        self.prices = Prices(first_sight)
        self.spending = Spending(self.prices)
        ledger = Ledger(self.prices)
        self.placing = Placing(self.prices, ledger)
        self.prospect = Prospect(self.prices, ledger)
        self.outlook = Outlook()
        self.forecast = Forecast(worth, legend, self.placing, self.spending)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pyramido)
        return self.forecast.worth(state, seat)

    def rate(self, state: State, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        assert isinstance(state, Pyramido)
        phase: i64 = state.phase
        if phase == PLACE_IT:
            player = state.players[seat]
            dominoes = state.market.dominoes
            self.placing.look_at(player.pyramid, state.level)
            for i in range(n):
                ratings[i] = self.placing.tried(player, state.domino, actions[i] - PLACE, dominoes)
        elif phase == TAKE_ONE:
            self._rate_takes(state, seat, actions, n, ratings)
        elif phase == OPEN_PILE:
            self._rate_opens(state, seat, actions, n, ratings)
        elif phase == SPLIT_PILE:
            for i in range(n):
                ratings[i] = float(state.market.height(actions[i] - SPLIT))
        elif phase == SCORE:
            self._rate_activations(state, state.players[seat], actions, n, ratings)
        else:
            self._rate_discards(state, state.players[seat], actions, n, ratings)

    def _rate_takes(self, state: Pyramido, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        """Each space once: the best place of its domino, what the other spaces bring; then its gems."""
        w = self.prices.numbers
        level: i64 = state.level
        player = state.players[seat]
        self.prospect.look(state, seat, 1)
        ahead: float = 0.0
        i: i64 = 0
        while i < n:
            space: i64 = (actions[i] - TAKE) // KINDS
            face: i64 = state.market.face(space)
            where: i64 = self.placing.settle(player, face, level, state.market.dominoes)
            site = self.placing.lay(player, face, where, state.market.dominoes)
            self.prospect.choose(state, state.market.up & ~bit(space))
            ahead = w[AHEAD] * self.prospect.mine - w[AHEAD_NEXT] * self.prospect.next
            while i < n and (actions[i] - TAKE) // KINDS == space:
                kind: i64 = actions[i] - TAKE - KINDS * space
                ratings[i] = ahead + site.with_gem(kind)
                if kind == MYTHICAL and state.seats == 1:
                    ratings[i] += w[SOLO_MYTH]
                i += 1
            site.undo()

    def _rate_opens(self, state: Pyramido, seat: i64, actions: vec[i64], n: i64, ratings: vec[float]) -> None:
        """What the spaces will bring its opener, against what they bring the next seat before that."""
        prospect = self.prospect
        prospect.look(state, seat, 1)
        for i in range(n):
            prospect.choose(state, state.market.up | bit(actions[i] - OPEN))
            ratings[i] = prospect.mine - self.prices.numbers[OPEN_NEXT] * prospect.next

    def _rate_activations(
        self, state: Pyramido, player: Player, actions: vec[i64], n: i64, ratings: vec[float]
    ) -> None:
        """What the plan asks for; as long as there is a plan, any other activation before being done."""
        if state.level < LEVELS:
            self.outlook.look_beyond(player.pyramid.copy(), state.level)
        plan = self.spending
        plan.plan(player, self.outlook.lasting, state.level)
        for i in range(n):
            ratings[i] = 0.0 if actions[i] == DONE else -1.0
            if plan.count > 0:
                ratings[i] = -1.0 - ratings[i]
            for at in range(plan.count):
                if plan.chosen[at] == actions[i]:
                    ratings[i] = 1.0

    def _rate_discards(
        self, state: Pyramido, player: Player, actions: vec[i64], n: i64, ratings: vec[float]
    ) -> None:
        """The gem goes that the next level would miss least."""
        self.outlook.look_beyond(player.pyramid.copy(), state.level)
        for i in range(n):
            ratings[i] = -self.spending.missed(
                player.gems, actions[i] - DISCARD, self.outlook.lasting, state.level
            )

"""A search for one decision: all candidates are played in the same futures, each with a tree of its own.

A future is a copy re-dealt for the seat and what chance will draw in it. The seat's own later decisions are
learned in the tree of the candidate, as far as it reaches; beyond it, and for all other seats, everyone plays
at first sight up to the game's horizon, where the position is judged.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.bots.estimate import Estimate
from pyramidion.bots.greedy import best
from pyramidion.bots.luck import Luck
from pyramidion.bots.tree import Node
from pyramidion.core.rng import Rng
from pyramidion.core.sense import Sense
from pyramidion.core.state import CHANCE, OVER, State, buffer

RIVAL: Final = 0.3  # how much a point of the best rival counts against an own one
DEPTH: Final = 2  # own later decisions that are learned
WIDE: Final = 8  # actions of such a decision that can be tried
DOUBT: Final = 4.0  # standard errors beyond which there is no doubt
GUESS: Final = 8.0  # futures that the guess counts for, how much two candidates vary against one another
NEGLIGIBLE: Final = 0.1  # points
SMOOTHING: Final = 1000.0


class Search:
    """What is found out about the legal actions of a seat, future by future."""

    def __init__(self, sense: Sense, state: State, seat: i64, rng: Rng) -> None:
        self.sense = sense
        self.futures: i64 = 0
        self.playouts: i64 = 0
        self._state = state
        self._seat: i64 = seat
        self._rng = rng
        self._luck = Luck()
        self._actions = buffer(state)
        self._ratings = vec[float]([0.0] * len(self._actions))
        n: i64 = state.list_legal(seat, self._actions)
        sense.rate(state, seat, self._actions, n, self._ratings)
        order = sorted([int(i) for i in range(n)], key=lambda i: -self._ratings[i])
        self.estimates = [Estimate(k, int(self._actions[i])) for k, i in enumerate(order)]
        self._apart = vec[float]([0.0] * int(n * n))  # squared differences of two candidates, summed up
        self._spread = 4.0  # how much values vary, squared, once the luck of a future is taken out
        self._values = 1.0

    def look_into(self, running: list[Estimate]) -> None:
        """Play some candidates in one more future; they must have been in all futures so far."""
        world = self._state.copy()
        world.redeal(self._seat, self._rng)
        self._luck.draw_anew(self._rng)
        self.futures += 1
        for estimate in running:
            state = world.copy()
            state.apply(self._seat, estimate.action)
            self._luck.rewind()
            self._play(state, estimate)
            self._judge(state, estimate)
            self.playouts += 1
        self._learn(running)
        n: i64 = len(self.estimates)
        for one in running:
            for other in running:
                gap: float = one.value - other.value
                self._apart[n * one.number + other.number] += gap * gap

    def _play(self, state: State, estimate: Estimate) -> None:
        """Go on up to the horizon."""
        estimate.path.clear()
        estimate.places.clear()
        left: i64 = self.sense.horizon
        node = estimate.tree
        place: i64 = 0
        learning = True
        noise = sqrt(self._spread)
        mover: i64 = state.mover()
        while mover != OVER:
            if mover == CHANCE:
                if left == 0:
                    break
                left -= 1
                state.apply(CHANCE, self._luck.drawn(state))
            elif learning and mover == self._seat:
                n: i64 = state.list_legal(mover, self._actions)
                if n == 1:
                    state.apply(mover, self._actions[0])
                else:
                    self.sense.rate(state, mover, self._actions, n, self._ratings)
                    m: i64 = self._sorted(n)
                    look = int(self._look(m, place))
                    known = node.later.get(look)
                    if known is None:
                        known = Node(self._actions[:m])
                        node.later[look] = known
                        learning = False
                    node = known
                    place = node.choice(noise)
                    estimate.path.append(node)
                    estimate.places.append(int(place))
                    state.apply(mover, node.actions[place])
                    if len(estimate.path) == DEPTH:
                        learning = False
            else:
                state.apply(mover, best(self.sense, state, mover, self._actions, self._ratings))
            mover = state.mover()

    def _judge(self, state: State, estimate: Estimate) -> None:
        """What a position at the horizon is worth."""
        own = self.sense.worth(state, self._seat)
        rival = self.sense.rival(state, self._seat)
        if state.mover() == OVER:
            places = state.places()
            first = 1.0 / float(places.count(1)) if places[self._seat] == 1 else 0.0
        else:
            first = 1.0 if own > rival else 0.0
        estimate.add(own - RIVAL * rival, own - rival, first)

    def _learn(self, running: list[Estimate]) -> None:
        """Tell the trees what came of the last future, less the luck that the other candidates had in it."""
        luck = 0.0
        for estimate in running:
            luck += estimate.value - estimate.mean
        others = max(1.0, float(len(running) - 1))
        for estimate in running:
            own = estimate.value - estimate.mean
            value = estimate.value - (luck - own) / others
            off = value - estimate.mean
            self._values = min(SMOOTHING, self._values + 1.0)
            self._spread += (off * off - self._spread) / self._values
            for step in range(len(estimate.path)):
                estimate.path[step].add(estimate.places[step], value)

    def _sorted(self, n: i64) -> i64:
        """Bring the actions that look best to the front; how many."""
        m: i64 = n if n < WIDE else WIDE
        for i in range(m):
            top: i64 = i
            for j in range(i + 1, n):
                if self._ratings[j] > self._ratings[top]:
                    top = j
            rating: float = self._ratings[i]
            action: i64 = self._actions[i]
            self._ratings[i] = self._ratings[top]
            self._actions[i] = self._actions[top]
            self._ratings[top] = rating
            self._actions[top] = action
        return m

    def _look(self, m: i64, place: i64) -> i64:
        """What is seen after the action at `place`, as a number: what is offered, and how good it looks."""
        look: i64 = place
        for i in range(m):
            behind: i64 = int((self._ratings[0] - self._ratings[i]) * 16.0)
            look = (look * 8191 + self._actions[i] * 1031 + behind) % 1125899906842597
        return look

    def undecided(self, running: list[Estimate]) -> list[Estimate]:
        """The one in the lead, and those that may be better by more than a negligible amount."""
        lead = running[0]
        for estimate in running:
            if estimate.total > lead.total:
                lead = estimate
        n: i64 = len(self.estimates)
        tries = float(lead.tries)
        kept: list[Estimate] = []
        for estimate in running:
            behind: float = lead.mean - estimate.mean
            apart: float = self._apart[n * lead.number + estimate.number] - tries * behind * behind
            spread: float = (max(0.0, apart) + GUESS * self._spread) / (tries + GUESS)
            if estimate is lead or behind + NEGLIGIBLE < DOUBT * sqrt(spread / tries):
                kept.append(estimate)
        return kept

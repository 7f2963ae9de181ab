"""Plain information-set tree search, the textbook's, to hold the master against.

Single-observer ISMCTS: each iteration re-deals what the seat cannot know and goes down one tree of all
that happens, moves of all seats and chance's, by UCB1 among what is legal in this deal. One node is added,
then it is played on: by `Greedy` at first sight up to the horizon, as the master does, by `Blind` with
any legal moves to the end. All seats maximise what the master does. Run, with equal numbers of play-outs:

    pyramidion arena pyramido --bots tools.experiments.plain_mcts:Greedy,master:500 --games 40
"""

from math import log, sqrt

from librt.vecs import vec

from pyramidion.bots.bot import Bot
from pyramidion.bots.greedy import best
from pyramidion.bots.search import RIVAL
from pyramidion.core.game import Game
from pyramidion.core.rng import Rng
from pyramidion.core.state import CHANCE, OVER, State, buffer

PLAYOUTS = 500
EXPLORE = 0.7  # times the spread of values, as in the master's tree


class Node:
    """What came of an action, and what can follow."""

    def __init__(self) -> None:
        self.later: dict[tuple[int, int], Node] = {}  # by seat and action
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0  # of values for the seat that chose it


class Greedy(Bot):
    """Plays on at first sight."""

    def __init__(self, game: Game) -> None:
        self.sense = game.sense()
        self._squares = 0.0
        self._sum = 0.0
        self._values = 0

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        root, self._squares, self._sum, self._values = Node(), 0.0, 0.0, 0
        for _ in range(PLAYOUTS):
            world = state.copy()
            world.redeal(seat, rng)
            path, left = self._descend(world, root, rng)
            self.play_on(world, left, rng)
            values = self._values_of(world)
            for who, node in path:
                node.visits += 1
                if who >= 0:
                    node.total += values[who]
        return max(
            legal, key=lambda action: root.later[seat, action].visits if (seat, action) in root.later else 0
        )

    def _descend(self, state: State, node: Node, rng: Rng) -> tuple[list[tuple[int, Node]], int]:
        """Down to a node that is new; those on the way, and how many of chance's events are left."""
        path: list[tuple[int, Node]] = []
        left = int(self.sense.horizon)
        while (mover := int(state.mover())) != OVER:
            if mover == CHANCE:
                if left == 0:
                    break
                left -= 1
                action = int(state.sample(rng))
            else:
                action = self._chosen(node, mover, state.legal(mover), rng)
            new = (mover, action) not in node.later
            node = node.later.setdefault((mover, action), Node())
            path.append((mover, node))
            state.apply(mover, action)
            if new and mover != CHANCE:
                break
        return path, left

    def _chosen(self, node: Node, mover: int, legal: list[int], rng: Rng) -> int:
        untried = [action for action in legal if (mover, action) not in node.later]
        for action in legal:
            if (mover, action) in node.later:
                node.later[mover, action].offered += 1
        if untried:
            return untried[int(rng.below(len(untried)))]
        count = max(1, self._values)
        spread = sqrt(max(1.0, self._squares / count - (self._sum / count) ** 2))

        def hoped(action: int) -> float:
            child = node.later[mover, action]
            doubt = sqrt(log(max(2, child.offered)) / max(1, child.visits))
            return child.total / max(1, child.visits) + EXPLORE * spread * doubt

        return max(legal, key=hoped)

    def play_on(self, state: State, left: int, rng: Rng) -> None:
        """From a new node to the horizon."""
        actions = buffer(state)
        ratings = vec[float]([0.0] * len(actions))
        while (mover := state.mover()) != OVER:
            if mover != CHANCE:
                state.apply(mover, best(self.sense, state, mover, actions, ratings))
            elif left == 0:
                return
            else:
                left -= 1
                state.apply(CHANCE, state.sample(rng))

    def _values_of(self, state: State) -> list[float]:
        values = []
        for seat in range(int(state.seats)):
            value = self.sense.worth(state, seat) - RIVAL * self.sense.rival(state, seat)
            self._values += 1
            self._sum += value
            self._squares += value * value
            values.append(value)
        return values


class Blind(Greedy):
    """Plays on with any legal moves, to the end."""

    def play_on(self, state: State, left: int, rng: Rng) -> None:  # noqa: ARG002  there is no horizon
        while (mover := int(state.mover())) != OVER:
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                legal = state.legal(mover)
                state.apply(mover, legal[int(rng.below(len(legal)))])

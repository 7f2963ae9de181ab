"""One game between bots. Each sees only a re-dealt copy and draws from a generator of its own."""

from collections.abc import Sequence
from time import perf_counter

from pyramidion.bots.bot import Bot
from pyramidion.core.game import Game, Options
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, OVER, State


class Match:
    """Bots around a table. The same seed gives the same game, whether it is recorded or not.

    Chance draws from the seed, each bot from a seed of its own: that of its seat, or what `own` says.
    """

    def __init__(self, bots: Sequence[Bot], seed: str, own: Sequence[str] | None = None) -> None:
        self.bots = bots
        self.seed = seed
        seeds = own or [f"{seed} bot {seat}" for seat in range(1, len(bots) + 1)]
        self._own = [seeded(one) for one in seeds]
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)  # spent on all decisions
        self.longest = [0.0] * len(bots)  # spent on one

    def choice(self, state: State, seat: int) -> int:
        """What the bot of a seat does."""
        rng: Rng = self._own[seat]
        seen = state.copy()
        seen.redeal(seat, rng)
        begun = perf_counter()
        action = self.bots[seat].choose(seen, seat, rng)
        took = perf_counter() - begun
        self.decisions[seat] += 1
        self.seconds[seat] += took
        if took > self.longest[seat]:
            self.longest[seat] = took
        return action

    def played(self, state: State) -> State:
        """Play a new game to its end, without keeping events."""
        chance = seeded(self.seed)
        while (mover := int(state.mover())) != OVER:
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(chance))
            else:
                state.apply(mover, self.choice(state, mover))
        return state

    def told(self, game: Game, options: Options, players: Sequence[str]) -> Session:
        """The same game with all its events."""
        session = Session(game, len(self.bots), options, self.seed, players)
        while actors := session.actors():
            session.act(actors[0], self.choice(session.state, actors[0]))
        return session

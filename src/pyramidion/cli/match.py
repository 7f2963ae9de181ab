"""One game between bots. Each sees only a re-dealt copy and draws from a generator of its own."""

from collections.abc import Sequence

from pyramidion.bots.bot import Bot
from pyramidion.core.game import Game, Options
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, OVER, State


class Match:
    """Bots around a table. The same seed gives the same game, whether it is recorded or not."""

    def __init__(self, bots: Sequence[Bot], seed: str) -> None:
        self.bots = bots
        self.seed = seed
        self._own = [seeded(f"{seed} bot {seat + 1}") for seat in range(len(bots))]

    def choice(self, state: State, seat: int) -> int:
        """What the bot of a seat does."""
        rng: Rng = self._own[seat]
        seen = state.copy()
        seen.redeal(seat, rng)
        return self.bots[seat].choose(seen, seat, rng)

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

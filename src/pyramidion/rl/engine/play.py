"""One game under way, as environments step it: drawn like a session of the same seed."""

from typing import Final

from mypy_extensions import i64

from pyramidion.bots.bot import Bot
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import CHANCE, OVER, State, buffer
from pyramidion.rl.engine.reward import rewards

ANY_SEAT: Final = -1


class Play:
    """A position that chance and bots carry on to the next decision.

    Without bots every seat is a learner's. With them one is, and they play the others, in the order of play
    from there.
    """

    state: State
    mover: i64  # the seat that is to decide, the lowest if there are several, or OVER
    luck: Rng  # what bots draw from, so that chance draws the same whatever they do
    pays_at_once: bool  # else a game pays at its end

    def __init__(self, start: State, seed: str, bots: list[Bot], learner: i64, reward: str) -> None:
        self._start = start
        self._reward = reward
        self.pays_at_once = reward == "gain"
        self._paid: list[float] = []  # so far in this game
        self._bots = bots
        self._learner = learner  # or ANY_SEAT: drawn for each game
        self._seat: i64 = 0  # the learner's in this game
        self.mover = OVER
        self.state = start
        self._chance = seeded(seed)
        self.luck = seeded(seed + " luck")
        self._legal = buffer(start)

    def reseed(self, seed: str) -> None:
        """Let the next game be that of a seed."""
        self._chance = seeded(seed)
        self.luck = seeded(seed + " luck")

    def begin(self) -> None:
        """Start a new game."""
        self.state = self._start.copy()
        if len(self._bots) > 0:
            self._seat = self._learner if self._learner >= 0 else self.luck.below(self._start.seats)
        self._paid = [0.0] * int(self._start.seats)
        self._go_on()

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether a seat may do an action now."""
        n: i64 = self.state.list_legal(seat, self._legal)
        at: i64 = 0
        while at < n and self._legal[at] != action:
            at += 1
        return at < n

    def act(self, seat: i64, action: i64) -> None:
        """Let a seat do a legal action."""
        self.state.apply(seat, action)
        self._go_on()

    def pay(self) -> list[float]:
        """What each seat gets that it has not been paid yet."""
        paid = self._paid
        if self.mover != OVER and not self.pays_at_once:
            return [0.0] * len(paid)
        self._paid = rewards(self.state, self._reward)
        return [self._paid[seat] - paid[seat] for seat in range(len(paid))]

    def _go_on(self) -> None:
        """Let chance and bots act until the next decision or the end."""
        state = self.state
        bots = len(self._bots) > 0
        while True:
            mover: i64 = state.mover()
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(self._chance))
            elif bots and mover >= 0 and mover != self._seat:
                self._let_bot_act(mover)
            else:
                self.mover = mover
                return

    def _let_bot_act(self, mover: i64) -> None:
        seats: i64 = self.state.seats
        seen = self.state.copy()
        seen.redeal(mover, self.luck)
        bot = self._bots[(mover - self._seat - 1 + seats) % seats]
        self.state.apply(mover, bot.choose(seen, int(mover), self.luck))

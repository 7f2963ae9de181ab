"""Many games at once, stepped by compiled code into arrays that stay where they are.

In each game one seat is to decide: the lowest that may act or, where others are bots, the learner's. A game
that ends begins anew at once.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from pyramidion.bots.bot import Bot
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import CHANCE, OVER, State, buffer
from pyramidion.core.tensor import Tensor
from pyramidion.rl.engine.reward import rewards

ANY_SEAT = -1


class Batch:
    """Games side by side. Game k draws from a generator of its own, which only its seed decides."""

    # What lies open, game by game.
    observations: vec[i64]  # of the seat that is to decide, as its tensor writes it
    masks: vec[u8]  # its legal actions
    movers: vec[i64]  # which seat it is
    actions: vec[i64]  # what it does: to be filled in before `step`
    rewards: vec[float]  # of each seat, where a game has just ended; else 0
    ended: vec[u8]  # whether it has

    def __init__(
        self, start: State, tensor: Tensor, actions: i64, seeds: list[str], reward: str, observe: bool
    ) -> None:
        games = len(seeds)
        self._games: i64 = games
        self._start = start
        self._tensor = tensor
        self._width: i64 = actions
        self._reward = reward
        self._observe = observe
        self._bots: list[Bot] = []
        self._seat: i64 = ANY_SEAT
        self._states = [start.copy() for _ in range(games)]
        self._legal = vec[i64]([0] * (games * int(actions)))
        self._counts = vec[i64]([0] * games)
        self._scratch = buffer(start)
        self.observations = vec[i64]([0] * (games * int(tensor.words)))
        self.masks = vec[u8]([0] * (games * int(actions)))
        self.movers = vec[i64]([0] * games)
        self.actions = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * int(start.seats)))
        self.ended = vec[u8]([0] * games)
        self._chance: list[Rng] = []
        self._luck: list[Rng] = []
        self.reseed(seeds)

    def reseed(self, seeds: list[str]) -> None:
        """From the next `begin` on, game k is that of its seed."""
        self._chance = [seeded(seed) for seed in seeds]
        self._luck = [seeded(seed + " luck") for seed in seeds]

    def seat_bots(self, bots: list[Bot], seat: i64) -> None:
        """Let bots play all seats but the learner's, in the order of play from there; it may be ANY_SEAT."""
        self._bots = bots
        self._seat = seat

    def begin(self) -> None:
        """Begin all games."""
        for game in range(self._games):
            self._begin(game)
            self._ask(game)
            self.ended[game] = 0
            self._clear_rewards(game)

    def step(self) -> None:
        """Do what `actions` says in every game."""
        for game in range(self._games):
            action: i64 = self.actions[game]
            if action < 0 or action >= self._width or self.masks[game * self._width + action] == 0:
                raise ValueError(f"game {game}: {action} is not legal for seat {self.movers[game]}; see masks")
        for game in range(self._games):
            state = self._states[game]
            state.apply(self.movers[game], self.actions[game])
            if self.ended[game]:
                self.ended[game] = 0
                self._clear_rewards(game)
            self._go_on(game)
            self._ask(game)

    def draw_actions(self) -> None:
        """Fill in `actions` at random."""
        for game in range(self._games):
            choice: i64 = self._luck[game].below(self._counts[game])
            self.actions[game] = self._legal[game * self._width + choice]

    def _begin(self, game: i64) -> None:
        self._states[game] = self._start.copy()
        if len(self._bots) > 0:
            self.movers[game] = self._seat if self._seat >= 0 else self._luck[game].below(self._start.seats)
        self._go_on(game)

    def _go_on(self, game: i64) -> None:
        """Let chance and bots act until the next decision; where the game ends, pay and begin anew."""
        state = self._states[game]
        chance = self._chance[game]
        bots = len(self._bots) > 0
        while True:
            mover: i64 = state.mover()
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(chance))
            elif mover == OVER:
                self._pay(game, state)
                self._begin(game)
                return
            elif bots and mover != self.movers[game]:
                self._let_bot_act(game, state, mover)
            else:
                self.movers[game] = mover
                return

    def _let_bot_act(self, game: i64, state: State, mover: i64) -> None:
        seats: i64 = state.seats
        luck = self._luck[game]
        seen = state.copy()
        seen.redeal(mover, luck)
        bot = self._bots[(mover - self.movers[game] - 1 + seats) % seats]
        state.apply(mover, bot.choose(seen, int(mover), luck))

    def _ask(self, game: i64) -> None:
        """Write what the seat that is to decide sees and may do."""
        state = self._states[game]
        mover: i64 = self.movers[game]
        masks = self.masks
        legal = self._legal
        scratch = self._scratch
        row: i64 = game * self._width
        for i in range(row, row + self._counts[game]):
            masks[row + legal[i]] = 0
        n: i64 = state.list_legal(mover, scratch)
        for i in range(n):
            action: i64 = scratch[i]
            legal[row + i] = action
            masks[row + action] = 1
        self._counts[game] = n
        if self._observe:
            self._tensor.write(state, mover, self.observations, game * self._tensor.words)

    def _pay(self, game: i64, state: State) -> None:
        self.ended[game] = 1
        at: i64 = game * state.seats
        for reward in rewards(state, self._reward):
            self.rewards[at] = reward
            at += 1

    def _clear_rewards(self, game: i64) -> None:
        seats: i64 = self._start.seats
        for at in range(game * seats, (game + 1) * seats):
            self.rewards[at] = 0.0

"""Many games at once: one decision of each game a step. A game that ends begins anew at once."""

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from pyramidion.bots.bot import Bot
from pyramidion.core.state import OVER, State
from pyramidion.core.tensor import WORD, Tensor
from pyramidion.rl.engine.play import Play
from pyramidion.rl.engine.reward import rewards
from pyramidion.rl.engine.sight import Sight


class Batch:
    """Games side by side, each drawn by a seed of its own."""

    sight: Sight  # of the seat that is to decide in each game
    movers: vec[i64]  # which seat it is
    drawn: vec[i64]  # what it might do, if chosen by `draw`
    rewards: vec[float]  # of each seat, where a game has just ended; else 0
    ended: vec[u8]  # whether it has

    def __init__(
        self,
        start: State,
        tensor: Tensor,
        actions: i64,
        seeds: list[str],
        reward: str,
        bots: list[Bot],
        learner: i64,
        blind: bool,
    ) -> None:
        games = len(seeds)
        self._plays = [Play(start, seed, bots, learner) for seed in seeds]
        self._seats: i64 = start.seats
        self._reward = reward
        self._blind = blind  # leaves observations unwritten, for those who need none
        self.sight = Sight(start, tensor, actions, games)
        self.movers = vec[i64]([0] * games)
        self.drawn = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * int(start.seats)))
        self.ended = vec[u8]([0] * games)

    def begin(self, seeds: list[str]) -> None:
        """Begin all games anew; with seeds, from these."""
        game: i64 = 0
        for play in self._plays:
            if len(seeds) > 0:
                play.reseed(seeds[game])
            play.begin()
            self._clear(game)
            self._ask(game, play)
            game += 1

    def step(self, actions: bytes) -> None:
        """Do one action, of eight bytes, in each game or, if any is not legal, in none."""
        sight = self.sight
        for game in range(len(self._plays)):
            action: i64 = read_i64_le(actions, WORD * game)
            if not sight.is_legal(action, game):
                raise ValueError(
                    f"in game {game} action {action} is not legal for seat {self.movers[game]}: "
                    "choose one that its mask allows"
                )
        at: i64 = 0
        for play in self._plays:
            if self.ended[at]:
                self._clear(at)
            play.act(play.mover, read_i64_le(actions, WORD * at))
            if play.mover == OVER:
                self._pay(at, play.state)
                play.begin()
            self._ask(at, play)
            at += 1

    def draw(self) -> None:
        """Choose any legal action in each game."""
        game: i64 = 0
        for play in self._plays:
            self.drawn[game] = self.sight.drawn(game, play.luck)
            game += 1

    def _ask(self, game: i64, play: Play) -> None:
        self.movers[game] = play.mover
        self.sight.allow(play.state, play.mover, game)
        if not self._blind:
            self.sight.look(play.state, play.mover, game)

    def _pay(self, game: i64, state: State) -> None:
        self.ended[game] = 1
        at: i64 = game * self._seats
        for reward in rewards(state, self._reward):
            self.rewards[at] = reward
            at += 1

    def _clear(self, game: i64) -> None:
        self.ended[game] = 0
        for at in range(game * self._seats, (game + 1) * self._seats):
            self.rewards[at] = 0.0

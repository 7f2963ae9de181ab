"""Many games at once: one decision of each game a step. A game that ends begins anew at once."""

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from pyramidion.bots.bot import Bot
from pyramidion.core.state import OVER, State
from pyramidion.core.tensor import WORD, Tensor
from pyramidion.rl.engine.play import Play
from pyramidion.rl.engine.sight import Sight


class Batch:
    """Games side by side, each drawn by a seed of its own."""

    sight: Sight  # of the seat that is to decide in each game
    movers: vec[i64]  # which seat it is
    drawn: vec[i64]  # any of what it may do
    rewards: vec[float]  # what each seat was paid in this step
    ended: vec[u8]  # whether a game has just ended; only then is there anything new in what follows
    scores: vec[i64]  # of each seat at that end
    places: vec[i64]
    last: Sight  # what the seat that acted last saw of it

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
        self._plays = [Play(start, seed, bots, learner, reward) for seed in seeds]
        self._seats: i64 = start.seats
        self._blind = blind  # leaves observations unwritten, for those who need none
        self.sight = Sight(start, tensor, actions, games)
        self.movers = vec[i64]([0] * games)
        self.drawn = vec[i64]([0] * games)
        each = games * int(start.seats)
        self.rewards = vec[float]([0.0] * each)
        self.ended = vec[u8]([0] * games)
        self.scores = vec[i64]([0] * each)
        self.places = vec[i64]([0] * each)
        self.last = Sight(start, tensor, 0, games)

    def begin(self, seeds: list[str]) -> None:
        """Begin all games anew; with seeds, from these."""
        game: i64 = 0
        for play in self._plays:
            if len(seeds) > 0:
                play.reseed(seeds[game])
            play.begin()
            self._pay(game, play)
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
            actor: i64 = play.mover
            play.act(actor, read_i64_le(actions, WORD * at))
            if play.mover == OVER:
                self._end(at, play, actor)
                play.begin()
            elif play.pays_at_once or self.ended[at]:
                self._pay(at, play)
            self._ask(at, play)
            at += 1

    def _ask(self, game: i64, play: Play) -> None:
        self.movers[game] = play.mover
        self.sight.allow(play.state, play.mover, game)
        self.drawn[game] = self.sight.drawn(game, play.luck)
        if not self._blind:
            self.sight.look(play.state, play.mover, game)

    def _end(self, game: i64, play: Play, actor: i64) -> None:
        self._pay(game, play)
        self.ended[game] = 1
        at: i64 = game * self._seats
        scores = play.state.scores()
        places = play.state.places()
        for seat in range(self._seats):
            self.scores[at + seat] = scores[seat]
            self.places[at + seat] = places[seat]
        if not self._blind:
            self.last.look(play.state, actor, game)

    def _pay(self, game: i64, play: Play) -> None:
        self.ended[game] = 0
        at: i64 = game * self._seats
        for paid in play.pay():
            self.rewards[at] = paid
            at += 1

"""Where a domino goes: what a seat's pyramid and gems are worth after each of its places."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.pyramido.rules.actions import PLACE, SQUARES, TURNS
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.legend import turns_of
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.rules.pyramid import Pyramid
from pyramidion.games.pyramido.sense_outlook import Outlook
from pyramidion.games.pyramido.sense_prices import NEVER, Prices


def still_to_come(pyramid: Pyramid, level: i64) -> i64:
    """The dominoes that a level still takes if none is lost."""
    return turns_of[level] - (count(pyramid.taken) >> 1)


@final
class Placing:
    """Tries places by learned prices."""

    outlook: Outlook  # after the place tried last

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.outlook = Outlook()
        self._places = vec[i64]([0] * (TURNS * SQUARES))

    def tried(self, player: Player, domino: i64, where: i64, level: i64, dominoes: Dominoes) -> float:
        """A seat's worth after it has laid a domino."""
        pyramid = player.pyramid.copy()
        pyramid.place(domino, where, level, dominoes)
        left: i64 = still_to_come(pyramid, level)
        self.outlook.look(pyramid, level)
        return self.prices.worth(self.outlook, player.gems, level, left)

    def settle(self, player: Player, domino: i64, level: i64, dominoes: Dominoes) -> i64:
        """The best place, which is also the one tried last."""
        best: float = -NEVER
        where: i64 = 0
        n: i64 = player.pyramid.list_places(self._places)
        for i in range(n):
            value: float = self.tried(player, domino, self._places[i] - PLACE, level, dominoes)
            if value > best:
                best = value
                where = self._places[i] - PLACE
        self.tried(player, domino, where, level, dominoes)
        return where

"""What the spaces on the table will bring: a cheap look at the next turns of a seat and of the one after it.

The next seat takes what is best for it, and what it leaves is there for oneself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.games.pyramido.rules.actions import BACK_KINDS, HUES, KINDS, PILES, SEATS
from pyramidion.games.pyramido.rules.dominoes import BACKS, NO_BACK
from pyramidion.games.pyramido.rules.gems import MYTHICAL, held
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.state import Pyramido
from pyramidion.games.pyramido.sense_ledger import NOTHING_LASTS, Ledger, packed
from pyramidion.games.pyramido.sense_outlook import Outlook
from pyramidion.games.pyramido.sense_placing import still_to_come
from pyramidion.games.pyramido.sense_prices import MYTH, NEVER, OF_LEVEL, SOLO_MYTH, Prices
from pyramidion.games.pyramido.sense_scene import RANKS

MINE: Final = 0
NEXT: Final = 1
MOST_ICONS: Final = 2  # of one colour on a domino

# The icons of each colour that a back promises, at HUES * back.
_icons: Final = vec[i64]([0] * (HUES * BACK_KINDS))


def _count_icons() -> None:
    for back, blocks in enumerate(BACKS):
        for colour, icons in blocks:
            _icons[HUES * back + colour] += icons


_count_icons()


@final
class Prospect:
    """Two seats before the same spaces."""

    mine: float  # found last: what the best space left to a seat brings it
    next: float  # and what the next seat's best space brings that one

    def __init__(self, prices: Prices, ledger: Ledger) -> None:
        self.prices = prices
        self.ledger = ledger
        self.outlooks = [Outlook() for _ in range(SEATS)]
        self._gems = vec[float]([0.0] * (2 * KINDS))  # what another gem of a kind brings
        self._icons = vec[float]([0.0] * (2 * HUES * (MOST_ICONS + 1)))  # what icons of a colour bring
        self._spaces = vec[float]([0.0] * (2 * PILES))
        self.mine = 0.0
        self.next = 0.0

    def look(self, state: Pyramido, seat: i64, coming: i64) -> None:
        """Judge all piles for a seat that lays `coming` dominoes before its next turn, and for the next."""
        self._look(state, seat, coming, MINE)
        if state.seats > 1:
            self._look(state, (seat + 1) % state.seats, 0, NEXT)

    def _look(self, state: Pyramido, seat: i64, coming: i64, side: i64) -> None:
        prices = self.prices
        outlook = self.outlooks[seat]
        level: i64 = state.level
        player = state.players[seat]
        left: i64 = still_to_come(player.pyramid, level) - coming
        if left < 1:
            left = 1
        outlook.look_again(player.pyramid, level)
        gems = self._gems
        icons = self._icons
        ledger = self.ledger
        for colour in range(HUES):
            own: i64 = held(player.gems, colour)
            sizes: i64 = packed(outlook.sizes, colour)
            lasting: i64 = NOTHING_LASTS
            if level < LEVELS:
                lasting = outlook.lasting[RANKS * colour]
            now: float = ledger.colour(sizes, own, lasting, level, left)
            more: float = ledger.colour(sizes, own + 1, lasting, level, left)
            gems[KINDS * side + colour] = more - now
            at: i64 = (MOST_ICONS + 1) * (HUES * side + colour)
            for number in range(1, MOST_ICONS + 1):
                icons[at + number] = ledger.colour(sizes + number, own, lasting, level, left) - now
        mythical: float = prices.numbers[OF_LEVEL * (level - 1) + MYTH]
        if state.seats == 1:
            mythical += prices.numbers[SOLO_MYTH]
        gems[KINDS * side + MYTHICAL] = mythical
        for space in range(PILES):
            self._spaces[PILES * side + space] = self._space(state, space, side)

    def _space(self, state: Pyramido, space: i64, side: i64) -> float:
        """What a space's domino and its best gem bring a seat."""
        market = state.market
        value: float = 0.0
        for kind in range(KINDS):
            if market.gems(space, kind) > 0 and self._gems[KINDS * side + kind] > value:
                value = self._gems[KINDS * side + kind]
        back: i64 = market.back(space)
        if market.up >> space & 1:
            back = market.dominoes.back_of[market.face(space)]
        if back != NO_BACK:
            for colour in range(HUES):
                at: i64 = (MOST_ICONS + 1) * (HUES * side + colour)
                value += self._icons[at + _icons[HUES * back + colour]]
        return value

    def choose(self, state: Pyramido, spaces: i64) -> None:
        """Let the next seat take from a set of spaces, and then the seat itself."""
        gone: i64 = PILES
        self.next = 0.0
        if state.seats > 1:
            self.next = -NEVER
            for space in range(PILES):
                if spaces >> space & 1 and self._spaces[PILES * NEXT + space] > self.next:
                    self.next = self._spaces[PILES * NEXT + space]
                    gone = space
        self.mine = -NEVER
        for space in range(PILES):
            if spaces & ~bit(gone) & bit(space) and self._spaces[space] > self.mine:
                self.mine = self._spaces[space]

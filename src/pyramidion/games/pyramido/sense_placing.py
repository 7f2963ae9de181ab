"""Where a domino goes: what a seat's pyramid and gems are worth after each of its places."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.pyramido.rules.actions import PLACE, SQUARES, TURNS
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.grid import CORNER, SIZES, column_of, row_of
from pyramidion.games.pyramido.rules.legend import turns_of
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.rules.pyramid import (
    NODE_ACROSS,
    NODE_DOWN,
    NODE_ROW,
    NOTHING_LAID,
    Pyramid,
    first_node,
)
from pyramidion.games.pyramido.sense_ledger import Ledger
from pyramidion.games.pyramido.sense_outlook import lost
from pyramidion.games.pyramido.sense_prices import NEVER, Prices
from pyramidion.games.pyramido.sense_site import Site

SPOTS: Final = 2 * SQUARES  # where a domino lies or stands, whichever way round


def still_to_come(pyramid: Pyramid, level: i64) -> i64:
    """The dominoes that a level still takes if none is lost."""
    return turns_of[level] - (count(pyramid.taken) >> 1)


@final
class Placing:
    """Tries places by learned prices; what is found out about a pyramid is kept until it looks otherwise."""

    def __init__(self, prices: Prices, ledger: Ledger) -> None:
        self.prices = prices
        self.ledger = ledger
        self._places = vec[i64]([0] * (TURNS * SQUARES))
        self._pyramid = Pyramid(NOTHING_LAID[:])  # the one that is looked at
        self._level: i64 = 0
        self._pyramids: i64 = 0  # how many were
        self._asked = vec[i64]([0] * SPOTS)  # by spot: the last pyramid it was asked of
        self._site_of = vec[i64]([0] * SPOTS)
        self._node = vec[i64]([0] * SPOTS)
        self._lost = vec[i64]([0] * SPOTS)
        self._crowd = vec[i64]([0] * SPOTS)
        self._sites: list[Site] = []
        self._frames: i64 = 0  # sites in use
        self._frame = vec[i64]([0] * (SIZES * SIZES))  # the frame of each

    def tried(self, player: Player, domino: i64, where: i64, dominoes: Dominoes) -> float:
        """What the seat that is looked at has after it has laid a domino."""
        turn: i64 = where // SQUARES
        spot: i64 = where - SQUARES * (turn & 2)
        if self._asked[spot] != self._pyramids:
            self._ask(spot, domino, dominoes)
        step: i64 = NODE_ROW if turn & 1 else 1
        face: i64 = dominoes.faces[4 * domino + turn]
        site = self._sites[self._site_of[spot]]
        return site.tried(face, step, self._node[spot], self._lost[spot], self._crowd[spot], player.gems)

    def settle(self, player: Player, domino: i64, level: i64, dominoes: Dominoes) -> i64:
        """The best place."""
        best: float = -NEVER
        where: i64 = 0
        self.look_at(player.pyramid, level)
        n: i64 = player.pyramid.list_places(self._places)
        for i in range(n):
            value: float = self.tried(player, domino, self._places[i] - PLACE, dominoes)
            if value > best:
                best = value
                where = self._places[i] - PLACE
        return where

    def lay(self, player: Player, domino: i64, where: i64, dominoes: Dominoes) -> Site:
        """Lay a domino at a place that was tried; to be undone there."""
        turn: i64 = where // SQUARES
        spot: i64 = where - SQUARES * (turn & 2)
        step: i64 = NODE_ROW if turn & 1 else 1
        face: i64 = dominoes.faces[4 * domino + turn]
        site = self._sites[self._site_of[spot]]
        site.lay(face, step, self._node[spot], self._lost[spot], self._crowd[spot], player.gems)
        return site

    def look_at(self, pyramid: Pyramid, level: i64) -> None:
        """Look at a pyramid, unless that has been done."""
        if level == self._level and pyramid.looks_like(self._pyramid):
            return
        self._pyramid = pyramid.copy()
        self._level = level
        self._pyramids += 1
        self._frames = 0

    def _ask(self, spot: i64, domino: i64, dominoes: Dominoes) -> None:
        """Find out what goes for a spot, whatever domino comes to lie there."""
        level: i64 = self._level
        laid = self._pyramid.copy()
        laid.place(domino, spot, level, dominoes)
        left: i64 = 0
        above: i64 = 0
        if self._pyramid.count > 0:  # the first block moves nothing
            left = self._pyramid.x - laid.x
            above = self._pyramid.y - laid.y
        frame: i64 = ((left * 4 + above) * 8 + laid.wide) * 8 + laid.high
        at: i64 = 0
        while at < self._frames and self._frame[at] != frame:
            at += 1
        if at == self._frames:
            self._frame[at] = frame
            self._frames += 1
            if at == len(self._sites):
                self._sites.append(Site(self.prices, self.ledger))
            framed = self._pyramid.copy()
            framed.move(left, above)
            framed.wide = laid.wide
            framed.high = laid.high
            self._sites[at].prepare(framed, level, still_to_come(laid, level))
        square: i64 = spot % SQUARES
        column: i64 = column_of[square] - CORNER + left
        row: i64 = row_of[square] - CORNER + above
        self._asked[spot] = self._pyramids
        self._site_of[spot] = at
        self._node[spot] = first_node[level] + NODE_ROW * row + column
        self._lost[spot] = lost(laid, level)
        pair: i64 = NODE_DOWN if spot >= SQUARES else NODE_ACROSS
        self._crowd[spot] = self._sites[at].crowd(pair << self._node[spot])

"""A level being built, prepared so that every place of a domino on it can be tried at little cost."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.games.pyramido.rules.actions import HUES
from pyramidion.games.pyramido.rules.areas import MOST_AREAS
from pyramidion.games.pyramido.rules.dominoes import FACE_LANE
from pyramidion.games.pyramido.rules.gems import MYTHICAL, held, one
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.pyramid import Pyramid
from pyramidion.games.pyramido.sense_ledger import NOTHING_LASTS, Ledger
from pyramidion.games.pyramido.sense_outlook import Reach, cover
from pyramidion.games.pyramido.sense_prices import (
    JOIN,
    LAST,
    LAST_2,
    LOST,
    MYTH,
    NEXT,
    OF_LEVEL,
    REACH,
    Prices,
)
from pyramidion.games.pyramido.sense_scene import SIZE, Scene

NO_GEMS: Final = -1  # not priced yet


def colour_of(face: i64) -> i64:
    """The colour of the block that has the lowest bits of a face."""
    return face & 1 | (face >> FACE_LANE & 1) << 1 | (face >> 2 * FACE_LANE & 1) << 2


def marks(sizes: i64) -> i64:
    """The icons of areas, and behind them, from bit 16, their squares."""
    found: i64 = 0
    while sizes != 0:
        size: i64 = sizes & 255
        found += size + (size * size << 16)
        sizes >>= SIZE
    return found


@final
class Site:
    """One pyramid with its level 1 in one frame."""

    def __init__(self, prices: Prices, ledger: Ledger) -> None:
        self.prices = prices
        self.ledger = ledger
        self.full = Scene()  # when the level is full
        self.after = Scene()  # what lasts after that
        self._growth = Reach()
        self._level: i64 = 0
        self._left: i64 = 0
        self._gems: i64 = NO_GEMS
        self._beside = vec[i64]([0] * MOST_AREAS)  # the free cells beside each area
        self._shares = vec[i64]([0] * MOST_AREAS)  # how well it can grow
        self._all_shares: i64 = 0
        self._values = vec[float]([0.0] * HUES)  # of colours with their gems
        self._laters = vec[float]([0.0] * HUES)  # what is added for what lasts
        self._marks = vec[i64]([0] * HUES)  # see `marks`
        self._all_marks: i64 = 0
        # A domino that is laid.
        self._first: i64 = 0
        self._second: i64 = 0
        self.reach: i64 = 0
        self._marks_now: i64 = 0
        self.areas: i64 = 0
        self._lost: i64 = 0
        self._old = vec[float]([0.0] * 4)

    def prepare(self, pyramid: Pyramid, level: i64, left: i64) -> None:
        """Look at a pyramid, which is changed: hand in a copy. `left` dominoes come after the one tried."""
        self._level = level
        self._left = left
        self._gems = NO_GEMS
        self._growth.frame(pyramid, level)
        cover(pyramid, level)
        full = self.full
        full.look(pyramid)
        self._all_marks = 0
        if level < LEVELS:
            cover(pyramid, level + 1)
            self.after.look(pyramid)
            for colour in range(HUES):
                self._laters[colour] = self.ledger.later(self.after.sizes[colour], level)
                self._marks[colour] = marks(self.after.sizes[colour])
                self._all_marks += self._marks[colour]
        self._all_shares = 0
        for at in range(full.first[HUES]):
            self._beside[at] = self._growth.beside(full.nodes[at])
            share: i64 = self._growth.share(full.nodes[at], full.icons[at], 0)
            self._shares[at] = share
            self._all_shares += share

    def crowd(self, cells: i64) -> i64:
        """How much less areas can grow when some cells are taken, whatever by."""
        full = self.full
        less: i64 = 0
        for at in range(full.first[HUES]):
            if self._beside[at] & cells:
                less += self._growth.share(full.nodes[at], full.icons[at], cells) - self._shares[at]
        return less

    def tried(self, face: i64, step: i64, node: i64, lost: i64, crowd: i64, gems: i64) -> float:
        """What the pyramid and gems are worth after a domino is laid."""
        self.lay(face, step, node, lost, crowd, gems)
        value: float = self._worth(gems)
        self.undo()
        return value

    def lay(self, face: i64, step: i64, node: i64, lost: i64, crowd: i64, gems: i64) -> None:
        """Lay a domino: its left or upper block at a node, the other a step further on."""
        if gems != self._gems:
            self._price(gems)
        first: i64 = colour_of(face)
        second: i64 = colour_of(face >> step)
        self._first = first
        self._second = second
        self._lost = lost
        self.reach = self._all_shares + crowd
        self._lay_now(face, step, node, first, second)
        if self._level < LEVELS:
            self._lay_after(face, step, node, first, second)
            self._marks_now = self._all_marks - self._marks[first] + marks(self.after.sizes[first])
            if second != first:
                self._marks_now += marks(self.after.sizes[second]) - self._marks[second]
            self._old[2] = self._laters[first]
            self._old[3] = self._laters[second]
            self._laters[first] = self.ledger.later(self.after.sizes[first], self._level)
            if second != first:
                self._laters[second] = self.ledger.later(self.after.sizes[second], self._level)
        self._old[0] = self._values[first]
        self._old[1] = self._values[second]
        self._values[first] = self._value(first, held(gems, first))
        if second != first:
            self._values[second] = self._value(second, held(gems, second))

    def with_gem(self, kind: i64) -> float:
        """What it is worth with one gem more."""
        gems: i64 = self._gems + one(kind)
        if kind == MYTHICAL:
            return self._worth(gems)
        before: float = self._values[kind]
        self._values[kind] = self._value(kind, held(gems, kind))
        value: float = self._worth(gems)
        self._values[kind] = before
        return value

    def undo(self) -> None:
        """Take the domino up again."""
        first: i64 = self._first
        second: i64 = self._second
        self._values[first] = self._old[0]
        self._values[second] = self._old[1]
        self.full.reset(first)
        self.full.reset(second)
        if self._level < LEVELS:
            self._laters[first] = self._old[2]
            self._laters[second] = self._old[3]
            self.after.reset(first)
            self.after.reset(second)

    def _lay_now(self, face: i64, step: i64, node: i64, first: i64, second: i64) -> None:
        full = self.full
        block: i64 = bit(node)
        other: i64 = block << step
        cells: i64 = block | other
        icons: i64 = full.shown(face, node)
        other_icons: i64 = full.shown(face >> step, node + step)
        if first == second:
            full.add(first, block, icons, other, other_icons)
        else:
            full.add(first, block, icons, 0, 0)
        self.areas = full.first[HUES]
        self._note_areas(first, cells)
        if first != second:
            full.add(second, other, other_icons, 0, 0)
            self._note_areas(second, cells)

    def _note_areas(self, colour: i64, cells: i64) -> None:
        """Count the areas added last instead of those that they joined."""
        full = self.full
        self.areas += full.more
        self.reach += self._growth.share(full.one, full.one_icons, cells)
        if full.other != 0:
            self.reach += self._growth.share(full.other, full.other_icons, cells)
        if full.joined != 0:
            for at in range(full.first[colour], full.first[colour + 1]):
                if full.joined >> at & 1:
                    self.reach -= self._growth.share(full.nodes[at], full.icons[at], cells)

    def _lay_after(self, face: i64, step: i64, node: i64, first: i64, second: i64) -> None:
        after = self.after
        block: i64 = after.seen(bit(node))
        other: i64 = after.seen(bit(node + step))
        icons: i64 = after.shown(face, node)
        other_icons: i64 = after.shown(face >> step, node + step)
        if first == second and block != 0:
            after.add(first, block, icons, other, other_icons)
            return
        if block != 0:
            after.add(first, block, icons, 0, 0)
        if other != 0:
            after.add(second, other, other_icons, 0, 0)

    def _price(self, gems: i64) -> None:
        self._gems = gems
        for colour in range(HUES):
            self._values[colour] = self._value(colour, held(gems, colour))

    def _value(self, colour: i64, own: i64) -> float:
        level: i64 = self._level
        lasting: i64 = NOTHING_LASTS
        if level < LEVELS:
            lasting = self.after.sizes[colour] & 255
        return self.ledger.colour(self.full.sizes[colour], own, lasting, level, self._left)

    def _worth(self, gems: i64) -> float:
        """What the pyramid and gems are worth to their seat, beyond points already scored."""
        w = self.prices.numbers
        level: i64 = self._level
        first: i64 = OF_LEVEL * (level - 1)
        total: float = w[first + MYTH] * float(held(gems, MYTHICAL))
        for colour in range(HUES):
            total += self._values[colour]
        total += w[first + REACH] * float(self.reach * self._left)
        total -= w[first + JOIN] * float(self.areas) + w[LOST] * float(self._lost)
        if level < LEVELS:
            total += w[first + LAST] * float(self._marks_now & 0xFFFF) + w[first + LAST_2] * float(
                self._marks_now >> 16
            )
            if w[first + NEXT] != 0.0:
                more: float = 0.0
                for colour in range(HUES):
                    more += self._laters[colour]
                total += w[first + NEXT] * more
        return total

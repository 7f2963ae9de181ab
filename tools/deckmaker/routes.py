"""The ways through a card, and the choice between a fast and a rich one that every card offers.

A way is a chain of edge steps over non-wall squares from the entrance to the tomb that
enters no square twice. Its length counts its squares, both ends included. Treasures are
red crosses, gems and torches. A card offers a choice if

- every shortest way meets at least one skull, and
- some way that is 2, 4 or 6 squares longer meets fewer skulls than every shortest way,
  and at least two more treasures than any shortest way.

(Two ways between the same ends always differ by an even number of squares.)
"""

from collections.abc import Iterator

from tools.deckmaker.card import Card, halo, rings, singles

LONGEST_DETOUR = 6
MORE_TREASURES = 2


class Ways:
    """All ways from an entrance to a tomb that are short enough, the shortest apart from the detours."""

    def __init__(self, room: int, entrance: int, tomb: int) -> None:
        self._room = room
        self._left = {square: i for i, ring in enumerate(rings(room, tomb)) for square in singles(ring)}
        self.length = length(room, entrance, tomb)
        found = list(self._walk(entrance, entrance, tomb))
        self.short = [way for way in found if way.bit_count() == self.length]
        self.detours = [way for way in found if way.bit_count() > self.length]

    def _walk(self, way: int, here: int, tomb: int) -> Iterator[int]:
        if here == tomb:
            yield way
            return
        for step in singles(halo(here) & self._room & ~way):
            if way.bit_count() + 1 + self._left[step] <= self.length + LONGEST_DETOUR:
                yield from self._walk(way | step, step, tomb)

    def safer(self, skulls: int) -> list[int]:
        """The detours that meet fewer skulls than every shortest way: none if one of those meets none."""
        least = min((way & skulls).bit_count() for way in self.short)
        return [way for way in self.detours if (way & skulls).bit_count() < least]

    def richer(self, skulls: int, treasures: int) -> list[int]:
        """The detours by which the card offers a choice."""
        enough = max((way & treasures).bit_count() for way in self.short) + MORE_TREASURES
        return [way for way in self.safer(skulls) if (way & treasures).bit_count() >= enough]


def length(room: int, entrance: int, tomb: int) -> int:
    """How many squares a shortest way has."""
    return next(i for i, ring in enumerate(rings(room, entrance), 1) if ring & tomb)


def ways_of(card: Card) -> Ways:
    """The ways through a finished card."""
    return Ways(card.open, card["E"], card["T"])

"""Draws one card at random after a recipe, which fixes its walls, its symbols and its pace."""

from itertools import combinations
from random import Random
from typing import NamedTuple

from tools.deckmaker.card import FULL, LEFT, SIDE, Card, at, halo, rings, singles
from tools.deckmaker.routes import Ways, length


class Recipe(NamedTuple):
    """What a card is made of. Each colour uses every recipe once, so the colours hold the same symbols."""

    pace: str
    walls: int
    signs: str


RECIPES = [
    Recipe("brisk", 4, "+rgss"),
    Recipe("brisk", 4, "+rrgsss"),
    Recipe("brisk", 4, "+rggsss"),
    Recipe("brisk", 5, "++rgss"),
    Recipe("brisk", 5, "+rgtss"),
    Recipe("brisk", 5, "+rrgssp"),
    Recipe("brisk", 5, "++rggsss"),
    Recipe("brisk", 5, "+rgtsss"),
    Recipe("brisk", 6, "+rrggsss"),
    Recipe("brisk", 6, "++rgtsss"),
    Recipe("brisk", 7, "++rrgss"),
    Recipe("steady", 6, "+rrggtsssp"),
    Recipe("steady", 6, "++rggtsssp"),
    Recipe("steady", 6, "+rrggssp"),
    Recipe("steady", 7, "+rrggtss"),
    Recipe("slow", 7, "++rrggtssp"),
]
SLABS = [(at(0, 0) | at(0, 1) | at(1, 0) | at(1, 1)) << SIDE * r + c for r in range(4) for c in range(4)]
OPEN_SLABS = range(2, 7)  # room for O4 (SG-1.4), but no plains
LINES = [(1 << SIDE) - 1 << SIDE * i for i in range(SIDE)] + [LEFT << i for i in range(SIDE)]


class Slot(NamedTuple):
    """A place in the deck, for which cards are drawn until one fits."""

    recipe: Recipe
    entrance: int
    tomb: int
    lengths: tuple[int, ...]

    def draw(self, rng: Random) -> Card:
        """A random card for this place that keeps all the rules for a single card."""
        inner = list(singles(FULL & ~self.entrance & ~self.tomb))
        while True:
            walls = sum(rng.sample(inner, self.recipe.walls))
            field = FULL & ~walls, self.entrance, self.tomb
            fits = well_built(walls) and length(*field) in self.lengths
            if fits and (card := self._furnish(walls, Ways(*field), rng)):
                return card

    def _furnish(self, walls: int, ways: Ways, rng: Random) -> Card | None:
        """Lays skulls across the short ways and most treasures along a safer detour; None if that fails."""
        room = FULL & ~(walls | self.entrance | self.tomb)
        busy = sum(square for square in singles(room) if any(way & square for way in ways.short))
        spots = list(singles(room & (busy | halo(busy))))
        rng.shuffle(spots)
        groups = (sum(group) for group in combinations(spots, self.recipe.signs.count("s")))
        skulls = next((group for group in groups if apart(group) and ways.safer(group)), 0)
        if not skulls:
            return None
        detour = rng.choice(ways.safer(skulls)) & room & ~skulls
        along, aside = list(singles(detour)), list(singles(room & ~detour & ~skulls))
        rng.shuffle(along)
        rng.shuffle(aside)
        along.sort(key=lambda square: bool(square & busy) and rng.random() < 0.7)
        treasures = [sign for sign in self.recipe.signs if sign in "+rgt"]
        spread = along[: len(treasures) - rng.randint(0, len(treasures) // 2)] + aside
        rng.shuffle(treasures)
        signs = dict(zip(spread, treasures + ["p"] * self.recipe.signs.count("p"), strict=False))
        signs |= dict.fromkeys(singles(walls), "#") | dict.fromkeys(singles(skulls), "s")
        signs |= {self.entrance: "E", self.tomb: "T"}
        card = Card("".join(signs.get(1 << i, ".") for i in range(SIDE * SIDE)))
        whole = all(card.grid.count(sign) == self.recipe.signs.count(sign) for sign in "+rgtsp")
        return card if whole and ways.richer(skulls, card.treasures) else None


def apart(squares: int) -> bool:
    """Whether no two of the squares share an edge."""
    return not any(halo(square) & squares for square in singles(squares))


def well_built(walls: int) -> bool:
    """Whether walls look designed: spread out, no square shut off, no lump of five, few open slabs."""
    room = FULL & ~walls
    return (
        sum(rings(room, room & -room)) == room
        and all(sum(rings(walls, wall)).bit_count() <= 4 for wall in singles(walls))
        and all(walls & slab != slab for slab in SLABS)
        and sum(bool(walls & line) for line in LINES) >= 7
        and sum(not slab & walls for slab in SLABS) in OPEN_SLABS
    )

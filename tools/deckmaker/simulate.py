"""Plays a deck with a single greedy player, to estimate what each card yields per turn.

The player holds two cards for 28 turns (SG-3.1, SG-4) and takes the top of the pile for each
one completed. Each mark is the one with the most points and the best outlook, which weighs the
way left to the tomb; in every other game the player is hasty and gives more to be close to it.
Points are credited to the card they come from: 10 for the tomb and 3 as its share of the colour
boxes, 2.5 for a gem, 5 for a torch, for a skull what it costs at that moment, for a potion what
it gives back. A red cross is credited with 2 points, which the card pays on which the extra mark
is made. A card's yield is its points per turn spent on it, unfinished cards included.
"""

from functools import cache
from heapq import heappop, heappush
from random import Random
from typing import NamedTuple

from tools.deckmaker.card import SIDE, Card, at, halo, images, singles

TOMB, GEM, TORCH, EXTRA = 13.0, 2.5, 5.0, 2.0
PROMISE = {"r": GEM, "g": GEM, "t": 3.5, "+": EXTRA, "s": -3.0, "p": 3.0}
CALM, HASTY = 2.0, 3.0  # points a player gives to be one square closer to the tomb
ROUNDS, TURNS = 4, 7
EXPEDITION = ["##", "###", "###", "##/#", "##/#", "###/#", "###/.#", "##/##"]  # SG-1.4


class Purse(NamedTuple):
    """What the player has ticked so far; the torch is that of the current round."""

    reds: int = 0
    greens: int = 0
    skulls: int = 0
    torch: int = 0


class Tally:
    """A card's sums over all games."""

    def __init__(self) -> None:
        self.points, self.turns, self.completed = 0.0, 0, 0

    @property
    def rate(self) -> float:
        """Points per turn spent on the card."""
        return self.points / max(self.turns, 1)

    @property
    def pace(self) -> float:
        """Turns until the card is completed."""
        return self.turns / max(self.completed, 1)


def placements(pattern: str) -> list[int]:
    """Everywhere on an empty grid that a pattern fits, turned and mirrored (SG-4.1)."""
    lines = pattern.split("/")
    shape = sum(at(r, c) for r, line in enumerate(lines) for c, sign in enumerate(line) if sign == "#")
    rows, columns = range(SIDE + 1 - len(lines)), range(SIDE + 1 - len(lines[0]))
    return sorted({image for r in rows for c in columns for image in images(shape << SIDE * r + c)})


FITS = {pattern: placements(pattern) for pattern in EXPEDITION}


@cache
def options(card: Card, marked: int, pattern: str) -> list[int]:
    """What may be marked on a card: the pattern, or one single square (SG-4.2, SG-4.3)."""
    anchor = halo(marked) & card.open if marked else card["E"]
    taken = card["#"] | marked
    fits = [squares for squares in FITS.get(pattern, ()) if squares & anchor and not squares & taken]
    return [*fits, *singles(anchor)]


@cache
def outlook(card: Card, marked: int, haste: float) -> float:
    """The player's guess of what a begun card is worth: the best way's points less its squares."""
    if marked & card["T"]:
        return 0.0
    queue = [(haste, square) for square in singles(halo(marked) & card.open if marked else card["E"])]
    done = marked
    while queue:
        cost, square = heappop(queue)
        if square == card["T"]:
            return TOMB - cost
        if not square & done:
            done |= square
            toll = max(haste - PROMISE.get(card.grid[square.bit_length() - 1], 0.0), 0.1)
            for step in singles(halo(square) & card.open & ~done):
                heappush(queue, (cost + toll, step))
    raise ValueError("the tomb of a card cannot be reached")


@cache
def contents(card: Card, squares: int) -> list[int]:
    """How many of each symbol lie on some squares: what `collect` looks up most."""
    return [(squares & card[sign]).bit_count() for sign in "rgtsp+T"]


def collect(purse: Purse, card: Card, squares: int) -> tuple[Purse, float]:
    """The purse after marking the squares, and the points credited for them (SG-4.6 to SG-4.11)."""
    reds, greens, torch, skulls, potion, crosses, tomb = contents(card, squares)
    reds, greens = min(10, purse.reds + reds), min(10, purse.greens + greens)
    skulls = max(0, min(10, purse.skulls + skulls) - 2 * potion)
    torch = max(purse.torch, torch)
    points = GEM * (reds + greens - purse.reds - purse.greens) + TORCH * (torch - purse.torch)
    points -= skulls * (skulls + 1) / 2 - purse.skulls * (purse.skulls + 1) / 2
    points += EXTRA * crosses + TOMB * tomb
    return Purse(reds, greens, skulls, torch), points


class Game:
    """One game of the single player, kept long enough to add up what each card brought."""

    def __init__(self, deck: list[Card], rng: Random, tallies: dict[Card, Tally], haste: float) -> None:
        self.haste = haste
        self.pile = rng.sample(deck, min(len(deck), 2 * ROUNDS * TURNS))
        self.marks = {self.pile.pop(): 0, self.pile.pop(): 0}
        self.purse = Purse()
        self.tallies = tallies

    def mark(self, pattern: str) -> tuple[Card, int]:
        """Makes the best mark; gives back the card and how many red crosses were marked."""
        best = (float("-inf"), 0)
        for card, marked in self.marks.items():
            before = outlook(card, marked, self.haste)
            for squares in options(card, marked, pattern):
                points = collect(self.purse, card, squares)[1]
                worth = points + outlook(card, marked | squares, self.haste) - before
                if worth > best[0]:
                    best, chosen = (worth, squares), card
        squares = best[1]
        self.purse, points = collect(self.purse, chosen, squares)
        self.marks[chosen] |= squares
        self.tallies[chosen].points += points
        return chosen, contents(chosen, squares)[5]

    def turn(self, pattern: str) -> None:
        """One turn: the pattern, the extra marks (SG-4.4), and new cards for completed ones."""
        card, extra = self.mark(pattern)
        self.tallies[card].turns += 1
        while extra and any(marked != card.open for card, marked in self.marks.items()):
            card, more = self.mark("")
            self.tallies[card].points -= EXTRA
            extra += more - 1
        for card in [card for card, marked in self.marks.items() if marked & card["T"]]:
            self.tallies[card].completed += 1
            del self.marks[card]
            self.marks[self.pile.pop()] = 0


def simulate(deck: list[Card], games: int, rng: Random, tallies: dict[Card, Tally]) -> None:
    """Plays many games with cards of the deck and adds them to the tallies."""
    for number in range(games):
        game = Game(deck, rng, tallies, HASTY if number % 2 else CALM)
        for _ in range(ROUNDS):
            game.purse = game.purse._replace(torch=0)
            for pattern in rng.sample(EXPEDITION, TURNS):
                game.turn(pattern)
    outlook.cache_clear()
    options.cache_clear()
    contents.cache_clear()

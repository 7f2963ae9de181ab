"""Chooses the cards of a deck so that all of them, and the three colours, yield about the same per turn."""

from collections import defaultdict
from itertools import permutations
from random import Random
from statistics import fmean

from tools.deckmaker.card import Card, alike, at
from tools.deckmaker.layout import RECIPES, Slot
from tools.deckmaker.simulate import Tally, simulate

COLOURS = ["green", "orange", "purple"]  # of the numbers 1, 2, 3, 4, … in turn (SG-1.1)
ROUNDS, RIVALS, PLAYS = 12, 8, 30
CORNERS = {"brisk": (9,), "steady": (11,), "slow": (13,)}
COLUMNS = {"brisk": (7, 8, 9), "steady": (9, 10, 11), "slow": (11, 12, 13)}
Tallies = dict[Card, Tally]


def slots_of(name: str, rng: Random) -> list[Slot]:
    """The 48 places of the deck, colour by colour, each colour with all recipes in order."""
    if name == "standard":
        return [Slot(recipe, at(0, 0), at(4, 4), CORNERS[recipe.pace]) for _ in COLOURS for recipe in RECIPES]
    pairs = [(i, (i + shift) % 5) for shift in (0, 1, 2, 3, 4, 0, 1, 2, 3, 4) for i in range(5)]
    slots = []
    for colour in range(3):
        part = pairs[16 * colour : 16 * colour + 16]
        rng.shuffle(part)
        for recipe, (entrance, tomb) in zip(RECIPES, part, strict=True):
            slots.append(Slot(recipe, at(0, entrance), at(4, tomb), COLUMNS[recipe.pace]))
    return slots


def measure(cards: list[Card], rng: Random, tallies: Tallies, plays: int = PLAYS) -> None:
    """Adds so many games to the tallies that each card is dealt about seven times `plays`."""
    simulate(cards, plays * len(cards), rng, tallies)


def first_deck(slots: list[Slot], rng: Random) -> list[Card]:
    """A card for each place, no two alike, with no regard to what they yield."""
    deck: list[Card] = []
    for slot in slots:
        card = slot.draw(rng)
        while any(alike(card, other) for other in deck):
            card = slot.draw(rng)
        deck.append(card)
    return deck


def tune(slots: list[Slot], deck: list[Card], rng: Random) -> list[Card]:
    """Replaces in each round the worst quarter of the cards by the best of some rivals for the same place."""
    tallies: Tallies = defaultdict(Tally)
    measure(deck, rng, tallies)
    target = fmean(tallies[card].rate for card in deck)

    def fault(card: Card) -> float:
        return abs(tallies[card].rate - target)

    for number in range(1, ROUNDS + 1):
        worst = sorted(range(len(deck)), key=lambda i: -fault(deck[i]))[: len(deck) // 4]
        rivals = {i: [slots[i].draw(rng) for _ in range(RIVALS)] for i in worst}
        measure(deck + [card for cards in rivals.values() for card in cards], rng, tallies)
        for i in worst:
            others = deck[:i] + deck[i + 1 :]
            fit = [card for card in rivals[i] if not any(alike(card, other) for other in others)]
            deck = [*deck[:i], min([deck[i], *fit], key=fault), *deck[i + 1 :]]
        print(f"round {number}: mean distance {fmean(map(fault, deck)):.3f} from {target:.2f}", flush=True)
    return deck


def even_colours(deck: list[Card], tallies: Tallies) -> list[Card]:
    """Exchanges cards of the same recipe between the colours until yield and pace agree best."""
    trios = [[deck[i + 16 * colour] for colour in range(3)] for i in range(16)]

    def unevenness() -> float:
        rates = [fmean(tallies[trio[colour]].rate for trio in trios) for colour in range(3)]
        paces = [fmean(tallies[trio[colour]].pace for trio in trios) for colour in range(3)]
        return max(rates) - min(rates) + max(paces) - min(paces)

    best = None
    while best is None or unevenness() < best:
        best = unevenness()
        for trio in trios:
            trials = []
            for trial in list(permutations(trio)):
                trio[:] = trial
                trials.append((unevenness(), trial))
            trio[:] = min(trials, key=lambda each: each[0])[1]
    return [trio[colour] for colour in range(3) for trio in trios]

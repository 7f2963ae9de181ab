"""Checks a finished deck against every demand of this tool, and sums it up in a table."""

from collections import Counter
from itertools import combinations
from statistics import fmean, pstdev

from tools.deckmaker.card import Card, alike
from tools.deckmaker.layout import well_built
from tools.deckmaker.routes import ways_of
from tools.deckmaker.simulate import Tally
from tools.deckmaker.tune import COLOURS

LIMITS = {"#": range(4, 8), "+": range(1, 3), "s": range(2, 4), "t": range(2), "p": range(2)}
NAMES = {"#": "walls", "+": "crosses", "r": "red", "g": "green", "t": "torch", "s": "skulls", "p": "potion"}


def totals(deck: list[Card], sign: str) -> list[int]:
    """How often each colour shows a sign, for a deck in the order of its numbers."""
    return [sum(card.grid.count(sign) for card in deck[colour::3]) for colour in range(3)]


def faults(name: str, deck: list[Card]) -> list[str]:
    """Everything that is wrong with a deck, as sentences; empty for a good one."""
    found = [] if len(deck) == 48 else [f"The deck has {len(deck)} cards, not 48."]
    for number, card in enumerate(deck, 1):
        signs = Counter(card.grid)
        found += [f"Card {number} has {signs[s]} {NAMES[s]}." for s in LIMITS if signs[s] not in LIMITS[s]]
        if signs["r"] + signs["g"] not in range(2, 5):
            found.append(f"Card {number} has {signs['r'] + signs['g']} gems.")
        if card.grid.find("E") not in range(5) or card.grid.find("T") not in range(20, 25):
            found.append(f"Card {number} lacks an entrance in the top row or a tomb in the bottom row.")
        elif name == "standard" and card.grid[0] + card.grid[24] != "ET":
            found.append(f"Card {number} does not lead from corner to corner.")
        elif not well_built(card["#"]):
            found.append(f"Card {number} has walls that shut off a square or stand in a lump.")
        elif not ways_of(card).richer(card["s"], card.treasures):
            found.append(f"Card {number} offers no choice between a fast and a rich way.")
    for (n, card), (m, other) in combinations(enumerate(deck, 1), 2):
        if alike(card, other):
            found.append(f"Cards {n} and {m} have walls that are alike.")
    for sign, title in NAMES.items():
        if len(set(totals(deck, sign))) > 1:
            found.append(f"The colours do not show the same number of {title}: {totals(deck, sign)}.")
    if sum(totals(deck, "r")) != sum(totals(deck, "g")):
        found.append("There are not as many red gems as green ones.")
    for sign, limits in {"t": range(16, 25), "p": range(12, 17)}.items():
        if sum(totals(deck, sign)) not in limits:
            found.append(f"The deck has {sum(totals(deck, sign))} {NAMES[sign]}.")
    ends = Counter((card.grid.find("E"), card.grid.find("T") - 20) for card in deck)
    if name == "wandering" and not (len(ends) == 25 and max(ends.values()) <= 2):
        found.append("The pairs of entrance and tomb columns are not used evenly.")
    return found


def spread(deck: list[Card], tallies: dict[Card, Tally]) -> str:
    """One line on how far apart the cards' yields are."""
    rates = [tallies[card].rate for card in deck]
    extent = f"from {min(rates):.2f} to {max(rates):.2f}"
    return f"points per turn: mean {fmean(rates):.2f}, deviation {pstdev(rates):.2f}, {extent}"


def summary(deck: list[Card], tallies: dict[Card, Tally]) -> str:
    """The table of a deck: per colour the symbols, the yield and the pace; then the ways' lengths."""
    lines = [f"{'':8}" + "".join(f"{title:>8}" for title in [*NAMES.values(), "yield", "pace"])]
    for colour, title in enumerate(COLOURS):
        cards = deck[colour::3]
        figures = [fmean(tallies[card].rate for card in cards), fmean(tallies[card].pace for card in cards)]
        lines.append(
            f"{title:8}"
            + "".join(f"{totals(deck, sign)[colour]:8}" for sign in NAMES)
            + "".join(f"{figure:8.2f}" for figure in figures)
        )
    lengths = sorted(Counter(ways_of(card).length for card in deck).items())
    paces = [tallies[card].pace for card in deck]
    lines.append("shortest ways: " + ", ".join(f"{count} of {length} squares" for length, count in lengths))
    lines.append(f"turns to complete a card: {min(paces):.1f} to {max(paces):.1f}")
    return "\n".join([*lines, spread(deck, tallies)])

"""For people with real cards: the score card as a pad, the expedition deck, and the form of a deck file.

Points are asked from the rules for every value, so a pad cannot differ from them.
"""

from pyramidion.core.bits import bit, members
from pyramidion.core.companion import (
    FAULTS,
    Entry,
    Keeper,
    Mark,
    Pad,
    Part,
    Pieces,
    Section,
    Sheet,
    Tie,
    Turned,
)
from pyramidion.games.silver_gold.rules.claim import owner
from pyramidion.games.silver_gold.rules.deck import CARDS, COLOURS
from pyramidion.games.silver_gold.rules.patterns import COPIES, PATTERNS
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.scoring import tomb_points
from pyramidion.games.silver_gold.rules.sheet import (
    BOXES,
    MOST,
    gem_points,
    green,
    red,
    skull_points,
    skulls,
    torch_points,
    torches,
)
from pyramidion.games.silver_gold.rules.state import TURNS, TURNS_A_ROUND, SilverGold

ROUNDS = TURNS // TURNS_A_ROUND
PIECES = Pieces(
    "deck",
    "card",
    "number",
    CARDS,
    {
        **FAULTS,
        "number": "number must be one of 1 to {most} ({rule})",
        "twice": "this number stands twice",
        "missing": "{count} cards are missing ({rule}): {numbers}",
        "cards-share": "{found} cards are {colour}, it should be {wanted} ({rule})",
        "colour": "colour must be {known}, not {found} ({rule})",
        "grid": "grid must be {rows} strings of {columns} characters ({rule})",
        "square": "{square}: {found} is none of {known} ({rule})",
        "entrance": "there must be one entrance E, in the top row ({rule})",
        "tomb": "there must be one tomb T, in the bottom row ({rule})",
        "cut-off": "{squares} cannot be reached from the entrance ({rule})",
    },
)
KEEPER = Keeper(
    "SG-3.1", ROUNDS, TURNS_A_ROUND, [Turned(*card) for card in zip(PATTERNS, COPIES, strict=True)]
)


def _ticked(reds: int = 0, greens: int = 0, bones: int = 0, lit: int = 0) -> int:
    """A score card as the rules keep it (see rules/sheet.py)."""
    return reds | greens << 4 | bones << 8 | lit << 12


def _tombs() -> list[int]:
    """SG-7.1: what so many completed pyramids give."""
    player, points = Player(), [0]
    for card in range(CARDS):
        player.aside = player.aside | bit(card)
        points.append(int(tomb_points(player)))
    return points


def pad(seats: range) -> Pad:
    """The score card (SG-1.5) with all that SG-7 asks for."""
    counts = range(MOST + 1)
    cards = [
        Mark(str(number), str(number), f"colour-{COLOURS[(number - 1) % 3]}", 0)
        for number in range(1, CARDS + 1)
    ]
    boxes = [
        Mark(f"{colour}-{box}", str(box), f"colour-{colour}", box) for colour in COLOURS for box in BOXES
    ]
    rounds = [Mark(str(number), str(number), "", 0) for number in range(1, ROUNDS + 1)]
    bones = [int(skull_points(_ticked(bones=count))) for count in counts]
    entries = [
        Entry("completed", "marks", CARDS, cards, shared=True),
        Entry("torches", "marks", ROUNDS, rounds),
        Entry("boxes", "marks", len(boxes), boxes, shared=True),
        Entry("red", "ticks", MOST),
        Entry("green", "ticks", MOST),
        Entry("skulls", "ticks", MOST, labels=bones[1:]),
    ]
    lit = [int(torch_points(_ticked(lit=2**count - 1))) for count in range(ROUNDS + 1)]
    gems = [int(gem_points(_ticked(reds, greens))) for reds in counts for greens in counts]
    parts = [
        Part("tombs", "SG-4.11", ["completed"], _tombs()),
        Part("torches", "SG-4.7", ["torches"], lit),
        Part("boxes", "SG-6.1", ["boxes"]),
        Part("gems", "SG-4.6", ["red", "green"], gems),
        Part("skulls", "SG-4.8", ["skulls"], bones),
    ]
    ties = [Tie("card", "SG-7.3", "lowest", "completed")]
    return Pad(list(seats), "SG-7.1", [Section("all", 0, entries, parts)], ties)


def sheet(state: SilverGold, seat: int) -> Sheet:
    """What a seat's score card shows."""
    player = state.players[seat]
    ticked = player.sheet
    return {
        "completed": [str(card + 1) for card in members(player.aside)],
        "torches": [str(lit + 1) for lit in members(torches(ticked))],
        "boxes": [
            f"{name}-{points}"
            for colour, name in enumerate(COLOURS)
            for box, points in enumerate(BOXES)
            if owner(state.boxes, colour, box) == seat
        ],
        "red": int(red(ticked)),
        "green": int(green(ticked)),
        "skulls": int(skulls(ticked)),
    }

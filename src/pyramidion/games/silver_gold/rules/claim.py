"""The race for the boxes 10, 6, 3 of each colour (SG-6).

All boxes are one number: box k of colour c has three bits at 3 * (3 * c + k), its owner's seat counted from
1, or 0 while it is free.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count, lowest
from pyramidion.games.silver_gold.rules.deck import CARDS, COLOURS, Deck
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import BOXES

BOX_POINTS: Final = vec[i64](list(BOXES))


def owner(boxes: i64, colour: i64, box: i64) -> i64:
    """The seat that holds a box, counted from 0, or -1."""
    return (boxes >> 3 * (3 * colour + box) & 7) - 1


def box_points(boxes: i64, seat: i64) -> i64:
    """Points of the boxes a seat holds."""
    points: i64 = 0
    for colour in range(len(COLOURS)):
        for box in range(len(BOXES)):
            if owner(boxes, colour, box) == seat:
                points += BOX_POINTS[box]
    return points


def next_box(boxes: i64, colour: i64) -> i64:
    """Points of the highest free box of a colour, 0 if none is left."""
    for box in range(len(BOXES)):
        if owner(boxes, colour, box) < 0:
            return BOX_POINTS[box]
    return 0


def _milestone(pyramids: i64) -> i64:
    """How many of the numbers 2, 4, 6 have been reached."""
    return 3 if pyramids > 6 else pyramids >> 1


def claimed(boxes: i64, players: list[Player], deck: Deck) -> i64:
    """The boxes after everybody has claimed for the cards completed this turn."""
    for colour in range(len(COLOURS)):
        cards: i64 = deck.coloured[colour]
        box: i64 = 0
        while box < len(BOXES) and owner(boxes, colour, box) >= 0:
            box += 1
        last: i64 = -1
        while box < len(BOXES):
            # SG-6.2: next is the lowest card just completed in this colour above the one served last.
            low: i64 = CARDS
            winner: i64 = 0
            seat: i64 = 0
            for player in players:
                fresh: i64 = player.fresh & cards
                if fresh != 0:
                    now: i64 = count(player.aside & cards)
                    before: i64 = now - count(fresh)
                    card: i64 = lowest(fresh)
                    if _milestone(now) > _milestone(before) and last < card < low:  # SG-6.1
                        low = card
                        winner = seat
                seat += 1
            if low == CARDS:
                break
            boxes |= (winner + 1) << 3 * (3 * colour + box)
            last = low
            box += 1
    return boxes

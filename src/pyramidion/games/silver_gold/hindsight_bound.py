"""A proven bound: more points no line can give with the patterns and cards that came; see docs/hindsight.md.

Marks are money. A pattern brings as many as it has squares, a red cross the one it costs, and a card gives at
most what hindsight_card.py says. All cards but the last two are completed. Which cards and how many marks for
each is then a knapsack, colour by colour because of the boxes.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import floor

from pyramidion.core.bits import bit, members
from pyramidion.games.silver_gold.hindsight import Course
from pyramidion.games.silver_gold.hindsight_card import NEVER, Prices, most
from pyramidion.games.silver_gold.rules.deck import COLOURS, Deck
from pyramidion.games.silver_gold.rules.patterns import DRAWN
from pyramidion.games.silver_gold.rules.sheet import BOXES, MOST

GEM = 2.5  # SG-7.1: 5 for a pair
TORCH = 5.0
TORCHES = 4
HELD = 2  # cards a seat holds
# Gems and torches above their limits bring nothing. For any lower price, what the limit allows at the rest of
# the price is added: each of these gives a bound, and the lowest counts.
PRICES = ((GEM, TORCH), (1.5, 3.0), (0.8, 1.6), (0.0, 0.0))


def bound(course: Course) -> int:
    """The points that no line can exceed."""
    return floor(min(_bound(course, gem, torch) for gem, torch in PRICES) + 1e-6)


def _bound(course: Course, gem: float, torch: float) -> float:
    deck, cards = course.deck, members(course.hand | course.turns[-1].pool)
    marks = [sum(row.count("#") for row in DRAWN[turn.pattern]) for turn in course.turns]
    money = sum(marks)
    best = [0.0] * (money + 1)
    for colour in range(len(COLOURS)):
        coloured = [card for card in cards if deck.coloured[colour] & bit(card)]
        gives = [_given(deck, card, gem, torch, True) for card in coloured]
        best = _spread(best, _of_colour(gives, _boxes(course, colour, marks, gives), money))
    open_cards = [_given(deck, card, gem, torch, False) for card in cards]
    begun = [max((gives[cost] for gives in open_cards), default=NEVER) for cost in range(len(open_cards[0]))]
    for _ in range(HELD):
        best = _spread(best, [max(0.0, begun[0]), *begun[1:]])
    return max(best) + (GEM - gem) * 2 * MOST + (TORCH - torch) * TORCHES


@lru_cache(4096)
def _given(deck: Deck, card: int, gem: float, torch: float, tomb: bool) -> list[float]:
    """What a card gives at most for each number of marks."""
    return most(deck.cards[card], Prices(gem, torch), tomb=tomb)


def _boxes(course: Course, colour: int, marks: Sequence[int], gives: list[list[float]]) -> list[float]:
    """The most that boxes of a colour bring for 0, 1, 2 … completed cards of it (SG-6.1)."""
    least = sorted(next(cost for cost, value in enumerate(card) if value > NEVER / 2) for card in gives)
    points = [0.0]
    for done in range(1, len(gives) + 1):
        points.append(points[-1])
        if done % 2 == 0 and done <= 2 * len(BOXES):
            money, turn = 0, 0
            while turn < len(marks) and money + marks[turn] < sum(least[:done]):
                money += marks[turn]
                turn += 1
            # By then others have taken so many, and the seat itself one for every two before.
            gone = sum(course.turns[earlier].rivals[colour] for earlier in range(turn)) + done // 2 - 1
            points[-1] += BOXES[gone] if gone < len(BOXES) else 0
    return points


def _of_colour(gives: list[list[float]], boxes: list[float], money: int) -> list[float]:
    """The most that completed cards of one colour give for each number of marks."""
    by_number = [[0.0] + [NEVER] * money] + [[NEVER] * (money + 1) for _ in gives]
    for at, card in enumerate(gives):
        offers = [(cost, value + 10.0) for cost, value in enumerate(card) if value > NEVER / 2]
        for done in range(at, -1, -1):
            known, more = by_number[done], by_number[done + 1]
            for spent, value in enumerate(known):
                if value > NEVER / 2:
                    for cost, gain in offers:
                        if spent + cost <= money and value + gain > more[spent + cost]:
                            more[spent + cost] = value + gain
    rows = [[value + bonus for value in row] for row, bonus in zip(by_number, boxes, strict=True)]
    return [max(column) for column in zip(*rows, strict=True)]


def _spread(one: list[float], other: list[float]) -> list[float]:
    """The most for each number of marks when they are shared out between two purposes."""
    offers = [(cost, value) for cost, value in enumerate(other) if value > NEVER / 2]
    best = [NEVER] * len(one)
    for spent, value in enumerate(one):
        for cost, gain in offers:
            if spent + cost < len(best) and value + gain > best[spent + cost]:
                best[spent + cost] = value + gain
    return best

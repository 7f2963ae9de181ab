"""What the numbers of actions mean.

A seat's actions: a mark (patterns.py numbers them), the pair of dealt cards kept, the card taken from the
display, a draw from the deck. Chance draws a card (its number less one) or a pattern (its place in PATTERNS).
"""

from typing import Final

from pyramidion.games.silver_gold.rules.deck import CARDS
from pyramidion.games.silver_gold.rules.patterns import MARKS

KEEP: Final = MARKS  # then one for each of PAIRS
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
TAKE: Final = KEEP + len(PAIRS)  # then one for each card
DRAW: Final = TAKE + CARDS
ACTIONS: Final = DRAW + 1

"""What the numbers of actions mean.

A seat's: take a gem and the domino of its space, the pile that is split, the pile that is opened, where the
domino goes, an area and how it is paid for, done, a gem discarded. Chance's: the kind of a gem, a domino
(its place in `Dominoes`), a back, the starter; and the Legend's steps, which leave it no choice.
"""

from typing import Final

# How many there are of what is numbered. Compiled code folds a constant only if it is made of literals and
# names of its own module: so the sizes stand here, and the modules they belong to take them from here.
SEATS: Final = 4
PILES: Final = 5
HUES: Final = 5  # the colours
KINDS: Final = 6  # of gems
DOMINOES: Final = 90
BACK_KINDS: Final = 40
TURNS: Final = 4  # quarter turns clockwise: block B right of A, below it, left of it, above it
SQUARES: Final = 49  # see grid.py
POSITIONS: Final = 54  # where an area's naming block can lie; see areas.py
PAYMENTS: Final = 6  # see activation.py

TAKE: Final = 0  # KINDS * space + kind
SPLIT: Final = TAKE + PILES * KINDS  # the pile that gives
OPEN: Final = SPLIT + PILES
PLACE: Final = OPEN + PILES  # SQUARES * turn + square of the left or upper block; see grid.py
ACTIVATE: Final = PLACE + TURNS * SQUARES  # PAYMENTS * position + payment
DONE: Final = ACTIVATE + POSITIONS * PAYMENTS
DISCARD: Final = DONE + 1  # the kind
ACTIONS: Final = DISCARD + KINDS

GEM: Final = 0
DOMINO: Final = GEM + KINDS
BACK: Final = DOMINO + DOMINOES
START: Final = BACK + BACK_KINDS
LEGEND_GATHER: Final = START + SEATS  # KINDS * space + kind
LEGEND_TAKE: Final = LEGEND_GATHER + PILES * KINDS
LEGEND_SPLIT: Final = LEGEND_TAKE + PILES
CHANCE_ACTIONS: Final = LEGEND_SPLIT + PILES

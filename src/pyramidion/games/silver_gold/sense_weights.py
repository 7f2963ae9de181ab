"""The weights of a judgement: what each thing on the table is worth, by how many turns are left."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.silver_gold.rules.state import REVEAL, TURNS, SilverGold

FAR: Final = 14  # distances to the tomb are 0 (marked) to 13
KINDS: Final = 6  # red, green, torch, skull, potion, cross: the lanes of what a square brings
TORCHES: Final = 2

# Where each group of weights begins among those of one moment.
AWAY: Final = 0  # by distance
BOX: Final = AWAY + FAR  # for each point of the next box if this card brings it, by distance
NEAR_BOX: Final = BOX + FAR  # the same if the card after it would
ON_CARD: Final = NEAR_BOX + FAR  # symbols left on a card
UNLIT: Final = ON_CARD + KINDS  # torches left on a card while this round's torch is not ticked
SKULLS: Final = UNLIT + 1  # skulls ticked, and their square
UNEVEN: Final = SKULLS + 2  # gems without a partner
ROOM: Final = UNEVEN + 1  # squares of a card in reach
LANES: Final = ROOM + 1

# They change with the turns left: as many again for each of these shapes, and before them what stands alone.
SHAPES: Final = 3
OWED: Final = 0  # an extra mark
BASE: Final = 1  # of each shape, whatever lies on the table
FIRST: Final = BASE + SHAPES
WEIGHTS: Final = FIRST + SHAPES * LANES
MOMENTS: Final = TURNS + 1  # turns left: 0 to 28
ENDING: Final = 6.0  # turns before the end from which it is felt


def shape(which: int, left: int) -> float:
    """How much a shape counts with so many turns left."""
    return (1.0, left / TURNS, max(0.0, 1.0 - left / ENDING))[which]


def turns_left(state: SilverGold) -> i64:
    """The turns still to be marked once the present one is."""
    if state.turn < 0:
        return TURNS
    return TURNS - state.turn - (0 if state.phase == REVEAL else 1)


@final
class Weights:
    """One set of weights at work."""

    def __init__(self, numbers: list[float]) -> None:
        self.owed = numbers[OWED]
        self.base = vec[float]([0.0] * MOMENTS)  # by turns left
        self.lanes = vec[float]([0.0] * (LANES * MOMENTS))  # from LANES times the turns left on
        for left in range(MOMENTS):
            for which in range(SHAPES):
                part = shape(which, left)
                self.base[left] += part * numbers[BASE + which]
                for lane in range(LANES):
                    self.lanes[LANES * left + lane] += part * numbers[FIRST + LANES * which + lane]

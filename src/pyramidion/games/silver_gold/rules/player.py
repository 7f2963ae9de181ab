"""What lies before one seat: two pyramid cards, a score card, completed pyramids."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.bits import HASH, bit
from pyramidion.games.silver_gold.rules.deck import BRINGS, CROSS, NO_CARD, TOMB, Deck
from pyramidion.games.silver_gold.rules.patterns import (
    CARD_BITS,
    HALF,
    SINGLE,
    beside,
    cells,
    first_form,
    mark_at,
    masks,
    offsets,
    starts,
)
from pyramidion.games.silver_gold.rules.sheet import ticked


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat's side of the table. Squares of both cards share a number (see patterns.py)."""

    first: i64  # the card in each of the two places, or NO_CARD
    second: i64
    left: i64  # squares that can still be marked: no wall, no mark
    reach: i64  # those of them that a single mark may take (SG-4.3)
    owed: i64  # extra marks for red crosses still to be made (SG-4.4)
    tombs: i64  # places whose tomb was marked this turn, as a set
    sheet: i64
    aside: i64  # completed cards, as a set
    fresh: i64  # those of them completed this turn
    hand: i64  # cards dealt at set-up, as a set
    # As it was before this turn's marks, which nobody else may see yet (SG-3.3).
    left_before: i64
    reach_before: i64
    sheet_before: i64

    def __init__(self) -> None:
        self.first = NO_CARD
        self.second = NO_CARD
        self.left = 0
        self.reach = 0
        self.owed = 0
        self.tombs = 0
        self.sheet = 0
        self.aside = 0
        self.fresh = 0
        self.hand = 0
        self.left_before = 0
        self.reach_before = 0
        self.sheet_before = 0

    def copy(self) -> "Player":
        """An independent player that is equal to this one."""
        twin = Player()
        twin.first = self.first
        twin.second = self.second
        twin.left = self.left
        twin.reach = self.reach
        twin.owed = self.owed
        twin.tombs = self.tombs
        twin.sheet = self.sheet
        twin.aside = self.aside
        twin.fresh = self.fresh
        twin.hand = self.hand
        twin.left_before = self.left_before
        twin.reach_before = self.reach_before
        twin.sheet_before = self.sheet_before
        return twin

    def key(self) -> tuple[int, ...]:
        """Equal keys, equal players."""
        cards = (int(self.first), int(self.second), int(self.left), int(self.reach), int(self.tombs))
        sheet = (int(self.owed), int(self.sheet), int(self.aside), int(self.fresh), int(self.hand))
        before = (int(self.left_before), int(self.reach_before), int(self.sheet_before))
        return cards + sheet + before

    def card(self, place: i64) -> i64:
        """The card in a place, or NO_CARD."""
        return self.first if place == 0 else self.second

    def hold(self, place: i64, card: i64, deck: Deck) -> None:
        """Lay a card, or NO_CARD, in a place, unmarked."""
        if place == 0:
            self.first = card
            self.left = self.left & ~HALF | deck.open[card]
            self.reach = self.reach & ~HALF | deck.entrance[card]
        else:
            self.second = card
            self.left = self.left & HALF | deck.open[card] << CARD_BITS
            self.reach = self.reach & HALF | deck.entrance[card] << CARD_BITS

    def begin(self) -> None:
        """Remember how everything was before this turn's marks."""
        self.left_before = self.left
        self.reach_before = self.reach
        self.sheet_before = self.sheet

    def take_back(self) -> None:
        """Undo this turn's marks."""
        self.left = self.left_before
        self.reach = self.reach_before
        self.sheet = self.sheet_before
        self.owed = 0
        self.tombs = 0

    def list_marks(self, pattern: i64, actions: vec[i64]) -> i64:
        """Write all legal marks into `actions`, ascending; their number."""
        left: i64 = self.left
        reach: i64 = self.reach
        n: i64 = 0
        row: i64
        if self.owed == 0:
            # A form that starts at bit b fits if all its squares are left and one is in reach (SG-4.1,
            # SG-4.2): shifting the cards by each square's offset answers that for all b at once.
            for form in range(first_form[pattern], first_form[pattern + 1]):
                second: i64 = offsets[3 * form]
                third: i64 = offsets[3 * form + 1]
                fourth: i64 = offsets[3 * form + 2]
                free: i64 = left & left >> second & left >> third & left >> fourth
                fits: i64 = free & (reach | reach >> second | reach >> third | reach >> fourth) & starts[form]
                row = HASH * form
                while fits != 0:
                    actions[n] = mark_at[row + (fits & -fits) % HASH]
                    fits &= fits - 1
                    n += 1
        row = HASH * first_form[SINGLE]
        while reach != 0:  # SG-4.3, SG-4.4
            actions[n] = mark_at[row + (reach & -reach) % HASH]
            reach &= reach - 1
            n += 1
        return n

    def gain(self, mark: i64, deck: Deck) -> i64:
        """What the squares of a mark bring (see deck.py)."""
        row: i64 = BRINGS * (self.first if masks[mark] <= HALF else self.second)
        gain: i64 = deck.brings[row + cells[4 * mark]] + deck.brings[row + cells[4 * mark + 1]]
        return gain + deck.brings[row + cells[4 * mark + 2]] + deck.brings[row + cells[4 * mark + 3]]

    def mark(self, mark: i64, round_: i64, deck: Deck) -> None:
        """Mark squares of one card together: symbols take effect, crosses are owed (SG-4.4 to SG-4.11)."""
        squares: i64 = masks[mark]
        near: i64 = beside(squares)
        place: i64
        row: i64
        if squares <= HALF:
            place = 0
            near &= HALF
            row = BRINGS * self.first
        else:
            place = 1
            near &= ~HALF
            row = BRINGS * self.second
        left: i64 = self.left & ~squares
        self.left = left
        self.reach = (self.reach | near) & left
        gain: i64 = deck.brings[row + cells[4 * mark]] + deck.brings[row + cells[4 * mark + 1]]
        gain += deck.brings[row + cells[4 * mark + 2]] + deck.brings[row + cells[4 * mark + 3]]
        self.sheet = ticked(self.sheet, gain, round_)
        self.owed += gain >> CROSS & 15
        self.tombs |= (gain >> TOMB & 1) << place
        if self.reach == 0:  # SG-4.5: an extra mark with nowhere to go lapses
            self.owed = 0

    def set_aside(self, deck: Deck) -> None:
        """SG-5.1: put the cards whose tomb was marked with the completed ones."""
        for place in range(2):
            if self.tombs >> place & 1:
                self.fresh |= bit(self.card(place))
                self.hold(place, NO_CARD, deck)
        self.aside |= self.fresh

"""The middle of the table: five piles of dominoes, the gems before them, the bag (PY-2.1, PY-3).

What is not drawn is undecided. A pile is a height and what its top shows: a face, or a back. The dominoes
nobody has seen are one set for all piles; a back that lies open only promises one of those that have it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.bits import HASH, bit, count, members
from pyramidion.core.rng import Rng
from pyramidion.games.pyramido.rules.actions import DOMINOES, KINDS, OPEN, PILES, SPLIT, TAKE
from pyramidion.games.pyramido.rules.dominoes import NO_BACK, NO_DOMINO, ORANGE, ORANGE_BACKS, Dominoes
from pyramidion.games.pyramido.rules.gems import ALL_GEMS, nth, one, total

PILE_LANE: Final = 8  # heights, faces and backs: eight bits for each pile
EACH_PILE: Final = 0x01_01_01_01_01
TOP_BITS: Final = 128 * EACH_PILE
TALL: Final = 18
GEMS_A_SPACE: Final = 3

# The gems of all spaces are one number: two bits for each kind, twelve for each space.
SPACE_LANE: Final = 12
SPACE: Final = (1 << SPACE_LANE) - 1
LOW_BITS: Final = 0x555_555_555_555_555
EACH_SPACE: Final = 0x001_001_001_001_001
ALL_MYTHICAL: Final = EACH_SPACE << 10

# Of a set of spaces, all their bits.
bits_of: Final = vec[i64](
    [
        sum(SPACE << SPACE_LANE * space for space in range(PILES) if chosen >> space & 1)
        for chosen in range(32)
    ]
)
# KINDS * space + kind of a low bit: at 2**b % HASH.
lane_at: Final = vec[i64]([0] * HASH)
# The members of a set of up to seven, ascending: at 8 * set + k.
member_of: Final = vec[i64]([0] * (8 * 128))


def _fill_tables() -> None:
    for chosen in range(128):
        for k, member in enumerate(members(chosen)):
            member_of[8 * chosen + k] = member
    for lane in range(PILES * KINDS):
        lane_at[4**lane % HASH] = lane


_fill_tables()


@final
@mypyc_attr(acyclic=True)
class Market:
    """All that lies between the seats."""

    dominoes: Dominoes
    heights: i64
    faces: i64  # NO_DOMINO where the top lies face down
    backs: i64  # NO_BACK where no back is seen
    up: i64  # piles whose top lies face up, as a set
    spaces: i64
    bag: i64
    discarded: i64
    orange: i64  # dominoes nobody has seen: those with orange, and the others, counted from ORANGE
    others: i64

    def __init__(self, dominoes: Dominoes) -> None:
        self.dominoes = dominoes
        self.heights = TALL * EACH_PILE
        self.faces = NO_DOMINO * EACH_PILE
        self.backs = NO_BACK * EACH_PILE
        self.up = 0
        self.spaces = 0
        self.bag = ALL_GEMS
        self.discarded = 0
        self.orange = bit(ORANGE) - 1
        self.others = bit(DOMINOES - ORANGE) - 1

    def copy(self) -> "Market":
        """An independent market that is equal to this one."""
        twin = Market(self.dominoes)
        twin.heights = self.heights
        twin.faces = self.faces
        twin.backs = self.backs
        twin.up = self.up
        twin.spaces = self.spaces
        twin.bag = self.bag
        twin.discarded = self.discarded
        twin.orange = self.orange
        twin.others = self.others
        return twin

    def key(self) -> tuple[int, ...]:
        """Equal keys, equal markets."""
        piles = (int(self.heights), int(self.faces), int(self.backs), int(self.orange), int(self.others))
        return (*piles, int(self.spaces), int(self.bag), int(self.discarded))

    # Gems.

    def gems(self, space: i64, kind: i64) -> i64:
        """How many gems of a kind lie in a space."""
        return self.spaces >> (SPACE_LANE * space + 2 * kind) & 3

    def empty(self, space: i64) -> bool:
        """Whether no gem lies in a space."""
        return self.spaces >> SPACE_LANE * space & SPACE == 0

    def on_offer(self) -> i64:
        """The kinds of gems in each space whose domino lies face up, as low bits."""
        spaces: i64 = self.spaces
        return (spaces | spaces >> 1) & LOW_BITS & bits_of[self.up]

    def list_takes(self, actions: vec[i64]) -> i64:
        """PY-3.1: the gems that can be taken with their space's domino."""
        n: i64 = 0
        offer: i64 = self.on_offer()
        while offer != 0:
            actions[n] = TAKE + lane_at[(offer & -offer) % HASH]
            offer &= offer - 1
            n += 1
        return n

    def recycle(self) -> None:
        """PY-3.3: before a gem is drawn from an empty bag, the discarded ones go into it."""
        if self.bag == 0:
            self.bag = self.discarded
            self.discarded = 0

    def sample_gem(self, rng: Rng) -> i64:
        """The kind of a gem drawn from the bag."""
        return nth(self.bag, rng.below(total(self.bag)))

    def lay(self, space: i64, kind: i64) -> None:
        """A gem comes out of the bag and into a space."""
        self.bag -= one(kind)
        self.spaces += bit(SPACE_LANE * space + 2 * kind)

    # Dominoes.

    def height(self, pile: i64) -> i64:
        """How many dominoes a pile has."""
        return self.heights >> PILE_LANE * pile & 255

    def face(self, pile: i64) -> i64:
        """The domino that lies face up on a pile, or NO_DOMINO."""
        return self.faces >> PILE_LANE * pile & 255

    def back(self, pile: i64) -> i64:
        """The back that a pile's face-down top shows, or NO_BACK."""
        return self.backs >> PILE_LANE * pile & 255

    def unseen(self, back: i64) -> i64:
        """The dominoes with a back that nobody has seen, as a set counted from the first with that back."""
        other: i64 = (ORANGE_BACKS - 1 - back) >> 8  # all bits set, or none: quicker than a branch
        unseen: i64 = self.orange ^ (self.orange ^ self.others) & other
        return unseen >> (self.dominoes.first_of[back] - (ORANGE & other)) & self.dominoes.span_of[back]

    def promised(self, back: i64) -> i64:
        """How many piles show a back."""
        differ: i64 = self.backs ^ back * EACH_PILE
        return PILES - count((differ + (TOP_BITS - EACH_PILE)) & TOP_BITS)

    def sample_back(self, rng: Rng) -> i64:
        """The back of a domino that nobody has seen and no other pile shows the back of."""
        backs = self.dominoes.back_of
        while True:
            domino: i64 = rng.below(DOMINOES)
            other: i64 = (ORANGE - 1 - domino) >> 8  # as in `unseen`
            unseen: i64 = self.orange ^ (self.orange ^ self.others) & other
            if unseen >> (domino - (ORANGE & other)) & 1:
                back: i64 = backs[domino]
                differ: i64 = self.backs ^ back * EACH_PILE
                if (differ + (TOP_BITS - EACH_PILE)) & TOP_BITS == TOP_BITS:
                    return back
                # It may be the very one another pile promises: as likely as promises are among those left.
                if rng.below(count(self.unseen(back))) >= self.promised(back):
                    return back

    def sample_domino(self, pile: i64, rng: Rng) -> i64:
        """The domino on top of a pile."""
        back: i64 = self.back(pile)
        if back == NO_BACK:
            back = self.sample_back(rng)
        unseen: i64 = self.unseen(back)
        return self.dominoes.first_of[back] + member_of[8 * unseen + rng.below(count(unseen))]

    def is_unseen(self, domino: i64) -> bool:
        """Whether nobody has seen a domino."""
        unseen: i64 = self.orange >> domino if domino < ORANGE else self.others >> (domino - ORANGE)
        return unseen & 1 != 0

    def free(self, back: i64) -> i64:
        """How many dominoes with a back are neither seen nor promised."""
        return count(self.unseen(back)) - self.promised(back)

    def see(self, domino: i64) -> None:
        """A domino is seen for the first time."""
        if domino < ORANGE:
            self.orange ^= bit(domino)
        else:
            self.others ^= bit(domino - ORANGE)

    def show(self, pile: i64, back: i64) -> None:
        """The back of a pile's top becomes visible (PY-1.2)."""
        self.backs ^= (NO_BACK ^ back) << PILE_LANE * pile

    def turn_up(self, pile: i64, domino: i64) -> None:
        """A pile's top is turned up and turns out to be a domino."""
        self.see(domino)
        self.backs |= NO_BACK << PILE_LANE * pile
        self.faces ^= (NO_DOMINO ^ domino) << PILE_LANE * pile
        self.up |= bit(pile)

    def take(self, pile: i64) -> i64:
        """The domino that lies face up on a pile goes away; which one it is."""
        domino: i64 = self.faces >> PILE_LANE * pile & 255
        self.faces |= NO_DOMINO << PILE_LANE * pile
        self.heights -= bit(PILE_LANE * pile)
        self.up ^= bit(pile)
        return domino

    def list_opens(self, actions: vec[i64]) -> i64:
        """PY-3.4: the piles that can be turned up."""
        closed: i64 = ~self.up
        n: i64 = 0
        for pile in range(PILES):
            actions[n] = OPEN + pile
            n += closed >> pile & 1
        return n

    def list_splits(self, actions: vec[i64]) -> i64:
        """PY-3.2: while at least 5 dominoes are left one pile has 2, and 4 players leave 10 of 90."""
        n: i64 = 0
        for pile in range(PILES):
            if self.height(pile) >= 2:
                actions[n] = SPLIT + pile
                n += 1
        return n

    def split(self, pile: i64, giver: i64) -> None:
        """PY-3.2: the bottom half of another pile, rounded down, becomes an empty pile anew."""
        half: i64 = self.height(giver) >> 1
        self.heights += (half << PILE_LANE * pile) - (half << PILE_LANE * giver)

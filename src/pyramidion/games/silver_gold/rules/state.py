"""A position of Silver & Gold: Pyramids and how it changes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit, count, kth, lowest
from pyramidion.core.rng import Rng
from pyramidion.core.state import CHANCE, OVER, State
from pyramidion.games.silver_gold.rules.actions import ACTIONS, DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import claimed
from pyramidion.games.silver_gold.rules.deck import CARDS, NO_CARD, Deck
from pyramidion.games.silver_gold.rules.patterns import COPIES, PATTERNS
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.scoring import places, points

DEAL: Final = 0  # chance deals at set-up
KEEP_TWO: Final = 1  # all seats at once
SHOW: Final = 2  # chance fills the display
REVEAL: Final = 3  # chance turns up an expedition card
MARK: Final = 4  # all seats at once
REPLACE: Final = 5  # the active seat
DRAWN: Final = 6  # chance gives the active seat the card it draws
END: Final = 7
PHASES: Final = ("deal", "keep", "show", "reveal", "mark", "replace", "draw", "end")

TURNS: Final = 28
TURNS_A_ROUND: Final = 7
DISPLAY: Final = 4
DEALT: Final = 4
ALL_CARDS: Final = (1 << CARDS) - 1
ALL_EXPEDITIONS: Final = sum(n << 2 * p for p, n in enumerate(COPIES))  # two bits for each pattern


@final
class SilverGold(State):
    """The table: cards, display, expedition, and the players around it."""

    deck: Deck
    players: list[Player]
    unseen: i64  # cards nobody has seen, as a set
    display: i64
    dealt: i64  # cards dealt at set-up
    turn: i64  # from 0; -1 during set-up
    round: i64  # from 0
    pattern: i64
    expeditions: i64  # cards not yet revealed this round, two bits for each pattern
    waiting: i64  # seats still to keep or to mark, as a set
    active: i64  # the seat that replaces
    boxes: i64  # three bits for each box, its owner's seat from 1; see claim.py

    def __init__(self, deck: Deck, seats: i64) -> None:
        self.deck = deck
        self.seats = seats
        self.players = [Player() for _ in range(seats)]
        self.phase = DEAL
        self.unseen = ALL_CARDS
        self.display = 0
        self.dealt = 0
        self.turn = -1
        self.round = 0
        self.pattern = 0
        self.expeditions = ALL_EXPEDITIONS
        self.waiting = 0
        self.active = 0
        self.boxes = 0

    def copy(self) -> "SilverGold":
        twin = SilverGold(self.deck, 0)
        twin.seats = self.seats
        twin.players = [player.copy() for player in self.players]
        twin.phase = self.phase
        twin.unseen = self.unseen
        twin.display = self.display
        twin.dealt = self.dealt
        twin.turn = self.turn
        twin.round = self.round
        twin.pattern = self.pattern
        twin.expeditions = self.expeditions
        twin.waiting = self.waiting
        twin.active = self.active
        twin.boxes = self.boxes
        return twin

    def key(self) -> tuple[int, ...]:
        table = (int(self.phase), int(self.unseen), int(self.display), int(self.dealt), int(self.turn))
        turn = (
            int(self.pattern),
            int(self.expeditions),
            int(self.waiting),
            int(self.active),
            int(self.boxes),
        )
        return sum((player.key() for player in self.players), table + turn)

    def width(self) -> i64:
        return ACTIONS

    def mover(self) -> i64:
        phase: i64 = self.phase
        if phase == MARK or phase == KEEP_TWO:
            return lowest(self.waiting)
        if phase == REPLACE:
            return self.active
        return OVER if phase == END else CHANCE

    def acting(self) -> i64:
        if self.phase == MARK or self.phase == KEEP_TWO:
            return self.waiting
        return bit(self.active) if self.phase == REPLACE else 0

    def secret(self) -> bool:
        return self.phase == MARK or self.phase == KEEP_TWO

    def list_legal(self, seat: i64, actions: vec[i64]) -> i64:
        if seat == CHANCE:
            return self._legal_chance(actions)
        phase: i64 = self.phase
        if phase == MARK and self.waiting >> seat & 1:
            return self.players[seat].list_marks(self.pattern, actions)
        if phase == REPLACE and self.active == seat:
            return self._legal_replace(actions)
        if phase == KEEP_TWO and self.waiting >> seat & 1:
            return self._legal_keep(actions)
        return 0

    def apply(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == MARK:
            self._apply_mark(seat, action)
        elif phase == REPLACE:
            self._apply_replace(action)
        elif phase == REVEAL:
            self._apply_reveal(action)
        elif phase == KEEP_TWO:
            self._apply_keep(seat, action)
        elif phase == DEAL:
            self._apply_deal(action)
        elif phase == SHOW:
            self._apply_show(action)
        else:
            self._apply_drawn(action)

    # Chance: SG-2.1, SG-2.2, SG-3.1, SG-5.1.

    def _legal_chance(self, actions: vec[i64]) -> i64:
        n: i64 = 0
        if self.phase == REVEAL:
            for pattern in range(len(PATTERNS)):
                if self.expeditions >> 2 * pattern & 3:
                    actions[n] = pattern
                    n += 1
        elif self.phase != END and self.acting() == 0:
            cards: i64 = self.unseen
            while cards != 0:
                actions[n] = lowest(cards)
                cards &= cards - 1
                n += 1
        return n

    def weights(self) -> list[int]:
        if self.phase == REVEAL:
            left = [int(self.expeditions >> 2 * pattern & 3) for pattern in range(len(PATTERNS))]
            return [copies for copies in left if copies]
        return [1] * len(self.legal(CHANCE))

    def sample(self, rng: Rng) -> i64:
        if self.phase != REVEAL:
            return self._unseen_card(rng)
        hidden: i64 = 8 - self.turn % TURNS_A_ROUND
        k: i64 = rng.below(hidden)
        pattern: i64 = 0
        while True:
            copies: i64 = self.expeditions >> 2 * pattern & 3
            if k < copies:
                return pattern
            k -= copies
            pattern += 1

    def _unseen_card(self, rng: Rng) -> i64:
        """One of the unseen cards; trying until one is unseen is faster than counting to the k-th."""
        while True:
            card: i64 = rng.below(CARDS)
            if self.unseen >> card & 1:
                return card

    def _apply_deal(self, card: i64) -> None:
        self.unseen ^= bit(card)
        player = self.players[self.dealt // DEALT]
        player.hand |= bit(card)
        self.dealt += 1
        if self.dealt == DEALT * self.seats:
            self.phase = KEEP_TWO
            self.waiting = bit(self.seats) - 1

    def _apply_show(self, card: i64) -> None:
        self.unseen ^= bit(card)
        self.display |= bit(card)
        self._refill()

    def _apply_reveal(self, pattern: i64) -> None:
        self.expeditions -= bit(2 * pattern)
        self.pattern = pattern
        self.phase = MARK
        waiting: i64 = 0
        seat: i64 = 0
        for player in self.players:
            player.begin()
            if player.reach != 0:  # SG-4.12
                waiting |= bit(seat)
            seat += 1
        self.waiting = waiting
        if waiting == 0:
            self._end_marking()

    def _apply_drawn(self, card: i64) -> None:
        self.unseen ^= bit(card)
        self._lay(card)

    # Keep: SG-2.1.

    def _legal_keep(self, actions: vec[i64]) -> i64:
        for pair in range(len(PAIRS)):
            actions[pair] = KEEP + pair
        return len(PAIRS)

    def _apply_keep(self, seat: i64, action: i64) -> None:
        player = self.players[seat]
        low, high = PAIRS[action - KEEP]
        player.first = kth(player.hand, low)
        player.second = kth(player.hand, high)
        self.waiting ^= bit(seat)
        if self.waiting != 0:
            return
        for other in self.players:  # SG-2.2
            self.unseen |= other.hand ^ (bit(other.first) | bit(other.second))
            other.hand = 0
            other.hold(0, other.first, self.deck)
            other.hold(1, other.second, self.deck)
        self._refill()

    def _refill(self) -> None:
        """SG-2.2, SG-5.3: turn up cards until four lie in the display or no card is left."""
        if self.unseen != 0 and count(self.display) < DISPLAY:
            self.phase = SHOW
        else:
            self._next_replacement()

    # Mark: SG-4.

    def _apply_mark(self, seat: i64, action: i64) -> None:
        player = self.players[seat]
        if player.owed != 0:
            player.owed -= 1
        player.mark(action, self.round, self.deck)
        if player.owed == 0:
            self.waiting ^= bit(seat)
            if self.waiting == 0:
                self._end_marking()

    def _end_marking(self) -> None:
        """SG-4.11, SG-5.1: all see what was marked; completed cards are set aside."""
        done = False
        for player in self.players:
            if player.tombs != 0:
                player.set_aside(self.deck)
                done = True
        if not done:
            self._next_turn()
        elif self.turn == TURNS - 1:  # SG-5.6
            self._claim()
        else:
            self._next_replacement()

    # Replace: SG-5.

    def _next_replacement(self) -> None:
        """SG-5.4: in ascending order of the lowest card completed this turn."""
        best: i64 = CARDS
        seat: i64 = 0
        if self.display != 0 or self.unseen != 0:  # SG-5.5
            for player in self.players:
                if player.tombs != 0 and lowest(player.fresh) < best:
                    best = lowest(player.fresh)
                    self.active = seat
                seat += 1
        if best < CARDS:
            self.phase = REPLACE
        elif self.turn < 0:  # SG-3.1: set-up is complete
            self._next_turn()
        else:
            self._claim()

    def _legal_replace(self, actions: vec[i64]) -> i64:
        n: i64 = 0
        cards: i64 = self.display
        while cards != 0:
            actions[n] = TAKE + lowest(cards)
            cards &= cards - 1
            n += 1
        if self.unseen != 0:
            actions[n] = DRAW
            n += 1
        return n

    def _apply_replace(self, action: i64) -> None:
        if action == DRAW:
            self.phase = DRAWN
        else:
            self.display ^= bit(action - TAKE)
            self._lay(action - TAKE)

    def _lay(self, card: i64) -> None:
        """SG-5.2, SG-5.3: the active seat's new card; then its second choice, or the display is refilled."""
        player = self.players[self.active]
        player.hold(lowest(player.tombs), card, self.deck)
        player.tombs &= player.tombs - 1
        if player.tombs != 0 and (self.display != 0 or self.unseen != 0):
            self.phase = REPLACE
        else:
            player.tombs = 0
            self._refill()

    # Claim: SG-6.

    def _claim(self) -> None:
        self.boxes = claimed(self.boxes, self.players, self.deck)
        for player in self.players:
            player.fresh = 0
            player.tombs = 0
        self._next_turn()

    def _next_turn(self) -> None:
        """SG-3.1: 4 rounds of 7 turns; before each round all 8 expedition cards are shuffled."""
        self.turn += 1
        if self.turn == TURNS:
            self.phase = END
            return
        self.round = self.turn // TURNS_A_ROUND
        if self.turn % TURNS_A_ROUND == 0:
            self.expeditions = ALL_EXPEDITIONS
        self.phase = REVEAL

    # Views.

    def redeal(self, seat: i64, rng: Rng) -> None:
        at: i64 = 0
        for player in self.players:
            if at != seat:
                if self.phase == MARK:  # SG-3.3
                    player.take_back()
                    if player.reach != 0:
                        self.waiting |= bit(at)
                elif self.phase == KEEP_TWO:  # SG-2.1
                    player.first = NO_CARD
                    player.second = NO_CARD
                    self.waiting |= bit(at)
            at += 1
        if self.phase == KEEP_TWO or self.phase == DEAL:
            self._redeal_hands(seat, rng)

    def _redeal_hands(self, seat: i64, rng: Rng) -> None:
        """SG-2.1: other seats' hands are secret."""
        counts = [int(count(player.hand)) for player in self.players]
        for at, player in enumerate(self.players):
            if at != seat:
                self.unseen |= player.hand
                player.hand = 0
        for at, player in enumerate(self.players):
            if at != seat:
                for _ in range(counts[at]):
                    card: i64 = self._unseen_card(rng)
                    self.unseen ^= bit(card)
                    player.hand |= bit(card)

    def scores(self) -> list[int]:
        return [int(points(self.players[seat], seat, self.boxes)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        return places(self.scores(), self.players)

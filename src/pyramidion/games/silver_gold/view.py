"""What a seat or an onlooker may see of a game, and what a seat may choose."""

from functools import lru_cache

from msgspec import Struct

from pyramidion.core.bits import count, members
from pyramidion.games.silver_gold.notation import card_numbers, parts, write
from pyramidion.games.silver_gold.rules.actions import DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import owner
from pyramidion.games.silver_gold.rules.deck import COLOURS, NO_CARD, Deck
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, PATTERNS, masks
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import BOXES, green, red, skulls, torches
from pyramidion.games.silver_gold.rules.state import (
    END,
    KEEP_TWO,
    MARK,
    PHASES,
    TURNS_A_ROUND,
    SilverGold,
)
from pyramidion.games.silver_gold.squares import BITS, named, names

KINDS = {
    "r": "red gem",
    "g": "green gem",
    "t": "torch",
    "s": "skull",
    "p": "potion",
    "+": "red cross",
    "T": "tomb",
}


class CardView(Struct, frozen=True):
    """A pyramid card: its squares row by row as in a deck file, and which of them are marked."""

    number: int
    colour: str
    grid: list[str]
    marks: list[str]


class Box(Struct, frozen=True):
    """A box of the race for the colours and the seat that has claimed it, from 0."""

    colour: str
    points: int
    owner: int | None


class Score(Struct, frozen=True):
    """Points so far and their parts (SG-7.1)."""

    total: int
    tombs: int
    torches: int
    boxes: int
    gems: int
    skulls: int


class SeatView(Struct, frozen=True):
    """What lies before a seat."""

    cards: list[CardView]
    completed: list[int]
    red: int
    green: int
    skulls: int
    torches: list[bool]
    score: Score


class View(Struct, frozen=True):
    """The table as one viewer sees it. Rounds and turns count from 1, 0 is set-up."""

    viewer: int
    phase: str
    round: int
    turn: int
    pattern: str | None
    expeditions: dict[str, int]
    display: list[CardView]
    unseen: int
    hand: list[CardView]
    seats: list[SeatView]
    boxes: list[Box]
    places: list[int] | None


class KeepOffer(Struct, frozen=True, tag="keep"):
    """Keep two of the cards dealt."""

    action: int
    line: str
    cards: list[int]


class MarkOffer(Struct, frozen=True, tag="mark"):
    """Mark squares of an own card, with the symbols they bring and the points of that at once."""

    action: int
    line: str
    card: int
    squares: list[str]
    extra: bool  # for a red cross
    brings: dict[str, int]
    points: int


class TakeOffer(Struct, frozen=True, tag="take"):
    """Take a card of the display."""

    action: int
    line: str
    card: int


class DrawOffer(Struct, frozen=True, tag="draw"):
    """Take an unseen card."""

    action: int
    line: str


Offer = KeepOffer | MarkOffer | TakeOffer | DrawOffer


def view_of(state: SilverGold, viewer: int) -> View:
    """The table as a viewer sees it."""
    hand = state.players[viewer].hand if viewer >= 0 else 0
    return View(
        viewer=viewer,
        phase=PHASES[state.phase],
        round=int(state.round) + 1 if state.turn >= 0 else 0,
        turn=int(state.turn) % TURNS_A_ROUND + 1 if state.turn >= 0 else 0,
        pattern=PATTERNS[state.pattern] if state.phase == MARK else None,
        expeditions={name: int(state.expeditions >> 2 * p & 3) for p, name in enumerate(PATTERNS)},
        display=[_card(state.deck, card, 0) for card in members(state.display)],
        unseen=int(count(state.unseen)),
        hand=[_card(state.deck, card, 0) for card in members(hand)],
        seats=[_seat(state, seat, seat == viewer) for seat in range(state.seats)],
        boxes=[
            Box(name, points, None if (seat := int(owner(state.boxes, colour, box))) < 0 else seat)
            for colour, name in enumerate(COLOURS)
            for box, points in enumerate(BOXES)
        ],
        places=state.places() if state.phase == END else None,
    )


def _seat(state: SilverGold, seat: int, own: bool) -> SeatView:
    """SG-3.3, SG-2.1: of others only what they had before this phase."""
    player = state.players[seat]
    before = state.phase == MARK and not own
    left = int(player.left_before if before else player.left)
    sheet = int(player.sheet_before if before else player.sheet)
    held = [] if state.phase == KEEP_TWO and not own else [(0, player.first), (1, player.second)]
    points = parts(state, seat, sheet)
    return SeatView(
        cards=[
            _card(state.deck, int(card), _marks(state, player, place, left))
            for place, card in held
            if card != NO_CARD
        ],
        completed=card_numbers(player.aside),
        red=int(red(sheet)),
        green=int(green(sheet)),
        skulls=int(skulls(sheet)),
        torches=[bool(torches(sheet) >> round_ & 1) for round_ in range(4)],
        score=Score(sum(points.values()), **points),
    )


def _marks(state: SilverGold, player: Player, place: int, left: int) -> int:
    if state.phase == KEEP_TWO:  # a card just kept is not laid out yet
        return 0
    return int(state.deck.open[player.card(place)]) & ~(left >> CARD_BITS * place & HALF)


@lru_cache(maxsize=4_000)
def _card(deck: Deck, card: int, marks: int) -> CardView:
    shown = deck.cards[card]
    return CardView(shown.number, shown.colour, list(shown.grid), names(marks))


def offers_of(state: SilverGold, seat: int) -> list[Offer]:
    """The legal actions of a seat, ready to be shown."""
    points = sum(parts(state, seat, int(state.players[seat].sheet)).values())
    return [_offer(state, seat, action, points) for action in state.legal(seat)]


def _offer(state: SilverGold, seat: int, action: int, points: int) -> Offer:
    line = write(state, seat, action)
    player = state.players[seat]
    if action == DRAW:
        return DrawOffer(action, line)
    if action >= TAKE:
        return TakeOffer(action, line, action - TAKE + 1)
    if action >= KEEP:
        dealt = card_numbers(player.hand)
        return KeepOffer(action, line, [dealt[k] for k in PAIRS[action - KEEP]])
    squares = int(masks[action])
    place = int(squares > HALF)
    card = state.deck.cards[player.card(place)]
    marked = squares >> CARD_BITS * place
    brings = _brings(card.grid, marked)
    after = player.copy()
    after.mark(action, state.round, state.deck)
    gained = sum(parts(state, seat, int(after.sheet)).values()) - points + 10 * brings.get("tomb", 0)
    return MarkOffer(action, line, card.number, names(marked), bool(player.owed), brings, gained)


@lru_cache(maxsize=4_000)
def _brings(grid: tuple[str, ...], marked: int) -> dict[str, int]:
    """How many symbols of each kind squares of a card bring."""
    kinds = [grid[BITS[square] // 6][BITS[square] % 6] for square in named(marked)]
    return {name: kinds.count(kind) for kind, name in KINDS.items() if kind in kinds}

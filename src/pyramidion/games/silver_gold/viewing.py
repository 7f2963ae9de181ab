"""Fills in what a viewer may see and a seat may choose (view.py); compiled, as it is asked for often."""

from functools import lru_cache

from mypy_extensions import i64

from pyramidion.core.bits import count, members
from pyramidion.games.silver_gold.notation import card_numbers, parts, write
from pyramidion.games.silver_gold.rules.actions import DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import owner
from pyramidion.games.silver_gold.rules.deck import COLOURS, LANES, NO_CARD, TOMB, Deck
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, PATTERNS, masks
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import (
    BOXES,
    green,
    red,
    sheet_points,
    skulls,
    ticked,
    torches,
)
from pyramidion.games.silver_gold.rules.state import (
    END,
    KEEP_TWO,
    MARK,
    PHASES,
    TURNS,
    TURNS_A_ROUND,
    SilverGold,
)
from pyramidion.games.silver_gold.squares import MARKED, names
from pyramidion.games.silver_gold.view import (
    Box,
    CardView,
    DrawOffer,
    KeepOffer,
    MarkOffer,
    Offer,
    Score,
    SeatView,
    TakeOffer,
    View,
)

KINDS = ("red gem", "green gem", "torch", "skull", "potion", "red cross", "tomb")  # as in LANES


def view_of(state: SilverGold, viewer: int) -> View:
    """The table as a viewer sees it."""
    hand = state.players[viewer].hand if viewer >= 0 else 0
    return View(
        viewer=viewer,
        phase=PHASES[state.phase],
        round=int(state.round) + 1 if state.turn >= 0 else 0,
        turn=min(int(state.turn), TURNS - 1) % TURNS_A_ROUND + 1 if state.turn >= 0 else 0,
        pattern=PATTERNS[state.pattern] if state.phase == MARK else None,
        expeditions=_expeditions(int(state.expeditions)),
        display=[_face(state.deck, card) for card in members(state.display)],
        unseen=int(count(state.unseen)),
        hand=[_face(state.deck, card) for card in members(hand)],
        seats=[_seat(state, seat, seat == viewer) for seat in range(state.seats)],
        boxes=_boxes(int(state.boxes)),
        places=state.places() if state.phase == END else None,
    )


@lru_cache(maxsize=1000)
def _expeditions(seen: int) -> dict[str, int]:
    return {name: seen >> 2 * pattern & 3 for pattern, name in enumerate(PATTERNS)}


@lru_cache(maxsize=1000)
def _boxes(boxes: int) -> list[Box]:
    return [
        Box(name, points, None if (seat := int(owner(boxes, colour, box))) < 0 else seat)
        for colour, name in enumerate(COLOURS)
        for box, points in enumerate(BOXES)
    ]


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
        score=Score(sum(points.values()), *points.values()),
    )


def _marks(state: SilverGold, player: Player, place: int, left: int) -> int:
    if state.phase == KEEP_TWO:  # a card just kept is not laid out yet
        return 0
    return int(state.deck.open[player.card(place)]) & ~(left >> CARD_BITS * place & HALF)


def _card(deck: Deck, card: int, marks: int) -> CardView:
    face = _face(deck, card)
    return CardView(face.number, face.colour, face.grid, names(marks)) if marks else face


@lru_cache(maxsize=1000)
def _face(deck: Deck, card: int) -> CardView:
    """A card without marks."""
    shown = deck.cards[card]
    return CardView(shown.number, shown.colour, list(shown.grid), [])


def offers_of(state: SilverGold, seat: int) -> list[Offer]:
    """The legal actions of a seat, ready to be shown."""
    if state.phase == MARK:
        return _marks_of(state, seat)
    return [_offer(state, seat, action) for action in state.legal(seat)]


def _marks_of(state: SilverGold, seat: int) -> list[Offer]:
    player = state.players[seat]
    extra, held = bool(player.owed), sheet_points(player.sheet)
    offers: list[Offer] = []
    for action in state.legal(seat):
        gain: i64 = player.gain(action, state.deck)
        points: i64 = sheet_points(ticked(player.sheet, gain, state.round)) - held + 10 * (gain >> TOMB & 15)
        number = int(player.card(masks[action] > HALF)) + 1
        line = write(state, seat, action)
        offers.append(MarkOffer(action, line, number, MARKED[action], extra, _brings(int(gain)), int(points)))
    return offers


def _offer(state: SilverGold, seat: int, action: int) -> Offer:
    line = write(state, seat, action)
    player = state.players[seat]
    if action == DRAW:
        return DrawOffer(action, line)
    if action >= TAKE:
        return TakeOffer(action, line, action - TAKE + 1)
    dealt = card_numbers(player.hand)
    return KeepOffer(action, line, [dealt[k] for k in PAIRS[action - KEEP]])


@lru_cache(maxsize=1000)
def _brings(gain: int) -> dict[str, int]:
    """How many symbols of each kind the squares of a mark bring."""
    return {
        kind: found for kind, lane in zip(KINDS, LANES.values(), strict=True) if (found := gain >> lane & 15)
    }

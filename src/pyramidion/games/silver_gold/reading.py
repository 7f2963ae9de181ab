"""Lines of a record judged: the action they name, or the rule that refuses them."""

from pyramidion.core.bits import bit, count, lowest
from pyramidion.core.game import Move
from pyramidion.core.notation import Line
from pyramidion.core.refusal import Refused
from pyramidion.core.state import CHANCE
from pyramidion.games.silver_gold.notation import card_numbers, receiver
from pyramidion.games.silver_gold.rules.actions import DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import owner
from pyramidion.games.silver_gold.rules.deck import COLOURS
from pyramidion.games.silver_gold.rules.patterns import (
    CARD_BITS,
    HALF,
    MARKS,
    PATTERNS,
    SINGLE,
    masks,
    pattern_of,
)
from pyramidion.games.silver_gold.rules.sheet import BOXES
from pyramidion.games.silver_gold.rules.state import (
    DEAL,
    DRAWN,
    END,
    KEEP_TWO,
    MARK,
    REPLACE,
    REVEAL,
    SHOW,
    SilverGold,
)
from pyramidion.games.silver_gold.squares import BITS, names, squares_of

_MARK_OF = {int(masks[mark]): mark for mark in range(MARKS)}


def read(state: SilverGold, line: Line) -> Move:
    """The legal action that a line names."""
    match line.verb:
        case "deal" if state.phase in (DEAL, DRAWN):
            return _read_deal(state, line)
        case "show" if state.phase == SHOW:
            return Move(CHANCE, _unseen(state, line.args[0]))
        case "reveal" if state.phase == REVEAL:
            return _read_reveal(state, line)
        case "keep" if state.phase == KEEP_TWO and state.waiting >> line.seat & 1:
            return _read_keep(state, line)
        case "mark" if state.phase == MARK and state.waiting >> line.seat & 1:
            return _read_mark(state, line)
        case "cross":
            return _read_cross(state, line)
        case "take" | "draw" if state.phase == REPLACE:
            return _read_replace(state, line)
        case "claim":
            raise Refused("SG-6.1", f"seat {line.actor} has nothing to claim now")
    raise due(state)


def due(state: SilverGold) -> Refused:
    """The rule that asks for what is due now."""
    if state.phase == MARK:
        seat = lowest(state.waiting)
        if state.players[seat].owed:
            return Refused("SG-4.4", f"seat {seat + 1} still owes an extra mark for a red cross")
        return Refused("SG-4.3", f"seat {seat + 1} has marked nothing this turn")
    if state.phase == REPLACE:
        player = state.players[state.active]
        if count(player.fresh) > count(player.tombs):
            return Refused(
                "SG-5.2", f"seat {state.active + 1} has a second choice before the display is refilled"
            )
        return Refused("SG-5.1", f"seat {state.active + 1} is to replace a completed card")
    if state.phase == SHOW:
        return Refused("SG-2.2" if state.turn < 0 else "SG-5.3", "the display is to be filled to 4 first")
    if state.phase == REVEAL:
        return Refused("SG-3.1", "an expedition card is to be revealed")
    if state.phase == KEEP_TWO:
        return Refused("SG-2.1", f"seat {lowest(state.waiting) + 1} is to keep two of its cards")
    rule = "SG-2.1" if state.phase == DEAL else "SG-5.1"
    return Refused(rule, f"a card is to be dealt to seat {receiver(state) + 1}")


def misplaced(state: SilverGold, note: str, line: Line) -> Refused:
    """Why a line cannot stand where a note is due."""
    actor, verb, *args = note.split(" ")
    if state.phase == END and line.verb in ("take", "draw"):
        return Refused("SG-5.6", "nothing is replaced after the last turn")
    if verb == "claim":
        return _misplaced_claim(state, note, line)
    if verb == "score":
        return Refused("SG-7.1", f"seat {actor} scores: {note}")
    if verb == "winner":
        return Refused("SG-7.3", f"the winner is seat {' and '.join(args)}")
    return Refused("SG-3.1", f"round {args[0]} begins first")


def _misplaced_claim(state: SilverGold, note: str, line: Line) -> Refused:
    actor, _, name, points = note.split(" ")
    colour = COLOURS.index(name)
    # Boxes below the one that is due and already owned are claimed later this turn.
    rivals = [owner(state.boxes, colour, box) for box in range(BOXES.index(int(points)) + 1, len(BOXES))]
    if line.verb == "claim" and line.args[0] == name and line.actor != actor and line.seat in rivals:
        return Refused("SG-6.2", f"seat {actor} completed the lower {name} card and claims first")
    return Refused("SG-6.1", f"seat {actor} takes the box {points} of {name}, the highest one free")


def _unseen(state: SilverGold, number: str) -> int:
    card = int(number) - 1
    if not state.unseen & bit(card):
        raise Refused("SG-1.1", f"card {number} is not among the cards nobody has seen")
    return card


def _read_deal(state: SilverGold, line: Line) -> Move:
    seat, number = line.args
    if int(seat) - 1 != receiver(state):
        raise due(state)
    return Move(CHANCE, _unseen(state, number))


def _read_reveal(state: SilverGold, line: Line) -> Move:
    pattern = PATTERNS.index(line.args[0])
    if not state.expeditions >> 2 * pattern & 3:
        raise Refused("SG-3.1", f"no {line.args[0]} is left among the expedition cards of this round")
    return Move(CHANCE, pattern)


def _read_keep(state: SilverGold, line: Line) -> Move:
    hand = card_numbers(state.players[line.seat].hand)
    low, high = map(int, line.args)
    for card in (low, high):
        if card not in hand:
            raise Refused("SG-2.1", f"card {card} was not dealt to seat {line.actor}")
    return Move(line.seat, KEEP + PAIRS.index((hand.index(low), hand.index(high))))


def _read_mark(state: SilverGold, line: Line) -> Move:
    if state.players[line.seat].owed:
        raise Refused("SG-4.4", f"seat {line.actor} still owes an extra mark for a red cross")
    place, squares = _own_squares(state, line)
    number, marked = line.args[0], names(squares)
    mark = _MARK_OF.get(squares)
    wanted = PATTERNS[state.pattern]
    if mark is None or (pattern_of[mark] != SINGLE and pattern_of[mark] != state.pattern):
        shown = "no pattern" if mark is None else PATTERNS[pattern_of[mark]]
        raise Refused("SG-4.1", f"{' '.join(marked)} is {shown}, {wanted} is revealed")
    if not squares << CARD_BITS * place & state.players[line.seat].reach:
        started = _started(state, line.seat, place)
        if len(marked) == 1:
            where = "shares no edge with a mark" if started else "is not the entrance"
            raise Refused("SG-4.3", f"{marked[0]} {where} of card {number}")
        if started:
            raise Refused("SG-4.2", f"no new square shares an edge with a mark of card {number}")
        raise Refused("SG-4.2", f"the first mark on card {number} leaves out its entrance")
    return Move(line.seat, _MARK_OF[squares << CARD_BITS * place])


def _read_cross(state: SilverGold, line: Line) -> Move:
    if state.phase != MARK or not state.waiting >> line.seat & 1 or not state.players[line.seat].owed:
        raise Refused("SG-4.4", f"seat {line.actor} has marked no red cross that is still to be used")
    place, squares = _own_squares(state, line)
    if not squares << CARD_BITS * place & state.players[line.seat].reach:
        number, square = line.args
        raise Refused("SG-4.4", f"{square} of card {number} is not open to a single mark")
    return Move(line.seat, _MARK_OF[squares << CARD_BITS * place])


def _own_squares(state: SilverGold, line: Line) -> tuple[int, int]:
    """The place of the card and the squares that a line marks, all of them unmarked and no wall."""
    number, *marked = line.args
    player = state.players[line.seat]
    card = int(number) - 1
    if card not in (player.first, player.second):
        raise Refused("SG-4.1", f"card {number} does not lie before seat {line.actor}")
    place = int(card != player.first)
    for square in marked:
        if not player.left >> BITS[square] + CARD_BITS * place & 1:
            wall = not state.deck.open[card] >> BITS[square] & 1
            raise Refused("SG-4.1", f"{square} of card {number} is {'a wall' if wall else 'marked already'}")
    return place, squares_of(marked)


def _started(state: SilverGold, seat: int, place: int) -> bool:
    player = state.players[seat]
    left = player.left >> CARD_BITS * place & HALF
    return bool(left != state.deck.open[player.card(place)])


def _read_replace(state: SilverGold, line: Line) -> Move:
    if line.seat != state.active:
        if not state.players[line.seat].tombs:
            raise Refused("SG-5.1", f"seat {line.actor} has no completed card to replace")
        first = state.players[state.active].fresh
        raise Refused("SG-5.4", f"seat {state.active + 1} replaces first (card {lowest(first) + 1})")
    if line.verb == "draw":
        if not state.unseen:
            raise Refused("SG-5.5", "no card is left to draw, one of the display is taken")
        return Move(line.seat, DRAW)
    card = int(line.args[0]) - 1
    if not state.display & bit(card):
        raise Refused("SG-5.1", f"card {card + 1} is not in the display")
    return Move(line.seat, TAKE + card)

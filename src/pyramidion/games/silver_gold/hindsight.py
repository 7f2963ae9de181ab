"""The best line a seat could have played with the patterns and cards that came; see docs/hindsight.md.

The game is played again by one seat alone. Patterns come as they came. Instead of the display there is a
pool: every card that had been laid open by then, or that the seat itself had drawn. Others race for the boxes
as they did, each time after the seat itself.
"""

from typing import NamedTuple, cast

from pyramidion.core.bits import bit, count, members
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE
from pyramidion.games.silver_gold.notation import write
from pyramidion.games.silver_gold.rules.actions import PAIRS
from pyramidion.games.silver_gold.rules.claim import owner
from pyramidion.games.silver_gold.rules.deck import COLOURS, NO_CARD, Deck
from pyramidion.games.silver_gold.rules.sheet import BOXES
from pyramidion.games.silver_gold.rules.state import DEAL, MARK, REPLACE, REVEAL, TURNS, SilverGold
from pyramidion.games.silver_gold.sense import SilverGoldSense

TAKES = 4  # cards of the pool that are tried for each completed one
RIVALS = 2  # stands for all other seats in the boxes


class Turn(NamedTuple):
    """What came in one turn."""

    pattern: int
    pool: int  # the cards that had come by its end, as a set
    rivals: tuple[int, ...]  # by colour: how often others reached 2, 4 or 6 pyramids


class Course(NamedTuple):
    """What came to one seat in a whole game."""

    deck: Deck
    hand: int
    turns: list[Turn]


class Line(NamedTuple):
    """A position of the game played again, and how it came about."""

    state: SilverGold
    told: tuple[str, ...]


def course_of(session: Session, seat: int) -> Course:
    """What came to a seat in a game that is over."""
    state = cast(SilverGold, session.game.start(len(session.players), session.options))
    others = [other for other in range(state.seats) if other != seat]
    hand = pool = 0
    patterns: list[int] = []
    pools: list[int] = []
    reached: list[list[int]] = []
    for event in session.events:
        own = _held(state, seat)
        was, turn = int(state.phase), int(state.turn)
        if was == REVEAL:
            patterns.append(event.action)
        state.apply(event.seat, event.action)
        if was == DEAL:
            hand = int(state.players[seat].hand)
        pool |= int(state.display)
        if turn >= 0:
            pool |= _held(state, seat) & ~own
        if state.turn > turn >= 0:
            pools.append(pool)
            reached.append([_reached(state, others, colour) for colour in range(len(COLOURS))])
    before = [[0] * len(COLOURS), *reached]
    rivals = [tuple(b - a for a, b in zip(*pair, strict=True)) for pair in zip(before, reached, strict=False)]
    return Course(state.deck, hand, [Turn(*turn) for turn in zip(patterns, pools, rivals, strict=True)])


def _held(state: SilverGold, seat: int) -> int:
    """The cards before a seat, as a set."""
    player = state.players[seat]
    return sum(int(bit(card)) for card in (player.first, player.second) if card != NO_CARD)


def _reached(state: SilverGold, seats: list[int], colour: int) -> int:
    """How often some seats have reached 2, 4 or 6 pyramids of a colour (SG-6.1)."""
    done = [int(count(state.players[seat].aside & state.deck.coloured[colour])) for seat in seats]
    return sum(min(pyramids // 2, len(BOXES)) for pyramids in done)


def best_line(course: Course, sense: SilverGoldSense, width: int) -> tuple[int, list[str]]:
    """The most points found by following so many lines at a time, and the line that gives them."""
    lines = _openings(course)
    for at, turn in enumerate(course.turns):
        last = at + 1 == len(course.turns)
        after: dict[tuple[int, ...], Line] = {}
        for line in lines:
            for state, told in _played(line, turn, sense):
                _race(state, turn)
                after.setdefault(state.key(), Line(state, told))
        lines = sorted(
            after.values(),
            key=lambda line: float(line.state.scores()[0]) if last else sense.worth(line.state, 0),
            reverse=True,
        )[:width]
    best = lines[0]
    return best.state.scores()[0], list(best.told)


def _openings(course: Course) -> list[Line]:
    """SG-2.1: any two of the cards dealt."""
    dealt = members(course.hand)
    found: list[Line] = []
    for low, high in PAIRS:
        state = SilverGold(course.deck, 1)
        player = state.players[0]
        player.hold(0, dealt[low], course.deck)
        player.hold(1, dealt[high], course.deck)
        state.unseen = 0
        state.turn = TURNS - len(course.turns)
        state.phase = REVEAL
        found.append(Line(state, (f"keep {dealt[low] + 1} {dealt[high] + 1}",)))
    return found


def _played(line: Line, turn: Turn, sense: SilverGoldSense) -> list[Line]:
    """All that can be marked in a turn, each with the most promising replacements."""
    state = line.state.copy()
    state.display = turn.pool & ~(_held(state, 0) | state.players[0].aside)
    state.apply(CHANCE, turn.pattern)
    found: list[Line] = []
    met: set[tuple[int, ...]] = set()
    ready = [Line(state, line.told)]
    while ready:
        here = ready.pop()
        if here.state.phase == MARK:
            actions = here.state.legal(0)
        elif here.state.phase == REPLACE:
            actions = _promising(here.state, sense)
        else:
            found.append(here)
            continue
        for action in actions:
            after = here.state.copy()
            after.apply(0, action)
            key = after.key()
            if key not in met:  # several orders of extra marks come to the same
                met.add(key)
                ready.append(Line(after, (*here.told, write(here.state, 0, action).removeprefix("1 "))))
    return found


def _promising(state: SilverGold, sense: SilverGoldSense) -> list[int]:
    """The replacements that look best."""

    def worth(action: int) -> float:
        after = state.copy()
        after.apply(0, action)
        return sense.worth(after, 0)

    return sorted(state.legal(0), key=worth, reverse=True)[:TAKES]


def _race(state: SilverGold, turn: Turn) -> None:
    """SG-6: others take the boxes they have come to in this turn, as far as there are any left."""
    state.display = 0
    for colour, claims in enumerate(turn.rivals):
        for _ in range(claims):
            free = [box for box in range(len(BOXES)) if owner(state.boxes, colour, box) < 0]
            if free:
                state.boxes |= RIVALS << 3 * (3 * colour + free[0])

"""A solo game with real dominoes: what has to be told, what follows by itself, and which rule says so (PY-7).

The person tells what chance did and what they did themselves; the Legend leaves no choice. Backs are not
asked for: which one lay on a pile is known as soon as its domino is turned up, and until then any will do.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from pyramidion.core.bits import bit
from pyramidion.core.refusal import Refused
from pyramidion.games.pyramido.notation import back_name, write
from pyramidion.games.pyramido.rules.actions import BACK, KINDS, LEGEND_GATHER, LEGEND_TAKE, PILES
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, MYTHICAL
from pyramidion.games.pyramido.rules.market import GEMS_A_SPACE, SPACE_LANE, Market
from pyramidion.games.pyramido.rules.state import (
    FIRST_DOMINO,
    LAY_GEMS,
    LEGEND_DRAW,
    LEGEND_REFILL,
    LEGEND_STEP,
    SHOW_BACK,
    TURN_UP,
    Pyramido,
)
from pyramidion.games.pyramido.view import DominoView, View
from pyramidion.games.pyramido.viewing import domino_view, view_of

CHANCE = -1
SEATS = 1
NOTES = {
    "L score": "PY-7.7",
    "- winner": "PY-7.8",
    "1 score": "PY-5.2",
    "- level": "PY-4.5",
    "1 skip": "PY-3.7",
}


def filled(state: Pyramido, later: list[str]) -> str | None:
    """A step of the Legend, or the back that is due, by what is told later; None if something else is due."""
    if state.phase == LEGEND_STEP or state.phase == LEGEND_REFILL:
        return write(state, CHANCE, state.legal(CHANCE)[0])
    if state.phase != SHOW_BACK:
        return None
    market, pile = state.market, str(state.pile + 1)
    told = [line.split(" ") for line in later if line.startswith("- domino ")]
    backs = [(words[2], _back(market, int(words[3]))) for words in told]
    own = [back for number, back in backs if number == pile]
    back = own[0] if own else _spare(market, state, [other for _, other in backs])
    return f"- back {pile} {back_name(back)}"


def _back(market: Market, number: int) -> int:
    place = market.dominoes.place_of.get(number, 0)  # a number that no domino has is refused as a line
    return int(market.dominoes.back_of[place])


def _spare(market: Market, state: Pyramido, needed: list[int]) -> int:
    """A back that nothing told later needs."""
    backs = [action - BACK for action in state.legal(CHANCE)]
    return max(backs, key=lambda back: int(market.free(back)) - needed.count(back))


def outcomes(state: Pyramido) -> list[tuple[str, DominoView | None]]:
    """What chance may have done, as lines, with the domino that such a line tells of."""
    market = state.market
    if state.phase not in (TURN_UP, FIRST_DOMINO):
        return [(write(state, CHANCE, action), None) for action in state.legal(CHANCE)]
    head = "- legend" if state.phase == FIRST_DOMINO else f"- domino {state.pile + 1}"
    unseen = [place for place in range(len(market.dominoes.dominoes)) if market.is_unseen(place)]
    shown = [domino_view(market.dominoes, place) for place in unseen]
    return [(f"{head} {domino.number}", domino) for domino in shown if domino]


def clause(state: Pyramido, line: str) -> str:
    """The rule by which a line of chance or of the Legend comes now."""
    legends = state.legends_turn
    setting_up = state.level == 0
    if state.phase == LEGEND_STEP:
        action = state.legal(CHANCE)[0]
        if action >= LEGEND_TAKE:
            return "PY-7.4" if state.legend.got else "PY-7.5"
        return "PY-7.3" if (action - LEGEND_GATHER) % KINDS == MYTHICAL else "PY-7.2"
    rules = {
        FIRST_DOMINO: "PY-7.1",
        LEGEND_REFILL: "PY-7.6",
        LEGEND_DRAW: "PY-7.5" if legends else "PY-7.9",
        LAY_GEMS: "PY-2.1" if setting_up else "PY-7.6" if legends else "PY-3.3",
        TURN_UP: "PY-2.1" if setting_up else "PY-7.4" if legends else "PY-3.4",
    }
    return NOTES.get(" ".join(line.split(" ")[:2]), "") or rules.get(int(state.phase), "")


def view(state: Pyramido) -> View:
    """The table without the backs, which nobody told."""
    seen = view_of(state, 0)
    return replace(seen, spaces=[replace(space, back=[]) for space in seen.spaces])


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space as a person sees it: whether its domino lies face up, and the gems before it."""

    up: bool
    gems: dict[str, Annotated[int, Meta(ge=0, le=3)]]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the Legend's turn depends on: five spaces, and the icons of its top domino."""

    spaces: Annotated[list[Space], Meta(min_length=PILES, max_length=PILES)]
    wants: Annotated[list[str], Meta(min_length=2, max_length=2)]


def answer(dominoes: Dominoes, asked: Position) -> list[tuple[str, str]]:
    """What the Legend does, as lines with their rules; for who tracks nothing but what it needs.

    Its turn depends on the face-up spaces and its top domino only (PY-7.2 to PY-7.5); whether its pile is
    empty then, the person sees.
    """
    wants = sorted(COLOURS.index(colour) for colour in asked.wants if colour in COLOURS)
    tops = [place for place, domino in enumerate(dominoes.dominoes) if domino.icons() == wants]
    if not tops:
        raise Refused("PY-7.2", "the Legend wants the two icons of a domino")
    if not any(space.up for space in asked.spaces):
        raise Refused("PY-7.2", "no domino lies face up")
    state = Pyramido(dominoes, SEATS)
    for at, space in enumerate(asked.spaces):
        if sum(space.gems.values()) > GEMS_A_SPACE or not set(space.gems) <= set(GEMS):
            raise Refused("PY-2.1", f"space {at + 1} has up to {GEMS_A_SPACE} gems")
        for gem, count in space.gems.items():
            state.market.spaces += count * int(bit(SPACE_LANE * at + 2 * GEMS.index(gem)))
        if space.up:
            state.market.up |= bit(at)
    state.level, state.legends_turn, state.phase = 1, True, LEGEND_STEP
    state.legend.top, state.legend.turns = tops[0], 1
    state.legend.begin(state.market)
    steps: list[tuple[str, str]] = []
    while state.phase == LEGEND_STEP:
        action = state.legal(CHANCE)[0]
        line = write(state, CHANCE, action)
        steps.append((line, clause(state, line)))
        state.apply(CHANCE, action)
    return steps

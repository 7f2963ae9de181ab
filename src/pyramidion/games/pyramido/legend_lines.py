"""The Legend's lines of a record judged (PY-7)."""

from pyramidion.core.game import Move
from pyramidion.core.notation import Line
from pyramidion.core.refusal import Refused
from pyramidion.core.state import CHANCE
from pyramidion.games.pyramido.due import LEGENDS, at_level_start, due, legends_step
from pyramidion.games.pyramido.notation import counted, write
from pyramidion.games.pyramido.rules.actions import GEM, LEGEND_TAKE
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, MYTHICAL, held
from pyramidion.games.pyramido.rules.legend import WANTED
from pyramidion.games.pyramido.rules.state import (
    LEGEND_DRAW,
    SCORE,
    SHOW_BACK,
    TAKE_ONE,
    Pyramido,
)


def read(state: Pyramido, line: Line) -> Move:
    """What a line of the Legend does; it has no choice."""
    if state.phase == LEGEND_DRAW and line.verb == "draw":
        gem = line.args[0]
        if not held(state.market.bag, GEMS.index(gem)):
            raise Refused("PY-1.3", f"no {gem} gem is left in the bag")
        return Move(CHANCE, GEM + GEMS.index(gem))
    if state.phase in LEGENDS:
        step = legends_step(state)
        if str(line) == write(state, CHANCE, step):
            return Move(CHANCE, step)
        if line.verb == "gather":
            raise _wrong_gem(state, line)
    if line.verb == "draw" and state.seats == 1:
        if state.phase == TAKE_ONE and at_level_start(state):
            raise Refused("PY-7.9", _no_draw(state))
        if state.phase in (TAKE_ONE, SCORE):
            raise Refused("PY-7.5", "the Legend has found a gem and draws none")
    if line.verb == "split" and state.phase == SHOW_BACK and state.legends_turn:
        raise Refused("PY-7.6", f"pile {state.pile + 1} is not empty, so no other is split")
    raise due(state)


def _no_draw(state: Pyramido) -> str:
    if not state.harder:
        return "at the start of a level only a Legend of legend=the draws"
    mythical = counted(int(held(state.legend.gems, MYTHICAL)), "mythical gem")
    return f"the Legend has only {mythical} and draws none"


def _wrong_gem(state: Pyramido, line: Line) -> Refused:
    """Why the Legend does not take this gem next."""
    legend, (pile, gem) = state.legend, line.args
    space, kind = int(pile) - 1, GEMS.index(gem)
    if legends_step(state) >= LEGEND_TAKE and legend.got == WANTED:
        return Refused("PY-7.3", f"the Legend has {WANTED} gems this turn and takes no more")
    wants = [name for hue, name in enumerate(COLOURS) for _ in range(int(legend.wants) >> 2 * hue & 3)]
    rule = "PY-7.3" if kind == MYTHICAL else "PY-7.2"
    if kind != MYTHICAL and gem not in wants:
        top = state.market.dominoes.dominoes[legend.top]
        icons = " and ".join(COLOURS[icon] for icon in top.icons())
        left = " and ".join(wants) or "nothing more"
        return Refused(rule, f"the Legend wants {icons}{f', now {left}' * (left != icons)}")
    if not state.market.up >> space & 1:
        return Refused(rule, f"the top of pile {pile} is face down, the Legend does not look there")
    if not state.market.gems(space, kind):
        return Refused(rule, f"no {gem} gem lies in space {pile}")
    return due(state)  # another gem comes first

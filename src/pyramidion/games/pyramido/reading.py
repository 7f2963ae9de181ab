"""Lines of a record judged: the action they name, or the rule that refuses them."""

from pyramidion.core.game import Move
from pyramidion.core.notation import FORM, Line
from pyramidion.core.refusal import Refused
from pyramidion.core.state import CHANCE
from pyramidion.games.pyramido import cells, legend_lines
from pyramidion.games.pyramido.blocks import Place, activated, areas_of, blocks_of
from pyramidion.games.pyramido.due import at_level_start, due, legends_step, room_left
from pyramidion.games.pyramido.notation import back_name, counted
from pyramidion.games.pyramido.rules.actions import (
    ACTIVATE,
    BACK,
    DISCARD,
    DOMINO,
    DONE,
    GEM,
    KINDS,
    LEGEND_SPLIT,
    OPEN,
    PAYMENTS,
    PLACE,
    SPLIT,
    SQUARES,
    START,
    TAKE,
)
from pyramidion.games.pyramido.rules.activation import WAYS
from pyramidion.games.pyramido.rules.dominoes import BACKS, NO_BACK
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, MYTHICAL, held, total
from pyramidion.games.pyramido.rules.grid import bit_of
from pyramidion.games.pyramido.rules.state import (
    FIRST_DOMINO,
    LAY_GEMS,
    LEGEND_STEP,
    OPEN_PILE,
    PLACE_IT,
    REDUCE,
    SCORE,
    SHOW_BACK,
    SPLIT_PILE,
    STARTER,
    TAKE_ONE,
    TURN_UP,
    Pyramido,
)


def read(state: Pyramido, line: Line) -> Move:
    """The legal action that a line names."""
    phase = state.phase
    if line.actor == "L":
        return legend_lines.read(state, line)
    mine = phase <= PLACE_IT and line.seat == state.active
    match line.verb:
        case "legend" if phase == FIRST_DOMINO:
            return Move(CHANCE, DOMINO + _unseen(state, line.args[0]))
        case "gem" if phase == LAY_GEMS:
            return _read_gem(state, line)
        case "domino" if phase == TURN_UP:
            return _read_domino(state, line)
        case "back" if phase == SHOW_BACK:
            return _read_back(state, line)
        case "level" if phase == STARTER:
            return _read_starter(state, line)
        case "take" if phase == TAKE_ONE:
            return _read_take(state, line)
        case "split" if phase == SPLIT_PILE and mine:
            return _read_split(state, line)
        case "open" if phase == OPEN_PILE and mine:
            return _read_open(state, line)
        case "place" if phase == PLACE_IT and mine:
            return _read_place(state, line)
        case "activate" if phase == SCORE and state.waiting >> line.seat & 1:
            return _read_activate(state, line)
        case "done" if phase == SCORE and state.waiting >> line.seat & 1:
            return Move(line.seat, DONE)
        case "discard":
            return _read_discard(state, line)
    raise _unasked(state, line) or due(state)


def _unasked(state: Pyramido, line: Line) -> Refused | None:
    """The rule against a line that does what nobody asks for, where that says more than what is due."""
    phase, pile = state.phase, state.pile + 1
    if phase == TAKE_ONE and line.verb in ("skip", "activate", "done", "score"):
        return room_left(state, int(state.active) if line.verb != "skip" else line.seat)
    if phase in (TAKE_ONE, SCORE) and line.verb == "level":
        return Refused("PY-4.5", f"not everybody has completed and scored level {state.level}")
    if phase == LEGEND_STEP and not state.legend.got and legends_step(state) < LEGEND_SPLIT:
        return Refused("PY-7.1", "each turn of the player is followed by one of the Legend")
    if state.legends_turn or not state.level:
        return None
    if line.verb == "place" and phase == OPEN_PILE:
        return Refused("PY-3.6", f"seat {state.active + 1} turns up a new domino before placing its own")
    if line.verb == "split" and phase in (SHOW_BACK, OPEN_PILE):
        return Refused("PY-3.2", f"pile {pile} is not empty, so no other is split")
    if line.verb == "gem" and phase == OPEN_PILE:
        return Refused("PY-3.3", f"space {pile} has gems, none is drawn to it")
    return None


# Chance.


def _unseen(state: Pyramido, number: str) -> int:
    domino = state.market.dominoes.place_of[int(number)]
    if not state.market.is_unseen(domino):
        raise Refused("PY-1.1", f"domino {number} has been seen already, and there is only one of it")
    return domino


def _read_gem(state: Pyramido, line: Line) -> Move:
    pile, gem = line.args
    if int(pile) != state.pile + 1:
        raise due(state)
    kind = GEMS.index(gem)
    if not held(state.market.bag, kind):
        raise Refused("PY-1.3", f"no {gem} gem is left in the bag")
    return Move(CHANCE, GEM + kind)


def _read_domino(state: Pyramido, line: Line) -> Move:
    pile, number = line.args
    if int(pile) != state.pile + 1:
        raise due(state)
    domino = _unseen(state, number)
    back, shown = int(state.market.dominoes.back_of[domino]), int(state.market.back(state.pile))
    if shown not in (NO_BACK, back):
        raise Refused(
            "PY-1.2", f"domino {number} has the back {back_name(back)}, pile {pile} shows {back_name(shown)}"
        )
    if shown == NO_BACK and not state.market.free(back):
        raise Refused("PY-1.2", f"domino {number} lies on another pile, which shows {back_name(back)}")
    return Move(CHANCE, DOMINO + domino)


def _read_back(state: Pyramido, line: Line) -> Move:
    pile, word = line.args
    blocks = [(COLOURS.index(half[:-1]), int(half[-1])) for half in word.split("-")]
    if blocks != sorted(blocks, key=lambda block: (block[0], -block[1])):
        raise Refused(FORM, f"a back is written in the order of gems, then the larger number first: {word}")
    if int(pile) != state.pile + 1:
        raise due(state)
    if sum(icons for _, icons in blocks) != 2:
        raise Refused("PY-1.1", f"a domino has 2 icons, unlike {word}")
    back = BACKS.index((blocks[0], blocks[1]))
    if not state.market.free(back):
        raise Refused("PY-1.1", f"no domino with the back {word} is left")
    return Move(CHANCE, BACK + back)


def _read_starter(state: Pyramido, line: Line) -> Move:
    level, seat = map(int, line.args)
    if seat > state.seats:
        raise Refused(FORM, f"there is no seat {seat}, only {state.seats} play")
    if level != 1:
        raise due(state)
    return Move(CHANCE, START + seat - 1)


# A turn.


def _read_take(state: Pyramido, line: Line) -> Move:
    if line.seat != state.active:
        if not state.room >> line.seat & 1:
            raise Refused("PY-3.7", f"seat {line.actor} has no room on level {state.level} and skips")
        if state.level > 1 and at_level_start(state):
            raise Refused("PY-5.7", f"seat {state.active + 1} starts level {state.level}")
        raise Refused("PY-2.2", f"it is the turn of seat {state.active + 1}, not of seat {line.actor}")
    pile, gem = line.args
    space, kind = int(pile) - 1, GEMS.index(gem)
    if not state.market.up >> space & 1:
        raise Refused("PY-3.1", f"the top of pile {pile} is face down")
    if not state.market.gems(space, kind):
        raise Refused("PY-3.1", f"no {gem} gem lies in space {pile}")
    return Move(line.seat, TAKE + KINDS * space + kind)


def _read_split(state: Pyramido, line: Line) -> Move:
    pile, giver = (int(word) - 1 for word in line.args)
    if pile != state.pile:
        raise Refused("PY-3.2", f"pile {state.pile + 1} is empty and to be refilled, not pile {pile + 1}")
    height = int(state.market.height(giver))
    if height < 2:
        raise Refused("PY-3.2", f"pile {giver + 1} has {height} dominoes, 2 are needed to split it")
    return Move(line.seat, SPLIT + giver)


def _read_open(state: Pyramido, line: Line) -> Move:
    pile = int(line.args[0]) - 1
    if state.market.up >> pile & 1:
        raise Refused("PY-3.4", f"pile {pile + 1} is face up already")
    return Move(line.seat, OPEN + pile)


def _read_place(state: Pyramido, line: Line) -> Move:
    a, b = map(cells.cell_of, line.args)
    pyramid = state.players[line.seat].pyramid
    where = cells.where(pyramid, a, b)
    if where is not None:
        turn, square = divmod(where, SQUARES)
        places = pyramid.down if turn % 2 else pyramid.across
        if places >> int(bit_of[square]) & 1:
            return Move(line.seat, PLACE + where)
    if not pyramid.count and a != (0, 0):
        raise Refused(FORM, "block A of the very first domino is 0,0")
    raise _no_place(state, line.seat, a, b)


def _no_place(state: Pyramido, seat: int, a: cells.Cell, b: cells.Cell) -> Refused:
    """Why a domino cannot lie on two cells (PY-4)."""
    level, pyramid = int(state.level), state.players[seat].pyramid
    rule = "PY-4.2" if level == 1 else "PY-4.3"
    if a not in cells.beside(b):
        return Refused("PY-1.1" if level == 1 else rule, "the two blocks of a domino share an edge")
    places = [block.place for block in blocks_of(pyramid, state.market.dominoes)]
    taken = {place.cell for place in places if place.level == level}
    for cell in (a, b):
        if cell in taken:
            return Refused(rule, f"a block lies on {cells.name(cell)} of level {level} already")
    grid = cells.grid_of(pyramid, level)
    if level == 1:
        if taken.isdisjoint(cells.beside(a) + cells.beside(b)):
            return Refused(rule, "no block edge in common with an earlier domino")
        return Refused(rule, "the blocks of level 1 would no longer fit a 5×4 or 4×5 frame")
    outside = next(cell for cell in (a, b) if cell not in grid)
    corners = f"{cells.name(grid.cells()[0])} to {cells.name(grid.cells()[-1])}"
    return Refused(rule, f"{cells.name(outside)} is outside the grid of level {level}, which is {corners}")


# The end of a level.


def _read_activate(state: Pyramido, line: Line) -> Move:
    word, cell, *gems = line.args
    if gems != sorted(gems, key=GEMS.index):
        raise Refused(FORM, f"gems are written in the order {' '.join(GEMS)}")
    player = state.players[line.seat]
    place = Place(int(word), *cells.cell_of(cell))
    blocks = blocks_of(player.pyramid, state.market.dominoes)
    if not any(block.place == place for block in blocks):
        raise Refused("PY-5.1", f"there is no block {cell} of level {word}")
    area = next((area for area in areas_of(player.pyramid) if place in area.places), None)
    if area is None:
        raise Refused("PY-5.1", f"block {cell} of level {word} is covered")
    level, x, y = area.name
    if place != area.name:
        raise Refused(FORM, f"this area is named by block {x},{y} of level {level}")
    if activated(player, area.position):
        raise Refused("PY-5.2", "an area is activated once per level")
    colour = COLOURS[area.colour]
    for gem in gems:
        if gem not in (colour, GEMS[MYTHICAL]):
            raise Refused("PY-5.2", f"the area is {colour}, the gem {gem}")
    way = (gems.count(colour), gems.count(GEMS[MYTHICAL]))
    if way not in WAYS:
        worth = "the worth of 1 or 3 coloured gems, 2 mythical ones for each"
        raise Refused("PY-5.2", f"an area is activated by {worth}, not by {' '.join(gems)}")
    for kind, wanted in ((area.colour, way[0]), (MYTHICAL, way[1])):
        has = int(held(player.gems, kind))
        if has < wanted:
            gem = f"{GEMS[kind]} gem"
            raise Refused(
                "PY-5.3", f"seat {line.actor} has {f'only {counted(has, gem)}' if has else f'no {gem}'}"
            )
    return Move(line.seat, ACTIVATE + PAYMENTS * area.position + WAYS.index(way))


def _read_discard(state: Pyramido, line: Line) -> Move:
    """PY-5.6."""
    player, (gem,) = state.players[line.seat], line.args
    if state.phase != REDUCE:
        raise Refused("PY-5.6", "gems are only discarded after a level has been scored")
    if not state.waiting >> line.seat & 1:
        raise Refused(
            "PY-5.6", f"seat {line.actor} has {counted(int(total(player.gems)), 'gem')} and keeps them"
        )
    if not held(player.gems, GEMS.index(gem)):
        raise Refused("PY-5.6", f"seat {line.actor} has no {gem} gem to discard")
    return Move(line.seat, DISCARD + GEMS.index(gem))

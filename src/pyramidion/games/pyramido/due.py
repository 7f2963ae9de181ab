"""What has to come next, and the rule that asks for it."""

from pyramidion.core.bits import lowest
from pyramidion.core.notation import FORM, Line
from pyramidion.core.refusal import Refused
from pyramidion.core.state import CHANCE
from pyramidion.games.pyramido import cells
from pyramidion.games.pyramido.notation import counted, parts
from pyramidion.games.pyramido.rules.actions import KINDS, LEGEND_GATHER, LEGEND_SPLIT, LEGEND_TAKE
from pyramidion.games.pyramido.rules.gems import GEMS, KEPT, MYTHICAL, held, total
from pyramidion.games.pyramido.rules.state import (
    END,
    FIRST_DOMINO,
    LAY_GEMS,
    LEGEND_REFILL,
    LEGEND_STEP,
    OPEN_PILE,
    PLACE_IT,
    SCORE,
    SHOW_BACK,
    SPLIT_PILE,
    STARTER,
    TAKE_ONE,
    TURN_UP,
    Pyramido,
)

LEGENDS = (LEGEND_STEP, LEGEND_REFILL)  # where the Legend acts without a choice


def due(state: Pyramido) -> Refused:
    """The rule that asks for what is due now."""
    phase, seat = state.phase, f"seat {state.active + 1}"
    if phase in LEGENDS:
        return _due_of_legend(state)
    if phase > END:
        return _due_of_chance(state)
    if phase == TAKE_ONE:
        return Refused("PY-3.1", f"{seat} is to take a domino and a gem")
    if phase == SPLIT_PILE:
        return Refused("PY-3.2", f"pile {state.pile + 1} is empty and must be refilled from another")
    if phase == OPEN_PILE:
        return Refused("PY-3.4", f"{seat} is to turn up the top of a face-down pile")
    if phase == PLACE_IT:
        return Refused("PY-3.5", f"{seat} is to place its domino")
    waiting = int(lowest(state.waiting))
    if phase == SCORE:
        return Refused("PY-4.5", f"seat {waiting + 1} is not done with activating areas")
    more = int(total(state.players[waiting].gems)) - KEPT
    return Refused("PY-5.6", f"seat {waiting + 1} is to discard {counted(more, 'more gem')}")


def _due_of_chance(state: Pyramido) -> Refused:
    phase, pile = state.phase, f"pile {state.pile + 1}"
    setting_up, legends, got = not state.level, state.legends_turn, state.legend.got
    if phase == FIRST_DOMINO:
        return Refused("PY-7.1", "the first domino of the Legend's stack is due")
    if phase == STARTER:
        return Refused("PY-2.2", "`- level 1 S` is due, which says who starts")
    if phase == SHOW_BACK:
        return Refused("PY-1.2", f"the back of the top of {pile} is due")
    if phase == LAY_GEMS:
        rule = "PY-2.1" if setting_up else "PY-7.6" if legends else "PY-3.3"
        return Refused(rule, f"3 gems are drawn to {pile}, {state.due} of them are missing")
    if phase == TURN_UP:
        after_take = "PY-3.4" if not legends else "PY-7.4" if got else "PY-7.5"
        return Refused("PY-2.1" if setting_up else after_take, f"the top of {pile} is to be turned up")
    if legends:
        return Refused("PY-7.5", "the Legend has found no gem and draws one")
    mythical = int(held(state.legend.gems, MYTHICAL))
    return Refused("PY-7.9", f"the Legend has {counted(mythical, 'mythical gem')} and draws one")


def _due_of_legend(state: Pyramido) -> Refused:
    step = legends_step(state)
    if step < LEGEND_TAKE:
        space, kind = divmod(step - LEGEND_GATHER, KINDS)
        rule = "PY-7.3" if kind == MYTHICAL else "PY-7.2"
        return Refused(rule, f"the next gem of the Legend is {GEMS[kind]}, from space {space + 1}")
    if step < LEGEND_SPLIT:
        pile = step - LEGEND_TAKE + 1
        if state.legend.got:
            return Refused("PY-7.4", f"the last gem came from pile {pile}, so does the Legend's domino")
        return Refused("PY-7.5", f"the Legend has found no gem and takes the leftmost domino, of pile {pile}")
    source = f"pile {step - LEGEND_SPLIT + 1}, the tallest (leftmost if tied)"
    return Refused("PY-7.6", f"pile {state.pile + 1} is refilled from {source}")


def legends_step(state: Pyramido) -> int:
    """What the Legend does next, in which it has no choice."""
    return state.legal(CHANCE)[0]


def room_left(state: Pyramido, seat: int) -> Refused:
    """PY-3.7: who has room must play."""
    places = cells.places(state.players[seat].pyramid) if state.room >> seat & 1 else []
    if not places:
        return due(state)
    return Refused("PY-3.7", f"seat {seat + 1} has room, e.g. {' '.join(map(cells.name, places[0]))}")


def at_level_start(state: Pyramido) -> bool:
    """Whether nobody has built on the running level."""
    return not any(player.pyramid.taken for player in state.players) and not state.legends_turn


# Where bookkeeping is due.


def misplaced(state: Pyramido, note: str, line: Line) -> Refused:
    """Why a line cannot stand where a note is due."""
    actor, verb, *args = note.split(" ")
    if line.verb == "discard" and verb != "score":
        player = state.players[line.seat]
        over = "after level 4 nothing is discarded"
        keeps = f"seat {line.actor} has {counted(int(total(player.gems)), 'gem')} and keeps them"
        return Refused("PY-5.6", over if verb in ("total", "winner") else keeps)
    match verb:
        case "skip":
            return Refused("PY-3.7", f"seat {actor} has no room and skips: {note}")
        case "score":
            return _misplaced_score(state, note, line)
        case "level":
            return _misplaced_level(state, args, line)
        case "total":
            rule = "PY-7.8" if actor == "L" else "PY-6.1"
            return Refused(rule, f"the points of all levels are due: {note}")
    return _misplaced_winner(state, args)


def _misplaced_score(state: Pyramido, note: str, line: Line) -> Refused:
    actor, _, level, points, first, mythical = note.split(" ")
    wrong = (line.actor, line.verb, *line.args[:1]) != (actor, "score", level)
    if actor == "L":
        if not wrong and line.args[2] != first:
            coloured = int(first.partition("=")[2]) // int(level)
            gems = counted(coloured, "coloured gem")
            return Refused("PY-7.7", f"{gems} at {level} each on level {level}: {note}")
        return Refused("PY-7.7", f"the Legend scores: {note}")
    if not wrong and line.args[2] == first and line.args[3] != mythical:
        kept = parts(state.players[int(actor) - 1], int(level))[1]
        return Refused("PY-5.4", f"{counted(kept, 'mythical gem')} kept, 1 point each: {note}")
    return Refused("PY-5.2", f"seat {actor} scores {points}: {note}")


def _misplaced_level(state: Pyramido, args: list[str], line: Line) -> Refused:
    level, seat = map(int, args)
    if line.verb == "level" and int(line.args[1]) > state.seats:
        return Refused(FORM, f"there is no seat {line.args[1]}, only {state.seats} play")
    if line.verb == "level" and line.args[0] != args[0]:
        return Refused("PY-4.5", f"level {level} begins, not level {line.args[0]}")
    if state.seats == 1:
        return Refused("PY-7.1", f"level {level} begins, the player starts: - level {level} {seat}")
    fewest = state.players[seat - 1].points(level - 1)
    if [player.points(level - 1) for player in state.players].count(fewest) > 1:
        why = f"tied; seat {seat} came first in the order of level {level - 1}"
    else:
        why = f"seat {seat} has the fewest points of level {level - 1}"
    return Refused("PY-5.7", f"{why}: - level {level} {seat}")


def _misplaced_winner(state: Pyramido, args: list[str]) -> Refused:
    due_line = f"- winner {' '.join(args)}"
    if state.seats == 1:
        player, legend = state.players[0].score(), state.legend.score()
        tie = f"{player} points each, and a tie is the Legend's"
        return Refused("PY-7.8", f"{tie if player == legend else f'it is {player} to {legend}'}: {due_line}")
    scores = state.scores()
    tied = [seat for seat, points in enumerate(scores) if points == max(scores)]
    gems = {seat: total(state.players[seat].gems) for seat in tied}
    if len(tied) == 1:
        why = f"seat {args[0]} has most points"
    elif len(args) > 1:
        why = "tied in points, gems and their best level"
    elif list(gems.values()).count(max(gems.values())) == 1:
        why = f"tied; seat {args[0]} has more gems left"
    else:
        why = f"tied, in gems too; seat {args[0]} has the best single level"
    return Refused("PY-6.1", f"{why}: {due_line}")

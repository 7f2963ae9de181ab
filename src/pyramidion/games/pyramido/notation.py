"""Pyramido: Forgotten Treasures in the lines of a record."""

from pyramidion.core.notation import Notation
from pyramidion.core.state import CHANCE
from pyramidion.games.pyramido import cells
from pyramidion.games.pyramido.blocks import blocks_of, name_of
from pyramidion.games.pyramido.rules.actions import (
    ACTIVATE,
    BACK,
    DISCARD,
    DOMINO,
    DONE,
    GEM,
    KINDS,
    LEGEND_GATHER,
    LEGEND_SPLIT,
    LEGEND_TAKE,
    OPEN,
    PAYMENTS,
    PLACE,
    SPLIT,
    START,
    TAKE,
)
from pyramidion.games.pyramido.rules.activation import WAYS
from pyramidion.games.pyramido.rules.dominoes import BACKS
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, MYTHICAL
from pyramidion.games.pyramido.rules.player import Player, level_points
from pyramidion.games.pyramido.rules.state import (
    END,
    FIRST_DOMINO,
    LAY_GEMS,
    LEGEND_DRAW,
    LEGEND_STEP,
    PLACE_IT,
    REDUCE,
    SCORE,
    SHOW_BACK,
    STARTER,
    TAKE_ONE,
    Pyramido,
)

_COLOUR = "|".join(COLOURS)
_NUMBER = "0|-?[1-9][0-9]?"

NOTATION = Notation(
    {
        "seat": "[1-4]",
        "winner": "[1-4]|L",
        "pile": "[1-5]",
        "gem": "|".join(GEMS),
        "domino": "[1-9]|[1-8][0-9]|90",
        "back": f"(?:{_COLOUR})[0-2]-(?:{_COLOUR})[0-2]",
        "level": "[1-4]",
        "cell": f"(?:{_NUMBER}),(?:{_NUMBER})",
        "points": "0|[1-9][0-9]{0,3}",
    },
    [
        "- legend domino",
        "- gem pile gem",
        "- domino pile domino",
        "- back pile back",
        "- level level seat",
        "S take pile gem",
        "S split pile pile",
        "S open pile",
        "S place cell cell",
        "S skip",
        "S activate level cell gem+",
        "S done",
        "S score level points areas=points mythical=points",
        "S discard gem",
        "L gather pile gem",
        "L take pile",
        "L split pile pile",
        "L draw gem",
        "L score level points coloured=points mythical=points",
        "S total points",
        "L total points",
        "- winner winner+",
    ],
    ascending={"winner": str},
)


def write(state: Pyramido, seat: int, action: int) -> str:
    """The line of a legal action."""
    if seat == CHANCE:
        return _write_chance(state, action) if action < LEGEND_GATHER else _write_legend(state, action)
    player = state.players[seat]
    if action < SPLIT:
        space, kind = divmod(action - TAKE, KINDS)
        return f"{seat + 1} take {space + 1} {GEMS[kind]}"
    if action < OPEN:
        return f"{seat + 1} split {state.pile + 1} {action - SPLIT + 1}"
    if action < PLACE:
        return f"{seat + 1} open {action - OPEN + 1}"
    if action < ACTIVATE:
        a, b = cells.pair(player.pyramid, action - PLACE)
        return f"{seat + 1} place {cells.name(a)} {cells.name(b)}"
    if action < DONE:
        position, payment = divmod(action - ACTIVATE, PAYMENTS)
        name = name_of(player.pyramid, position)
        blocks = blocks_of(player.pyramid, state.market.dominoes)
        colour = next(block.colour for block in blocks if block.place == name)
        gems = " ".join(paid(colour, payment))
        return f"{seat + 1} activate {name.level} {name.x},{name.y} {gems}"
    return f"{seat + 1} done" if action == DONE else f"{seat + 1} discard {GEMS[action - DISCARD]}"


def _write_chance(state: Pyramido, action: int) -> str:
    if state.phase == LAY_GEMS:
        return f"- gem {state.pile + 1} {GEMS[action - GEM]}"
    if state.phase == LEGEND_DRAW:
        return f"L draw {GEMS[action - GEM]}"
    if state.phase == SHOW_BACK:
        return f"- back {state.pile + 1} {back_name(action - BACK)}"
    if state.phase == STARTER:
        return f"- level 1 {action - START + 1}"
    number = state.market.dominoes.dominoes[action - DOMINO].number
    return f"- legend {number}" if state.phase == FIRST_DOMINO else f"- domino {state.pile + 1} {number}"


def _write_legend(state: Pyramido, action: int) -> str:
    if action < LEGEND_TAKE:
        space, kind = divmod(action - LEGEND_GATHER, KINDS)
        return f"L gather {space + 1} {GEMS[kind]}"
    if action < LEGEND_SPLIT:
        return f"L take {action - LEGEND_TAKE + 1}"
    return f"L split {state.pile + 1} {action - LEGEND_SPLIT + 1}"


def back_name(back: int) -> str:
    """A back as it is written, such as `blue2-red0`."""
    return "-".join(f"{COLOURS[colour]}{icons}" for colour, icons in BACKS[back])


def paid(colour: int, payment: int) -> list[str]:
    """The gems of a payment for an area of a colour, in their order."""
    own, mythical = WAYS[payment]
    return [COLOURS[colour]] * own + [GEMS[MYTHICAL]] * mythical


def notes(before: Pyramido, after: Pyramido) -> list[str]:
    """The bookkeeping that follows from an action: who skips, points, the next level, the end."""
    lines = [f"{seat + 1} skip" for seat in _skipping(before, after)]
    if before.phase == SCORE and after.phase != SCORE:
        lines += _scores(after, int(before.level))
    if after.phase == END:
        lines += [f"{seat + 1} total {points}" for seat, points in enumerate(after.scores())]
        if after.seats == 1:
            lines.append(f"L total {after.legend.score()}")
        lines.append(f"- winner {' '.join(winners(after))}")
    elif after.level > before.level and before.phase != STARTER:  # the starter's line says it itself
        lines.append(f"- level {after.level} {after.starter + 1}")
    return lines


def _skipping(before: Pyramido, after: Pyramido) -> list[int]:
    """PY-3.7: the seats that have no room while somebody else has, or the Legend has turns left (PY-7.1)."""
    if after.seats == 1:
        again = after.phase == LEGEND_STEP and after.legend.turns < before.legend.turns
        return [0] if again else []
    if before.phase != PLACE_IT or after.phase != TAKE_ONE:
        return []
    passed = (after.active - before.active - 1) % after.seats
    return [int(before.active + 1 + n) % int(after.seats) for n in range(passed)]


def _scores(state: Pyramido, level: int) -> list[str]:
    lines: list[str] = []
    for seat, player in enumerate(state.players):
        areas, mythical = parts(player, level)
        lines.append(f"{seat + 1} score {level} {areas + mythical} areas={areas} mythical={mythical}")
    if state.seats == 1:
        coloured, mythical = legend_parts(state, level)
        lines.append(f"L score {level} {coloured + mythical} coloured={coloured} mythical={mythical}")
    return lines


def parts(player: Player, level: int) -> tuple[int, int]:
    """What areas and mythical gems gave on a level (PY-5.2, PY-5.4)."""
    return int(level_points(player.area_points, level)), int(level_points(player.mythical_points, level))


def legend_parts(state: Pyramido, level: int) -> tuple[int, int]:
    """What coloured and mythical gems gave the Legend on a level (PY-7.7)."""
    legend = state.legend
    return int(level_points(legend.coloured_points, level)), int(level_points(legend.mythical_points, level))


def scored(state: Pyramido) -> range:
    """The levels whose points are known."""
    over = state.level if state.phase in (REDUCE, END) else max(state.level - 1, 0)
    return range(1, int(over) + 1)


def winners(state: Pyramido) -> list[str]:
    """Who has won, as it is written."""
    return [str(seat + 1) for seat, place in enumerate(state.places()) if place == 1] or ["L"]


def counted(number: int, what: str) -> str:
    """So many of something, for a sentence."""
    return f"{number} {what}{'' if number == 1 else 's'}"

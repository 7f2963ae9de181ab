"""Silver & Gold: Pyramids in the lines of a record."""

from pyramidion.core.bits import kth, members
from pyramidion.core.notation import Notation
from pyramidion.core.state import CHANCE
from pyramidion.games.silver_gold.rules.actions import DRAW, KEEP, PAIRS, TAKE
from pyramidion.games.silver_gold.rules.claim import box_points, owner
from pyramidion.games.silver_gold.rules.deck import COLOURS
from pyramidion.games.silver_gold.rules.patterns import HALF, PATTERNS, masks
from pyramidion.games.silver_gold.rules.scoring import tomb_points
from pyramidion.games.silver_gold.rules.sheet import BOXES, gem_points, skull_points, torch_points
from pyramidion.games.silver_gold.rules.state import (
    DEAL,
    DEALT,
    DRAWN,
    END,
    REVEAL,
    SHOW,
    TURNS_A_ROUND,
    SilverGold,
)
from pyramidion.games.silver_gold.squares import MARKED

NOTATION = Notation(
    {
        "seat": "[1-4]",
        "card": "[1-9]|[1-3][0-9]|4[0-8]",
        "square": "[a-e][1-5]",
        "round": "[1-4]",
        "pattern": "|".join(PATTERNS),
        "colour": "|".join(COLOURS),
        "box": "|".join(map(str, BOXES)),
        "points": "0|-?[1-9][0-9]{0,3}",
    },
    [
        "- deal seat card",
        "S keep card card",
        "- show card",
        "- round round",
        "- reveal pattern",
        "S mark card square+",
        "S cross card square",
        "S take card",
        "S draw",
        "S claim colour box",
        "S score points tombs=points torches=points boxes=points gems=points skulls=points",
        "- winner seat+",
    ],
    ascending={"keep": int, "mark": lambda square: square[::-1], "winner": int},
)

_LISTED = [" ".join(squares) for squares in MARKED]  # the squares of each mark as a line has them


def write(state: SilverGold, seat: int, action: int) -> str:
    """The line of a legal action."""
    if seat == CHANCE:
        return _write_chance(state, action)
    player = state.players[seat]
    if action < KEEP:
        verb = "cross" if player.owed else "mark"
        return f"{seat + 1} {verb} {player.card(masks[action] > HALF) + 1} {_LISTED[action]}"
    if action < TAKE:
        low, high = (kth(player.hand, k) + 1 for k in PAIRS[action - KEEP])
        return f"{seat + 1} keep {low} {high}"
    return f"{seat + 1} draw" if action == DRAW else f"{seat + 1} take {action - TAKE + 1}"


def _write_chance(state: SilverGold, action: int) -> str:
    if state.phase == REVEAL:
        return f"- reveal {PATTERNS[action]}"
    if state.phase == SHOW:
        return f"- show {action + 1}"
    return f"- deal {receiver(state) + 1} {action + 1}"


def receiver(state: SilverGold) -> int:
    """The seat that the next dealt card goes to."""
    assert state.phase in (DEAL, DRAWN)
    return int(state.dealt // DEALT if state.phase == DEAL else state.active)


def notes(before: SilverGold, after: SilverGold) -> list[str]:
    """The bookkeeping that follows from an action: claims, the next round, the end."""
    lines: list[str] = []
    for colour, name in enumerate(COLOURS):
        for box, points in enumerate(BOXES):
            seat = owner(after.boxes, colour, box)
            if seat != owner(before.boxes, colour, box):
                lines.append(f"{seat + 1} claim {name} {points}")
    if after.phase == END:
        lines += [_score(after, seat) for seat in range(after.seats)]
        winners = [str(seat + 1) for seat, place in enumerate(after.places()) if place == 1]
        lines.append(f"- winner {' '.join(winners)}")
    elif after.turn > before.turn and after.turn % TURNS_A_ROUND == 0:
        lines.append(f"- round {after.round + 1}")
    return lines


def parts(state: SilverGold, seat: int, sheet: int) -> dict[str, int]:
    """SG-7.1: the parts of a seat's score with this score card, all as points."""
    return {
        "tombs": int(tomb_points(state.players[seat])),
        "torches": int(torch_points(sheet)),
        "boxes": int(box_points(state.boxes, seat)),
        "gems": int(gem_points(sheet)),
        "skulls": int(skull_points(sheet)),
    }


def _score(state: SilverGold, seat: int) -> str:
    points = parts(state, seat, int(state.players[seat].sheet))
    listed = " ".join(f"{part}={n}" for part, n in points.items())
    return f"{seat + 1} score {sum(points.values())} {listed}"


def card_numbers(cards: int) -> list[int]:
    """The numbers of a set of cards."""
    return [card + 1 for card in members(cards)]

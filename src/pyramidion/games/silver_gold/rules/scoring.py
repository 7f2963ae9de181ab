"""The final score and who wins (SG-7)."""

from mypy_extensions import i64

from pyramidion.core.bits import count, lowest
from pyramidion.games.silver_gold.rules.claim import box_points
from pyramidion.games.silver_gold.rules.deck import CARDS
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import sheet_points


def tomb_points(player: Player) -> i64:
    """SG-7.1: 10 for each completed pyramid."""
    return 10 * count(player.aside)


def points(player: Player, seat: i64, boxes: i64) -> i64:
    """SG-7.1: all points of a seat."""
    return tomb_points(player) + sheet_points(player.sheet) + box_points(boxes, seat)


def places(scores: list[int], players: list[Player]) -> list[int]:
    """SG-7.3: most points first; tied: the lowest completed card number; none: a shared place."""
    ranks: list[int] = []
    for score, player in zip(scores, players, strict=True):
        best = int(lowest(player.aside)) if player.aside != 0 else CARDS
        ranks.append(score * (CARDS + 1) - best)
    return [1 + sum(other > rank for other in ranks) for rank in ranks]

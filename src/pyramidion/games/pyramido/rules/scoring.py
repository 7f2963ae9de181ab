"""The final places (PY-6.1, PY-7.8)."""

from pyramidion.games.pyramido.rules.gems import total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.legend import Legend
from pyramidion.games.pyramido.rules.player import Player


def places(players: list[Player]) -> list[int]:
    """PY-6.1: most points first; tied: most gems left, then the best single level; then a shared place."""
    ranks: list[int] = []
    for player in players:
        best = max(int(player.points(level)) for level in range(1, LEVELS + 1))
        ranks.append((int(player.score()) << 16) + (int(total(player.gems)) << 8) + best)
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def solo_places(player: Player, legend: Legend) -> list[int]:
    """PY-7.8: a tie is the Legend's."""
    return [1 if player.score() > legend.score() else 2]

"""How far a card's tomb is, what completing the card is about, and what a score card still lacks."""

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.silver_gold.rules.claim import next_box
from pyramidion.games.silver_gold.rules.patterns import beside
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import green, red, torches
from pyramidion.games.silver_gold.rules.state import SilverGold
from pyramidion.games.silver_gold.sense_weights import BOX, FAR, NEAR_BOX

Goal = tuple[float, i64]  # the points of a box, and where the weights of its distance begin


def distance(reach: i64, squares: i64, tomb: i64) -> i64:
    """How many squares must still be marked up to the tomb: 1 if it is in reach."""
    return surround(tomb, squares, reach, vec[i64]([0] * FAR))


def surround(tomb: i64, squares: i64, reach: i64, around: vec[i64]) -> i64:
    """The distance; the squares within 0, 1, 2 … steps of the tomb are written into `around`.

    A mark never makes a way longer, so what is left of it after a mark is found by going back from there.
    """
    steps: i64 = 1
    within: i64 = tomb
    around[0] = within
    while reach & within == 0 and steps < FAR - 1:
        within = (within | beside(within)) & squares
        around[steps] = within
        steps += 1
    return steps


def goal(state: SilverGold, player: Player, colour: i64) -> Goal:
    """What box completing a card of a colour would bring, or bring nearer (SG-6.1)."""
    done: i64 = count(player.aside & state.deck.coloured[colour])
    points: float = float(next_box(state.boxes, colour)) if done < 6 else 0.0
    return points, BOX if done & 1 else NEAR_BOX


def unlit(state: SilverGold, sheet: i64) -> bool:
    """SG-4.7: whether this round's torch can still be ticked."""
    return torches(sheet) >> state.round & 1 == 0


def uneven(sheet: i64) -> i64:
    """Gems without a partner of the other colour."""
    more: i64 = red(sheet) - green(sheet)
    return more if more > 0 else -more

"""What chance can do, each outcome an action and its weight, ascending (PY-2, PY-3.3, PY-3.4).

For records, searches and tests; a game that is just played draws with the `sample_…` of market.py.
"""

from mypy_extensions import i64

from pyramidion.core.bits import count
from pyramidion.games.pyramido.rules.actions import BACK, BACK_KINDS, DOMINO, DOMINOES, GEM, KINDS
from pyramidion.games.pyramido.rules.dominoes import NO_BACK
from pyramidion.games.pyramido.rules.gems import held
from pyramidion.games.pyramido.rules.market import Market

Outcome = tuple[int, int]


def gem_outcomes(market: Market) -> list[Outcome]:
    """A gem drawn from the bag."""
    bag: i64 = market.bag
    return [(GEM + kind, int(held(bag, kind))) for kind in range(KINDS) if held(bag, kind) > 0]


def back_outcomes(market: Market) -> list[Outcome]:
    """The back of a pile's new top: of any unseen domino but those that other piles promise."""
    return [(BACK + back, int(market.free(back))) for back in range(BACK_KINDS) if market.free(back) > 0]


def domino_outcomes(market: Market, pile: i64) -> list[Outcome]:
    """The domino on top of a pile: any unseen one with the back it shows, or any if it shows none."""
    shown: i64 = market.back(pile)
    unseen = [domino for domino in range(DOMINOES) if market.is_unseen(domino)]
    if shown != NO_BACK:
        return [(DOMINO + domino, 1) for domino in unseen if market.dominoes.back_of[domino] == shown]
    # Of n unseen dominoes with a back that p piles show, each is among those p in p of n cases.
    whole = 1
    for back in range(BACK_KINDS):
        if market.promised(back) > 0:
            whole *= int(count(market.unseen(back)))
    found: list[Outcome] = []
    for domino in unseen:
        its: i64 = market.dominoes.back_of[domino]
        if market.free(its) > 0:
            found.append((DOMINO + domino, whole * int(market.free(its)) // int(count(market.unseen(its)))))
    return found

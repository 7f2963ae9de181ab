"""Nothing is lost or doubled: cards, expedition cards, squares, boxes."""

from pathlib import Path

import pytest

from pyramidion.core.bits import count, members
from pyramidion.core.rng import seeded
from pyramidion.core.state import CHANCE, ONLOOKER, OVER
from pyramidion.games.silver_gold import GAME
from pyramidion.games.silver_gold.rules.deck import NO_CARD
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, COPIES, HALF, PATTERNS, beside
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.state import DEAL, KEEP_TWO, MARK, REVEAL, SilverGold

GAMES = GAME.with_file(Path(__file__).parents[4] / "tests" / "fixtures" / "deck.toml")


def cards(state: SilverGold) -> list[int]:
    """All cards there are, each as often as it lies somewhere."""
    found = members(state.unseen) + members(state.display)
    for player in state.players:
        found += members(player.aside)
        if state.phase in (DEAL, KEEP_TWO):
            found += members(player.hand)
        else:
            found += [int(card) for card in (player.first, player.second) if card != NO_CARD]
    return sorted(found)


def check_squares(state: SilverGold, player: Player) -> None:
    """What is left and what is in reach follow from the marks alone."""
    for place in (0, 1):
        card = int(player.card(place))
        left = player.left >> CARD_BITS * place & HALF
        reach = player.reach >> CARD_BITS * place & HALF
        walls_apart = int(state.deck.open[card])
        marks = walls_apart & ~left
        assert left & ~walls_apart == 0
        assert reach == (beside(marks) & left if marks else state.deck.entrance[card])


def check(state: SilverGold) -> None:
    """All of it."""
    assert cards(state) == list(range(48))
    if state.phase not in (DEAL, KEEP_TWO):
        assert count(state.display) <= 4
        assert all(player.hand == 0 for player in state.players)
    hidden = sum(int(state.expeditions >> 2 * pattern & 3) for pattern in range(len(PATTERNS)))
    revealed = state.turn % 7 if state.turn >= 0 else 0
    if state.phase not in (REVEAL, DEAL, KEEP_TWO) and state.turn >= 0:
        revealed += 1
    if state.mover() != OVER:
        assert hidden == sum(COPIES) - revealed
    for player in state.players:
        if state.phase not in (DEAL, KEEP_TWO):
            check_squares(state, player)
        assert player.owed == 0 or state.phase == MARK
        assert player.fresh & ~player.aside == 0
        if state.phase in (REVEAL, MARK):
            assert player.fresh == 0


@pytest.mark.parametrize("deck", ["standard", "wandering", "test"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_card_is_in_exactly_one_place(deck: str, seats: int) -> None:
    for seed in range(1, 9):
        state, rng = GAMES.start(seats, {"deck": deck}), seeded(str(seed))
        while True:
            check(state)
            for viewer in (ONLOOKER, int(rng.below(seats))):
                redealt = state.copy()
                redealt.redeal(viewer, rng)
                check(redealt)
            mover = int(state.mover())
            if mover == OVER:
                break
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                legal = state.legal(mover)
                state.apply(mover, legal[int(rng.below(len(legal)))])


def test_a_box_is_claimed_once_and_stays_claimed() -> None:
    for seed in range(1, 30):
        state, rng, owned = GAMES.start(4, {"deck": "test"}), seeded(str(seed)), 0
        while (mover := int(state.mover())) != OVER:
            legal = state.legal(mover)
            state.apply(mover, legal[int(rng.below(len(legal)))])
            for box in range(9):
                before = owned >> 3 * box & 7
                assert before == 0 or state.boxes >> 3 * box & 7 == before
            owned = int(state.boxes)
        assert owned

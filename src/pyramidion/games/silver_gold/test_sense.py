"""Judgement: what is found by short ways equals what a look at the whole position finds."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec

from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import CHANCE, OVER, buffer
from pyramidion.games.silver_gold import GAME
from pyramidion.games.silver_gold.rules.actions import DRAW, TAKE
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, masks
from pyramidion.games.silver_gold.rules.state import KEEP_TWO, MARK, REPLACE, SilverGold
from pyramidion.games.silver_gold.sense import SilverGoldSense
from pyramidion.games.silver_gold.sense_side import Side
from pyramidion.games.silver_gold.sense_way import distance
from pyramidion.games.silver_gold.sense_weights import OWED, WEIGHTS, Weights


def weights(rng: Rng) -> list[float]:
    """Any weights, none for extra marks, which only a mark brings."""
    numbers = [int(rng.below(2000)) / 100 - 10 for _ in range(WEIGHTS)]
    numbers[OWED] = 0.0
    return numbers


SIGHT = weights(seeded("weights"))
SENSE = SilverGoldSense(SIGHT, SIGHT)


def positions(seats: int, seed: str) -> Iterator[tuple[SilverGold, int]]:
    """All positions of a random game with the seat that is to move; it marks the best of three looks."""
    state, rng = GAME.start(seats, {"deck": "wandering"}), seeded(seed)
    assert isinstance(state, SilverGold)
    while (mover := int(state.mover())) != OVER:
        yield state, mover
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            legal, ratings = rated(state, mover)
            looks = [int(rng.below(len(legal))) for _ in range(3)]
            state.apply(mover, legal[max(looks, key=ratings.__getitem__)])
    yield state, OVER


def rated(state: SilverGold, seat: int, sense: SilverGoldSense = SENSE) -> tuple[list[int], list[float]]:
    """The legal actions of a seat and their ratings."""
    actions = buffer(state)
    n = int(state.list_legal(seat, actions))
    ratings = vec[float]([0.0] * len(actions))
    sense.rate(state, seat, actions, n, ratings)
    return [int(actions[i]) for i in range(n)], [ratings[i] for i in range(n)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mark_is_rated_by_how_the_worth_of_the_position_changes(seats: int) -> None:
    tried = 0
    for state, seat in positions(seats, "marks"):
        if state.phase != MARK or seat < 0 or int(state.acting()).bit_count() < 2:
            continue  # the last to mark ends the turn
        before = SENSE.worth(state, seat)
        for action, rating in zip(*rated(state, seat), strict=True):
            after = state.copy()
            after.apply(seat, action)
            assert rating == pytest.approx(SENSE.worth(after, seat) - before, abs=1e-6)
            tried += 1
    assert tried > 200


def test_the_way_after_a_mark_is_found_by_going_back() -> None:
    flat = Weights(SIGHT)
    for state, seat in positions(2, "ways"):
        if state.phase != MARK or seat < 0:
            continue
        player = state.players[seat]
        for action in state.legal(seat):
            place = 0 if masks[action] <= HALF else 1
            side = Side(flat, state, player, place)
            after = player.copy()
            after.mark(action, state.round, state.deck)
            if not side.open or after.tombs >> place & 1:
                continue
            shift = CARD_BITS * place
            reach, squares = after.reach >> shift & HALF, after.left >> shift & HALF
            tomb = state.deck.tomb[player.card(place)]
            assert side.after(reach) == distance(reach, squares, tomb)


def test_cards_differ_by_what_the_position_is_worth_with_each() -> None:
    met = set()
    for seed in range(4):
        for state, seat in positions(3, f"cards {seed}"):
            if state.phase not in (KEEP_TWO, REPLACE) or seat < 0:
                continue
            met.add(int(state.phase))
            legal, ratings = rated(state, seat)
            if state.phase == REPLACE:
                place = 0 if state.players[seat].tombs & 1 else 1
                empty = SENSE.worth(state, seat)
                for action, rating in zip(legal, ratings, strict=True):
                    cards = [action - TAKE] if action != DRAW else _members(int(state.unseen))
                    worths = []
                    for card in cards:
                        with_it = state.copy()
                        with_it.players[seat].hold(place, card, state.deck)
                        worths.append(SENSE.worth(with_it, seat) - empty)
                    assert rating == pytest.approx(sum(worths) / len(worths), abs=1e-6)
    assert met == {KEEP_TWO, REPLACE}


def _members(cards: int) -> list[int]:
    return [card for card in range(48) if cards >> card & 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_end_a_position_is_worth_its_points(seats: int) -> None:
    sense = GAME.sense()
    for state, mover in positions(seats, "end"):
        if mover == OVER:
            assert [sense.worth(state, seat) for seat in range(seats)] == state.scores()

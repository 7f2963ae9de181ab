"""What was tried and did not win still plays by the rules, so that its figures can be obtained again."""

import pytest

from pyramidion.core.rng import seeded
from tests.seating import Seating, position, seatings
from tools.experiments import plain_mcts

PAIRS = [seating for seating in seatings() if seating.seats == 2]


@pytest.mark.parametrize("seating", PAIRS, ids=str)
@pytest.mark.parametrize("kind", [plain_mcts.Greedy, plain_mcts.Blind])
def test_plain_tree_search_chooses_what_is_legal_and_the_same_again(
    monkeypatch: pytest.MonkeyPatch, seating: Seating, kind: type[plain_mcts.Greedy]
) -> None:
    monkeypatch.setattr(plain_mcts, "PLAYOUTS", 12)
    for after in (40, 60, 80):
        here = position(seating, 9, after)
        for seat in here.actors():
            if seat >= 0:
                chosen = [kind(seating.game).choose(here.copy(), seat, seeded("x")) for _ in range(2)]
                assert chosen[0] == chosen[1]
                assert chosen[0] in here.legal(seat)

"""A table that tests play on by lines of a record, and what holds at every moment of a game."""

import re

import pytest

from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import CHANCE, ONLOOKER, OVER
from pyramidion.games.pyramido.domino_file import STANDARD, load
from pyramidion.games.pyramido.rules.actions import (
    ACTIVATE,
    BACK,
    DISCARD,
    DOMINO,
    DOMINOES,
    DONE,
    GEM,
    KINDS,
    LEGEND_GATHER,
    LEGEND_SPLIT,
    LEGEND_TAKE,
    OPEN,
    PAYMENTS,
    PILES,
    PLACE,
    SPLIT,
    SQUARES,
    START,
    TAKE,
)
from pyramidion.games.pyramido.rules.activation import WAYS
from pyramidion.games.pyramido.rules.areas import first_position
from pyramidion.games.pyramido.rules.dominoes import BACKS, NO_DOMINO, ORANGE, Dominoes
from pyramidion.games.pyramido.rules.gems import ALL_GEMS, GEMS, held
from pyramidion.games.pyramido.rules.grid import CORNER, SIDE, bit_of
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.rules.pyramid import Pyramid
from pyramidion.games.pyramido.rules.state import END, FIRST_DOMINO, LEGEND_STEP, REDUCE, SCORE, Pyramido

SET = load(STANDARD)
TURNED = {(1, 0): 0, (0, 1): 1, (-1, 0): 2, (0, -1): 3}  # where B lies from A

FULL_LEVEL = """
    0,0 1,0
    2,0 3,0
    4,0 4,1
    0,1 1,1
    2,1 3,1
    0,2 1,2
    2,2 3,2
    4,2 4,3
    0,3 1,3
    2,3 3,3
"""


class Table:
    """A game that is told by lines of a record; what chance does is told, or left to a generator."""

    def __init__(self, seats: int, legend: str = "a", dominoes: Dominoes = SET) -> None:
        self.state = Pyramido(dominoes, seats, legend == "the")
        self.rng = seeded("table")

    def play(self, lines: str) -> None:
        """Play these lines, one event each; they must be legal."""
        for line in lines.strip().splitlines():
            seat, action = self.read(line)
            assert action in self.state.legal(seat), f"{line.strip()} is not legal"
            self.state.apply(seat, action)

    def allows(self, line: str) -> bool:
        """Whether a line is legal now."""
        seat, action = self.read(line)
        return action in self.state.legal(seat)

    def read(self, line: str) -> tuple[int, int]:
        """The seat and the action that a line stands for; -1 for a place off the board."""
        who, verb, *given = line.split()
        number = int(given[0]) - 1 if given and given[0].isdigit() else 0
        kind = GEMS.index(given[-1]) if given and given[-1] in GEMS else 0
        if who == "L":
            legend = {
                "gather": LEGEND_GATHER + KINDS * number + kind,
                "take": LEGEND_TAKE + number,
                "draw": GEM + kind,
            }
            return CHANCE, legend[verb] if verb in legend else LEGEND_SPLIT + int(given[1]) - 1
        if who == "-":
            if verb in ("domino", "legend"):
                return CHANCE, DOMINO + self.state.market.dominoes.place_of[int(given[-1])]
            chance = {"gem": GEM + kind, "level": START + int(given[1]) - 1 if verb == "level" else 0}
            return CHANCE, chance[verb] if verb in chance else BACK + back(given[1])
        seat = int(who) - 1
        if verb == "place":
            return seat, PLACE + where(self.state.players[seat].pyramid, given)
        if verb == "activate":
            return seat, activation(self.state.players[seat], given)
        simple = {
            "take": TAKE + KINDS * number + kind,
            "open": OPEN + number,
            "done": DONE,
            "discard": DISCARD + kind,
        }
        return seat, simple[verb] if verb in simple else SPLIT + int(given[1]) - 1

    def chance(self) -> None:
        """Let the generator draw until a seat is to act or all is over."""
        while self.state.mover() == CHANCE:
            self.state.apply(CHANCE, self.state.sample(self.rng))

    def random(self, until: int) -> None:
        """Play at random until a phase is reached, and activate nothing on the way."""
        while self.state.phase != until:
            if self.state.phase == SCORE:
                self.state.apply(self.state.mover(), DONE)
            else:
                random_event(self.state, self.rng)


def where(pyramid: Pyramid, given: list[str]) -> int:
    """The place `x,y x,y`, the cells of A and B, as the board numbers it; far off if it has no such place."""
    (ax, ay), (bx, by) = cell(given[0]), cell(given[1])
    column, row = min(ax, bx) - int(pyramid.x) + CORNER, min(ay, by) - int(pyramid.y) + CORNER
    if pyramid.count == 0:
        assert (ax, ay) == (0, 0), "block A of the first domino is 0,0"
        column = row = CORNER
    on_board = 0 <= column < SIDE and 0 <= row < SIDE
    return SQUARES * TURNED[bx - ax, by - ay] + SIDE * row + column if on_board else 10_000


def places(pyramid: Pyramid) -> int:
    """How many places there are for a domino, in whichever of its two directions."""
    return int(pyramid.across).bit_count() + int(pyramid.down).bit_count()


def fits(pyramid: Pyramid, cells: str) -> bool:
    """Whether a domino may be laid on these cells."""
    turn, square = divmod(where(pyramid, cells.split()), SQUARES)
    free = pyramid.down if turn % 2 else pyramid.across
    return turn < 4 and bool(free >> bit_of[square] & 1)


def lay(pyramid: Pyramid, level: int, plan: str, number: int = 1, dominoes: Dominoes = SET) -> None:
    """Lay a domino on each line's cells `x,y x,y`; a third word says which one."""
    for line in plan.strip().splitlines():
        *cells, chosen = line.split() if len(line.split()) == 3 else [*line.split(), str(number)]
        assert fits(pyramid, " ".join(cells)), f"no place at {line.strip()}"
        pyramid.place(dominoes.place_of[int(chosen)], where(pyramid, cells), level, dominoes)


def cell(text: str) -> tuple[int, int]:
    """The numbers of `x,y`."""
    x, y = text.split(",")
    return int(x), int(y)


def back(text: str) -> int:
    """The place of `blue2-red0` in BACKS."""
    read = re.fullmatch(r"([a-z]+)(\d)-([a-z]+)(\d)", text)
    assert read is not None
    return BACKS.index(((GEMS.index(read[1]), int(read[2])), (GEMS.index(read[3]), int(read[4]))))


def activation(player: Player, given: list[str]) -> int:
    """`K x,y g…`."""
    level, (x, y), gems = int(given[0]), cell(given[1]), given[2:]
    column, row = x - int(player.pyramid.x), y - int(player.pyramid.y)
    mythical = gems.count("mythical")
    position = int(first_position[level]) + (6 - level) * row + column
    return ACTIVATE + PAYMENTS * position + WAYS.index((len(gems) - mythical, mythical))


def random_event(state: Pyramido, rng: Rng) -> None:
    """One event, by chance or by a random seat that is to act."""
    actors = state.actors()
    seat = actors[int(rng.below(len(actors)))]
    if seat == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    else:
        actions = state.legal(seat)
        state.apply(seat, actions[int(rng.below(len(actions)))])


def games(count: int) -> list[tuple[Pyramido, Rng]]:
    """Games of all sizes to be played, the same ones each time."""
    return [(Pyramido(SET, 1 + k % 4, k % 8 == 0), seeded(f"game {k}")) for k in range(count)]


def seen(state: Pyramido) -> list[int]:
    """Every domino that somebody has seen, once for each place it is in, the Legend's stack aside."""
    market = state.market
    found = [int(market.face(pile)) for pile in range(PILES) if market.up >> pile & 1]
    found += [int(state.domino)] if state.domino != NO_DOMINO else []
    for player in state.players:
        found += [int(player.pyramid.laid[at]) & 127 for at in range(int(player.pyramid.count))]
    return found


def test_every_domino_is_in_one_place() -> None:
    for state, rng in games(12):
        stack = [] if state.seats > 1 else [NO_DOMINO]
        while state.mover() != OVER:
            random_event(state, rng)
            if state.seats == 1 and state.legend.top != stack[-1]:
                stack = [*stack, int(state.legend.top)] if stack != [NO_DOMINO] else [int(state.legend.top)]
            market = state.market
            unseen = [domino for domino in range(DOMINOES) if market.is_unseen(domino)]
            assert unseen == [
                domino
                for domino in range(DOMINOES)
                if (market.orange >> domino if domino < ORANGE else market.others >> (domino - ORANGE)) & 1
            ]
            if state.phase != FIRST_DOMINO:
                assert sorted(unseen + seen(state) + stack) == list(range(DOMINOES))
            heights = sum(int(market.height(pile)) for pile in range(PILES))
            assert heights == len(unseen) + int(market.up).bit_count()


def test_every_gem_is_in_one_place() -> None:
    for state, rng in games(12):
        while state.mover() != OVER:
            random_event(state, rng)
            market = state.market
            for kind in range(KINDS):
                found = sum(int(market.gems(space, kind)) for space in range(PILES))
                found += (
                    int(held(market.bag, kind))
                    + int(held(market.discarded, kind))
                    + int(held(state.legend.gems, kind))
                )
                found += sum(
                    int(held(player.gems, kind)) + int(held(player.spent, kind)) for player in state.players
                )
                assert found == held(ALL_GEMS, kind)


def test_chance_is_listed_weighed_and_drawn_alike() -> None:
    for state, rng in games(4):
        while state.mover() != OVER:
            if state.mover() == CHANCE:
                actions, weights = state.legal(CHANCE), state.weights()
                assert len(actions) == len(weights) > 0
                assert min(weights) > 0
                assert actions == sorted(set(actions))
                assert state.sample(rng) in actions
            else:
                for seat in state.actors():
                    actions = state.legal(seat)
                    assert actions == sorted(set(actions))
                    assert actions
            random_event(state, rng)


def test_a_copy_is_equal_and_independent() -> None:
    for state, rng in games(8):
        while state.mover() != OVER:
            before = state.key()
            twin = state.copy()
            assert twin.key() == before
            for _ in range(5):
                if twin.mover() != OVER:
                    random_event(twin, rng)
            assert state.key() == before
            for _ in range(3):
                if state.mover() != OVER:
                    random_event(state, rng)


@pytest.mark.parametrize("phase", [SCORE, REDUCE])
def test_commits_commute(phase: int) -> None:
    tried = 0
    for k in range(6):
        table = Table(2 + k % 3)
        table.rng = seeded(f"commute {k}")
        table.random(phase)
        state = table.state
        actors = state.actors()
        if len(actors) < 2:
            continue
        tried += 1
        orders = []
        for seats in (actors, actors[::-1]):
            twin = state.copy()
            for seat in seats:
                rng = seeded(f"{k} {seat}")
                while twin.phase == phase and twin.waiting >> seat & 1:
                    actions = twin.legal(seat)
                    twin.apply(seat, actions[int(rng.below(len(actions)))])
            orders.append(twin.key())
        assert orders[0] == orders[1]
    assert tried > 2


def test_a_redeal_takes_back_what_others_did_in_secret() -> None:
    for phase in (SCORE, REDUCE):
        table = Table(4)
        table.random(phase)
        before = table.state.copy()
        table.state.apply(1, table.state.legal(1)[0])
        if phase == SCORE:
            table.state.apply(3, DONE)
        for seat in range(4):
            own = table.state.legal(seat)
            dealt = table.state.copy()
            dealt.redeal(seat, seeded("redeal"))
            assert dealt.legal(seat) == own
            for other in range(4):
                if other != seat:
                    assert dealt.legal(other) == before.legal(other)
                    assert dealt.players[other].key() == before.players[other].key()
        table.state.redeal(ONLOOKER, seeded("redeal"))
        assert table.state.key() == before.key()


def test_a_redeal_changes_nothing_else() -> None:
    for state, rng in games(4):
        while state.mover() != OVER:
            if state.phase not in (SCORE, REDUCE):
                before = state.key()
                state.redeal(0, seeded("redeal"))
                assert state.key() == before
            random_event(state, rng)


def test_equal_games_have_equal_keys_and_others_have_not() -> None:
    keys: set[tuple[int, ...]] = set()
    events = 0
    for state, rng in games(4):
        while state.mover() != OVER:
            random_event(state, rng)
            if state.phase != LEGEND_STEP:
                events += 1
                keys.add(state.key())
    assert len(keys) == events


def test_a_game_ends_within_its_bound() -> None:
    for state, rng in games(8):
        turns = 0
        while state.mover() != OVER:
            turns += 1
            random_event(state, rng)
        assert state.phase == END
        assert turns < 1000
        assert state.actors() == []
        assert state.legal(0) == state.legal(CHANCE) == []

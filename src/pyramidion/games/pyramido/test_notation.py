"""Every legal action has a line that reads back, and a whole game reads back to the same bytes."""

import pytest

from pyramidion.core.game import Move, Options
from pyramidion.core.replay import replayed
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, OVER, State
from pyramidion.games.pyramido import GAME, cells
from pyramidion.games.pyramido.blocks import areas_of, blocks_of, seen_of
from pyramidion.games.pyramido.notation import NOTATION, back_name
from pyramidion.games.pyramido.rules.actions import BACK_KINDS
from pyramidion.games.pyramido.rules.state import SCORE, Pyramido

TABLES = [(1, {"legend": "a"}), (1, {"legend": "the"}), (2, {}), (3, {}), (4, {})]
EACH = pytest.mark.parametrize(("seats", "options"), TABLES, ids=["1-a", "1-the", "2", "3", "4"])
SEEDS = range(3)


def positions(seats: int, options: Options, seed: int) -> list[Pyramido]:
    """All positions of a random game."""
    state = GAME.start(seats, {"dominoes": "standard"} | options)
    found, rng = [state.copy()], seeded(f"{seats} {seed}")
    while state.mover() != OVER:
        seat = int(state.mover())
        legal = state.legal(seat)
        action = int(state.sample(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        state.apply(seat, action)
        found.append(state.copy())
    return found


def played(seats: int, options: Options, seed: int) -> Session:
    """A random game to its end, in which the seats act in any order where they may."""
    session, rng = Session(GAME, seats, options, seed), seeded(f"choices {seed}")
    while session.actors():
        seat = session.actors()[int(rng.below(len(session.actors())))]
        legal = session.legal(seat)
        session.act(seat, legal[int(rng.below(len(legal)))])
    return session


def lines_of(state: State, seat: int) -> list[str]:
    """The lines of all legal actions."""
    return [GAME.write(state, seat, action) for action in state.legal(seat)]


@EACH
def test_every_legal_action_has_a_line_of_its_own_that_reads_back(seats: int, options: Options) -> None:
    for seed in SEEDS:
        for state in positions(seats, options, seed):
            for seat in state.actors():
                lines = lines_of(state, seat)
                assert len(set(lines)) == len(lines)
                for action, text in zip(state.legal(seat), lines, strict=True):
                    line = NOTATION.parse(text, seats)
                    assert str(line) == text
                    assert GAME.read(state, line) == Move(seat, action)


@EACH
def test_a_game_reads_back_to_the_same_bytes(seats: int, options: Options) -> None:
    for seed in SEEDS:
        session = played(seats, options, seed)
        record = session.record().encode()
        again = replayed(record, lambda _: GAME)
        assert again.record().encode() == record
        assert again.state.key() == session.state.key()


@EACH
def test_the_order_of_lines_is_that_of_a_level(seats: int, options: Options) -> None:
    """All activations, then points by seat, then the Legend's, then discards, then the next level."""
    order = ["activate", "done", "score", "L score", "discard", "level", "total", "L total", "winner"]
    for seed in SEEDS:
        lines = [line.split(" ") for line in played(seats, options, seed).lines()]
        verbs = [f"L {verb}" if actor == "L" else verb for actor, verb, *_ in lines]
        ends = [at for at, verb in enumerate(verbs) if verb == "score" and verbs[at - 1] != "score"]
        assert len(ends) == 4
        for level, at in enumerate(ends, 1):
            assert [lines[at + seat][:3] for seat in range(seats)] == [
                [str(seat + 1), "score", str(level)] for seat in range(seats)
            ]
            first = max(n for n in range(at) if verbs[n] not in ("activate", "done")) + 1
            last = next((n for n in range(at, len(verbs)) if verbs[n] == "level"), len(verbs) - 1)
            ranks = [max(order.index(verb), 1) for verb in verbs[first : last + 1]]
            assert ranks == sorted(ranks)
        assert verbs[-1] == "winner"
        assert verbs.count("L score") == (4 if seats == 1 else 0)


def test_the_very_first_domino_has_four_places_with_block_a_at_the_origin() -> None:
    state = next(
        state for state in positions(2, {}, 1) if state.actors() == [0] and "place" in lines_of(state, 0)[0]
    )
    assert sorted(lines_of(state, 0)) == [f"1 place 0,0 {cell}" for cell in ("-1,0", "0,-1", "0,1", "1,0")]


def test_backs_are_written_with_their_colours_in_order() -> None:
    names = [back_name(back) for back in range(BACK_KINDS)]
    assert len(set(names)) == BACK_KINDS
    assert {"blue2-red0", "blue0-red2", "orange1-orange1", "red2-red0"} <= set(names)
    assert not {"red0-blue2", "red0-red2"} & set(names)


@EACH
def test_areas_are_what_is_seen_of_blocks_side_by_side(seats: int, options: Options) -> None:
    """The fast areas against slow ones, quarter by quarter (PY-5.1), and their names."""
    for state in positions(seats, options, 7):
        if state.phase != SCORE:
            continue
        for player in state.players:
            blocks = blocks_of(player.pyramid, state.market.dominoes)
            seen = seen_of(blocks)
            shown: dict[cells.Cell, tuple[int, int]] = {}  # the block and whether it has an icon, by quarter
            for at, block in enumerate(blocks):
                x, y = (2 * n + block.place.level - 1 for n in block.place.cell)
                for quarter in range(4):
                    if seen[block.place][quarter]:
                        shown[x + quarter % 2, y + quarter // 2] = (at, int(block.icons[quarter]))
            for area in areas_of(player.pyramid):
                start = next(cell for cell, (at, _) in shown.items() if blocks[at].place == area.name)
                reached, todo = {start}, [start]
                members = {shown[start][0]}
                while todo:
                    cell = todo.pop()
                    same_block = [other for other in shown if shown[other][0] == shown[cell][0]]
                    for other in [*cells.beside(cell), *same_block]:
                        alike = other in shown and blocks[shown[other][0]].colour == area.colour
                        if alike and other not in reached:
                            reached.add(other)
                            todo.append(other)
                            members.add(shown[other][0])
                places = {blocks[at].place for at in members}
                assert places == set(area.places)
                assert area.icons == sum(shown[cell][1] for cell in reached)
                assert area.name == min(places, key=lambda place: (-place.level, place.y, place.x))

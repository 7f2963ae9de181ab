"""Hindsight of Pyramido: what is found is legal, and small cases are what trying everything gives."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.replay import replayed
from pyramidion.core.state import buffer
from pyramidion.games.pyramido import GAME, cells
from pyramidion.games.pyramido.blocks import areas_of
from pyramidion.games.pyramido.hindsight import Course, Taken, best_line, course_of
from pyramidion.games.pyramido.hindsight_bound import bound
from pyramidion.games.pyramido.notation import paid
from pyramidion.games.pyramido.rules.actions import ACTIVATE, DISCARD, DONE, PAYMENTS, PLACE
from pyramidion.games.pyramido.rules.best import best_activation
from pyramidion.games.pyramido.rules.gems import GEMS, KEPT, MYTHICAL, one, total
from pyramidion.games.pyramido.rules.player import Player, new_player
from pyramidion.games.pyramido.rules.state import Pyramido

GOLDEN = Path(__file__).parent / "golden"
DOMINOES = GAME.dominoes("standard")


def course(name: str, seat: int) -> Course:
    return course_of(replayed((GOLDEN / name).read_bytes(), lambda _: GAME), seat)


def listed(count: int, actions: vec[i64]) -> list[int]:
    return [int(actions[at]) for at in range(count)]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_line_found_is_legal_and_gives_what_is_said(seat: int) -> None:
    found = course("py2-win.pyr", seat)
    best, lines = best_line(found, 10)
    player, actions = new_player(), buffer(Pyramido(DOMINOES, 1))
    for level, taken in enumerate(found.levels, 1):
        if level > 1:
            player.pyramid.climb(level)
        for domino, gem in taken:
            if not player.pyramid.room():
                break
            player.gems += one(gem)
            places = listed(int(player.pyramid.list_places(actions)), actions)
            line, _, comment = lines.pop(0).partition(" # ")
            assert comment == f"domino {DOMINOES.dominoes[domino].number}"
            named = {
                "place " + " ".join(f"{x},{y}" for x, y in cells.pair(player.pyramid, place - PLACE)): place
                for place in places
            }
            player.pyramid.place(domino, named[line] - PLACE, level, DOMINOES)
        score(player, lines)
        player.close(level)
        player.spent = 0
        while lines and lines[0].startswith("discard"):
            assert total(player.gems) > KEPT
            assert DISCARD + GEMS.index(lines[0].split()[1]) in listed(
                int(player.list_discards(actions)), actions
            )
            player.gems -= one(GEMS.index(lines.pop(0).split()[1]))
        assert level == 4 or total(player.gems) <= KEPT
    assert lines == []
    assert player.score() == best


def score(player: Player, lines: list[str]) -> None:
    """Do the activations that lines tell, each of them legal."""
    player.look()
    areas = {area.position: area for area in areas_of(player.pyramid)}
    actions = buffer(Pyramido(DOMINOES, 1))
    while (line := lines.pop(0)) != "done":
        named: dict[str, int] = {}
        for action in listed(int(player.list_activations(actions)), actions):
            if action != DONE:
                position, payment = divmod(action - ACTIVATE, PAYMENTS)
                area = areas[position]
                gems = " ".join(paid(area.colour, payment))
                named[f"activate {area.name.level} {area.name.x},{area.name.y} {gems}"] = action
        player.activate(named[line])


def every_building(taken: list[Taken]) -> int:
    """The most that a first level of a few dominoes can give, by trying all places."""
    ready, actions = [new_player()], buffer(Pyramido(DOMINOES, 1))
    for domino, gem in taken:
        after: list[Player] = []
        for player in ready:
            for place in listed(int(player.pyramid.list_places(actions)), actions):
                twin = player.copy()
                twin.gems += one(gem)
                twin.pyramid.place(domino, place - PLACE, 1, DOMINOES)
                after.append(twin)
        ready = after
    for player in ready:
        player.look()
    return max(best_activation(player)[0] for player in ready)


@pytest.mark.parametrize("name", ["py2-win.pyr", "py1a-won.pyr", "py3-split.pyr"])
def test_of_few_dominoes_the_best_is_found_and_bounded(name: str) -> None:
    whole = course(name, 0)
    last = whole._replace(levels=[[], [], [], whole.levels[0][:2]])  # nothing is kept for later
    few = whole._replace(levels=[whole.levels[0][:2], [], [], []])
    assert best_line(few, 100_000)[0] >= every_building(few.levels[0])
    assert bound(few) >= best_line(few, 100)[0]
    assert bound(last) >= every_building(last.levels[3])


def test_gems_are_spent_in_the_best_of_all_ways() -> None:
    red = next(at for at, domino in enumerate(DOMINOES.dominoes) if domino.icons() == [4, 4])
    blue = next(at for at, domino in enumerate(DOMINOES.dominoes) if domino.icons() == [1, 1])
    first, second = [Taken(red, 4), Taken(red, 4)], [Taken(blue, MYTHICAL)]
    third, fourth = [Taken(red, 4)], [Taken(red, MYTHICAL)]
    # Red shows 4 icons on levels 1 and 2, 6 on level 3, 8 on level 4. A red gem on each of the first three,
    # the mythical ones at the end, and a point for the first of them on levels 2 and 3: more than twice 8 for
    # all gems together.
    assert bound(Course(DOMINOES, [first, second, third, fourth])) == 4 + 4 + 6 + 8 + 1 + 1

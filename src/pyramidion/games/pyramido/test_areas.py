"""Areas (PY-5.1), also against a finder that looks at every quarter of every block."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.rng import seeded
from pyramidion.core.state import OVER
from pyramidion.games.pyramido.rules.areas import (
    ALL_POSITIONS,
    COLOUR,
    NO_AREAS,
    POSITION,
    block_at,
    blocks_of,
    list_areas,
)
from pyramidion.games.pyramido.rules.dominoes import Block, Domino, Dominoes
from pyramidion.games.pyramido.rules.gems import COLOURS
from pyramidion.games.pyramido.rules.pyramid import LAID_TURN, NOTHING_LAID, Pyramid, laid_block
from pyramidion.games.pyramido.test_table import FULL_LEVEL, SET, Table, games, lay, random_event

Place = tuple[int, int, int]  # level, x, y
Area = tuple[Place, int, int, frozenset[Place]]  # name, colour, icons, blocks
ALL = (1 << len(COLOURS)) - 1


def areas(pyramid: Pyramid, colours: int = ALL) -> list[Area]:
    """What the rules find."""
    found = NO_AREAS[:]
    number = int(list_areas(pyramid, colours, found))
    return [read_area(pyramid, found, at) for at in range(number)]


def read_area(pyramid: Pyramid, found: vec[i64], at: int) -> Area:
    number, nodes = int(found[2 * at]), int(found[2 * at + 1])
    level, column, row = block_at(number >> POSITION)
    x, y = int(pyramid.x), int(pyramid.y)
    places = frozenset(blocks_of(x, y, nodes, int(pyramid.top)))
    return (level, column + x, row + y), number >> COLOUR & 7, number & 255, places


def blocks(pyramid: Pyramid, dominoes: Dominoes) -> Iterator[tuple[Place, int, tuple[int, ...]]]:
    """Every block that was laid: where, its colour, its icons as they lie."""
    for at in range(int(pyramid.count)):
        laid = int(pyramid.laid[at])
        domino = dominoes.dominoes[laid & 127]
        for which, block in enumerate((domino.a, domino.b)):
            yield laid_block(laid, which), block.colour, block.turned(laid >> LAID_TURN & 3)


def slow_areas(pyramid: Pyramid, dominoes: Dominoes = SET) -> list[Area]:
    """The same by looking at each quarter (PY-5.1), in the order of the names."""
    seen: dict[tuple[int, int], Place] = {}
    icon: dict[tuple[int, int], int] = {}
    colour: dict[Place, int] = {}
    for place, hue, icons in sorted(blocks(pyramid, dominoes)):
        level, x, y = place
        colour[place] = hue
        for quarter, shown in enumerate(icons):
            spot = (2 * x + level - 1 + quarter % 2, 2 * y + level - 1 + quarter // 2)
            seen[spot], icon[spot] = place, shown
    group = {place: place for place in seen.values()}
    for (x, y), place in seen.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = seen.get(beside)
            if other is not None and colour[other] == colour[place] and group[other] != group[place]:
                old, new = group[other], group[place]
                group = {each: new if its == old else its for each, its in group.items()}
    found: list[Area] = []
    for each in set(group.values()):
        members = {place for place, its in group.items() if its == each}
        name = min(members, key=lambda place: (-place[0], place[2], place[1]))
        icons_seen = sum(icon[spot] for spot, place in seen.items() if place in members)
        found.append((name, colour[name], icons_seen, frozenset(members)))
    return sorted(found, key=lambda area: (-area[0][0], area[0][2], area[0][1]))


def painted(*dominoes: str) -> Dominoes:
    """Dominoes made for a test, written `red 10/00 blue 00/01`, numbered from 1."""
    made = []
    for number, text in enumerate(dominoes, 1):
        words = text.split()
        a, b = (
            Block(COLOURS.index(name), tuple(int(quarter) for quarter in quarters.replace("/", "")))
            for name, quarters in (words[:2], words[2:])
        )
        made.append(Domino(number, a, b))
    return Dominoes("painted", made)


def built(dominoes: Dominoes, *levels: str) -> Pyramid:
    """A pyramid of these plans, one for each level, with a domino's number at each line's end."""
    pyramid = Pyramid(NOTHING_LAID[:])
    for level, plan in enumerate(levels, 1):
        if level > 1:
            pyramid.climb(level)
        lay(pyramid, level, plan, dominoes=dominoes)
    return pyramid


GREY = "\n".join(f"{line} 1" for line in FULL_LEVEL.strip().splitlines())


def test_py_5_1_blocks_of_one_colour_join_along_edges_not_at_corners() -> None:
    dominoes = painted("red 11/00 blue 00/00", "blue 11/00 red 00/00", "red 11/00 green 00/00")
    pyramid = built(dominoes, "0,0 1,0 1\n0,1 1,1 2\n1,2 0,2 3")
    # red blue / blue red / green red
    names = [(name, COLOURS[colour]) for name, colour, _, _ in areas(pyramid)]
    assert names == [
        ((1, 0, 0), "red"),
        ((1, 1, 0), "blue"),
        ((1, 0, 1), "blue"),
        ((1, 1, 1), "red"),
        ((1, 0, 2), "green"),
    ]
    assert areas(pyramid)[3][3] == {(1, 1, 1), (1, 1, 2)}


@pytest.mark.parametrize(
    ("second", "hidden_by"), [("3,1", "1,1 1,2"), ("2,2", "1,0 0,0"), ("1,1", "2,0 3,0"), ("2,0", "2,1 3,1")]
)
def test_py_5_1_icons_turn_with_their_domino_and_count_while_they_are_seen(
    second: str, hidden_by: str
) -> None:
    """Block A at 2,1 has its icon in the lower left; each quarter turn takes it to the next quarter."""
    dominoes = painted("red 11/00 red 00/00", "blue 00/10 green 01/00")
    ring = "0,0 1,0 1\n0,1 0,2 1\n0,3 1,3 1\n2,3 3,3 1\n4,3 4,2 1\n4,1 4,0 1"
    for cover in ("1,1 1,2", "1,0 0,0", "2,0 3,0", "2,1 3,1"):
        pyramid = built(dominoes, f"{ring}\n2,1 {second} 2", f"{cover} 1")
        assert [area[2] for area in areas(pyramid) if area[1] == 1] == [0 if cover == hidden_by else 1]


def test_py_5_1_a_hidden_block_joins_nothing() -> None:
    dominoes = painted("red 11/00 red 00/00", "blue 10/00 blue 10/00", "green 11/00 green 00/00")
    level_1 = GREY.replace("0,1 1,1 1", "0,1 1,1 2").replace("2,1 3,1 1", "2,1 3,1 2")
    assert [area[3] for area in areas(built(dominoes, level_1)) if area[1] == 1] == [
        {(1, 0, 1), (1, 1, 1), (1, 2, 1), (1, 3, 1)}
    ]
    covered = built(dominoes, level_1, "0,0 1,0 3\n0,1 1,1 3\n2,0 3,0 3")
    assert [area[3] for area in areas(covered) if area[1] == 1] == [{(1, 0, 1)}, {(1, 2, 1), (1, 3, 1)}]


def test_py_5_1_two_opposite_quarters_of_a_block_belong_together() -> None:
    dominoes = painted("red 11/00 red 00/00", "blue 10/01 red 00/00", "green 11/00 green 00/00")
    level_1 = GREY.replace("2,1 3,1 1", "2,1 3,1 2")
    pyramid = built(dominoes, level_1, "2,0 3,0 3\n1,1 0,1 3")
    assert [area[2:] for area in areas(pyramid) if area[1] == 1] == [(2, frozenset({(1, 2, 1)}))]


def test_py_5_1_an_area_is_named_by_its_highest_block() -> None:
    dominoes = painted("red 11/00 red 00/00", "green 11/00 blue 00/00")
    pyramid = built(dominoes, GREY, "1,0 1,1 1\n3,0 3,1 2")
    assert [area[:2] for area in areas(pyramid)] == [((2, 1, 0), 4), ((2, 3, 0), 3), ((2, 3, 1), 1)]


def test_py_5_1_only_the_colours_asked_for_are_listed() -> None:
    pyramid = Table(2).state.players[0].pyramid
    lay(pyramid, 1, FULL_LEVEL, number=30)
    for colours in range(ALL + 1):
        assert areas(pyramid, colours) == [area for area in areas(pyramid) if colours >> area[1] & 1]


def test_py_5_1_areas_of_random_pyramids() -> None:
    looked = shown = 0
    for state, rng in games(60):
        while state.mover() != OVER:
            random_event(state, rng)
            if rng.below(12) == 0:
                for player in state.players:
                    found = areas(player.pyramid)
                    assert found == slow_areas(player.pyramid)
                    looked += 1
                    shown += len(found)
    assert looked > 1000
    assert shown > 8 * looked


def test_py_5_1_areas_of_pyramids_full_of_holes() -> None:
    """Few colours make large areas, few dominoes on the middle levels show opposite quarters."""
    two = painted(*(f"{a} 10/01 {b} 00/00" for a in ("red", "blue") for b in ("red", "blue")))
    rng = seeded("holes")
    opposite = 0
    for _ in range(400):
        pyramid = Pyramid(NOTHING_LAID[:])
        for level in range(1, 5):
            if level > 1:
                pyramid.climb(level)
            most = 10 if level == 1 else int(rng.below(5 - level) + 1)
            while pyramid.room() and most > 0:
                across, down = (
                    [
                        49 * turn + square
                        for square in range(49)
                        if free >> (8 * (square // 7) + square % 7) & 1
                    ]
                    for turn, free in ((0, int(pyramid.across)), (1, int(pyramid.down)))
                )
                choices = across + down
                turned = 98 * int(rng.below(2))
                pyramid.place(rng.below(4), choices[int(rng.below(len(choices)))] + turned, level, two)
                most -= 1
            assert areas(pyramid) == slow_areas(pyramid, two)
            opposite += level > 1 and crosses(pyramid, two)
    assert opposite > 20


def crosses(pyramid: Pyramid, dominoes: Dominoes) -> bool:
    """Whether some block shows just two opposite quarters."""
    level_of: dict[tuple[int, int], Place] = {}
    for place, _, _ in sorted(blocks(pyramid, dominoes)):
        level, x, y = place
        for quarter in range(4):
            level_of[2 * x + level - 1 + quarter % 2, 2 * y + level - 1 + quarter // 2] = place
    spots: dict[Place, list[tuple[int, int]]] = {}
    for spot, place in level_of.items():
        spots.setdefault(place, []).append(spot)
    pairs = [shown for shown in spots.values() if len(shown) == 2]
    return any(a[0] != b[0] and a[1] != b[1] for a, b in pairs)


def test_positions_are_listed_as_a_set_behind_the_areas() -> None:
    table = Table(2)
    lay(table.state.players[0].pyramid, 1, FULL_LEVEL, number=30)
    found = NO_AREAS[:]
    number = list_areas(table.state.players[0].pyramid, ALL, found)
    positions = [int(found[2 * at]) >> POSITION for at in range(number)]
    assert found[ALL_POSITIONS] == sum(1 << position for position in positions)
    assert positions == sorted(positions)

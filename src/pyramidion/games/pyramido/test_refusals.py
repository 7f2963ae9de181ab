"""What a referee says to a wrong line: the rule against it, whatever else could be said.

Each case takes a record of tests/fixtures up to a line of the file, then tries another in place of the next.
"""

from functools import cache
from pathlib import Path

import pytest

from pyramidion.core.record import parse
from pyramidion.core.refusal import Refused
from pyramidion.core.replay import opened
from pyramidion.core.session import Session
from pyramidion.games.pyramido import GAME, PyramidoGame

FIXTURES = Path(__file__).parents[4] / "tests" / "fixtures"

# What stands where, in two records that most cases are about.
HOLES, SOLO = "py2-holes", "py1-the-draws"

CASES = [
    # Set-up.
    (HOLES, 5, "- legend 5", "PY-2.1"),
    (HOLES, 5, "- gem 2 blue", "PY-2.1"),
    (HOLES, 5, "- domino 1 47", "PY-2.1"),
    (HOLES, 19, "- domino 1 47", "PY-2.1"),
    (HOLES, 20, "- domino 3 47", "PY-2.1"),
    (HOLES, 21, "- domino 3 66", "PY-1.2"),
    (HOLES, 21, "- back 2 green0-orange2", "REC"),
    (HOLES, 21, "- back 2 blue0-blue2", "REC"),
    (HOLES, 21, "- back 2 orange2-green1", "PY-1.1"),
    (HOLES, 22, "- domino 3 47", "PY-1.1"),
    (HOLES, 25, "- level 2 1", "PY-2.2"),
    (HOLES, 25, "- level 1 3", "REC"),
    (HOLES, 25, "1 take 1 red", "PY-2.2"),
    (SOLO, 5, "- gem 1 green", "PY-7.1"),
    (SOLO, 21, "- domino 1 51", "PY-1.1"),
    (SOLO, 26, "- level 2 1", "PY-4.5"),
    (SOLO, 26, "- level 1 2", "REC"),
    (SOLO, 26, "1 take 3 mythical", "PY-7.1"),
    # A turn.
    (HOLES, 26, "2 take 1 red", "PY-2.2"),
    (HOLES, 26, "1 take 2 purple", "PY-3.1"),
    (HOLES, 26, "1 take 1 orange", "PY-3.1"),
    (HOLES, 26, "1 open 2", "PY-3.1"),
    (HOLES, 26, "1 done", "PY-3.7"),
    (HOLES, 26, "1 score 1 0 areas=0 mythical=0", "PY-3.7"),
    (HOLES, 26, "- level 2 1", "PY-4.5"),
    (HOLES, 26, "1 discard blue", "PY-5.6"),
    (HOLES, 26, "L draw blue", "PY-3.1"),
    (HOLES, 27, "1 split 1 2", "PY-3.2"),
    (HOLES, 27, "1 open 2", "PY-1.2"),
    (HOLES, 27, "- back 2 blue2-green0", "PY-1.2"),
    (HOLES, 28, "- gem 1 blue", "PY-3.3"),
    (HOLES, 28, "1 open 3", "PY-3.4"),
    (HOLES, 28, "2 open 2", "PY-3.4"),
    (HOLES, 28, "2 take 3 blue", "PY-3.4"),
    (HOLES, 29, "1 place 0,0 -1,0", "PY-3.4"),
    (HOLES, 29, "- domino 2 8", "PY-3.4"),
    (HOLES, 29, "- domino 1 47", "PY-1.1"),
    (HOLES, 30, "2 take 1 mythical", "PY-3.5"),
    (HOLES, 30, "1 place 1,0 0,0", "REC"),
    (HOLES, 30, "1 place 0,0 2,0", "PY-1.1"),
    (HOLES, 30, "1 place 0,0 0,0", "PY-1.1"),
    (HOLES, 38, "1 open 1", "PY-3.3"),
    (HOLES, 38, "- gem 2 mythical", "PY-3.3"),
    (HOLES, 43, "1 place -1,0 -2,0", "PY-4.2"),
    (HOLES, 43, "1 place 0,10 1,10", "PY-4.2"),
    (HOLES, 117, "2 take 1 green", "PY-5.7"),
    (HOLES, 124, "1 place -2,-2 -1,-1", "PY-4.3"),
    (HOLES, 134, "1 place -2,-1 -1,-1", "PY-4.3"),
    (HOLES, 136, "2 split 2 3", "PY-3.2"),
    (HOLES, 136, "2 split 1 1", "PY-3.2"),
    (HOLES, 136, "1 split 1 3", "PY-3.2"),
    (HOLES, 219, "2 take 2 purple", "PY-3.7"),
    (HOLES, 219, "1 take 2 purple", "PY-3.7"),
    (HOLES, 219, "2 skip", "PY-3.7"),
    # The end of a level.
    (HOLES, 108, "- level 2 1", "PY-4.5"),
    (HOLES, 108, "1 score 1 2 areas=0 mythical=2", "PY-4.5"),
    (HOLES, 109, "1 done", "PY-4.5"),
    (HOLES, 109, "1 activate 1 0,0 purple", "PY-4.5"),
    (HOLES, 108, "1 activate 1 9,9 purple", "PY-5.1"),
    (HOLES, 108, "1 activate 2 0,0 purple", "PY-5.1"),
    (HOLES, 108, "1 activate 1 -1,0 mythical purple", "REC"),
    (HOLES, 108, "1 activate 1 -1,0 mythical", "PY-5.2"),
    (HOLES, 108, "1 activate 1 -1,0 purple purple", "PY-5.2"),
    (HOLES, 108, "1 activate 1 -1,0 mythical mythical mythical mythical mythical mythical", "PY-5.3"),
    (HOLES, 110, "2 activate 1 -1,0 blue", "PY-5.2"),
    (HOLES, 110, "1 score 1 3 areas=0 mythical=3", "PY-5.4"),
    (HOLES, 110, "1 score 1 3 areas=1 mythical=2", "PY-5.2"),
    (HOLES, 110, "1 score 1 3 areas=0 mythical=2", "PY-5.2"),
    (HOLES, 110, "2 score 1 2 areas=0 mythical=2", "PY-5.2"),
    (HOLES, 112, "- level 2 1", "PY-5.6"),
    (HOLES, 112, "1 take 1 green", "PY-5.6"),
    (HOLES, 114, "1 discard red", "PY-5.6"),
    (HOLES, 116, "1 take 1 green", "PY-5.7"),
    (HOLES, 116, "- level 2 2", "PY-5.7"),
    (HOLES, 116, "- level 3 1", "PY-4.5"),
    # The Legend.
    (SOLO, 27, "L draw blue", "PY-7.9"),
    (SOLO, 27, "L gather 1 red", "PY-3.1"),
    (SOLO, 32, "1 take 3 red", "PY-7.1"),
    (SOLO, 32, "1 done", "PY-7.1"),
    (SOLO, 32, "L take 1", "PY-7.2"),
    (SOLO, 32, "L gather 5 orange", "PY-7.2"),
    (SOLO, 32, "L gather 3 mythical", "PY-7.3"),
    (SOLO, 33, "L gather 1 red", "PY-7.2"),
    (SOLO, 33, "1 take 3 red", "PY-7.2"),
    (SOLO, 34, "L gather 5 mythical", "PY-7.3"),
    (SOLO, 34, "L take 1", "PY-7.4"),
    (SOLO, 34, "- domino 5 44", "PY-7.4"),
    (SOLO, 35, "- domino 5 44", "PY-1.2"),
    (SOLO, 35, "L split 5 1", "PY-7.6"),
    (SOLO, 36, "1 take 3 red", "PY-7.4"),
    (SOLO, 37, "L draw red", "PY-7.5"),
    (SOLO, 138, "L take 2", "PY-3.7"),
    (SOLO, 139, "L take 5", "PY-7.5"),
    (SOLO, 139, "L gather 2 orange", "PY-7.2"),
    (SOLO, 142, "1 done", "PY-7.5"),
    (SOLO, 145, "L score 1 29 coloured=9 mythical=20", "PY-5.2"),
    (SOLO, 146, "1 discard blue", "PY-7.7"),
    (SOLO, 146, "L score 1 28 coloured=9 mythical=20", "PY-7.7"),
    (SOLO, 149, "1 take 5 blue", "PY-7.1"),
    (SOLO, 164, "1 take 4 purple", "PY-7.6"),
    (SOLO, 164, "- gem 5 blue", "PY-7.6"),
    ("py1-the-splits", 262, "- back 5 orange2-purple0", "PY-7.6"),
    # The end.
    ("py4-holes", 459, "1 discard blue", "PY-5.6"),
    ("py4-holes", 459, "- winner 4", "PY-6.1"),
    ("py4-holes", 459, "1 total 7", "PY-6.1"),
    ("py4-holes", 463, "- winner 1", "PY-6.1"),
    ("py2-shared", 272, "- winner 1", "PY-6.1"),
    ("py2-shared", 272, "- winner 2 1", "REC"),
    ("py2-shared", 273, "1 take 1 red", "REC"),
    ("py1-a-win", 278, "- winner 1", "PY-7.8"),
    ("py1-a-win", 279, "- winner L", "PY-7.8"),
    # The form of lines.
    (HOLES, 26, "1 take 6 red", "REC"),
    (HOLES, 26, "1 take 1 pink", "REC"),
    (HOLES, 26, "3 take 1 red", "REC"),
    (HOLES, 26, "L open 2", "REC"),
    (HOLES, 30, "1 place 0,0 -0,1", "REC"),
    (HOLES, 30, "1 place 0,0", "REC"),
    (HOLES, 29, "- domino 1 91", "REC"),
    (HOLES, 27, "- back 1 blue3-green0", "REC"),
    (HOLES, 110, "1 score 1 2 mythical=2 areas=0", "REC"),
]


@cache
def game() -> PyramidoGame:
    """The game that knows the dominoes of the records."""
    return GAME.with_file(FIXTURES / "dominoes.toml")


def after(stem: str, last: int) -> Session:
    """The game of a record up to a line of its file."""
    record = parse((FIXTURES / "valid" / f"{stem}.pyr").read_bytes())
    session = opened(record, lambda _: game())
    for number, text in record.lines:
        if number <= last:
            session.enter(text)
    return session


@pytest.mark.parametrize(("stem", "last", "line", "rule"), CASES, ids=lambda it: str(it).replace(" ", "_"))
def test_a_wrong_line_is_refused_by_its_rule(stem: str, last: int, line: str, rule: str) -> None:
    session = after(stem, last)
    before = session.state.key()
    with pytest.raises(Refused) as refused:
        session.enter(line)
    assert refused.value.rule == rule, refused.value
    assert refused.value.message
    assert session.state.key() == before


def test_an_area_is_named_by_its_highest_block_and_no_other() -> None:
    session = after("py3-greedy", 185)
    areas = game().view(session.state, 0).seats[0].areas
    area = next(area for area in areas if len(area.blocks) > 1)
    other = next(block for block in area.blocks if block != area.name)
    name = f"block {area.name.x},{area.name.y} of level {area.name.level}"
    with pytest.raises(Refused, match=f"named by {name}") as refused:
        session.enter(f"1 activate {other.level} {other.x},{other.y} {area.colour}")
    assert refused.value.rule == "REC"

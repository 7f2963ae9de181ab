"""The golden games: what their table says does happen in them, told from their lines alone."""

import re
from typing import cast

import pytest

from pyramidion.core.replay import replayed
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE
from pyramidion.games.pyramido import GAME, HERE
from pyramidion.games.pyramido.rules.gems import total
from pyramidion.games.pyramido.rules.state import Pyramido

GOLDEN = HERE / "golden"
README = (GOLDEN / "README.md").read_text("utf-8")
ROWS = re.findall(r"^\| (py\S+) \| (PY.+?) \| (.+?) \|$", README, re.MULTILINE)
DOMINOES = {1: 10, 2: 6, 3: 3, 4: 1}  # a level without holes takes so many


def happened(session: Session) -> set[str]:
    """What is remarkable about a game."""
    lines = session.lines()
    text = "\n".join(lines)
    seats = len(session.players)
    found = _building(lines, seats)
    found |= {"a player splits"} if re.search(r"^\d split", text, re.MULTILINE) else set()
    found |= {"the Legend splits"} if re.search(r"^L split", text, re.MULTILINE) else set()
    found |= {"extra gem"} if re.search(r"^- level \d 1\nL draw", text, re.MULTILINE) else set()
    found |= {"recycled"} if _recycled(session) else set()
    return found | (_solo(text) if seats == 1 else _tied(session, text))


def _building(lines: list[str], seats: int) -> set[str]:
    found, level, placed = set(), 0, [0] * (seats + 1)
    for line in lines:
        actor, verb, *args = line.split(" ")
        if verb == "level":
            level, placed = int(args[0]), [0] * (seats + 1)
        elif verb == "skip":
            found.add(f"skip {level}")
        elif verb == "place":
            placed[int(actor)] += 1
        elif verb == "score" and actor != "L" and placed[int(actor)] < DOMINOES[level]:
            found.add(f"hole {level}")
    return found


def _solo(text: str) -> set[str]:
    own, legend = (int(n) for n in re.findall(r"^. total (-?\d+)$", text, re.MULTILINE))
    found = {"won" if own > legend else "tie" if own == legend else "beaten"}
    for turn in re.findall(r"^(?:1 place.*|L draw.*)\n((?:L gather.*\n)*)L take", text, re.MULTILINE):
        found.add(f"gathers {turn.count('gather')}")
    return found


def _tied(session: Session, text: str) -> set[str]:
    totals = [int(n) for n in re.findall(r"^\d total (-?\d+)$", text, re.MULTILINE)]
    winners = session.lines()[-1].split(" ")[2:]
    tied = [seat for seat, points in enumerate(totals) if points == max(totals)]
    gems = [int(total(cast(Pyramido, session.state).players[seat].gems)) for seat in tied]
    found = set()
    for level in (1, 2, 3):
        points = [int(n) for n in re.findall(rf"^\d score {level} (-?\d+)", text, re.MULTILINE)]
        if points.count(min(points)) > 1:
            found.add("tied starter")
    if len(tied) == 1:
        return found | {"clear win"}
    if len(winners) > 1:
        return found | {"shared"}
    return found | {"tie broken by gems" if gems.count(max(gems)) == 1 else "tie broken by level"}


def _recycled(session: Session) -> bool:
    """Whether the bag ran out between the gems of one refill."""
    state = GAME.start(len(session.players), session.options)
    for event in session.events:
        refills = event.seat == CHANCE and event.line.startswith("- gem") and state.level and state.due > 1
        before = total(state.market.bag)
        state.apply(event.seat, event.action)
        if refills and total(state.market.bag) > before:
            return True
    return False


@pytest.mark.parametrize(("name", "what"), [(name, what) for name, _, what in ROWS])
def test_what_is_said_of_a_golden_game_happens_in_it(name: str, what: str) -> None:
    session = replayed((GOLDEN / f"{name}.pyr").read_bytes(), lambda _: GAME)
    assert set(what.split(", ")) <= happened(session)


def test_every_golden_game_has_a_row_and_every_clause_exists() -> None:
    assert [name for name, _, _ in ROWS] == sorted(path.stem for path in GOLDEN.glob("*.pyr"))
    clauses = re.findall(r"^- (PY-[0-9.]+) ", GAME.rules(), re.MULTILINE)
    assert {clause for _, named, _ in ROWS for clause in named.split(", ")} <= set(clauses)

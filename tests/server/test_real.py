"""A solo game with real dominoes: told line by line, answered by the rules, and a record comes of it."""

from pathlib import Path
from typing import Any, cast

import pytest

from pyramidion.catalog import PlaysReal, folder, game
from pyramidion.core.record import parse
from pyramidion.core.refusal import Refused
from pyramidion.core.replay import replayed
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from pyramidion.server.companion.real import real_table
from pyramidion.server.companion.shapes import AskReal
from tests.server.running import Person, serving

PYRAMIDO = game("pyramido")
GOLDEN = sorted((folder("pyramido") / "golden").glob("py1*.pyr"))
TELLS = ("- legend", "- gem", "- domino", "L draw", "1 ")  # what a person at a real table sees or does
NOTES = ("1 score", "1 total", "1 skip")


def told(lines: list[str]) -> list[str]:
    """What a person tells of a game: neither backs nor what the Legend does nor bookkeeping."""
    return [line for line in lines if line.startswith(TELLS) and not line.startswith(NOTES)]


def ask(lines: list[str], legend: str = "a") -> AskReal:
    return AskReal("pyramido", "Ada", {"legend": legend}, lines)


def without_backs(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("- back")]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_whole_game_is_told_and_its_record_is_sound(path: Path) -> None:
    record = parse(path.read_bytes())
    lines = [line for _, line in record.lines]
    legend = record.header.options["legend"]
    if record.header.options["dominoes"] != "standard":
        return
    found = real_table(PYRAMIDO, ask(told(lines), legend))
    assert found.over
    again = replayed(found.record.encode(), game)
    assert without_backs(again.lines()) == without_backs(lines)
    assert again.record() == found.record
    assert again.seed is None


@pytest.mark.parametrize("legend", ["a", "the"])
@pytest.mark.parametrize("seed", range(4))
def test_the_legend_answers_at_every_step_of_a_random_game_as_the_rules_do(legend: str, seed: int) -> None:
    """After every telling the app knows what the game had come to by then, but for the backs."""
    whole, luck = Session(PYRAMIDO, 1, {"legend": legend}, seed), seeded(f"real {seed}")
    while not whole.over:
        legal = whole.legal(0)
        whole.act(0, legal[int(luck.below(len(legal)))])
    lines = whole.lines()
    entered = told(lines)
    for count in range(0, len(entered) + 1, 7):
        found = real_table(PYRAMIDO, ask(entered[:count], legend))
        known = without_backs([line for _, line in parse(found.record.encode()).lines])
        assert known == without_backs(lines)[: len(known)], count
        assert found.over == (count == len(entered))
        due = entered[count : count + 1]
        offered = [one.line for one in found.outcomes] + [getattr(one, "line") for one in found.offers]  # noqa: B009
        assert set(due) <= set(offered) | {line for line in due if line.startswith("1 activate")}


def test_every_step_of_the_legend_cites_its_rule() -> None:
    cited: set[tuple[str, str]] = set()
    for path in GOLDEN:
        record = parse(path.read_bytes())
        if record.header.options["dominoes"] != "standard":
            continue
        entered = told([line for _, line in record.lines])
        for count in range(0, len(entered), 1 if "split" in path.stem else 9):
            found = real_table(PYRAMIDO, ask(entered[:count], record.header.options["legend"]))
            cited |= {
                (" ".join(one.line.split(" ")[:2]), one.rule) for one in found.since if one.line[0] == "L"
            }
    assert {
        ("L gather", "PY-7.2"),
        ("L gather", "PY-7.3"),
        ("L take", "PY-7.4"),
        ("L take", "PY-7.5"),
        ("L split", "PY-7.6"),
        ("L score", "PY-7.7"),
    } <= cited
    assert all(rule for line, rule in cited if line != "L total")


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        (["- legend 5", *["- gem 1 red"] * 3, "- gem 1 red"], "PY-2.1"),
        (["- legend 5", "1 take 1 red"], "PY-2.1"),
        (["- legend 91"], "REC"),
        (["nonsense"], "REC"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(lines: list[str], rule: str) -> None:
    with pytest.raises(Refused) as refused:
        real_table(PYRAMIDO, ask(lines))
    assert refused.value.rule == rule


def test_a_game_without_this_says_so() -> None:
    with pytest.raises(Refused) as refused:
        real_table(game("silver-gold"), AskReal("silver-gold", "Ada"))
    assert refused.value.rule == "REAL"


def test_the_server_answers_and_the_record_can_be_looked_at(tmp_path: Path) -> None:
    lines = [line for _, line in parse(GOLDEN[0].read_bytes()).lines]
    with serving(f"sqlite:///{tmp_path}/games.db") as server:
        ada = Person(server)
        body = {"game": "pyramido", "player": "Ada", "options": {"legend": "a"}}
        first = ada.post("api/real", body)
        assert len(first["outcomes"]) == 90
        assert first["rule"] == "PY-7.1"
        found = ada.post("api/real", body | {"lines": told(lines)})
        assert found["over"]
        assert ada.post("api/records/outline", {"record": found["record"]})["over"]
        status, problem = ada.call("POST", "api/real", body | {"lines": ["- legend 5", "1 done"]})
        assert (status, problem["rule"]) == (409, "PY-2.1")


def gems_of(view: Any) -> list[dict[str, Any]]:
    return [{"up": space.domino is not None, "gems": dict(space.gems)} for space in view.spaces]


@pytest.mark.parametrize("seed", range(3))
def test_who_tells_only_what_lies_there_hears_the_same_as_in_a_whole_game(seed: int) -> None:
    """At every turn of the Legend, five spaces and the icons of its top domino are enough."""
    whole, luck = Session(PYRAMIDO, 1, {"legend": "a"}, seed), seeded(f"answer {seed}")
    answered = 0
    while not whole.over:
        legal, known = whole.legal(0), len(whole.events)
        action = legal[int(luck.below(len(legal)))]
        placing = whole.game.write(whole.state, 0, action).startswith("1 place")
        table: Any = whole.game.view(whole.state, 0)
        whole.act(0, action)
        if not placing or table.legend.top is None:
            continue
        blocks = (table.legend.top.a, table.legend.top.b)
        wants = [block.colour for block in blocks for icon in block.icons if icon]
        asked = {"spaces": gems_of(table), "wants": wants}
        steps = [line for line, _ in cast(PlaysReal, PYRAMIDO).answer(asked)]
        done = [event.line for event in whole.events[known + 1 :] if event.line.startswith("L ")]
        assert done[: len(steps)] == steps
        answered += 1
    assert answered >= 15


@pytest.mark.parametrize(
    ("change", "rule"),
    [({"wants": ["red", "mythical"]}, "PY-7.2"), ({"spaces": []}, "REC"), ({"wants": 3}, "REC")],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, object], rule: str, tmp_path: Path) -> None:
    space = {"up": True, "gems": {"red": 1}}
    position = {"spaces": [space] * 5, "wants": ["red", "blue"]} | change
    with serving(f"sqlite:///{tmp_path}/games.db") as server:
        body = {"game": "pyramido", "position": position}
        status, problem = Person(server).call("POST", "api/real/answer", body)
        assert (status, problem["rule"]) == (409, rule)

"""Who plays whom in a tournament: everyone meets, all sit everywhere, a deal is the same for all."""

import re
from collections import Counter
from pathlib import Path

import pytest

import pyramidion
from pyramidion import catalog
from pyramidion.arena.plan import Plan, code, decisive
from pyramidion.arena.seatings import line_ups, seatings

DECK = {"deck": "standard"}


def plan(bots: str, seats: int = 2, games: int = 100, settings: int = 1) -> Plan:
    """A plan for some bots; settings only differ in a name here."""
    options = [DECK | ({"task": str(k)} if settings > 1 else {}) for k in range(settings)]
    return Plan("silver-gold", bots.split(","), seats, options, "7", games)


def test_three_bots_at_two_seats_play_each_pair_in_both_seatings() -> None:
    three = plan("a,b,c")
    assert three.per_deal == 6
    assert [three.job(n).seats for n in range(6)] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert {three.job(n).seed for n in range(6)} == {"7-1"}
    assert {three.job(n).seed for n in range(6, 12)} == {"7-2"}


def test_two_bots_at_four_seats_play_one_against_three_from_every_seat() -> None:
    two = plan("a,b", seats=4)
    tables = [two.job(n).seats for n in range(two.per_deal)]
    assert len(set(tables)) == len(tables) == 8
    assert {tuple(sorted(table)) for table in tables} == {(0, 0, 0, 1), (0, 1, 1, 1)}


def test_a_bot_named_three_times_is_three_entrants() -> None:
    four = plan("a,b,b,b", seats=4)
    assert four.names == ["a", "b", "b #2", "b #3"]
    assert four.line_ups == [(0, 1, 2, 3)]
    assert four.per_deal == 4


def test_one_bot_plays_itself() -> None:
    assert line_ups(1, 3) == [(0, 0, 0)]
    assert seatings((0, 0, 0), 5) == [(0, 0, 0)]


def test_alone_at_the_table_each_bot_plays_each_setting() -> None:
    solo = plan("a,b", seats=1, settings=2)
    played = [(solo.job(n).options["task"], solo.job(n).seats) for n in range(solo.per_deal)]
    assert played == [("0", (0,)), ("0", (1,)), ("1", (0,)), ("1", (1,))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", ["a,b", "a,b,c", "a,b,c,d,e"])
def test_in_each_deal_everyone_sits_on_every_seat_equally_often(bots: str, seats: int) -> None:
    plans = plan(bots, seats)
    for deal in range(7):
        jobs = [plans.job(deal * plans.per_deal + n) for n in range(plans.per_deal)]
        assert {job.deal for job in jobs} == {deal}
        where = Counter((who, seat) for job in jobs for seat, who in enumerate(job.seats))
        for who in range(len(plans.bots)):
            assert len({where[who, seat] for seat in range(seats)}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {seatings((0, 1, 2, 3), deal)[0] for deal in range(6)}
    assert len(orders) == 6


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short, long = plan("a,b,c", games=10), plan("a,b,c", games=1000)
    assert [short.job(n) for n in range(10)] == [long.job(n) for n in range(10)]
    assert short.same_games(long)
    assert short.fingerprint() == long.fingerprint()
    assert not short.same_games(plan("a,b"))
    assert short.fingerprint() != plan("a,b").fingerprint()


def test_a_plan_tells_itself_in_words_and_as_a_command() -> None:
    several = plan("a,b", games=1, settings=2)
    assert several.told() == "2 seats, 1 game, 1 deal, seed 7, deck=standard"
    assert [several.setting(options) for options in several.settings] == ["task=0", "task=1"]
    assert several.command() == (
        "pyramidion arena silver-gold --bots a,b --seats 2 --games 1 --seed 7"
        " --option deck=standard --option task=0,1"
    )


def test_the_fingerprint_of_the_code_is_stable_and_each_game_has_its_own() -> None:
    assert code("pyramido") == code("pyramido")
    assert code("pyramido") != code("silver-gold")
    assert len(code("pyramido")) == 16


@pytest.mark.parametrize("game", catalog.names())
def test_what_decides_games_is_rules_judgement_data_and_bots_but_not_how_a_game_looks(game: str) -> None:
    root = Path(pyramidion.__file__).parent
    names = [name for name, _ in decisive(game, root)]
    folder = f"games/{catalog.folder(game).name}"
    wanted = ["core/state.py", "bots/search.py", "rules/state.py", "sense.py", "sense.toml", "__init__.py"]
    for part in (*wanted, "data/standard.toml"):
        assert (part if part[:4] in ("core", "bots") else f"{folder}/{part}") in names
    assert not [name for name in names if "view" in name or "test_" in name or "terminal" in name]
    assert not [name for name in names if name.startswith("games/") and not name.startswith(folder)]


@pytest.mark.parametrize("game", catalog.names())
def test_whatever_rules_and_judgement_take_from_the_core_decides_games(game: str) -> None:
    root = Path(pyramidion.__file__).parent
    found = decisive(game, root)
    for name, path in found:
        if "/rules/" in name or "/sense" in name:
            for module in re.findall(r"^from pyramidion\.core\.(\w+)", path.read_text("utf-8"), re.MULTILINE):
                assert module == "refusal" or (f"core/{module}.py", root / "core" / f"{module}.py") in found


def test_a_changed_rule_changes_what_decides_and_a_changed_view_does_not(tmp_path: Path) -> None:
    rules = "games/my_game/rules/state.py"
    for name in ("core/state.py", rules, "games/my_game/view.py", "games/other/sense.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", "utf-8")
    assert [name for name, _ in decisive("my-game", tmp_path)] == ["core/state.py", rules]

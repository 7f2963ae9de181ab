"""Trying again from somewhere in a record: a new table with the same past and another future."""

import random
from collections.abc import Iterator

import pytest

from pyramidion.catalog import folder, game
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.core.replay import replayed
from pyramidion.server.learn.again import again
from pyramidion.server.learn.shapes import AskAgain
from tests.server.running import Person, serving

SG = (folder("silver-gold") / "golden" / "clear-win.pyr").read_text("utf-8")
PY = (folder("pyramido") / "golden" / "py2-win.pyr").read_text("utf-8")
GAMES = 210  # many times what the store lists at once
SOLO = (folder("pyramido") / "golden" / "py1a-won.pyr").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('again')}/games.db") as address:
        yield address


def body(record: str) -> list[str]:
    return record.split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize(("record", "verb"), [(SG, "2 mark"), (PY, "1 place")])
def test_a_table_goes_on_from_a_decision_and_its_record_is_refereed(
    server: str, record: str, verb: str
) -> None:
    lines = body(record)
    ply = [at for at, line in enumerate(lines) if line.startswith(verb)][5]
    seat = int(verb[0]) - 1
    ada = Person(server)
    made = ada.post("api/records/again", {"record": record, "ply": ply, "seat": seat, "bot": "explorer"})
    assert made["status"] == "playing"
    assert [at["yours"] for at in made["seats"]] == [at == seat for at in range(2)]
    assert (made["commitment"], made["seed"]) == (None, None)
    ada.sit_at(made["id"]).play_on(random.Random(7), [seat])
    _, told = ada.call("GET", f"api/tables/{made['id']}/record")
    assert body(told)[:ply] == lines[:ply]
    assert body(told)[ply:] != lines[ply:]
    assert "[Seed" not in told
    assert "[Commitment" not in told
    assert replayed(told.encode(), game).over
    _, past = ada.call("GET", "api/me/games")
    assert [row["again"] for row in past] == [True]


def test_bots_sit_where_they_sat_and_the_master_plays_for_people() -> None:
    named = SG.replace(SG.splitlines()[3], '[Players "Ada" "bot:novice"]')
    assert [seat.bot for seat in again(AskAgain(named, 60, 0), game).table.seats] == [None, "novice"]
    assert [seat.bot for seat in again(AskAgain(named, 60, 1), game).table.seats] == ["master", None]
    assert again(AskAgain(named, 60, 1, "random"), game).table.seats[0].bot == "random"


def test_alone_against_the_legend_one_tries_again_alone() -> None:
    found = again(AskAgain(SOLO, 80, 0), game)
    assert [seat.kind for seat in found.table.seats] == ["me"]
    assert found.table.options["legend"] in ("a", "the")


def test_the_end_a_missing_seat_and_a_broken_record_are_refused() -> None:
    with pytest.raises(Refused, match="over here"):
        again(AskAgain(SG, len(body(SG)), 0), game)
    with pytest.raises(Refused, match="only 2 play"):
        again(AskAgain(SG, 40, 2), game)
    with pytest.raises(BadRecord, match="line 24"):
        again(AskAgain(SG.replace("1 mark 33 a1 b1 a2", "1 mark 33 e5"), 40, 0), game)


def test_ones_own_games_are_all_told_however_many_there_are(server: str) -> None:
    ada = Person(server)
    last = max(at for at, line in enumerate(body(SOLO)) if line == "1 done")
    for number in range(GAMES):
        made = ada.post("api/records/again", {"record": SOLO, "ply": last, "seat": 0})
        seat = ada.sit_at(made["id"])
        seat.play_on(random.Random(number), [0])
        seat.close()
    _, past = ada.call("GET", "api/me/games")
    assert len({row["table"] for row in past}) == GAMES
    assert all(sum(row["stages"]) == row["scores"][0] for row in past)
    assert {row["stage"] for row in past} == {"level"}
    assert all(row["sheet"]["gems"] >= 0 for row in past)

"""Deals: the same for everyone, one result for each guest, over restarts, on both databases."""

import random
import re
from datetime import UTC, date, datetime

import pytest

from pyramidion import catalog
from pyramidion.core.refusal import Refused
from pyramidion.server.deals import yardstick
from pyramidion.server.deals.deal import Deal, deal
from pyramidion.server.deals.deals import beaten
from pyramidion.server.store import Entry, Listing, Result, Store
from tests.server.running import Person, serving

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)
GAME = catalog.game("silver-gold")


def named(name: str) -> Deal:
    return deal(GAME, name, NOON)


# Names and seeds


def test_a_day_and_a_word_name_a_deal() -> None:
    assert named("today").day == date(2026, 11, 18)
    assert named("today").ends == datetime(2026, 11, 19, tzinfo=UTC)
    assert named(" Family  Night ") == named("family-night")
    assert named("family-night").ends is None
    assert named("οικογενειακή βραδιά").name == "οικογενειακή-βραδιά"


@pytest.mark.parametrize("name", ["", "2026-11-19", "2026-02-30", "x" * 41, "a/b", "line\nbreak\0"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        named(name)
    assert refused.value.rule == "DEAL"


def test_a_seed_follows_from_the_secret_and_from_nothing_else() -> None:
    seeds = {one.seed(secret) for one in (named("a"), named("b")) for secret in ("s", "t")}
    assert len(seeds) == 4
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    assert named("a").seed("s") == named("A").seed("s")


def test_the_share_of_the_field_counts_ties_half() -> None:
    field = [Result(str(n), "", "", points, 0) for n, points in enumerate([90, 80, 80, 50, 40])]
    assert beaten(field, field[0]) == 1.0
    assert beaten(field, field[1]) == 2.5 / 4
    assert beaten(field, field[4]) == 0.0
    assert beaten(field[:1], field[0]) is None


def test_a_bot_in_the_guest_s_seat_always_makes_the_same_of_a_deal() -> None:
    def played() -> int:
        lines: list[str] = []
        points = None
        while points is None:
            lines, points = yardstick.played_on("silver-gold", {}, ["explorer", "novice"], "seed", lines)
        return points

    assert played() == played() > 20


# The store


@pytest.mark.anyio
async def test_the_secret_is_made_up_once(store: Store, other: Store) -> None:
    secret = await store.plays.secret("deals")
    assert len(secret) == 32
    assert await other.plays.secret("deals") == secret
    assert await store.plays.secret("else") != secret


@pytest.mark.anyio
async def test_the_first_game_counts_and_its_points_enter_the_table(store: Store, other: Store) -> None:
    assert await store.plays.begin("d", "ada", "t1") == "t1"
    assert await other.plays.begin("d", "ada", "t2") == "t1"
    assert await store.plays.begin("d", "bea", "t3") == "t3"
    assert await store.plays.unsettled("d") == []
    for table in ("t1", "t3"):
        over = Listing(table, "g", "over", False, "ada", "{}")
        await store.append(table, 0, [Entry(-1, "! open {}")], over)
    assert sorted(await store.plays.unsettled("d")) == [("ada", "t1"), ("bea", "t3")]
    await store.plays.settle("d", "ada", 70, -3)
    await store.plays.settle("d", "bea", 80, 5)
    assert [(row.guest, row.points, row.lead) for row in await other.plays.results("d")] == [
        ("bea", 80, 5),
        ("ada", 70, -3),
    ]
    assert await store.plays.unsettled("d") == []
    assert await store.plays.results("e") == []


# A server


def begun(person: Person, path: str) -> dict[str, object]:
    made: dict[str, object] = person.post(f"api/deals/{path}/play", {"pace": 0})
    return made


def body(record: str) -> list[str]:
    return record.split("\n\n", 1)[1].splitlines()


def test_guests_play_the_same_deal_once_and_see_each_other_s_results(url: str) -> None:
    path = "silver-gold/moonlight"
    with serving(url) as server:
        ada, bea = Person(server), Person(server)
        for person, name in ((ada, "Ada"), (bea, "Bea")):
            person.call("PUT", "api/me", {"name": name})
        tables = [str(begun(person, path)["id"]) for person in (ada, bea)]
        assert begun(ada, path)["id"] == tables[0]  # it goes on
        at = ada.sit_at(tables[0])
        at.settle()
        assert at.table["counts"]
        assert at.table["deal"] == "moonlight"
        assert (at.table["hints"], at.table["commitment"]) == (False, None)
        assert at.say("ask_back", seat=0)["rule"] == "DEAL"
        status, told = ada.call("POST", f"api/tables/{tables[0]}/leave", {"seat": 0})
        assert (status, told["rule"]) == (409, "DEAL")
        at.play_on(random.Random(1), [0])
        own = ada.get(f"api/deals/{path}")
        assert own["own"]["points"] == own["rows"][0]["points"]
        assert own["own"]["beaten"] is None
        secret = bea.get(f"api/deals/{path}")
        assert [row["table"] for row in secret["rows"]] == [None]  # Bea still plays
        bea.sit_at(tables[1]).play_on(random.Random(2), [0])
    with serving(url) as server:
        ada.server = bea.server = server
        told = bea.get(f"api/deals/{path}")
        assert sorted(row["name"] for row in told["rows"]) == ["Ada", "Bea"]
        assert {row["table"] for row in told["rows"]} == set(tables)
        points = {row["name"]: row["points"] for row in told["rows"]}
        share = 1.0 if points["Bea"] > points["Ada"] else 0.5 if points["Bea"] == points["Ada"] else 0.0
        assert told["own"]["beaten"] == share
        records = [ada.get(f"api/tables/{table}/record") for table in tables]
        assert all("Seed" not in record and "Commitment" not in record for record in records)
        for kind in ("- deal 1", "- reveal"):
            drawn = [[line for line in body(record) if line.startswith(kind)] for record in records]
            assert drawn[0][:4] == drawn[1][:4]
        assert [line for line in body(records[0]) if line.startswith("- reveal")] == [
            line for line in body(records[1]) if line.startswith("- reveal")
        ]
        more = begun(bea, path)  # for practice
        assert more["id"] not in tables
        assert (more["counts"], more["hints"]) == (False, True)


def test_days_that_are_over_are_for_practice_and_tomorrow_is_not_dealt(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('deals')}/games.db") as server:
        ada = Person(server)
        today = ada.get("api/deals")
        assert {one["game"] for one in today} == set(catalog.names())
        assert all(one["open"] and one["name"] == one["today"] for one in today)
        past = ada.get("api/deals/pyramido/2026-11-01")
        assert not past["open"]
        assert begun(ada, "pyramido/2026-11-01")["counts"] is False
        assert ada.get("api/deals/pyramido/2026-11-01")["own"] is None
        status, told = ada.call("GET", "api/deals/pyramido/2999-01-01")
        assert (status, told["rule"]) == (409, "DEAL")
        status, told = ada.call("GET", "api/deals/chess/today")
        assert (status, told["rule"]) == (409, "GAME")

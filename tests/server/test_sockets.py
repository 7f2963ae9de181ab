"""Play over sockets against a running server, on both databases."""

import random
from typing import Any

import pytest

from pyramidion import catalog, replayed
from tests.server.running import AtTable, Person

ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Bea"}
OPEN = {"kind": "open"}


def bot(spec: str = "novice") -> dict[str, Any]:
    return {"kind": "bot", "bot": spec}


def named(server: str, name: str) -> Person:
    """A guest with a name."""
    person = Person(server)
    person.call("PUT", "api/me", {"name": name})
    return person


def two(server: str, game: str = "silver-gold") -> tuple[str, AtTable, AtTable]:
    """A table where two people have begun to play."""
    ada, bea = named(server, "Ada"), named(server, "Bea")
    table = ada.table(game, ME, OPEN)
    bea.post(f"api/tables/{table}/sit", {"seat": 1})
    ada.post(f"api/tables/{table}/start")
    first, second = ada.sit_at(table), bea.sit_at(table)
    first.settle()
    second.settle()
    return table, first, second


@pytest.mark.parametrize("game", catalog.names())
def test_a_game_against_a_bot_is_played_to_its_end_and_proves_itself(server: str, game: str) -> None:
    ada = named(server, "Ada")
    table = ada.table(game, ME, bot())
    seat = ada.sit_at(table)
    seat.play_on(random.Random(1), [0])
    assert seat.table["result"]["places"]
    record = ada.get(f"api/tables/{table}/record")
    session = replayed(record.encode(), catalog.game)
    assert session.over
    assert session.seed == seat.table["seed"]
    assert seat.log == session.lines()
    assert f'[Commitment "{seat.table["commitment"]}"]' in record


def test_the_seed_is_committed_to_and_not_told_before_the_end(server: str) -> None:
    ada = named(server, "Ada")
    table = ada.table("silver-gold", ME, bot())
    seat = ada.sit_at(table)
    seat.settle()
    assert len(seat.table["commitment"]) == 64
    assert seat.table["seed"] is None
    assert "[Seed" not in ada.get(f"api/tables/{table}/record")
    assert "deal 1 ?" in ada.get(f"api/tables/{table}/record")


def test_whoever_comes_back_finds_everything_as_it_was_in_any_number_of_tabs(server: str) -> None:
    ada = named(server, "Ada")
    table = ada.table("pyramido", ME, HERE)
    seat = ada.sit_at(table)
    seat.play_on(random.Random(2), [0, 1], moves=6)
    seat.settle()
    again, other = ada.sit_at(table), ada.sit_at(table)
    for tab in (again, other):
        tab.settle()
        assert tab.boards == seat.boards
        assert tab.log == seat.log
    seat.close()
    again.play_on(random.Random(3), [0, 1], moves=3)
    again.settle()
    other.settle()
    assert other.boards == again.boards


def test_people_at_one_screen_have_a_board_each_and_no_log_that_tells_on_them(server: str) -> None:
    ada = named(server, "Ada")
    table = ada.table("silver-gold", ME, HERE)
    seats = ada.sit_at(table)
    seats.settle()
    assert sorted(seats.boards) == [0, 1]
    assert all(line.endswith("?") for line in seats.log)
    assert [seat["name"] for seat in seats.table["seats"]] == ["Ada", "Bea"]
    assert seats.play_on(random.Random(4), [0, 1]) > 20
    assert seats.table["status"] == "over"


def test_a_spectator_sees_what_an_onlooker_may_and_cannot_play(server: str) -> None:
    table, ada, _ = two(server)
    watcher = named(server, "Eve").sit_at(table)
    watcher.settle()
    board = watcher.boards[-1]
    assert board["offers"] == []
    assert board["view"]["hand"] == []
    assert watcher.table["watchers"] == 1
    action = ada.boards[0]["offers"][0]["action"]
    refused = watcher.say("play", seat=0, turn=ada.boards[0]["turn"], actions=[action])
    assert (refused["is"], refused["rule"]) == ("refused", "SEAT")


def test_two_who_choose_at_the_same_time_do_not_make_each_other_stale(server: str) -> None:
    _, ada, bea = two(server)
    first, second = ada.boards[0], bea.boards[1]
    assert ada.play(0, [first["offers"][0]["action"]])["is"] == "ack"
    bea.boards[1] = second  # what was sent before Ada chose
    assert bea.play(1, [second["offers"][0]["action"]])["is"] == "ack"


def test_a_choice_is_hidden_until_all_have_chosen_but_that_it_was_made_is_seen(server: str) -> None:
    _, ada, bea = two(server)
    before = bea.boards[1], list(bea.log)
    ada.play(0, [ada.boards[0]["offers"][0]["action"]])
    bea.settle()
    assert (bea.boards[1], bea.log) == before
    assert [seat["acting"] for seat in bea.table["seats"]] == [False, True]


def test_what_was_tried_is_shown_to_nobody_else_and_can_be_undone(server: str) -> None:
    _, ada, bea = two(server)
    heard = len(bea.heard)
    action = ada.boards[0]["offers"][3]["action"]
    turn = ada.boards[0]["turn"]
    ada.line.send(f'{{"do": "try", "seat": 0, "turn": "{turn}", "actions": [{action}]}}')
    tried = ada.hear(lambda message: message["is"] == "board")
    assert tried["actions"] == [action]
    assert tried["offers"] == []
    ada.line.send(f'{{"do": "try", "seat": 0, "turn": "{turn}", "actions": []}}')
    assert ada.hear(lambda message: message["is"] == "board") == ada.boards[0]
    bea.settle()
    assert [message["is"] for message in bea.heard[heard:]] == ["pong"]


def test_chat_reaches_all_and_whoever_comes_later(server: str) -> None:
    table, ada, bea = two(server)
    assert ada.say("chat", text="good luck")["is"] == "ack"
    said = bea.hear(lambda message: message["is"] == "chat")
    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "good luck")
    late = named(bea.line.remote_address[0] + f":{bea.line.remote_address[1]}", "Eve").sit_at(table)
    late.settle()
    assert [message["text"] for message in late.heard if message["is"] == "chat"] == ["good luck"]


def test_a_take_back_needs_the_others(server: str) -> None:
    _, ada, bea = two(server, "pyramido")
    seat, who, other = (0, ada, bea) if ada.boards[0]["offers"] else (1, bea, ada)
    before = who.boards[seat]["view"], list(who.log)
    assert who.play(seat, [who.boards[seat]["offers"][0]["action"]])["is"] == "ack"
    assert who.say("ask_back", seat=seat)["is"] == "ack"
    asked = other.hear(lambda message: message["is"] == "table" and message["back"] is not None)
    assert asked["back"] == {"seat": seat, "waiting": [1 - seat]}
    assert who.say("answer_back", grant=True)["rule"] == "BACK"
    assert other.say("answer_back", grant=True)["is"] == "ack"
    who.hear(lambda message: message["is"] == "table" and message["back"] is None)
    who.settle()
    assert (who.boards[seat]["view"], who.log) == before


def test_a_take_back_can_be_refused(server: str) -> None:
    _, ada, bea = two(server, "pyramido")
    seat, who, other = (0, ada, bea) if ada.boards[0]["offers"] else (1, bea, ada)
    who.play(seat, [who.boards[seat]["offers"][0]["action"]])
    who.settle()
    after = list(who.log)
    who.say("ask_back", seat=seat)
    other.say("answer_back", grant=False)
    who.hear(lambda message: message["is"] == "table" and message["back"] is None)
    assert who.log == after


def test_the_host_lets_a_bot_stand_in_for_the_absent_who_can_come_back(server: str) -> None:
    ada, bea = named(server, "Ada"), named(server, "Bea")
    table = ada.table("silver-gold", ME, OPEN)
    bea.post(f"api/tables/{table}/sit", {"seat": 1})
    ada.post(f"api/tables/{table}/start")
    host, guest = ada.sit_at(table), bea.sit_at(table)
    host.settle()
    status, problem = ada.call("POST", f"api/tables/{table}/replace", {"seat": 1, "bot": "novice"})
    assert (status, problem["rule"]) == (409, "SEAT")
    guest.close()
    host.hear(lambda message: message["is"] == "table" and not message["seats"][1]["present"])
    assert bea.call("POST", f"api/tables/{table}/replace", {"seat": 1})[0] == 409  # not the host
    ada.post(f"api/tables/{table}/replace", {"seat": 1, "bot": "novice"})
    host.play_on(random.Random(5), [0], moves=3)
    back = bea.sit_at(table)
    back.settle()
    assert back.table["seats"][1] | {"acting": None} == {
        "kind": "bot",
        "name": "bot:novice",
        "bot": "novice",
        "present": True,
        "yours": True,
        "acting": None,
        "away": "Bea",
    }
    bea.post(f"api/tables/{table}/reclaim", {"seat": 1})
    back.settle()
    assert back.table["seats"][1]["kind"] == "person"
    assert back.table["status"] == "playing"


def test_a_rematch_keeps_the_people_and_is_made_once(server: str) -> None:
    ada = named(server, "Ada")
    table = ada.table("silver-gold", ME, bot("random"))
    seat = ada.sit_at(table)
    assert ada.call("POST", f"api/tables/{table}/rematch")[0] == 409
    seat.play_on(random.Random(6), [0])
    following = ada.post(f"api/tables/{table}/rematch")
    assert following["id"] == ada.post(f"api/tables/{table}/rematch")["id"] != table
    assert [chair["yours"] for chair in following["seats"]] == [False, True]
    told = seat.hear(lambda message: message["is"] == "table" and message["next"] is not None)
    assert told["next"] == following["id"]


def test_advice_rates_every_choice(server: str) -> None:
    _, ada, _ = two(server)
    offers = {offer["action"] for offer in ada.boards[0]["offers"]}
    told = ada.say("advice", seat=0, turn=ada.boards[0]["turn"], actions=[])
    assert {opinion["action"] for opinion in told["actions"]} == offers
    # The order is the search's own: it weighs rivals' points less than the lead that is told.
    for opinion in told["actions"]:
        assert opinion["low"] <= opinion["value"] <= opinion["high"]
        assert 0 <= opinion["chance"] <= 1


def test_a_table_without_hints_gives_none(server: str) -> None:
    ada = named(server, "Ada")
    seat = ada.sit_at(ada.table("silver-gold", ME, bot(), hints=False))
    seat.settle()
    told = seat.say("advice", seat=0, turn=seat.boards[0]["turn"], actions=[])
    assert (told["is"], told["rule"]) == ("refused", "ADVICE")


def test_why_not_names_the_rule(server: str) -> None:
    _, ada, _ = two(server)
    told = ada.say("why", seat=0, actions=[], line="1 draw")
    assert told["rule"].startswith("SG-")
    assert ada.say("why", seat=0, actions=[], line=ada.boards[0]["offers"][0]["line"])["rule"] is None

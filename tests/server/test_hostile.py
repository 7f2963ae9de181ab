"""A client that means no good: it is refused in a sentence, and nobody else notices."""

import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import AtTable, Person, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def seat(server: str) -> Iterator[AtTable]:
    """Somebody at a table of their own, who can still play when the test is over."""
    person = Person(server)
    seat = person.sit_at(person.table("silver-gold", ME, BOT))
    seat.settle()
    yield seat
    if seat.line.state.name == "OPEN":
        seat.play_on(random.Random(1), [0], moves=2)


def refusal(seat: AtTable, text: str | bytes) -> str:
    """The rule by which a frame is refused."""
    seat.line.send(text)
    return str(seat.hear(lambda message: message["is"] == "refused")["rule"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"do": "fly"}',
        '{"do": "play"}',
        '{"do": "play", "id": "x", "seat": 0, "turn": "", "actions": []}',
        '{"do": "play", "id": 1, "seat": 0, "turn": "", "actions": [1e99]}',
        '{"do": "play", "id": 1, "seat": 0, "turn": "", "actions": [0], "more": 1}',
        '{"do": "chat", "id": 1, "text": "two\\nlines"}',
        '{"do": "chat", "id": 1, "text": ""}',
        b"\xff\xfe\x00",
        "[" * 5000,
        '"\\ud800"',
    ],
)
def test_garbage_is_refused_and_the_table_goes_on(seat: AtTable, text: str | bytes) -> None:
    assert refusal(seat, text) == "WIRE"


def test_an_action_nobody_offered_is_refused(seat: AtTable) -> None:
    for action in (0, 2**31 - 1, 4):
        if action not in {offer["action"] for offer in seat.boards[0]["offers"]}:
            assert seat.play(0, [action])["rule"] == "SG"


def test_a_stale_answer_is_refused(seat: AtTable) -> None:
    action = seat.boards[0]["offers"][0]["action"]
    assert seat.say("play", seat=0, turn="0.1", actions=[action])["rule"] == "TURN"


def test_the_same_answer_twice_counts_once(seat: AtTable) -> None:
    board = seat.boards[0]
    again = {
        "do": "play",
        "id": 77,
        "seat": 0,
        "turn": board["turn"],
        "actions": [board["offers"][0]["action"]],
    }
    seat.line.send(json.dumps(again))
    seat.line.send(json.dumps(again | {"id": 78}))
    assert seat.hear(lambda message: message.get("id") == 77)["is"] == "ack"
    assert seat.hear(lambda message: message.get("id") == 78)["rule"] == "TURN"


@pytest.mark.parametrize("do", ["play", "advice", "ask_back"])
@pytest.mark.parametrize("number", [1, 7])
def test_a_seat_of_somebody_else_is_not_for_use(seat: AtTable, do: str, number: int) -> None:
    fields = {"seat": number} if do == "ask_back" else {"seat": number, "turn": "0.9", "actions": [0]}
    assert seat.say(do, **fields)["rule"] == "SEAT"


@pytest.mark.parametrize("number", [1, 7])
def test_nothing_is_shown_or_explained_for_a_seat_of_somebody_else(seat: AtTable, number: int) -> None:
    assert seat.say("why", seat=number, actions=[], line="2 pass")["rule"] == "SEAT"
    seat.line.send(json.dumps({"do": "try", "seat": number, "turn": "0.9", "actions": []}))
    assert seat.hear(lambda message: message["is"] in ("board", "refused"))["rule"] == "SEAT"


def test_the_address_of_a_table_gives_no_seat_and_a_stranger_cannot_speak(server: str, seat: AtTable) -> None:
    stranger = Person(server).sit_at(seat.table["id"])
    stranger.settle()
    assert not any(chair["yours"] for chair in stranger.table["seats"])
    assert stranger.say("chat", text="hi")["rule"] == "GUEST"
    stranger.close()


def test_a_message_that_is_too_large_ends_the_connection(seat: AtTable) -> None:
    seat.line.send(json.dumps({"do": "chat", "id": 1, "text": "x" * 70_000}))
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def flood(seat: AtTable) -> None:
    """Send without end, then listen."""
    for _ in range(500):
        seat.line.send('{"do": "ping"}')
    seat.hear(lambda _: False)


def test_a_flood_ends_the_connection(seat: AtTable) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        flood(seat)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_reader_who_does_not_read_does_not_hold_up_the_others(server: str) -> None:
    ada = Person(server)
    table = ada.table("pyramido", ME, {"kind": "here", "name": "Bea"})
    lazy = socket.create_connection(("127.0.0.1", int(server.split(":")[1])))
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    lazy.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\n".encode()
        + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    seats = ada.sit_at(table)
    assert seats.play_on(random.Random(2), [0, 1], moves=40) == 40
    lazy.close()
    seats.close()


@pytest.mark.parametrize("path", ["api/tables/nowhere12345/socket", "api/nothing/socket", "socket"])
def test_there_is_no_socket_elsewhere(server: str, path: str) -> None:
    person = Person(server)
    if path.startswith("api/tables"):
        seat = person.sit_at("nowhere12345")
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    else:
        status, _ = person.call(
            "GET", path, connection="Upgrade", upgrade="websocket", **{"sec-websocket-version": "13"}
        )
        assert status in (400, 403)


def test_pages_of_other_sites_get_no_socket_and_change_nothing(server: str) -> None:
    person = Person(server)
    table = person.table("silver-gold", ME, OPEN)
    with pytest.raises(InvalidStatus) as refused:
        person.sit_at(table, origin="https" + "://elsewhere.example")
    assert refused.value.response.status_code == 403
    status, problem = person.call("PUT", "api/me", {"name": "Eve"}, origin="https" + "://elsewhere.example")
    assert (status, problem["rule"]) == (403, "ORIGIN")
    assert person.call("PUT", "api/me", {"name": "Eve"}, origin=f"http://{server}")[0] == 200


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        ({"game": "chess", "seats": [ME]}, 409),
        ({"game": "silver-gold", "seats": []}, 400),
        ({"game": "silver-gold", "seats": [ME] * 5}, 409),
        ({"game": "silver-gold", "seats": [ME, {"kind": "bot", "bot": "master:999999s"}]}, 409),
        ({"game": "silver-gold", "seats": [ME, BOT], "options": {"deck": "/etc/passwd"}}, 409),
        ({"game": "silver-gold", "seats": [ME, BOT], "surprise": 1}, 400),
        (b"x" * 70_000, 413),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(server: str, body: object, status: int) -> None:
    told, problem = Person(server).call("POST", "api/tables", body)
    assert told == status
    assert problem["message"]
    assert "Traceback" not in json.dumps(problem)


@pytest.mark.parametrize("other", ['wiki={"theme":"dark"}', "a b=x", "=;;x", "caf\xe9=1"])
def test_cookies_of_others_on_this_host_hide_nobody(server: str, other: str) -> None:
    person = Person(server)
    table = person.table("silver-gold", ME, OPEN)
    (name, value), *_ = person.cookies.items()
    for cookie in (f"{other}; {name}={value}", f"{name}={value}; {other}"):
        assert person.call("GET", "api/me", cookie=cookie)[1]["known"]
        assert person.call("GET", f"api/tables/{table}", cookie=cookie)[1]["seats"][0]["yours"]


def test_of_two_guests_on_one_host_the_nearer_path_counts(server: str) -> None:
    ada, bob = Person(server), Person(server)
    for person, name in ((ada, "Ada"), (bob, "Bob")):
        person.call("PUT", "api/me", {"name": name})
    both = "; ".join(f"{name}={value}" for one in (ada, bob) for name, value in one.cookies.items())
    assert ada.call("GET", "api/me", cookie=both)[1]["name"] == "Ada"


def test_a_password_cookie_of_any_letters_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db", PYRAMIDION_PASSWORD="sesame") as locked:
        status, refusal = Person(locked).call("GET", "api/tables", cookie="pyramidion_pass=\xe9t\xe9")
        assert (status, refusal["rule"]) == (401, "PASSWORD")


def test_changes_are_taken_from_pages_of_this_host_and_named_ones_only(tmp_path: Path) -> None:
    named, evil = (f"https://{host}.example" for host in ("games", "evil"))
    with serving(f"sqlite:///{tmp_path}/games.db", "--origin", named) as server:
        person = Person(server)
        for origin, status in ((f"http://{server}", 200), (named, 200), (evil, 403)):
            assert person.call("PUT", "api/me", {"name": "Ada"}, origin=origin)[0] == status
        table = person.table("silver-gold", ME, BOT)
        person.sit_at(table, origin=named).settle()
        with pytest.raises(InvalidStatus):
            person.sit_at(table, origin=evil)

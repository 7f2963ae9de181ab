"""What whoever runs a server relies on: health, figures, logs, limits, passwords, prefixes, a clean stop."""

import json
import re
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pyramidion.server.limits import Allowance, Door
from pyramidion.server.settings import Limits
from tests.server.running import Person, serving, started

USUAL = Limits()
ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The address of a new database."""
    return f"sqlite:///{tmp_path}/games.db"


def test_health_readiness_figures_and_headers(db: str) -> None:
    with serving(db) as server:
        person = Person(server)
        assert person.get("health") == "ok\n"
        assert person.get("ready") == "ready\n"
        seat = person.sit_at(person.table("silver-gold", ME, BOT))
        seat.settle()
        assert seat.play(0, [seat.boards[0]["offers"][0]["action"]])["is"] == "ack"
        figures = person.get("metrics")
        (pid,) = set(re.findall(r'pid="(\d+)"', figures))
        lines = [line for line in figures.splitlines() if not line.startswith("#")]
        assert all(f'pid="{pid}"' in line for line in lines)  # or those of several workers would be mixed up
        assert f'pyramidion_change_seconds_bucket{{le="2.0",pid="{pid}"}} 1.0' in lines
        assert f'pyramidion_change_seconds_count{{pid="{pid}"}} 1.0' in lines
        assert f'pyramidion_connections{{pid="{pid}"}} 1.0' in lines
        assert f'pyramidion_requests_total{{pid="{pid}",status="201"}} 1.0' in lines
        assert re.search(r"^pyramidion_store_events_total\{.*\} [1-9]", figures, re.MULTILINE)
        policy = person.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert person.headers["x-content-type-options"] == "nosniff"
        assert "server" not in person.headers


def test_the_log_is_json_and_tells_no_secrets(db: str, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(db, PYRAMIDION_PASSWORD="open sesame") as server:
        person = Person(server)
        person.post("api/login", {"password": "open sesame"})
        table = person.table("silver-gold", ME, BOT)
        code = person.post("api/me/link")["code"]
        token = person.post("api/tokens", {"name": "Robby"})["token"]
        seat = person.sit_at(table)
        seat.say("chat", text="just between us")
        seat.close()
    said = capfd.readouterr().err
    rows = [json.loads(line) for line in said.splitlines()]
    assert any(row["message"] == "POST /api/tables 201" and row["ms"] > 0 for row in rows)
    for secret in ("open sesame", code, token, "just between us", *person.cookies.values()):
        assert secret not in said


def test_a_server_asked_to_stop_finishes_and_what_was_acknowledged_is_there_afterwards(db: str) -> None:
    with started(db) as process:
        assert process.stdout is not None
        person = Person(process.stdout.readline().split("http://")[1].split("/")[0])
        table = person.table("silver-gold", ME, {"kind": "here"})
        seat = person.sit_at(table)
        seat.settle()
        assert seat.play(0, [seat.boards[0]["offers"][0]["action"]])["is"] == "ack"
        seat.settle()
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert process.wait(20) == 0
    with serving(db) as again:
        person.server = again
        back = person.sit_at(table)
        back.settle()
        assert back.boards == seat.boards
        assert back.log == seat.log


def test_under_a_prefix_everything_is_found_below_it(db: str) -> None:
    with serving(db, "--prefix", "/games/") as server:
        person = Person(server, "/games")
        assert person.get("ready") == "ready\n"
        assert "Pyramidion" in person.get("")
        seat = person.sit_at(person.table("silver-gold", ME, BOT))
        seat.settle()
        assert seat.boards[0]["offers"]
        assert Person(server).call("PUT", "api/me", {"name": "A proxy that takes the prefix off"})[0] == 200


@pytest.mark.parametrize(("flags", "believed"), [((), False), (("--proxy", "127.0.0.1"), True)])
def test_only_a_proxy_that_was_named_is_believed(db: str, flags: tuple[str, ...], believed: bool) -> None:
    with serving(db, *flags) as server:
        person = Person(server)
        person.call("PUT", "api/me", {"name": "Ada"}, **{"x-forwarded-proto": "https"})
        assert person.headers["set-cookie"].endswith("; Secure") is believed


def test_a_password_keeps_everything_but_the_page_and_the_question_who_one_is(db: str) -> None:
    with serving(db, PYRAMIDION_PASSWORD="sesame") as server:
        person = Person(server)
        assert person.call("GET", "")[0] == 200
        assert person.get("api/me")["locked"] is True
        assert person.call("GET", "api/tables")[0] == 401
        assert person.call("POST", "api/tables", {"game": "silver-gold", "seats": [ME, OPEN]})[0] == 401
        with pytest.raises(InvalidStatus):
            person.sit_at("whatever")
        assert person.call("POST", "api/login", {"password": "simsim"})[0] == 401
        assert person.post("api/login", {"password": "sesame"})["locked"] is False
        assert person.get("api/tables") == []
        codes = [Person(server).call("POST", "api/login", {"password": f"{n}"})[0] for n in range(12)]
        assert codes[-1] == 429


def test_an_address_asks_so_much_at_once_and_the_page_is_there_all_the_same(db: str) -> None:
    with serving(db) as server:
        person = Person(server)
        answers = [person.call("GET", "api/me") for _ in range(USUAL.request_burst)]
        assert {status for status, _ in answers} == {200}
        while answers[-1][0] == 200:  # as time goes by, there are some more
            answers.append(person.call("GET", "api/me"))
            assert len(answers) < 20 * USUAL.request_burst
        assert (answers[-1][0], answers[-1][1]["rule"]) == (429, "RATE")
        assert person.call("GET", "")[0] == 200


def test_a_guest_is_carried_to_another_device_by_a_code_that_works_once(db: str, tmp_path: Path) -> None:
    with serving(db) as server:
        phone, desk, thief = Person(server), Person(server), Person(server)
        phone.call("PUT", "api/me", {"name": "Ada"})
        assert "HttpOnly" in phone.headers["set-cookie"]
        assert "SameSite=Lax" in phone.headers["set-cookie"]
        table = phone.table("silver-gold", ME, OPEN)
        code = phone.post("api/me/link")["code"]
        assert desk.post("api/link", {"code": code})["name"] == "Ada"
        assert thief.call("POST", "api/link", {"code": code})[0] == 409
        assert desk.cookies != phone.cookies
        assert desk.get(f"api/tables/{table}")["seats"][0]["yours"] is True
        secret = phone.cookies["pyramidion_guest"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert secret.encode() not in kept


def test_an_allowance_fills_up_again() -> None:
    now = [0.0]
    allowance = Allowance(rate=1.0, burst=2, clock=lambda: now[0])
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    assert allowance.take("b")
    now[0] = 1.0
    assert [allowance.take("a") for _ in range(2)] == [True, False]


def test_a_door_lets_in_as_many_as_there_is_room_for() -> None:
    door = Door(2)
    assert [door.enter("a") for _ in range(3)] == [True, True, False]
    assert door.enter("b")
    door.leave("a")
    assert door.enter("a")

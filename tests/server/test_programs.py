"""Programs that play: the example client as a process of its own, and the bot API it stands on."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Person, serving

EXAMPLE = Path("examples/bot.py")
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('programs')}/games.db") as address:
        yield address


def example(server: str, *words: str) -> "subprocess.Popen[str]":
    """The example client, started."""
    command = [sys.executable, str(EXAMPLE), f"http://{server}", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


def test_the_example_opens_a_table_and_plays_a_whole_game(server: str) -> None:
    said, _ = example(server).communicate(timeout=60)
    scores = json.loads(said)
    assert len(scores) == 2


def test_two_examples_play_each_other(server: str) -> None:
    host = Person(server)
    table = host.table("silver-gold", OPEN, OPEN)
    players = [example(server, table)]
    watcher = host.sit_at(table)
    watcher.hear(lambda message: message["is"] == "table" and message["seats"][0]["kind"] == "person")
    players.append(example(server, table))
    watcher.hear(lambda message: message["is"] == "table" and message["seats"][1]["kind"] == "person")
    host.post(f"api/tables/{table}/start")
    first, second = (json.loads(player.communicate(timeout=60)[0]) for player in players)
    assert first == second == host.get(f"api/tables/{table}")["result"]["scores"]


def test_moves_by_number_by_line_and_wrong_ones(server: str) -> None:
    person = Person(server)
    table = person.table("silver-gold", ME, {"kind": "here"})
    seat = person.sit_at(table)
    seat.settle()
    offer = seat.boards[0]["offers"][0]
    path = f"api/tables/{table}/play"
    assert person.call("POST", path, {"seat": 0, "lines": ["1 draw"]})[1]["rule"].startswith("SG-")
    assert person.call("POST", path, {"seat": 1, "lines": [offer["line"]]})[1]["rule"] == "SEAT"
    assert (
        person.call("POST", path, {"seat": 0, "turn": "0.0", "actions": [offer["action"]]})[1]["rule"]
        == "TURN"
    )
    assert person.call("POST", path, {"seat": 0, "lines": ["nonsense"]})[1]["rule"] == "REC"
    seq = person.post(path, {"seat": 0, "lines": [offer["line"]]})["seq"]
    other = seat.boards[1]["offers"][0]["action"]
    assert person.post(path, {"seat": 1, "actions": [other]})["seq"] > seq


def test_a_token_is_worth_nothing_once_it_is_ended(server: str) -> None:
    person = Person(server)
    token = person.post("api/tokens", {"name": "Robby"})["token"]
    bearer = {"authorization": f"Bearer {token}"}
    assert person.call("GET", "api/me", **bearer)[1] == {"name": "Robby", "known": True, "locked": False}
    assert person.call("DELETE", "api/tokens", **bearer)[0] == 204
    assert person.call("GET", "api/me", **bearer)[1]["known"] is False

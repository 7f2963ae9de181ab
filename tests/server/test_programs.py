"""Programs that play: the example client as a process of its own, and the bot API it stands on."""

import json
import subprocess
import sys
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from pyramidion.server.bodies import Still
from pyramidion.server.house import running
from pyramidion.server.settings import Limits, Settings
from pyramidion.server.stream import BACKLOG, Listener
from tests.server.running import WAIT, Message, Person

EXAMPLE = Path("examples/bot.py")
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


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
    for method, path, body in (
        ("GET", "api/me", None),
        ("POST", "api/tables", {"game": "silver-gold", "seats": [ME, OPEN]}),
    ):
        status, refusal = person.call(method, path, body, **bearer)
        assert (status, refusal["rule"]) == (401, "TOKEN")  # not a new guest of nobody's


class Ear:
    """A program's open stream."""

    def __init__(self, server: str, token: str) -> None:
        self.line = HTTPConnection(server, timeout=WAIT)
        self.line.request("GET", "/api/stream", headers={"authorization": f"Bearer {token}"})
        self.answer = self.line.getresponse()

    def next(self, *kinds: str) -> Message:
        """The next line of one of these kinds."""
        while True:
            text = self.answer.readline()
            assert text, "the stream has ended"
            if (said := json.loads(text))["is"] in kinds:
                return dict(said)

    def close(self) -> None:
        """Hear no more."""
        self.answer.close()
        self.line.close()


def robby(server: str) -> tuple[str, dict[str, str]]:
    """A program's token, and the header that shows it."""
    token = Person(server).post("api/tokens", {"name": "Robby"})["token"]
    return token, {"authorization": f"Bearer {token}"}


def test_a_stream_ends_with_its_token(server: str) -> None:
    token, bearer = robby(server)
    with closing(Ear(server, token)) as ear:
        assert Person(server).call("DELETE", "api/tokens", **bearer)[0] == 204
        assert ear.answer.read() == b""


def test_a_stream_leaves_tables_that_are_over(server: str) -> None:
    token, bearer = robby(server)
    program = Person(server)

    def ears() -> float:
        lines = str(program.get("metrics")).splitlines()
        return float(next(line for line in lines if line.startswith("pyramidion_connections")).split()[-1])

    def open_table() -> str:
        new = {"game": "silver-gold", "pace": 0, "seats": [ME, BOT]}
        return str(program.call("POST", "api/tables", new, **bearer)[1]["id"])

    before = ears()
    with closing(Ear(server, token)) as ear:
        table = open_table()
        while (said := ear.next("turn", "over"))["is"] == "turn":
            board = said["board"]
            move = {"seat": board["seat"], "turn": board["turn"], "actions": [board["offers"][0]["action"]]}
            assert program.call("POST", f"api/tables/{table}/play", move, **bearer)[0] == 200
        assert ears() == before + 1
        other = open_table()
        while ear.next("table")["table"]["id"] != other:
            pass
        assert ears() == before + 1


def test_one_address_has_so_many_streams(server: str) -> None:
    token, _ = robby(server)
    with ExitStack() as stack:
        ears = [stack.enter_context(closing(Ear(server, token))) for _ in range(Limits().connections + 1)]
        statuses = [ear.answer.status for ear in ears]  # sockets of tests before this one may count, too
        assert (statuses[0], statuses[-1]) == (200, 429)
        assert statuses == sorted(statuses)


@pytest.mark.anyio
async def test_for_who_does_not_read_only_so_many_lines_are_kept(tmp_path: Path) -> None:
    async with running(Settings(db=f"sqlite:///{tmp_path}/games.db", bots=1)) as house:
        listener = Listener(house, "robby", "")
        lines = listener.lines()
        listener.say(Still())
        await anext(lines)
        for _ in range(2 * BACKLOG):
            listener.say(Still())
        assert len([line async for line in lines]) == BACKLOG  # and then it ends: who comes back is told all

"""A program that plays at a Pyramidion server: python bot.py http://127.0.0.1:8000 [table-to-join]

It needs nothing but Python. It gets a token, sits down where a seat is open (or opens a table against a
built-in bot), and plays whatever brings most points at once until its game is over.
"""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

SERVER = sys.argv[1].rstrip("/")
TOKEN = ""


def ask(path: str, body: Any = None) -> Any:
    """Ask the server: with a body by POST, without by GET."""
    headers = {"Content-Type": "application/json"}
    if TOKEN:
        headers["Authorization"] = f"Bearer {TOKEN}"
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{SERVER}/api/{path}", data, headers))


def choice(offers: list[Any]) -> Any:
    """The offer that brings most at once; offers without points count nothing."""
    return max(offers, key=lambda offer: offer.get("points", 0))


TOKEN = json.load(ask("tokens", {"name": "example"}))["token"]
if len(sys.argv) > 2:
    table = json.load(ask(f"tables/{sys.argv[2]}"))
    seat = next(seat for seat, chair in enumerate(table["seats"]) if chair["kind"] == "open")
    ask(f"tables/{table['id']}/sit", {"seat": seat})
else:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = json.load(ask("tables", {"game": "silver-gold", "seats": seats, "pace": 0}))

for line in ask("stream"):
    event = json.loads(line)
    if event["is"] == "turn":
        board = event["board"]
        move = {"seat": board["seat"], "turn": board["turn"], "lines": [choice(board["offers"])["line"]]}
        ask(f"tables/{event['table']}/play", move)
    elif event["is"] == "over":
        print(event["result"]["scores"])
        break

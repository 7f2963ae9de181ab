"""A player who comes back whatever happens: plays at random, and writes down what was acknowledged."""

import asyncio
from random import Random

from websockets.exceptions import WebSocketException

from tests.load.attempts import ACKED, Attempt
from tests.load.client import Guest, Socket

LOST = (OSError, WebSocketException, EOFError, TimeoutError)
PAUSE = 0.05  # seconds before another try to connect
THOUGHT = 0.05  # seconds at most; faster players would be turned out


class Seat:
    """One seat of one table, played to the end of the game."""

    def __init__(self, guest: Guest, table: str, rng: Random) -> None:
        self.table = table
        self.number = -1
        self.attempts: list[Attempt] = []
        self.cuts = 0
        self._guest = guest
        self._rng = rng

    async def played(self) -> None:
        """Return when the game is over, though the connection may be cut many times."""
        while True:
            try:
                socket = await self._guest.at(self.table)
                async with socket.connection:
                    await self._play(socket)
                    return
            except LOST:
                self.cuts += 1
                await asyncio.sleep(PAUSE)

    async def _play(self, socket: Socket) -> None:
        sent: dict[int, Attempt] = {}
        turn = ""
        while not socket.over:
            for message in await socket.hear():
                attempt = sent.pop(message.get("id") or 0, None)
                if attempt and message["is"] == "ack":
                    attempt.fate = ACKED
                elif attempt and message["is"] == "refused" and message["rule"] != "STORE":
                    self.attempts.remove(attempt)
                if message["is"] == "refused":
                    turn = ""  # whatever the board says now is to be answered anew
            if not sent and socket.board and socket.board["offers"] and socket.board["turn"] != turn:
                turn = socket.board["turn"]
                self.number = socket.board["seat"]
                await asyncio.sleep(self._rng.random() * THOUGHT)
                offer = self._rng.choice(socket.board["offers"])
                attempt = Attempt(offer["line"])
                self.attempts.append(attempt)
                sent[await socket.play(offer["action"])] = attempt

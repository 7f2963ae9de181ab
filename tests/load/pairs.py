"""Pairs of sockets that keep a server busy: two players at a table, or two ends of an echo."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.load.client import Guest
from tests.load.crowd import Measured, Pair


class Choice(Struct):
    """All that a player here needs of an offer."""

    action: int


class Part(Struct):
    """All that a player here needs of a message."""

    kind: str = field(name="is")
    seat: int = -1
    turn: str = ""
    offers: list[Choice] = []
    status: str = ""


_decode = msgspec.json.Decoder(list[Part]).decode


class _Talking:
    """Says something in its turn, after a thought, while it is told to go on."""

    def __init__(self) -> None:
        self._think: Callable[[], float] | None = None
        self._measured = Measured()
        self._said = 0.0
        self._speaker: object = None
        self._unanswered = 0
        self._waiting: list[Callable[[], None]] = []
        self._thinking: dict[Callable[[], None], asyncio.TimerHandle] = {}

    def begin(self, think: Callable[[], float], measured: Measured) -> None:
        """Go on, with so long a thought before each move."""
        self._think, self._measured = think, measured
        waiting, self._waiting = self._waiting, []
        for due in waiting:
            self._later(due)

    def pause(self) -> None:
        """Say nothing more until told to go on; thoughts end, so that everybody is there then."""
        self._think = None
        self._waiting += self._thinking
        for thought in self._thinking.values():
            thought.cancel()
        self._thinking = {}

    @property
    def waiting(self) -> bool:
        """Whether something was said that is not answered yet."""
        return self._unanswered > 0

    def _later(self, due: Callable[[], None]) -> None:
        """Do what is due after a thought."""
        if self._think is None:
            self._waiting.append(due)
        else:
            loop = asyncio.get_running_loop()
            self._thinking[due] = loop.call_later(self._think(), self._now, due)

    def _now(self, due: Callable[[], None]) -> None:
        del self._thinking[due]
        due()

    def _say(self, speaker: object) -> None:
        self._said, self._speaker = perf_counter(), speaker
        self._unanswered += 1
        self._measured.moves += 1

    def _heard(self, listener: object, size: int) -> None:
        self._measured.sizes.append(size)
        if self._said and listener is not self._speaker:
            self._measured.delays.append(perf_counter() - self._said)
            self._said = 0.0


class Players(_Talking):
    """Two players at one table."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        super().__init__()
        self._rng = Random(seed)
        self._over = False
        self._tasks = [asyncio.create_task(self._listen(socket)) for socket in sockets]

    async def _listen(self, socket: ClientConnection) -> None:
        turn = ""
        try:
            while True:
                frame = await socket.recv(decode=False)
                for part in _decode(frame):
                    if part.kind == "table" and part.status == "over":
                        self._measured.over += not self._over
                        self._over = True
                        self._unanswered = 0
                        return
                    self._unanswered -= part.kind == "ack"
                    if part.kind == "board" and part.turn != turn:
                        turn = part.turn
                        self._heard(socket, len(frame))
                        if part.offers:
                            self._later(partial(self._play, socket, part))
        except ConnectionClosed:
            pass

    def _play(self, socket: ClientConnection, board: Part) -> None:
        self._say(socket)
        action = self._rng.choice(board.offers).action
        said = {"do": "play", "id": 1, "seat": board.seat, "turn": board.turn, "actions": [action]}
        self._sending = asyncio.ensure_future(socket.send(msgspec.json.encode(said), text=True))


async def players(addresses: Sequence[str], game: str, count: int) -> list[Pair]:
    """So many tables, each with two players who sit there; at half of them not at the same of two servers."""
    hosts = [Guest(address, "Ada") for address in addresses]
    guests = [Guest(address, "Bob") for address in addresses]
    pairs: list[Pair] = []
    for seed in range(count):
        host, guest = hosts[seed % len(hosts)], guests[seed // 2 % len(guests)]
        opened = host.ask("POST", "api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
        guest.ask("POST", f"api/tables/{opened['id']}/sit", {"seat": 1})
        host.ask("POST", f"api/tables/{opened['id']}/start", {})
        sockets = [(await one.at(opened["id"])).connection for one in (host, guest)]
        pairs.append(Players(sockets, seed))
    return pairs


class Echoes(_Talking):
    """Two sockets that take turns to send a message and wait for it."""

    def __init__(self, sockets: list[ClientConnection], size: int) -> None:
        super().__init__()
        self._text = "x" * size
        self._tasks = [asyncio.create_task(self._listen(socket, i)) for i, socket in enumerate(sockets)]
        self._sockets = sockets
        self._later(lambda: self._send(0))

    async def _listen(self, socket: ClientConnection, place: int) -> None:
        try:
            while True:
                text = await socket.recv(decode=False)
                self._heard(socket, len(text))
                self._unanswered -= 1
                self._later(lambda: self._send(1 - place))
        except ConnectionClosed:
            pass

    def _send(self, place: int) -> None:
        self._say(None)
        self._sending = asyncio.ensure_future(self._sockets[place].send(self._text))


async def echoes(address: str, size: int, count: int) -> list[Pair]:
    """So many pairs of sockets at an echo."""
    url = f"ws{address.removeprefix('http')}/"

    async def socket() -> ClientConnection:
        return await connect(url, compression=None, max_size=None, ping_interval=None, open_timeout=60)

    return [Echoes([await socket(), await socket()], size) for _ in range(count)]

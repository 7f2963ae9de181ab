"""A table's socket as a plain ASGI function: lets guests in, reads what they say, and answers."""

import asyncio
from time import monotonic, perf_counter
from typing import Any

import msgspec

from pyramidion.core.refusal import Refused
from pyramidion.server import rulings, sight
from pyramidion.server.connection import Connection, Receive, Send, Write
from pyramidion.server.house import House
from pyramidion.server.limits import Bucket
from pyramidion.server.slot import encoded
from pyramidion.server.store import Entry, Guest, StoreFault
from pyramidion.server.table import Table
from pyramidion.server.wire import (
    Ack,
    Advice,
    AnswerBack,
    AskBack,
    Chat,
    Opinion,
    Opinions,
    Ping,
    Play,
    Pong,
    Refusal,
    Say,
    Tell,
    Try,
    Why,
)
from pyramidion.server.words import Numbered

Wish = Play | Chat | AskBack | AnswerBack  # what changes the table
STRANGER = Guest("", "")
NO_TABLE, TOO_MUCH = 4404, 1008
_decoder = msgspec.json.Decoder(Say)


async def attend(
    house: House, table: str, guest: Guest | None, receive: Receive, send: Send, write: Write | None
) -> None:
    """Serve one socket at a table from its opening to its end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    talk = Talk(house, table, guest or STRANGER, Connection(guest.id if guest else "", send, write))
    try:
        try:
            await house.hub.enter(table, talk.connection)
        except Refused as refused:
            await send({"type": "websocket.close", "code": NO_TABLE, "reason": refused.message})
            return
        code = await talk.heard(receive)
        await talk.connection.close()
        if code:
            await send({"type": "websocket.close", "code": code})
    except asyncio.CancelledError:
        if not talk.connection.overrun:
            raise
        await talk.connection.close()
    finally:
        house.hub.leave(table, talk.connection)
        talk.end()


class Talk:
    """What one guest and one table say to each other."""

    __slots__ = ("_advice", "_allowed", "_guest", "_house", "_hub", "_table", "connection")

    def __init__(self, house: House, table: str, guest: Guest, connection: Connection) -> None:
        self.connection = connection
        self._house = house
        self._hub = house.hub
        self._table = table
        self._guest = guest
        self._advice: asyncio.Task[None] | None = None
        limits = house.settings.limits
        self._allowed = Bucket(limits.messages, limits.message_burst)

    async def heard(self, receive: Receive) -> int | None:
        """Hear messages to the end; with which code to close, or None if the other side has."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return None
            if not self._allowed.take(monotonic()):
                self._tell(Refusal(None, "RATE", "that is too many messages at a time"))
                return TOO_MUCH
            self.connection.hold()  # news and the answer go together
            try:
                await self._answer(message.get("text") or message.get("bytes") or "")
            finally:
                self.connection.release()

    async def _answer(self, text: str | bytes) -> None:
        try:
            said = _decoder.decode(text)
        except msgspec.DecodeError as error:
            self._tell(Refusal(_number(text), "WIRE", f"this message cannot be read: {error}"))
            return
        try:
            match said:
                case Ping():
                    self._tell(Pong())
                case Try() | Why() | Advice():
                    await self._hub.look(self._table, lambda _, table: self._look(table, said))
                case _:
                    begun = perf_counter()
                    table = await self._hub.change(self._table, lambda table: self._decided(table, said))
                    self._house.metrics.changes.took(perf_counter() - begun)
                    self._tell(Ack(said.id, table.known(self._reader(table, said))))
        except Refused as refused:
            self._tell(Refusal(getattr(said, "id", None), refused.rule, refused.message))
        except StoreFault:
            sentence = "the server cannot store anything at the moment; try again"
            self._tell(Refusal(getattr(said, "id", None), "STORE", sentence))

    # What changes the table.

    def _decided(self, table: Table, said: Wish) -> list[Entry]:
        match said:
            case Play():
                return self._played(table, said)
            case Chat():
                return self._spoken(table, said.text)
            case AskBack():
                return rulings.asked_back(table, self._guest, said.seat)
            case AnswerBack():
                return rulings.answered_back(table, self._guest, said.grant)

    def _played(self, table: Table, play: Play) -> list[Entry]:
        if rulings.own(table, self._guest.id, play.seat).bot:
            raise Refused("SEAT", "a bot stands in on this seat; take it back first")
        return table.play(play.seat, play.turn, play.actions)

    def _spoken(self, table: Table, text: str) -> list[Entry]:
        if not self._guest.id:
            raise Refused("GUEST", "choose a name before you say something")
        return rulings.spoken(table, self._guest, text)

    def _reader(self, table: Table, said: Wish) -> int:
        """As whom the guest is to know of it."""
        if isinstance(said, (Play, AskBack)):
            return said.seat
        return table.viewer(self._guest.id).reader

    # What does not.

    def _look(self, table: Table, said: Try | Why | Advice) -> None:
        rulings.own(table, self._guest.id, said.seat)
        match said:
            case Try():
                self._tell(self._tried(table, said))
            case Why():
                self._tell(sight.because(table, said))
            case Advice():
                self._advise(table, said)

    def _tried(self, table: Table, tried: Try) -> Tell:
        if tried.turn != table.turn(tried.seat):  # what was tried belongs to the past
            return sight.board(table, tried.seat, [])
        return sight.board(table, tried.seat, tried.actions)

    def _advise(self, table: Table, asked: Advice) -> None:
        if not table.opening.hints:
            raise Refused("ADVICE", "this table plays without hints")
        if asked.turn != table.turn(asked.seat):
            raise Refused("TURN", "the table has changed for this seat; look at its board again")
        if self._advice and not self._advice.done():
            raise Refused("ADVICE", "advice is being thought about already")
        table.draft(asked.seat, asked.actions)
        thought = self._house.bots.advise(table, asked.seat, asked.actions)
        self._advice = asyncio.create_task(self._told_later(asked, thought))

    async def _told_later(self, asked: Advice, thought: Any) -> None:
        try:
            found = await thought
        except Exception:
            self._tell(Refusal(asked.id, "ADVICE", "there is no advice at the moment; ask again"))
            return
        opinions = [Opinion(one.action, one.value, one.low, one.high, one.chance) for one in found]
        self._tell(Opinions(asked.id, asked.seat, asked.turn, opinions))

    def _tell(self, message: Tell) -> None:
        if isinstance(message, Refusal):
            self._house.metrics.refusals[message.rule] += 1
        self.connection.tell([encoded(message)])

    def end(self) -> None:
        """Stop what was begun for this guest alone."""
        if self._advice:
            self._advice.cancel()


def _number(text: str | bytes) -> int | None:
    """The id of a message that cannot be read, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except msgspec.DecodeError:
        return None

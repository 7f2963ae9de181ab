"""Everything that goes over a table's socket. TypeScript types are made from these structs.

A frame from a client is one message, told by `do`. A frame from the server is a JSON array of messages, told
by `is`: what changes together arrives together. What the server says is always whole: the last `table` and
the last `board` of a seat are all there is to know, so a client that opens the socket again has lost nothing.
"""

from typing import Any, Literal

from msgspec import Struct, field

from pyramidion.server.words import Actions, CallId, ChatText, Line, Seat, Status, Turn


class Try(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="try"):
    """The board as it would be after these actions of a seat: the answer is a `board`, nothing is played."""

    seat: Seat
    turn: Turn
    actions: Actions


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Play these actions of a seat, all or none; `ack` once they are safely stored."""

    id: CallId
    seat: Seat
    turn: Turn
    actions: Actions


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="why"):
    """Why a line that is not offered cannot be played after these actions."""

    id: CallId
    seat: Seat
    actions: Actions
    line: Line


class Advice(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="advice"):
    """What a strong bot thinks of each choice after these actions."""

    id: CallId
    seat: Seat
    turn: Turn
    actions: Actions


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="chat"):
    """Say something to everyone at the table."""

    id: CallId
    text: ChatText


class AskBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask_back"):
    """Ask the others to let a seat take back what it played last."""

    id: CallId
    seat: Seat


class AnswerBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer_back"):
    """Grant or refuse a take-back; whoever asked may withdraw by refusing."""

    id: CallId
    grant: bool


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is anybody there? The answer is `pong`."""


Say = Try | Play | Why | Advice | Chat | AskBack | AnswerBack | Ping

# What the server says is made for every listener of every move and refers to nothing that refers back, so
# nothing here is looked at when garbage is collected.


class SeatAt(Struct, frozen=True, gc=False):
    """A seat as a viewer sees it. A person `here` shares the viewer's own screen: both seats are `yours`."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None  # its spec; also of a bot that stands in for somebody
    present: bool  # somebody is connected; a bot always is
    yours: bool
    acting: bool  # the table waits for this seat
    away: str | None  # the name of whoever can take the seat back from the bot that stands in


class Back(Struct, frozen=True, gc=False):
    """A take-back that was asked for and whose answer the table waits for."""

    seat: int
    waiting: list[int]  # seats whose owners have not granted it yet


class Result(Struct, frozen=True, gc=False):
    """How a game ended: points and final places by seat; who shares a place has the same number."""

    scores: list[int]
    places: list[int]


class TableView(Struct, frozen=True, gc=False, tag_field="is", tag="table"):
    """A table as a viewer sees it, without the board."""

    id: str
    seq: int  # how many of its events the viewer may know of
    game: str
    title: str
    options: dict[str, str]
    public: bool
    hints: bool  # whether advice may be asked for
    pace: int  # milliseconds that bots take at least for a move
    status: Status
    host: str  # the name of whoever opened the table
    hosting: bool  # whether that is the viewer
    seats: list[SeatAt]
    commitment: str | None  # SHA-256 of the seed, from the start on; none where there is nothing to prove
    seed: str | None  # only when the game is over
    watchers: int
    back: Back | None
    next: str | None  # the table of the rematch
    deal: str | None  # the name of the deal that is played
    counts: bool  # whether the result enters the deal's table: then there are no hints and no take-backs
    result: Result | None


class Board(Struct, frozen=True, gc=False, tag_field="is", tag="board"):
    """What a seat sees and may do, after the actions it is trying; for an onlooker `seat` is -1."""

    seat: int
    seq: int
    turn: str  # to be given back with what is tried or played; changes when the seat's situation does
    actions: list[int]  # what is being tried
    view: Any  # the game's own `View`
    offers: Any  # a list of the game's own `Offer`
    open: bool  # whether more actions can be added


class Log(Struct, frozen=True, gc=False, tag_field="is", tag="log"):
    """Lines of the game as the viewer may read them; they replace all that were there from an index on."""

    start: int = field(name="from")
    lines: list[str]


class Said(Struct, frozen=True, gc=False, tag_field="is", tag="chat"):
    """Something said at the table."""

    seat: int  # -1 for an onlooker
    name: str
    text: str
    at: float  # seconds since 1970


class Ack(Struct, frozen=True, gc=False, tag_field="is", tag="ack"):
    """What was asked for is done and safely stored."""

    id: int
    seq: int


class Refusal(Struct, frozen=True, gc=False, tag_field="is", tag="refused"):
    """What was asked for cannot be done; `id` is null where the message could not be read."""

    id: int | None
    rule: str
    message: str


class Because(Struct, frozen=True, gc=False, tag_field="is", tag="why"):
    """The answer to `why`: the rule that is against a line; without a rule the line can be played."""

    id: int
    rule: str | None
    message: str


class Opinion(Struct, frozen=True, gc=False):
    """What a choice is worth: points by which the seat will lead, and the chance of being first."""

    action: int
    value: float
    low: float  # 19 times out of 20 the value is between low …
    high: float  # … and high
    chance: float  # from 0 to 1


class Opinions(Struct, frozen=True, gc=False, tag_field="is", tag="advice"):
    """The answer to `advice`: the choices, the best first."""

    id: int
    seat: int
    turn: str
    actions: list[Opinion]


class Pong(Struct, frozen=True, gc=False, tag_field="is", tag="pong"):
    """The answer to `ping`."""


Tell = TableView | Board | Log | Said | Ack | Refusal | Because | Opinions | Pong

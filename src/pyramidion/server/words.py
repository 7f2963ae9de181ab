"""Words and numbers that come from outside, with the limits they must keep."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

# What would break a line, steer a terminal or cannot be written has no place in a name.
PLAIN = r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]*$"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN, description="A name to be shown.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=40, description="A bot such as `explorer`.")]
Seat = Annotated[int, Meta(ge=0, le=8, description="A seat, from 0.")]
Turn = Annotated[str, Meta(max_length=40, description="What a board said its turn was.")]
Action = Annotated[int, Meta(ge=0, lt=2**31, description="The number of an action, as an offer has it.")]
Actions = Annotated[list[Action], Meta(max_length=64, description="A seat's actions in order.")]
Line = Annotated[str, Meta(min_length=1, max_length=200, description="A line of a record, as `1 draw`.")]
# Given by the client, to find the answer by.
CallId = Annotated[int, Meta(ge=0, lt=2**53)]
Pace = Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds that bots take at least for a move.")]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]

Status = Literal["waiting", "playing", "over"]


class Numbered(Struct, frozen=True):
    """A message of which nothing can be read but its id."""

    id: int | None = None

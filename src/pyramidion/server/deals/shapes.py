"""What the routes for deals are asked and answer."""

from msgspec import Struct

from pyramidion.server.words import Pace, Status


class PlayDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the rival is to take for a move; null: as the server has it."""

    pace: Pace | None = None


class DealRow(Struct, frozen=True):
    """A result in a deal's table. Where the guest may not look at the game yet, there is no table."""

    place: int
    name: str
    points: int
    lead: int  # over the best rival
    yours: bool
    table: str | None


class OwnDeal(Struct, frozen=True):
    """The one game of the guest that counts, running or over."""

    table: str
    status: Status
    place: int | None  # once it is over
    points: int | None
    beaten: (
        float | None
    )  # the share of the others who have fewer points; a tie is half; null if nobody else has any


class Yardstick(Struct, frozen=True):
    """What a bot made of the same deal; null while it plays."""

    bot: str
    points: int | None


class DealView(Struct, frozen=True):
    """A deal and its table of results."""

    game: str
    title: str
    name: str
    today: str  # the day it is on this server
    ends: float | None  # seconds since 1970, when a day's table closes; null for a named deal
    open: bool  # whether a game that is begun now counts
    rival: str  # the bot one plays against
    players: int  # results, all of them
    rows: list[DealRow]  # the best of them, and one's own
    own: OwnDeal | None
    bots: list[Yardstick]  # where a single deal was asked for

"""What a store keeps: plain values, the same for every database. All times are milliseconds since 1970."""

from msgspec import Struct


class Entry(Struct, frozen=True):
    """A line to be appended to a table; the store gives it its number and time."""

    seat: int  # from 0; -1 for chance and the table itself
    text: str


class Event(Struct, frozen=True):
    """A line of a table that is durable."""

    seq: int  # from 1, without gaps
    seat: int
    text: str
    at: int


class Listing(Struct, frozen=True):
    """A table as the lobby lists it: follows from its events and can be made again from them."""

    table: str
    game: str
    status: str  # waiting, playing or over
    public: bool
    host: str  # a guest's id
    players: str  # what the lobby shows of the seats, as JSON: the store does not look into it
    guests: tuple[str, ...] = ()  # ids of the guests who sit here
    changed: int = 0  # set by the store


OPEN = ("waiting", "playing")  # what a table is that is not over
ALL = 1000  # tables that are not over: more than anyone sits at


class Search(Struct, frozen=True):
    """Which tables are asked for; what is left empty is not asked about."""

    public: bool = False  # only public ones
    statuses: tuple[str, ...] = ()
    game: str = ""
    host: str = ""
    guest: str = ""  # who sits there


class Page(Struct, frozen=True):
    """Some listings, newest first, and where the next page begins."""

    listings: tuple[Listing, ...]
    next: str = ""  # empty: this was the last page


class Guest(Struct, frozen=True):
    """Somebody who plays here. The id is the hash of the first secret that was given to them."""

    id: str
    name: str
    settings: str = "{}"  # JSON: the store does not look into it


class Deck(Struct, frozen=True):
    """A deck or a set of dominoes that a guest entered, as a data file."""

    game: str
    option: str  # of the game, such as deck
    name: str
    guest: str
    text: str
    at: int = 0  # set by the store


class Token(Struct, frozen=True):
    """A program's right to play for a guest, known by the hash of a secret."""

    key: str
    guest: str
    name: str
    at: int = 0  # set by the store

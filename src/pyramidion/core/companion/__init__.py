"""What a game may bring for people who play it with real cards. It is data: a page adds, compares and draws.

A game that has a `pad()` has a score pad, one with `keeper()` a deck that the app can turn up, one with
`pieces()` a page where one's own cards are entered. Numbers in it come from the rules themselves.
A package, so that it stays interpreted: generators read the types of its fields.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

# What stands on a pad for one player, by the key of an entry: marks by their ids, a count, or terms, each a
# number and its factor.
Sheet = dict[str, "list[str] | int | list[tuple[int, int]]"]


class Mark(NamedTuple):
    """Something that can be marked on a pad, such as a card or a box."""

    id: str
    label: str
    group: str  # the sign that is drawn beside it
    worth: int


class Entry(NamedTuple):
    """What a player enters: `marks`, `ticks` in a row, a `count`, or a `sum` of terms."""

    id: str
    kind: str
    most: int  # ticks, marks or the largest count; 0 for a sum
    marks: Sequence[Mark] = ()
    shared: bool = False  # each mark can be one player's only
    labels: Sequence[int] = ()  # what is printed under the ticks
    factors: Sequence[int] = ()  # by which terms of a sum can be multiplied


class Part(NamedTuple):
    """A line of the score and the clause that explains it.

    `points` is a table by the counts of its entries, the last one fastest; without one it is what its entries
    are worth: the worth of their marks, or their sum.
    """

    id: str
    clause: str
    of: Sequence[str]
    points: Sequence[int] = ()


class Section(NamedTuple):
    """What is entered at a time: all of it (number 0), or a level."""

    id: str
    number: int
    entries: Sequence[Entry]
    parts: Sequence[Part]


class Tie(NamedTuple):
    """What decides between equal points: an entry's `lowest` mark or the `most` of it, the `best` section."""

    id: str
    clause: str
    by: str
    of: str = ""


class Rival(NamedTuple):
    """Who plays along without being a player; wins ties."""

    id: str
    seats: int  # with how many players
    clause: str
    sections: Sequence[Section]


class Pad(NamedTuple):
    """A score pad."""

    seats: Sequence[int]
    total: str  # the clause of the sum
    sections: Sequence[Section]
    ties: Sequence[Tie]
    rival: Rival | None = None


class Turned(NamedTuple):
    """A card of a deck that is turned up, and how many there are of it."""

    id: str
    copies: int


class Keeper(NamedTuple):
    """A deck of which so many cards are turned up in a round; then all are shuffled again."""

    clause: str
    rounds: int
    turns: int
    cards: Sequence[Turned]


class Pieces(NamedTuple):
    """The form of a data file: `size` tables `[[table]]`, numbered from 1 by `key`.

    `faults` are the sentences of its loader, by what they are about, with `{…}` for what differs: pages tell
    them in the reader's language. The first one that fits counts; `{rule}` is the clause.
    """

    option: str
    table: str
    key: str
    size: int
    faults: Mapping[str, str]


# What is wrong with a data file of any game.
FAULTS: Mapping[str, str] = {
    "toml-at": "not a TOML file: {what} (at line {line}, column {column})",
    "toml": "not a TOML file: {what}",
    "empty": "there is no [[{table}]]",
    "tables": "the {what} must be [[{table}]] tables",
    "letters": "the name is up to {most} letters, digits, - and _",
    "name": 'the {what} needs a name of one word: name = "…"',
    "taken": "the name {name} belongs to another {what}; give yours its own",
    "key": "unknown key {key}",
}


def key_of(section: Section, entry: str) -> str:
    """The key of an entry in a `Sheet`."""
    return f"{entry}.{section.number}" if section.number else entry

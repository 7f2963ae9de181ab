"""Ways to damage a text file: from a flipped bit to a well-formed line in the wrong place."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from pyramidion.core.rng import Rng

Way = Callable[[str, str, Rng], str]
Thing = TypeVar("Thing")
_WORD = re.compile(r'[^\s\[\]"=,/-]+|[\[\]"=,/-]')

# fmt: off
ODD_WORDS = (
    "", "0", "-0", "-1", "+1", "01", "1.5", "1e3", "49", "99", "9" * 19, "9" * 5000, "0x1", "1_0", "5", "2",
    "-", "L", "S", "#", '"', "\\", "=", "[", "]", "a1", "e5", "f6", "a0", "0,0", "-1,-1", "99,99", "1,", ",",
    "٣", "²", "Ⅳ", "é", "ß", "\u2028", "\u00a0", "\ufeff", "\x00", "\x1b[31m", "\t", "\r", "\n", "\r\n", " ",
    "x" * 3000, "true", "nan", "inf", "1979-05-27", "[]", "{}", "[[]]", '""', '"a"', "'", '"""', "''", "\x85",
    "[" * 3000, "{" * 300, "a.b.c", "tombs=", "tombs=0", "skulls=-0", "green", "winner", "score", "deal",
)
ODD_LINES = (
    "", " ", "#", "# comment", "-", "1", "- ", "1 mark", "1 done", "- winner", "- winner 1 1", "- winner L",
    "[Players]", '[Players ""]', '[Players "a" "b" "c" "d" "e"]', '[Players "a" "b"]', '[Players "\x07" "b"]',
    "[Options]", '[Options ""]', '[Options "="]', '[Options "deck="]', '[Options "deck=standard" "x=y"]',
    '[Game ""]', '[Game "silver-gold"]', '[Game "pyramido"]', '[Game "silver_gold"]', '[Game "."]', "[Game]",
    "[Seed]", '[Seed ""]', '[Seed "1"]', '[Seed "1" "2"]', "[Commitment]", '[Commitment "0"]', '[X "\\"]',
    '[Format "pyramidion/2"]', '[Format "\x1b[2J"]', '[Date "2026"]', '[Engine "\\\\"]', "[]", "[ ]",
    "name = 1", 'name = ""', 'name = "a b"', 'name = "standard"', "[[card]]", "[card]", "card = 1",
    "number = 1", "number = true", "number = 1.0", "number = 1e400", "number = " + "9" * 5000, "id = 1",
    'colour = "green"', "colour = []", "colour = {}", "grid = []", "grid = [1, 2, 3, 4, 5]", 'grid = ["E"]',
    'grid = "EEEEE"', "[[domino]]", "domino = [[]]", 'a = ""', "a = 1", 'a = "red 11/11"', 'b = "red 1111"',
    "a = " + "[" * 3000, "a = " + "{a=" * 500, "a." * 3000 + "a = 1", "[" + "a." * 3000 + "a]",
)
# fmt: on


def damaged(text: str, donor: str, rng: Rng) -> bytes:
    """A text with up to three things made wrong; the donor has words and lines that would be in place."""
    for _ in range(pick((1, 1, 2, 3), rng)):
        text = pick(WAYS, rng)(text, donor, rng)
    return text.encode("utf-8", "surrogateescape")


def below(rng: Rng, n: int) -> int:
    """One of 0 … n-1; 0 if there is none."""
    return int(rng.below(max(n, 1)))


def pick(things: Sequence[Thing], rng: Rng) -> Thing:
    """One of some things."""
    return things[below(rng, len(things))]


def _change_word(text: str, donor: str, rng: Rng) -> str:
    """Another word: an odd one or one of the donor, mostly of the same shape; at times behind the old one."""
    words = list(_WORD.finditer(text))
    if not words:
        return text
    old = pick(words, rng)
    others: Sequence[str] = ODD_WORDS if below(rng, 4) == 0 else _WORD.findall(donor)
    if below(rng, 3):
        others = [word for word in others if _shape(word) == _shape(old[0])]
    new = pick(others or ODD_WORDS, rng)
    if below(rng, 8) == 0:
        new = f"{old[0]} {new}"
    return text[: old.start()] + new + text[old.end() :]


def _shape(word: str) -> str:
    """What kind of word it is: letters and numbers told apart."""
    return re.sub("[a-zA-Z]", "a", re.sub("[0-9]+", "0", word))


def _swap_words(text: str, _donor: str, rng: Rng) -> str:
    """Two words of a line change places."""
    rows = text.split("\n")
    at = below(rng, len(rows))
    words = rows[at].split(" ")
    i, j = below(rng, len(words)), below(rng, len(words))
    words[i], words[j] = words[j], words[i]
    rows[at] = " ".join(words)
    return "\n".join(rows)


def _change_head(text: str, _donor: str, rng: Rng) -> str:
    """An odd line among the first ones, in place of another or between them."""
    rows = text.split("\n")
    at = below(rng, min(len(rows), 8))
    rows[at : at + below(rng, 2)] = [pick(ODD_LINES, rng)]
    return "\n".join(rows)


def _change_line(text: str, donor: str, rng: Rng) -> str:
    """A line left out, doubled, moved, or taken from elsewhere."""
    rows = text.split("\n")
    at, to = below(rng, len(rows)), below(rng, len(rows))
    match below(rng, 6):
        case 0:
            del rows[at]
        case 1:
            rows.insert(at, rows[at])
        case 2:
            rows[at], rows[to] = rows[to], rows[at]
        case 3:
            rows[at : at + 2] = reversed(rows[at : at + 2])
        case 4:
            rows[at] = pick(donor.split("\n"), rng)
        case _:
            rows.insert(at, pick(ODD_LINES, rng) if below(rng, 2) else pick(donor.split("\n"), rng))
    return "\n".join(rows)


def _cut(text: str, _donor: str, rng: Rng) -> str:
    """A piece left out, or all from somewhere on; sometimes at the end of a line."""
    start, end = below(rng, len(text)), below(rng, 2) * len(text)
    if below(rng, 2):
        start = text.find("\n", start) + 1
    return text[:start] + text[end or start + 1 + below(rng, 40) :]


def _change_byte(text: str, _donor: str, rng: Rng) -> str:
    """A flipped bit, or a stray byte."""
    data = bytearray(text.encode("utf-8", "surrogateescape"))
    at = below(rng, len(data))
    if below(rng, 2):
        data.insert(at, below(rng, 256))
    elif data:
        data[at] ^= 1 << below(rng, 8)
    return data.decode("utf-8", "surrogateescape")


# Words most often: what they make gets deepest.
WAYS: tuple[Way, ...] = (
    *(_change_word, _change_word, _change_word, _swap_words, _change_line, _change_line),
    *(_change_head, _cut, _change_byte),
)

"""The record of a game as text: its header and its lines. What they mean is the session's to say."""

import re
from dataclasses import dataclass, field
from typing import Final
from unicodedata import category

from pyramidion.core.refusal import BadRecord

FORMAT: Final = "pyramidion/1"
_KEYS: Final = ("Format", "Game", "Options", "Players")
_HEADER: Final = re.compile(r"\[([A-Za-z]+)((?: \"(?:[^\"\\]|\\[\"\\])*\")*)\]")
_VALUE: Final = re.compile(r"\"((?:[^\"\\]|\\[\"\\])*)\"")


@dataclass
class Header:
    """Everything a record says before its first event."""

    game: str
    options: dict[str, str]
    players: list[str]
    seed: str | None = None
    more: dict[str, list[str]] = field(default_factory=dict)

    def text(self) -> str:
        """The header lines and the blank line behind them."""
        rows: dict[str, list[str]] = {
            "Format": [FORMAT],
            "Game": [self.game],
            "Options": [f"{name}={value}" for name, value in sorted(self.options.items())],
            "Players": self.players,
        }
        if self.seed is not None:
            rows["Seed"] = [self.seed]
        rows |= self.more
        return "".join(f"[{' '.join([key, *map(_quoted, values)])}]\n" for key, values in rows.items()) + "\n"


@dataclass
class Record:
    """A record in its parts; each line with its number in the file."""

    header: Header
    lines: list[tuple[int, str]]


def parse(data: bytes) -> Record:
    """Take a file apart; `BadRecord` with the rule REC says where its form is broken."""
    rows = _rows(data)
    end = rows.index("") if "" in rows else len(rows)
    header = _header(rows[:end])
    lines: list[tuple[int, str]] = []
    for number, row in enumerate(rows[end:], end + 1):
        line, comment, _ = row.partition("#")
        if comment:
            line = line.rstrip(" ")
        if line:
            lines.append((number, line))
    if end == len(rows):
        raise BadRecord(end, "REC", "a blank line must stand behind the header")
    return Record(header, lines)


def is_plain(text: str) -> bool:
    """Whether a text has nothing in it that steers a terminal, breaks a line or cannot be written."""
    return not any(category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in text)


def _rows(data: bytes) -> list[str]:
    """The lines of a file without their ends."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "REC", "the file is not UTF-8 text") from None
    rows = text.split("\n")
    if "\r" in text:
        line = text.count("\n", 0, text.index("\r")) + 1
        raise BadRecord(line, "REC", "lines end in LF alone, here is a CR")
    if rows.pop():
        raise BadRecord(len(rows) + 1, "REC", "the file ends in the middle of a line (no LF)")
    return rows


def _header(rows: list[str]) -> Header:
    """The header of the rows before the first blank one."""
    found: dict[str, list[str]] = {}
    for number, row in enumerate(rows, 1):
        match = _HEADER.fullmatch(row)
        if match is None:
            hint = "a quotation mark is missing" if row.count('"') % 2 else 'it should be [Key "value" …]'
            raise BadRecord(number, "REC", f"this is no header line; {hint}")
        key = match[1]
        due = _KEYS[number - 1] if number <= len(_KEYS) else key
        if key != due:
            raise BadRecord(number, "REC", f"[{due} …] is due here, not [{key} …]")
        if key in found:
            raise BadRecord(number, "REC", f"[{key} …] stands here a second time")
        if key == "Seed" and number != len(_KEYS) + 1:
            raise BadRecord(number, "REC", "[Seed …] stands right behind [Players …]")
        if not is_plain(row):
            raise BadRecord(number, "REC", "there is a control character in this header line")
        found[key] = [re.sub(r"\\(.)", r"\1", value) for value in _VALUE.findall(match[2])]
    if len(rows) < len(_KEYS):
        raise BadRecord(len(rows) + 1, "REC", f"[{_KEYS[len(rows)]} …] is due here")
    for number, key in ((1, "Format"), (2, "Game"), (5, "Seed")):
        if len(found.get(key, [""])) != 1:
            raise BadRecord(number, "REC", f"[{key} …] has one value")
    if found["Format"] != [FORMAT]:
        raise BadRecord(1, "REC", f"this reader knows the format {FORMAT}, not {found['Format'][0]}")
    more = {key: values for key, values in found.items() if key != "Seed" and key not in _KEYS}
    seed = found["Seed"][0] if "Seed" in found else None
    return Header(found["Game"][0], _options(found["Options"]), found["Players"], seed, more)


def _options(values: list[str]) -> dict[str, str]:
    """The settings of an Options line, which stand in alphabetical order."""
    options: dict[str, str] = {}
    for value in values:
        name, equals, setting = value.partition("=")
        if not equals:
            raise BadRecord(3, "REC", f"an option is name=value, not {value!r}")
        if options and name <= max(options):
            raise BadRecord(3, "REC", f"options stand in alphabetical order, each once: {name}")
        options[name] = setting
    return options


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'

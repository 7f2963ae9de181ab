"""Domino files: read, checked to the last icon, turned into Dominoes (PY-1.1, PY-1.4)."""

import re
import tomllib
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from pyramidion.core.refusal import BadData
from pyramidion.games.pyramido.rules.actions import DOMINOES
from pyramidion.games.pyramido.rules.dominoes import Block, Domino, Dominoes
from pyramidion.games.pyramido.rules.gems import COLOURS

STANDARD = Path(__file__).parent / "data" / "standard.toml"
ICONS = 2  # on a domino
OF_A_COLOUR = 36  # blocks, and icons
ONE_COLOURED = 4  # dominoes of each colour
TWO_COLOURED = 7  # dominoes of each pair of colours
BLOCK = re.compile(r"(\w+) ([01])([01])/([01])([01])")


def load(path: Path) -> Dominoes:
    """The dominoes of a file, or `BadData` with every fault."""
    data = _table(path)
    faults: list[str] = []
    dominoes = _read(data, faults)
    if faults:
        raise BadData(path.name, faults)
    return Dominoes(data["name"], dominoes)


def check(path: Path) -> list[str] | None:
    """Every fault of a domino file; None if it is no domino file at all (it has no `[[domino]]`)."""
    try:
        data = _table(path)
    except BadData as bad:
        return bad.faults
    if "domino" not in data:
        return None
    faults: list[str] = []
    _read(data, faults)
    return faults


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode())
    except ValueError as error:  # bad TOML, bad UTF-8, a number of thousands of digits
        raise BadData(path.name, [f"not a TOML file: {error}"]) from None
    except RecursionError:
        raise BadData(path.name, ["not a TOML file: nested too deeply"]) from None


def _read(data: dict[str, Any], faults: list[str]) -> list[Domino]:
    """The dominoes that can be read; every fault, a sentence that names the domino, goes to `faults`."""
    faults += [f"unknown key {key!r}" for key in data if key not in ("name", "domino")]
    name = data.get("name")
    if not isinstance(name, str) or not name or not name.isprintable() or " " in name:
        faults.append('the set needs a name of one word: name = "…"')
    tables = data.get("domino")
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        faults.append("the dominoes must be [[domino]] tables")
        return []
    dominoes: list[Domino] = []
    for at, table in enumerate(tables, 1):
        dominoes += _read_domino(at, table, faults)
    readable = len(dominoes) == len(tables)
    dominoes.sort(key=lambda domino: domino.number)
    faults += _number_faults([table.get("id") for table in tables])
    faults += _twin_faults(dominoes)
    if readable and len(dominoes) == DOMINOES:  # else sums say nothing
        faults += _sum_faults(dominoes)
    return dominoes


def _read_domino(at: int, table: dict[str, Any], faults: list[str]) -> list[Domino]:
    """The domino of one table, if it can be read; what is wrong with it goes to `faults`."""
    number = table.get("id")
    numbered = type(number) is int and 1 <= number <= DOMINOES
    where = f"domino {number}" if numbered else f"[[domino]] no. {at}"
    wrong = [] if numbered else [f"id must be one of 1 to {DOMINOES} (PY-1.1)"]
    wrong += [f"unknown key {key!r}" for key in table if key not in ("id", "a", "b")]
    blocks: list[Block] = []
    for side in ("a", "b"):
        read = BLOCK.fullmatch(table[side]) if isinstance(table.get(side), str) else None
        if read is None:
            wrong.append(f'{side} must be written like "red 10/00" (PY-1.1)')
        elif read[1] not in COLOURS:
            wrong.append(f"{side} must be {', '.join(COLOURS)}, not {read[1]!r} (PY-1.1)")
        else:
            blocks.append(Block(COLOURS.index(read[1]), tuple(int(quarter) for quarter in read.groups()[1:])))
    icons = sum(sum(block.quarters) for block in blocks)
    if len(blocks) == 2 and icons != ICONS:
        wrong.append(f"there must be {ICONS} icons, not {icons} (PY-1.1)")
    faults += [f"{where}: {fault}" for fault in wrong]
    return [] if wrong else [Domino(int(table["id"]), *blocks)]


def _number_faults(numbers: list[object]) -> list[str]:
    """Each number from 1 to 90 once."""
    wanted = range(1, DOMINOES + 1)
    faults = [
        f"domino {number}: this id stands {numbers.count(number)} times"
        for number in wanted
        if numbers.count(number) > 1
    ]
    missing = [str(number) for number in wanted if number not in numbers]
    if missing:
        faults.append(f"{len(missing)} dominoes are missing (PY-1.1): {', '.join(missing)}")
    return faults


def _twin_faults(dominoes: list[Domino]) -> list[str]:
    """PY-1.1: all dominoes differ, also after half a turn."""
    faults: list[str] = []
    first: dict[tuple[tuple[int, ...], ...], int] = {}
    for domino in dominoes:
        twin = first.setdefault(domino.shape(), domino.number)
        if twin != domino.number:
            faults.append(
                f"domino {domino.number}: is the same as domino {twin}, maybe turned by half (PY-1.1)"
            )
    return faults


def _sum_faults(dominoes: list[Domino]) -> list[str]:
    """PY-1.1, PY-1.4: what the whole set must have of each colour and pair of colours."""
    faults: list[str] = []
    blocks: Counter[int] = Counter()
    icons: Counter[int] = Counter()
    pairs: Counter[tuple[int, ...]] = Counter()
    for domino in dominoes:
        for block in (domino.a, domino.b):
            blocks[block.colour] += 1
            icons[block.colour] += sum(block.quarters)
        pairs[tuple(sorted((domino.a.colour, domino.b.colour)))] += 1
    for colour, name in enumerate(COLOURS):
        for what, found in (("blocks", blocks[colour]), ("icons", icons[colour])):
            if found != OF_A_COLOUR:
                faults.append(f"{found} {what} are {name}, it should be {OF_A_COLOUR} (PY-1.1)")
    for pair in combinations_with_replacement(range(len(COLOURS)), 2):
        wanted = ONE_COLOURED if pair[0] == pair[1] else TWO_COLOURED
        if pairs[pair] != wanted:
            names = " and ".join(COLOURS[colour] for colour in pair)
            faults.append(f"{pairs[pair]} dominoes are {names}, it should be {wanted} (PY-1.4)")
    return faults

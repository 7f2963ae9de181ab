"""Deck files: read, checked to the last square, turned into a Deck."""

import tomllib
from pathlib import Path
from typing import Any

from pyramidion.core.refusal import BadData
from pyramidion.games.silver_gold.rules.deck import CARDS, COLOURS, Card, Deck
from pyramidion.games.silver_gold.rules.patterns import SIDE, beside
from pyramidion.games.silver_gold.squares import COLUMNS, names

KINDS = "ET#.+rgtsp"
A_COLOUR = CARDS // len(COLOURS)


def load(path: Path) -> Deck:
    """The deck of a file, or `BadData` with every fault."""
    data = _table(path)
    faults = faults_of(data)
    if faults:
        raise BadData(path.name, faults)
    cards = [_card(card) for card in sorted(data["card"], key=lambda card: card["number"])]
    return Deck(data["name"], cards)


def check(path: Path) -> list[str] | None:
    """Every fault of a deck file; None if it is no deck file at all (it has no `[[card]]`)."""
    try:
        data = _table(path)
    except BadData as bad:
        return bad.faults
    return faults_of(data) if "card" in data else None


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode())
    except ValueError as error:  # bad TOML, bad UTF-8, a number of thousands of digits
        raise BadData(path.name, [f"not a TOML file: {error}"]) from None
    except RecursionError:
        raise BadData(path.name, ["not a TOML file: nested too deeply"]) from None


def _card(card: dict[str, Any]) -> Card:
    number = card["number"]
    return Card(number, card.get("colour", COLOURS[(number - 1) % 3]), tuple(card["grid"]))


def faults_of(data: dict[str, Any]) -> list[str]:
    """Every fault of a deck, each a sentence that names the card."""
    faults = [f"unknown key {key!r}" for key in data if key not in ("name", "card")]
    name = data.get("name")
    if not isinstance(name, str) or not name or not name.isprintable() or " " in name:
        faults.append('the deck needs a name of one word: name = "…"')
    cards = data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        return [*faults, "the cards must be [[card]] tables"]
    numbers: list[int] = []
    for place, card in enumerate(cards, 1):
        number = card.get("number")
        if type(number) is int and 1 <= number <= CARDS:
            where = f"card {number}"
            if number in numbers:
                faults.append(f"{where}: this number stands twice")
            numbers.append(number)
        else:
            where = f"[[card]] no. {place}"
            faults.append(f"{where}: number must be one of 1 to {CARDS} (SG-1.1)")
        faults += [f"{where}: {fault}" for fault in _card_faults(card)]
    missing = sorted(set(range(1, CARDS + 1)) - set(numbers))
    if missing:
        faults.append(f"{len(missing)} cards are missing (SG-1.1): {', '.join(map(str, missing))}")
    if not faults:
        held = [_card(card).colour for card in cards]
        faults += [
            f"{held.count(colour)} cards are {colour}, it should be {A_COLOUR} (SG-1.1)"
            for colour in COLOURS
            if held.count(colour) != A_COLOUR
        ]
    return faults


def _card_faults(card: dict[str, Any]) -> list[str]:
    faults = [f"unknown key {key!r}" for key in card if key not in ("number", "colour", "grid")]
    if card.get("colour", COLOURS[0]) not in COLOURS:
        faults.append(f"colour must be {', '.join(COLOURS)}, not {card['colour']!r} (SG-1.1)")
    grid = card.get("grid")
    shaped = isinstance(grid, list) and len(grid) == SIDE
    if not shaped or not all(isinstance(row, str) and len(row) == SIDE for row in grid or ()):
        return [*faults, f"grid must be {SIDE} strings of {SIDE} characters (SG-1.2)"]
    assert isinstance(grid, list)
    rows: list[str] = grid
    for row, text in enumerate(rows):
        for column, kind in enumerate(text):
            if kind not in KINDS:
                faults.append(f"{COLUMNS[column]}{row + 1}: {kind!r} is none of {KINDS} (SG-1.2)")
    for kind, what, row, side in (("E", "entrance", 0, "top"), ("T", "tomb", SIDE - 1, "bottom")):
        if sum(text.count(kind) for text in rows) != 1 or kind not in rows[row]:
            faults.append(f"there must be one {what} {kind}, in the {side} row (SG-1.2)")
    return faults or _cut_off(rows)


def _cut_off(rows: list[str]) -> list[str]:
    """SG-1.3: squares that cannot be reached from the entrance."""
    card = Card(0, "", tuple(rows))
    reached, seen = card.squares("E"), 0
    while reached != seen:
        seen = reached
        reached |= int(beside(reached)) & card.squares(KINDS.replace("#", ""))
    lost = card.squares(KINDS.replace("#", "")) & ~reached
    return [f"{', '.join(names(lost))} cannot be reached from the entrance (SG-1.3)"] if lost else []

"""Score pads say what the rules say: by their data alone, real games get their points and places."""

from itertools import groupby
from typing import cast

import pytest

from pyramidion.catalog import HasPieces, KeepsScore, TurnsUp
from pyramidion.core.companion import Pad, Part, Section, Sheet, Tie, key_of
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session
from tests.seating import Seating, game, names, seatings

GAMES = 40  # of each seating
PADS = [seating for seating in seatings() if isinstance(seating.game, KeepsScore)]


def amount(value: object) -> int:
    """How much was entered."""
    if isinstance(value, list):
        return sum(term[0] * term[1] if isinstance(term, tuple) else 1 for term in value)
    return cast(int, value or 0)


def part_points(section: Section, part: Part, sheet: Sheet) -> int:
    """What a line of the score gives: the table's entry, or what was entered is worth."""
    entries = [next(entry for entry in section.entries if entry.id == name) for name in part.of]
    values = [sheet.get(key_of(section, entry.id)) for entry in entries]
    if part.points:
        at = 0
        for entry, value in zip(entries, values, strict=True):
            at = at * (entry.most + 1) + amount(value)
        return part.points[at]
    return sum(
        sum(mark.worth for mark in entry.marks if mark.id in cast("list[str]", value or []))
        if entry.marks
        else amount(value)
        for entry, value in zip(entries, values, strict=True)
    )


def section_points(section: Section, sheet: Sheet) -> int:
    """What a section gives."""
    return sum(part_points(section, part, sheet) for part in section.parts)


def tie_value(pad: Pad, tie: Tie, sheet: Sheet) -> int:
    """What decides, the larger the better."""
    if tie.by == "best":
        return max(section_points(section, sheet) for section in pad.sections)
    if tie.by == "most":
        return amount(sheet[tie.of])
    marks = next(entry.marks for section in pad.sections for entry in section.entries if entry.id == tie.of)
    chosen = cast("list[str]", sheet[tie.of])
    return -next((at for at, mark in enumerate(marks) if mark.id in chosen), len(marks))


def judged(pad: Pad, sheets: list[Sheet], rival: Sheet | None) -> tuple[list[int], list[int]]:
    """Points and places by the pad's data alone."""
    totals = [sum(section_points(section, sheet) for section in pad.sections) for sheet in sheets]
    ranks = [
        (total, *(tie_value(pad, tie, sheet) for tie in pad.ties))
        for total, sheet in zip(totals, sheets, strict=True)
    ]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    if rival is not None:
        assert pad.rival
        against = sum(section_points(section, rival) for section in pad.rival.sections)
        places = [place + (against >= max(totals)) for place in places]
    return totals, places


def finished(seating: Seating, seed: int) -> Session:
    """A random game to its end."""
    session, luck = seating.session(seed), seeded(f"pads {seed}")
    while seats := session.actors():
        legal = session.legal(seats[0])
        session.act(seats[0], legal[int(luck.below(len(legal)))])
    return session


@pytest.mark.parametrize("seating", PADS, ids=str)
def test_a_pad_gives_the_points_and_places_of_the_rules(seating: Seating) -> None:
    keeper = seating.game
    assert isinstance(keeper, KeepsScore)
    pad = keeper.pad()
    assert seating.seats in pad.seats
    for seed in range(GAMES):
        state = finished(seating, seed).state
        sheets = [keeper.sheet(state, seat) for seat in range(seating.seats)]
        rival = keeper.sheet(state, -1) if pad.rival and pad.rival.seats == seating.seats else None
        assert judged(pad, sheets, rival) == (state.scores(), state.places()), seed


@pytest.mark.parametrize("name", [name for name in names() if isinstance(game(name), TurnsUp)])
def test_a_deck_is_turned_up_as_in_a_real_game(name: str) -> None:
    """What chance reveals in a game, round by round, is what the keeper's numbers allow."""
    found = game(name)
    assert isinstance(found, TurnsUp)
    keeper = found.keeper()
    session = finished(Seating(found, found.seats[0], {}), 1)
    copies = {card.id: card.copies for card in keeper.cards}
    told = [line.split(" ") for line in session.lines() if line.startswith(("- reveal", "- round"))]
    reveals = [(verb, card) for _, verb, card in told]
    rounds = [list(group) for kind, group in groupby(reveals, key=lambda row: row[0]) if kind == "reveal"]
    assert [len(cards) for cards in rounds] == [keeper.turns] * keeper.rounds
    for cards in rounds:
        shown = [card for _, card in cards]
        assert all(shown.count(card) <= copies[card] for card in shown)


@pytest.mark.parametrize("name", [name for name in names() if isinstance(game(name), HasPieces)])
def test_the_form_of_a_data_file_names_an_option_of_the_game(name: str) -> None:
    found = game(name)
    assert isinstance(found, HasPieces)
    form = found.pieces()
    assert form.option in [option.name for option in found.options if option.is_file]

"""For people with real dominoes: the score sheet as a pad, the Legend's line, and the form of a domino file.

What the Legend gets for its gems is asked from the rules for every number of them.
"""

from pyramidion.core.companion import FAULTS, Entry, Pad, Part, Pieces, Rival, Section, Sheet, Tie
from pyramidion.games.pyramido.notation import legend_parts, parts
from pyramidion.games.pyramido.rules.actions import DOMINOES, HUES
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.gems import ALL_GEMS, MYTHICAL, held, one, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.legend import Legend
from pyramidion.games.pyramido.rules.market import Market
from pyramidion.games.pyramido.rules.player import level_points
from pyramidion.games.pyramido.rules.state import Pyramido

PIECES = Pieces(
    "dominoes",
    "domino",
    "id",
    DOMINOES,
    {
        **FAULTS,
        "number": "id must be one of 1 to {most} ({rule})",
        "twice": "this id stands {count} times",
        "missing": "{count} dominoes are missing ({rule}): {numbers}",
        "icons": "there must be {wanted} icons, not {found} ({rule})",
        "block": '{side} must be written like "red 10/00" ({rule})',
        "block-colour": "{side} must be {known}, not {found} ({rule})",
        "twin": "is the same as domino {twin}, maybe turned by half ({rule})",
        "blocks-share": "{found} blocks are {colour}, it should be {wanted} ({rule})",
        "icons-share": "{found} icons are {colour}, it should be {wanted} ({rule})",
        "pairs-share": "{found} dominoes are {colour} and {other}, it should be {wanted} ({rule})",
    },
)
RIVAL = -1  # the seat of the Legend's sheet
COLOURED = sum(int(held(ALL_GEMS, hue)) for hue in range(HUES))
MYTHICALS = int(held(ALL_GEMS, MYTHICAL))
FACTORS = (1, 2)  # PY-5.2: an area scores its icons once or twice


def _legend(kind: int, most: int, level: int, dominoes: Dominoes) -> list[int]:
    """PY-7.7: what 0 to `most` gems of a kind give the Legend at the end of a level."""
    points: list[int] = []
    for gems in range(most + 1):
        legend = Legend()
        legend.gems = gems * one(kind)
        legend.close(level, Market(dominoes))
        points.append(int(level_points(legend.coloured_points | legend.mythical_points, level)))
    return points


def pad(seats: range, dominoes: Dominoes) -> Pad:
    """Four levels, each with areas and mythical gems (PY-5); gems left decide ties (PY-6.1)."""
    areas = Entry("areas", "sum", 0, factors=FACTORS)
    mythical = Entry("mythical", "count", MYTHICALS)
    kept = list(range(MYTHICALS + 1))  # PY-5.4
    lines = [Part("areas", "PY-5.2", ["areas"]), Part("mythical", "PY-5.4", ["mythical"], kept)]
    levels = [Section("level", level, [areas, mythical], lines) for level in range(1, LEVELS + 1)]
    end = Section("end", 0, [Entry("gems", "count", COLOURED + MYTHICALS)], [])
    gathered = [Entry("coloured", "count", COLOURED), Entry("mythical", "count", MYTHICALS)]
    legend = [
        Section(
            "level",
            level,
            gathered,
            [
                Part("coloured", "PY-7.7", ["coloured"], _legend(0, COLOURED, level, dominoes)),
                Part("mythical", "PY-7.7", ["mythical"], _legend(MYTHICAL, MYTHICALS, level, dominoes)),
            ],
        )
        for level in range(1, LEVELS + 1)
    ]
    ties = [Tie("gems", "PY-6.1", "most", "gems"), Tie("level", "PY-6.1", "best")]
    return Pad(list(seats), "PY-6.1", [*levels, end], ties, Rival("legend", 1, "PY-7.8", legend))


def sheet(state: Pyramido, seat: int) -> Sheet:
    """What a seat, or the Legend, would have entered by the end of a game."""
    found: Sheet = {}
    for level in range(1, LEVELS + 1):
        if seat == RIVAL:
            coloured, mythical = legend_parts(state, level)
            found |= {f"coloured.{level}": coloured // level, f"mythical.{level}": mythical // 2}
        else:
            areas, kept = parts(state.players[seat], level)
            found |= {f"areas.{level}": [(areas, 1)], f"mythical.{level}": kept}
    if seat != RIVAL:
        found["gems"] = int(total(state.players[seat].gems))
    return found

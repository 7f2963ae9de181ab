"""docs/research.md says of observations and spaces what is true."""

from pathlib import Path

import pytest

from pyramidion import catalog
from pyramidion.games.pyramido import tensor as pyramido
from pyramidion.games.silver_gold import tensor as silver_gold
from pyramidion.rl.setup import Setup

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
INSIDE = ("shown card", "seat", "space", "Legend", "domino in hand")  # described once for all of them


def outside(layout: tuple[tuple[str, int], ...]) -> list[tuple[str, int]]:
    """The fields of a layout that are not part of a card, a seat, a space."""
    return [(name, length) for name, length in layout if not name.startswith(INSIDE)]


@pytest.mark.parametrize(
    "fields",
    [
        outside(silver_gold.LAYOUT),
        silver_gold.CARD,
        [field for field in silver_gold.SEAT if "card: " not in field[0]],
        outside(pyramido.LAYOUT),
        pyramido.SPACE,
        pyramido.LEGEND,
        [field for field in pyramido.SEAT if field != ("zeros", 4)],
    ],
    ids=["silver-gold", "card", "seat", "pyramido", "space", "Legend", "pyramido's seat"],
)
def test_every_field_is_explained(fields: list[tuple[str, int]]) -> None:
    missing = [name for name, length in fields if f"\n| {name} | {length} |\n" not in PAGE]
    assert missing == []


@pytest.mark.parametrize(
    ("name", "layout"), [("silver-gold", silver_gold.LAYOUT), ("pyramido", pyramido.LAYOUT)]
)
def test_the_layout_is_as_long_as_an_observation(name: str, layout: tuple[tuple[str, int], ...]) -> None:
    game = catalog.game(name)
    size = sum(length for _, length in layout)
    assert size == Setup(game).size == len(game.encode(Setup(game).start, 0))
    assert f"{size:,}" in PAGE
    assert f" {game.actions} " in PAGE

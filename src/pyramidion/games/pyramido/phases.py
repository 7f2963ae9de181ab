"""The phases of a game by name."""

from pyramidion.games.pyramido.rules.state import (
    END,
    FIRST_DOMINO,
    LAY_GEMS,
    LEGEND_DRAW,
    LEGEND_REFILL,
    LEGEND_STEP,
    OPEN_PILE,
    PLACE_IT,
    REDUCE,
    SCORE,
    SHOW_BACK,
    SPLIT_PILE,
    STARTER,
    TAKE_ONE,
    TURN_UP,
)

PHASES = {
    TAKE_ONE: "take",
    SPLIT_PILE: "split",
    OPEN_PILE: "open",
    PLACE_IT: "place",
    SCORE: "activate",
    REDUCE: "discard",
    END: "end",
    SHOW_BACK: "back",
    TURN_UP: "domino",
    LAY_GEMS: "gem",
    FIRST_DOMINO: "legend",
    STARTER: "level",
    LEGEND_STEP: "legend turn",
    LEGEND_REFILL: "legend split",
    LEGEND_DRAW: "legend draw",
}

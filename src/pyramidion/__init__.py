"""Two modern pyramid games, to play, to study and to build on."""

import os

if os.environ.get("PYRAMIDION_INTERPRETED", "") not in ("", "0"):
    from pyramidion import _source

    _source.prefer()

from pyramidion.catalog import game
from pyramidion.core.draft import Draft
from pyramidion.core.refusal import BadData, BadRecord, Refused
from pyramidion.core.replay import replayed
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE, ONLOOKER, State

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "BadData",
    "BadRecord",
    "Draft",
    "Refused",
    "Session",
    "State",
    "game",
    "replayed",
]

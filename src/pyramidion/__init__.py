"""Two modern pyramid games, to play, to study and to build on."""

import os

if os.environ.get("PYRAMIDION_INTERPRETED", "") not in ("", "0"):
    from pyramidion import _source

    _source.prefer()

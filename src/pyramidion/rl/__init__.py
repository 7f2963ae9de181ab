"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

None of these libraries is needed to play: the extra `rl` brings them.
"""


def missing(error: ImportError, extra: str = "rl") -> ImportError:
    """What to say where a library of an extra is not there."""
    return ImportError(f"{error.name} is not installed; pip install 'pyramidion[{extra}]' brings it")

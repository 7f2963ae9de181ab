"""What all commands agree on: how wrong usage is told, and flags that mean the same everywhere."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators


class WrongUsage(Exception):
    """The command was called in a way that cannot work; the text is one sentence for whoever called it."""


def readable(path: Path) -> bytes:
    """What is in a file that was named on the command line."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise WrongUsage(f"{path} cannot be read: {error.strerror or error}") from None


def clean(text: str) -> str:
    """A text from a file, safe to print: what could steer a terminal is spelled out."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


AsJson = Annotated[
    bool, Parameter("--json", negative="", show_default=False, help="Print one JSON object and nothing else.")
]


def plain_seed(_type: object, seed: str | None) -> None:
    """Refuse a seed that could not stand in a record."""
    if seed is not None and not seed.isprintable():
        raise ValueError("a seed is made of printable characters")


Seed = Annotated[
    str | None,
    Parameter(
        "--seed", validator=plain_seed, help="Number or word that decides all chance; made up if not given."
    ),
]
Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0, lte=86400))]
# Whatever options games have for data files are flags, so no game is named here; help texts tell of them.
DataFile = Annotated[Path, Parameter(show=False)]

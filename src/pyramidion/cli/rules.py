"""`pyramidion rules`: the rules to read."""

import re
import sys
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import WrongUsage

LANGUAGES = ("en",)
_CLAUSE = re.compile(r"- ([A-Z]+-[0-9]+\.[0-9]+)\b")


def rules(
    game: str,
    clause: Annotated[
        str | None, Parameter(help="The id of a clause or a chapter, as in SG-4.3 or SG-4.")
    ] = None,
    /,
    *,
    lang: Annotated[str, Parameter(help="In which language.")] = "en",
) -> int:
    """Print the rules of a game, or one clause of them."""
    text = Shelf({}).game(game).rules()
    if lang not in LANGUAGES:
        raise WrongUsage(f"the rules are not there in {lang!r}, only in {', '.join(LANGUAGES)}")
    if clause is not None:
        text = _wanted(text, clause)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text, end="" if text.endswith("\n") else "\n")
    return 0


def clauses(text: str) -> dict[str, str]:
    """All clauses of a rules text by their ids: a list item each, up to the next item, heading or gap."""
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        if match := _CLAUSE.match(line):
            current = match[1]
            found[current] = line
        elif line.startswith(("-", "#")) or not line.strip():
            current = ""
        elif current:
            found[current] += f"\n{line}"
    return found


def _wanted(text: str, asked: str) -> str:
    known = clauses(text)
    wanted = asked.upper()
    chosen = [body for key, body in known.items() if key == wanted or key.startswith(f"{wanted}.")]
    if not chosen:
        first, *_, last = known
        raise WrongUsage(f"there is no clause {asked}; they go from {first} to {last}")
    return "\n".join(chosen)

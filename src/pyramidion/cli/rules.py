"""`pyramidion rules`: the rules to read."""

import sys
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import WrongUsage
from pyramidion.core.refusal import Refused
from pyramidion.core.rulebook import rulebook


def rules(
    game: str,
    clause: Annotated[
        str | None, Parameter(help="The id of a clause or a chapter, as in SG-4.3 or SG-4.")
    ] = None,
    /,
    *,
    lang: Annotated[str, Parameter(help="In which language: en, it, es or el.")] = "en",
) -> int:
    """Print the rules of a game, or one clause of them."""
    try:
        text = Shelf({}).game(game).rules(lang)
    except Refused as refused:
        raise WrongUsage(refused.message) from None
    if clause is not None:
        text = _wanted(text, clause)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text, end="" if text.endswith("\n") else "\n")
    return 0


def _wanted(text: str, asked: str) -> str:
    known = rulebook(text).clauses()
    wanted = asked.upper()
    chosen = [clause for key, clause in known.items() if key == wanted or key.startswith(f"{wanted}.")]
    if not chosen:
        first, *_, last = known
        raise WrongUsage(f"there is no clause {asked}; they go from {first} to {last}")
    return "\n".join(f"- {clause.id} {clause.text}" for clause in chosen)

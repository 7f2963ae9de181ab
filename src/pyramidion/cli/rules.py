"""`pyramidion rules`: the rules to read."""

import sys
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.shelf import Shelf
from pyramidion.cli.usage import WrongUsage
from pyramidion.core.refusal import Refused
from pyramidion.core.rulebook import Clause, Rulebook, rulebook


def rules(
    game: str,
    clause: Annotated[
        str | None, Parameter(help="The id of a clause or a chapter, as in SG-4.3 or SG-4.")
    ] = None,
    /,
    *,
    lang: Annotated[str, Parameter(help="In which language: en, it, es or el.")] = "en",
    search: Annotated[
        str | None, Parameter(help="Only clauses with all these words; accents and capitals do not matter.")
    ] = None,
) -> int:
    """Print the rules of a game, one clause of them, or what speaks of something."""
    try:
        text = Shelf({}).game(game).rules(lang)
    except Refused as refused:
        raise WrongUsage(refused.message) from None
    if clause is not None or search is not None:
        text = _written(_chosen(rulebook(text), clause, search))
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text, end="" if text.endswith("\n") else "\n")
    return 0


def _chosen(book: Rulebook, asked: str | None, search: str | None) -> list[Clause]:
    """The clauses of an id or a chapter that have the words looked for."""
    known = book.clauses()
    wanted = (asked or "").upper()
    named = [
        clause for key, clause in known.items() if not wanted or key == wanted or key.startswith(f"{wanted}.")
    ]
    if not named:
        first, *_, last = known
        raise WrongUsage(f"there is no clause {asked}; they go from {first} to {last}")
    chosen = [clause for clause in book.found(search or "") if clause in named]
    if not chosen:
        raise WrongUsage(f"no clause{f' of {wanted}' if wanted else ''} speaks of {search!r}")
    return chosen


def _written(clauses: list[Clause]) -> str:
    return "\n".join(f"- {clause.id} {clause.text}" for clause in clauses)

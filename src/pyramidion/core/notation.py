"""The form of a record's event lines: which verbs a game has and what their arguments look like.

A game lists its lines like `S mark card square+` or `- winner seat+`. The first word says whose line it is:
`S` a seat's, `-` chance's, `L` the Legend's. The others name kinds of words; `+` means one or more,
`key=kind` a word that starts with the key.
"""

import re
from collections.abc import Callable
from typing import Final

from pyramidion.core.refusal import Refused

FORM: Final = "REC"
_SEAT: Final = re.compile(r"[1-9]")


class Line:
    """One well-formed event line, in words."""

    def __init__(self, actor: str, verb: str, args: list[str]) -> None:
        self.actor = actor
        self.verb = verb
        self.args = args

    @property
    def seat(self) -> int:
        """The seat it belongs to, from 0; for a line of chance -1."""
        return int(self.actor) - 1 if self.actor.isdigit() else -1

    def __str__(self) -> str:
        return " ".join([self.actor, self.verb, *self.args])


class Notation:
    """All lines of a game."""

    def __init__(
        self,
        kinds: dict[str, str],
        lines: list[str],
        ascending: dict[str, Callable[[str], int | str]] | None = None,
    ) -> None:
        self._kinds = {kind: re.compile(pattern) for kind, pattern in kinds.items()}
        # For verbs whose last arguments stand in an order: what it goes by.
        self._ascending = ascending or {}
        self._lines: dict[tuple[str, str], list[str]] = {}
        for line in lines:
            owner, verb, *args = line.split(" ")
            self._lines[owner, verb] = args

    def parse(self, text: str, seats: int) -> Line:
        """The words of a line, or a refusal that says what is wrong with its form."""
        actor, *words = text.split(" ")
        if not words or not all(words) or not text.isprintable():
            raise Refused(FORM, f"a line is `actor verb arguments`, with single spaces: {text!r}")
        verb, *args = words
        owner = "S" if _SEAT.fullmatch(actor) else actor
        if actor == "S":
            raise Refused(FORM, "a seat is written as its number")
        if owner == "S" and int(actor) > seats:
            raise Refused(FORM, f"there is no seat {actor}, only {seats} play")
        if not any(verb == known for _, known in self._lines):
            raise Refused(FORM, f"no such verb: {verb}")
        if (owner, verb) not in self._lines:
            raise Refused(FORM, f"`{verb}` cannot be a line of {actor}")
        self._check(verb, self._lines[owner, verb], args)
        return Line(actor, verb, args)

    def _check(self, verb: str, form: list[str], args: list[str]) -> None:
        """Compare arguments with the form of their line."""
        wanted = list(form)
        if wanted and wanted[-1].endswith("+"):
            wanted[-1] = wanted[-1][:-1]
            wanted += [wanted[-1]] * (len(args) - len(wanted))
        if len(args) != len(wanted):
            raise Refused(FORM, f"`{verb}` takes {' '.join(form) or 'nothing'}, not {len(args)} arguments")
        for word, want in zip(args, wanted, strict=True):
            key, equals, kind = want.rpartition("=")
            if not word.startswith(key + equals) or not self._kinds[kind].fullmatch(
                word[len(key + equals) :]
            ):
                raise Refused(FORM, f"`{verb}`: {word!r} is not {key + equals}{kind}")
        run = [word for word, want in zip(args, wanted, strict=True) if want == wanted[-1]]
        if verb in self._ascending and run != sorted(set(run), key=self._ascending[verb]):
            raise Refused(FORM, f"`{verb}` names each {wanted[-1]} once, in order: {' '.join(run)}")

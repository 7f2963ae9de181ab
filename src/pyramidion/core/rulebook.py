"""The rules of a game as Markdown, in several languages, and taken apart into clauses."""

import re
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from pyramidion.core.refusal import Refused

LANGUAGES: Final = ("en", "it", "es", "el")
_ITEM: Final = re.compile(r"- ([A-Z]+-[0-9]+\.[0-9]+) +(.*)")
_HEADING: Final = re.compile(r"##? +(?:([0-9]+) +)?(.*)")


class Clause(NamedTuple):
    """One rule: its id and what it says."""

    id: str
    text: str


class Chapter(NamedTuple):
    """Clauses that belong together; the number is empty for what only explains, such as examples."""

    number: str
    title: str
    text: str  # what stands there besides clauses
    clauses: list[Clause]


class Rulebook(NamedTuple):
    """All rules of a game in one language."""

    title: str
    about: str
    chapters: list[Chapter]

    def clauses(self) -> dict[str, Clause]:
        """All clauses by their ids."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}

    def found(self, words: str) -> list[Clause]:
        """The clauses that have all these words, in their id, their text or the title of their chapter."""
        wanted = _plain(words).split()
        return [
            clause
            for chapter in self.chapters
            for clause in chapter.clauses
            if all(word in _plain(f"{clause.id} {chapter.title} {clause.text}") for word in wanted)
        ]


def _plain(text: str) -> str:
    """Without accents and capitals, so that they need not be typed."""
    letters = normalize("NFD", text)
    return "".join(letter for letter in letters if not combining(letter)).casefold()


def rules_text(folder: Path, language: str) -> str:
    """The rules in a game's folder: `RULES.it.md` for Italian; `RULES.md`, in English, if there is none."""
    if language not in LANGUAGES:
        raise Refused("REC", f"the rules are not there in {language!r}, only in {', '.join(LANGUAGES)}")
    path = folder / f"RULES.{language}.md"
    if language == "en" or not path.exists():
        path = folder / "RULES.md"
    return path.read_text("utf-8")


def rulebook(markdown: str) -> Rulebook:
    """Take rules apart: a heading begins a chapter, a list item with an id a clause."""
    chapters = [Chapter("", "", "", [])]  # what stands before the first chapter
    in_clause = False
    for line in markdown.splitlines():
        words = line.strip()
        last = chapters[-1]
        if heading := _HEADING.fullmatch(line):
            if last.title:
                chapters.append(Chapter(heading[1] or "", heading[2], "", []))
            else:
                chapters[0] = Chapter("", heading[2], "", [])
            in_clause = False
        elif item := _ITEM.fullmatch(line):
            last.clauses.append(Clause(item[1], item[2]))
            in_clause = True
        elif in_clause and words:
            clause = last.clauses.pop()
            last.clauses.append(Clause(clause.id, f"{clause.text} {words}"))
        else:
            in_clause = False
            chapters[-1] = last._replace(text=f"{last.text} {words}".strip())
    first, *rest = chapters
    alone = [first._replace(text="")] if first.clauses else []  # rules too short for chapters
    return Rulebook(first.title, first.text, alone + rest)

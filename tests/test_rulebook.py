"""The rules in all languages: the same clauses, each once, with the same references and rulings."""

import re
from pathlib import Path

import pytest

import pyramidion
from pyramidion.catalog import game, names
from pyramidion.core.refusal import Refused
from pyramidion.core.rulebook import LANGUAGES, Clause, Rulebook, rulebook

GREEK = Path(pyramidion.__file__).parent / "locales" / "el"
OTHERS = [language for language in LANGUAGES if language != "en"]


def book(name: str, language: str) -> Rulebook:
    return rulebook(game(name).rules(language))


def shape(found: Rulebook) -> list[tuple[str, list[str]]]:
    return [(chapter.number, [clause.id for clause in chapter.clauses]) for chapter in found.chapters]


def marks(clause: Clause) -> list[str]:
    """What a translation must not lose: references to clauses, rulings, and names of patterns and files."""
    named = re.findall(r"[A-Z]{2}-[0-9.]*[0-9]|\*\*|`\w+`|\b[IVLTO][234]\b", clause.text)
    return sorted(named)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", names())
def test_every_language_has_the_same_clauses(name: str, language: str) -> None:
    english, other = book(name, "en"), book(name, language)
    assert shape(other) == shape(english)
    assert all(chapter.title for chapter in other.chapters)
    for clause in english.clauses().values():
        translated = other.clauses()[clause.id]
        assert translated.text != clause.text
        assert marks(translated) == marks(clause), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_each_clause_stands_there_once_and_says_something(name: str, language: str) -> None:
    found = book(name, language)
    ids = [clause.id for chapter in found.chapters for clause in chapter.clauses]
    assert ids == re.findall(rf"^- ({game(name).clauses}-[0-9.]+) ", game(name).rules(language), re.MULTILINE)
    assert len(set(ids)) == len(ids) > 30
    assert all(len(clause.text) > 20 for clause in found.clauses().values())
    assert found.title
    assert found.about


def test_a_clause_goes_on_until_the_next_item_heading_or_gap() -> None:
    clauses = "- AB-1.1 One\n  two.\n- AB-1.2 Three.\n"
    found = rulebook(f"# Game\nAbout it.\n\n## 1 Start\n{clauses}\n## Example\nFour\nfive.\n")
    start, example = found.chapters
    assert (found.title, found.about) == ("Game", "About it.")
    assert start == ("1", "Start", "", [("AB-1.1", "One two."), ("AB-1.2", "Three.")])
    assert example == ("", "Example", "Four five.", [])


def test_rules_without_chapters_are_one_chapter() -> None:
    assert shape(rulebook("# Game\n- AB-1.1 One.\n")) == [("", ["AB-1.1"])]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="only in en, it, es, el"):
        game("pyramido").rules("tlh")


def test_greek_texts_name_blocks_and_holes_as_the_rules_do() -> None:
    rules = game("pyramido").rules("el")
    assert "τεμάχι" in rules
    assert "τρύπ" in rules
    others = re.compile(r"κύβο|μπλοκ|\bκεν(?:ό|ά|ού|ών)\b", re.IGNORECASE)
    texts = rules + "".join(path.read_text("utf-8") for path in sorted(GREEK.glob("*.ftl")))
    assert others.findall(texts) == []

"""Lessons replay: what each step asks for can be done there, and is said in all languages."""

import re

import pytest

from pyramidion import catalog
from pyramidion.core.record import parse
from pyramidion.core.refusal import Refused
from pyramidion.core.replay import opened, replayed
from pyramidion.core.rulebook import LANGUAGES
from pyramidion.server.learn.lessons import lesson, lessons

ROWS = [pytest.param(row.game, row.name, id=f"{row.game}/{row.name}") for row in lessons()]
LOCALES = catalog.folder("silver-gold").parents[1] / "locales"


def messages(language: str) -> dict[str, str]:
    text = (LOCALES / language / "learn.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


def test_there_is_a_lesson_for_each_game_and_one_for_the_legend() -> None:
    assert [(row.game, row.name) for row in lessons()] == [
        ("pyramido", "first"),
        ("pyramido", "legend"),
        ("silver-gold", "first"),
    ]


@pytest.mark.parametrize(("game", "name"), ROWS)
def test_every_step_shows_what_is_there_and_asks_for_what_is_offered(game: str, name: str) -> None:
    found = lesson(catalog.game(game), name)
    assert 12 <= len(found.steps) <= 20
    assert [step.ply for step in found.steps] == sorted(step.ply for step in found.steps)
    record = parse(found.record.encode())
    session = opened(record, catalog.game)
    lines = [line for _, line in record.lines]
    asked = 0
    for step in found.steps:
        while len(session.lines()) < step.ply:
            session.enter(lines[len(session.lines())])
        assert step.view == session.game.view(session.state, 0)
        if step.line is None:
            assert step.action is None
            continue
        asked += 1
        assert step.line == lines[step.ply]
        assert step.action in session.legal(0)
        assert step.action in [offer.action for offer in step.offers]
    assert asked >= 6
    assert replayed(found.record.encode(), catalog.game).record() == found.record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ROWS)
def test_each_step_has_its_sentence_in_every_language(game: str, name: str, language: str) -> None:
    said, english = messages(language), messages("en")
    steps = lesson(catalog.game(game), name).steps
    keys = [f"learn-{game}-{name}", *(f"learn-{game}-{name}-{step.say}" for step in steps)]
    assert len(set(keys)) == len(keys)
    for key in keys:
        assert len(said[key]) > 8
        assert language == "en" or said[key] != english[key]
        # Numbers are what a step points at, so no translation may lose one.
        assert sorted(re.findall(r"\d+", said[key])) == sorted(re.findall(r"\d+", english[key])), key


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Refused, match="only first, legend"):
        lesson(catalog.game("pyramido"), "third")

"""Lessons, played along by what glows."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.guest import Guest
from tests.browser.readers import fits, readers, visitor

READERS = readers("el")
LESSONS = [("silver-gold", "first"), ("pyramido", "first"), ("pyramido", "legend")]
# What glows for each kind of line.
GLOW = {
    "mark": "main button.can[data-square]",
    "cross": "main button.can[data-square]",
    "take": "main .display button.can, main li.can .pile",
    "open": "main li.can .pile",
    "place": "main [data-cell]",
    "activate": "main .ways button",
    "done": "main .ends .done",
}


@READERS
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=lambda word: word)
def test_a_lesson_is_played_to_its_end_by_what_glows(
    visit: Visitors, game: str, name: str, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go(f"learn/{game}/{name}")
    steps = ada.page.request.get(f"{ada.url}api/lessons/{game}/{name}").json()["steps"]
    for number, step in enumerate(steps, 1):
        ada.page.wait_for_selector(f"main section[data-step='{number}']")
        assert ada.page.locator(".say").inner_text()
        if step["line"] is None:
            if number < len(steps):
                ada.page.locator("button.go").click()
            continue
        verb, *words = step["line"].split(" ")[1:]
        if verb == "keep":
            for card in words:
                ada.page.get_by_role("button", name=card).first.click()
        else:
            ada.page.locator(GLOW[verb]).first.click()
    assert ada.page.locator("main a.button.first").get_attribute("href") == "/games/"
    assert fits(ada)


def test_what_a_lesson_does_not_ask_for_says_so(visit: Visitors) -> None:
    ada = visit(language="it")
    ada.go("learn/pyramido/first")
    ada.page.locator("button.go").click()
    ada.page.locator(".gems button").first.click()  # an orange gem instead of the mythical one
    ada.page.get_by_text("qui proviamo altro").wait_for()
    assert ada.page.locator("main section[data-step='2']").count()


def test_a_pair_of_cards_that_a_lesson_does_not_keep_says_so(visit: Visitors) -> None:
    ada = visit(language="it")
    ada.go("learn/silver-gold/first")
    ada.page.locator("button.go").click()
    ada.page.locator("button.meant").nth(1).wait_for()
    for card in ada.page.locator("button[aria-pressed]:not(.meant)").all():
        card.click()
    ada.page.get_by_text("qui proviamo altro").wait_for()


def test_a_level_that_a_lesson_lays_at_once_fits_on_its_paper(visit: Visitors) -> None:
    ada = visit()
    ada.go("learn/pyramido/first")
    reach(ada, 9)
    ground = ada.page.locator("[data-pyramid] svg .ground")
    assert sorted(float(ground.get_attribute(side) or 0) // 100 for side in ("width", "height")) == [4, 5]


def reach(guest: Guest, step: int) -> None:
    """Have a lesson done for one up to a step."""
    for number in range(1, step):
        guest.page.wait_for_selector(f"main section[data-step='{number}']")
        guest.page.locator("main section .row button").last.click()
    guest.page.wait_for_selector(f"main section[data-step='{step}']")


@READERS
def test_a_lesson_has_no_short_cut_past_a_step_and_escape_leads_nowhere(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("learn/pyramido/first")
    reach(ada, 10)
    assert ada.page.locator("main .ends button").count() == 1  # being done; nothing that does several steps
    ada.page.keyboard.press("Escape")
    ada.page.locator("main .ways button").first.click()
    ada.page.wait_for_selector("main section[data-step='11']")
    ada.page.keyboard.press("Escape")
    ada.page.locator("main .ways button").first.click()
    ada.page.wait_for_selector("main section[data-step='12']")


@READERS
def test_a_domino_that_a_lesson_lays_in_one_way_only_says_so_when_turned(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("learn/pyramido/first")
    reach(ada, 4)
    ada.page.locator("main button[title=R]").click()
    ada.page.get_by_text(
        {"en": "here we try something else", "el": "εδώ δοκιμάζουμε κάτι άλλο"}[language]
    ).wait_for()


def test_the_first_domino_of_a_lesson_is_seen_whole(visit: Visitors) -> None:
    ada = visit(width=1440, height=900)
    ada.go("learn/pyramido/first")
    reach(ada, 4)
    paper = ada.page.locator("[data-pyramid] svg").bounding_box()
    assert paper
    assert paper["y"] + paper["height"] <= 900


@pytest.mark.parametrize("path", ["learn", "rules/silver-gold", "learn/pyramido/first", "replay"])
def test_axe_finds_nothing_on_a_page_to_learn_from(visit: Visitors, path: str) -> None:
    ada = visit()
    ada.go(path)
    ada.page.wait_for_selector("main :is(a.button, article, .say, label)")
    assert ada.violations() == []

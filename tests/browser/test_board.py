"""What a board tells: why not, where, how many points, what happened; and all of it as a list."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.guest import Guest, Hand

GAMES = ("silver-gold", "pyramido")
HAND = Hand()
WIDE, HIGH = 1440, 900  # a desktop


def marking(guest: Guest) -> None:
    """To the first pattern of a game."""
    guest.open("silver-gold", "bot:novice")
    guest.play(HAND, until="main button.can[data-square]")


def test_a_pattern_that_leaves_the_card_is_explained_as_a_pattern(visit: Visitors) -> None:
    ada = visit()
    marking(ada)
    far = ada.page.locator('main [data-square="e1"]:not(.can)').first
    told = ada.page.locator('main [role="status"] p')
    for _ in range(4):  # however it is held
        far.click()
        expect(told).to_contain_text(re.compile(r"SG-4\.[12]\b"))
        told.get_by_role("button").click()
        ada.page.keyboard.press("r")


def test_an_explanation_goes_when_its_cause_has_gone(visit: Visitors) -> None:
    ada = visit()
    marking(ada)
    ada.page.locator('main [data-square="e5"]:not(.can)').first.click()
    told = ada.page.locator('main [role="status"] p')
    expect(told).to_be_visible()
    ada.page.locator("main button.can[data-square]").first.click()
    ada.page.wait_for_selector('main .board[data-draft]:not([data-draft=""])')
    expect(told).to_have_count(0)


def test_squares_have_names_and_are_shown_when_the_log_speaks_of_them(visit: Visitors) -> None:
    ada = visit()
    marking(ada)
    assert ada.page.locator("main .own .name").all_text_contents()[:4] == ["a", "1", "b", "2"]
    ada.play(HAND, until="aside ol li:has-text('marks')")
    line = ada.page.locator("aside ol li", has_text="marks").first
    squares = re.findall(r"\b[a-e][1-5]\b", line.inner_text())
    line.hover()
    expect(ada.page.locator("aside .told")).to_have_count(len(squares))
    ada.page.locator("h1").hover()
    expect(ada.page.locator(".told")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_shows_on_the_board_what_it_means(visit: Visitors, game: str) -> None:
    ada = visit(width=WIDE, height=HIGH)
    shown = {"silver-gold": "main .own .told", "pyramido": "main li.chosen"}[game]
    ada.open(game, "bot:novice")
    ada.play(HAND, until="main button.can[data-square], main .gems button.ready")
    ada.page.get_by_role("button", name="Hint").click()
    choices = ada.page.locator("section[aria-labelledby=hint] li button")
    choices.first.wait_for()
    for choice in choices.all():  # its worth is told in words
        assert re.search(r"(\d points (ahead|behind)|level) · \d+% to win", choice.inner_text())
    assert ada.page.locator(shown).count() == 0
    choices.last.hover()
    expect(ada.page.locator(shown).first).to_be_visible()
    choices.first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector('main .board[data-draft]:not([data-draft=""])')
    assert ada.page.locator("#hint").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_points_and_their_parts_are_in_sight_on_a_desk(visit: Visitors, game: str) -> None:
    ada = visit(width=WIDE, height=HIGH)
    ada.open(game, "bot:novice", "bot:novice")
    ada.play(HAND, until="main button.can[data-square], main .gems button.ready")
    box = ada.page.locator("main .tally table").bounding_box()
    assert box
    assert box["y"] + box["height"] <= HIGH
    rows = ada.page.locator("main .tally tbody tr")
    assert rows.count() == 3
    totals = [row.locator("td").last.inner_text() for row in rows.all()]
    assert totals == ada.page.locator("aside .head strong").all_inner_texts()


def test_what_happened_stays_in_sight_through_ones_own_turn(visit: Visitors) -> None:
    ada = visit()
    ada.open("pyramido", "bot:novice")
    ada.play(HAND, until="aside ol li:has-text('Novice places')")
    told = ada.page.locator("aside ol li", has_text="Novice").all_inner_texts()
    while ada.page.locator(".status.mine").count():
        assert ada.page.locator("aside ol li", has_text="Novice").all_inner_texts() == told
        if ada.page.locator(".button.ready").count():
            break
        ada.step(HAND)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_as_a_list_speaks_the_reader_s_language(visit: Visitors, game: str) -> None:
    ada = visit(settings={"plain": True})
    ada.open(game, "bot:novice")
    ada.page.wait_for_selector(".status.mine")
    ada.speak("el")
    listed = ada.page.locator("section[aria-labelledby=data]")
    assert "φάση" in listed.inner_text()
    # Letters that stand for squares are the game's own.
    words = re.findall(r"[A-Za-z]{3,}", listed.evaluate("list => list.textContent"))
    assert [word for word in words if set(word) - set("ETrgtsp")] == []

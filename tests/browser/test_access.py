"""Everybody can use the page: by axe's rules in both themes, zoomed, with big fingers, by ear."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.guest import Guest, Hand

GAMES = ("silver-gold", "pyramido")
TOUCH = 44  # pixels
STEPS = 9  # into a game, so that there is something to see

# What can be pressed, with its label where that is what one presses; what is only heard does not count.
TARGETS = """() => [...document.querySelectorAll("a, button, select, input, summary, [role=button]")]
    .filter((part) => !part.closest(".heard, .skip, dialog:not([open])") && !part.matches(".heard, .skip"))
    .map((part) => part.closest("label") ?? part)
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([part, { width, height }]) => width && height && !part.closest("p"))
    .filter(([, { width, height }]) => Math.min(width, height) < %d - 0.5)
    .map(([part, { width, height }]) => `${part.outerHTML.slice(0, 90)} ${width} × ${height}`)"""


def into_game(guest: Guest, game: str, *seats: str) -> None:
    """Open a table and play a little."""
    guest.open(game, *seats)
    for _ in range(STEPS):
        guest.page.wait_for_selector(".status.mine")
        guest.step(Hand())
    guest.page.wait_for_selector(".status.mine")


@pytest.mark.parametrize("path", ["", "lobby", "settings", "table/none"])
def test_axe_finds_nothing_on_a_page(visit: Visitors, path: str) -> None:
    ada = visit()
    ada.go(path)
    ada.page.wait_for_selector("h1")
    assert ada.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Visitors, game: str) -> None:
    ada = visit()
    into_game(ada, game, "bot:novice")
    found = ada.violations()
    ada.play(Hand(), until='.bar [aria-busy="false"]:not([aria-disabled="true"])')
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.wait_for_selector("#hint")
    found += ada.violations()
    ada.page.get_by_role("button", name="Menu").click()
    assert found + ada.violations() == []


def test_axe_finds_nothing_in_a_waiting_room_and_behind_a_curtain(visit: Visitors) -> None:
    ada = visit()
    ada.open("silver-gold", "open")
    ada.page.wait_for_selector("#invite")
    found = ada.violations()
    ada.open("silver-gold", "here")
    ada.page.wait_for_selector(".curtain")
    assert found + ada.violations() == []


@pytest.mark.parametrize("path", ["", "lobby", "settings"])
def test_a_page_is_for_fingers_and_fits_a_phone(visit: Visitors, path: str) -> None:
    ada = visit(width=390, height=844, touch=True)
    ada.go(path)
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate(TARGETS % TOUCH) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_for_fingers_and_fits_a_phone(visit: Visitors, game: str) -> None:
    ada = visit(width=390, height=844, touch=True)
    into_game(ada, game, "bot:novice")
    assert ada.page.evaluate(TARGETS % TOUCH) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen_in_every_language(visit: Visitors, game: str) -> None:
    ada = visit()
    into_game(ada, game, "bot:novice")
    for language in ("it", "es", "el", "en"):
        ada.speak(language)
        for width in (320, 360, 390, 1100, 1440):
            ada.page.set_viewport_size({"width": width, "height": 844})
            assert ada.page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
            for button in ada.page.locator(".bar .button").all():
                assert button.evaluate("button => button.scrollWidth <= button.clientWidth"), (
                    language,
                    width,
                )


@pytest.mark.parametrize("path", ["", "lobby", "settings"])
def test_a_page_fits_the_smallest_screen_in_every_language(visit: Visitors, path: str) -> None:
    for language in ("en", "it", "es", "el"):
        ada = visit(width=320, height=640, language=language)
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 320, language


@pytest.mark.parametrize("game", GAMES)
def test_at_twice_the_size_nothing_is_lost(visit: Visitors, game: str) -> None:
    ada = visit(width=640, height=400)  # what 1280 × 800 leaves at 200 %
    into_game(ada, game, "bot:novice")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 640
    ada.play(Hand(), until=".status:not(.mine), .button.ready")


def test_a_screen_reader_hears_what_happened_and_what_to_do(visit: Visitors) -> None:
    ada = visit()
    ada.open("pyramido", "bot:novice")
    ada.page.wait_for_selector(".status.mine")
    expect(ada.page.locator(".heard[role=status]")).to_have_text(re.compile("Take a face-up domino"))
    ada.play(Hand(), until=".heard[role=log]:not(:empty)")
    ada.page.wait_for_selector(".status.mine")
    assert ada.page.locator(".heard[role=log]").first.inner_text()


@pytest.mark.parametrize("game", ["", "silver-gold", "pyramido"])
def test_the_focus_can_be_seen(visit: Visitors, game: str) -> None:
    ada = visit()
    if game:
        ada.open(game, "bot:novice")
    else:
        ada.go()
        ada.page.wait_for_selector("form fieldset")
    for _ in range(24):
        ada.page.keyboard.press("Tab")
        shown = ada.page.evaluate(
            """() => [document.activeElement, document.activeElement.closest("label")]
                .some((part) => part && parseFloat(getComputedStyle(part).outlineWidth) >= 2)"""
        )
        assert shown, ada.page.evaluate("document.activeElement.outerHTML.slice(0, 120)")

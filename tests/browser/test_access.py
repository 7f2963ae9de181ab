"""Everybody can use the page: by axe's rules in both themes, zoomed, with big fingers, by ear."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Visitors
from tests.browser.guest import Guest, Hand

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
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


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("rules => axe.run({ runOnly: rules })", RULES)
    return [
        f"{rule['id']}: {node['html'][:120]} {node['any'][0]['message'] if node['any'] else ''}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def into_game(guest: Guest, game: str, *seats: str) -> None:
    """Open a table and play a little."""
    guest.open(game, *seats)
    for _ in range(STEPS):
        guest.page.wait_for_selector(".status.mine")
        guest.step(Hand())
    guest.page.wait_for_selector(".status.mine")


PAGES = ("", "lobby", "settings", "nowhere", "table/none")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages(visit: Visitors, theme: str) -> None:
    ada = visit(theme=theme)
    found = []
    for path in PAGES:
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        found += [f"{path}: {fault}" for fault in violations(ada.page)]
    assert found == []
    visit.faults[:] = [fault for fault in visit.faults if "404" not in fault and "WebSocket" not in fault]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["silver-gold", "pyramido"])
def test_axe_finds_nothing_at_a_table(visit: Visitors, game: str, theme: str) -> None:
    ada = visit(theme=theme)
    into_game(ada, game, "bot:novice")
    found = violations(ada.page)
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.wait_for_selector("#hint")
    found += violations(ada.page)
    ada.page.get_by_role("button", name="Menu").click()
    found += violations(ada.page)
    ada.page.keyboard.press("Escape")
    ada.play(Hand())
    found += violations(ada.page)
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_waiting_room_and_behind_a_curtain(visit: Visitors, theme: str) -> None:
    ada = visit(theme=theme)
    ada.open("silver-gold", "open")
    ada.page.wait_for_selector("#invite")
    found = violations(ada.page)
    ada.open("silver-gold", "here")
    ada.page.wait_for_selector(".curtain")
    assert found + violations(ada.page) == []


@pytest.mark.parametrize("game", ["silver-gold", "pyramido"])
def test_on_a_phone_nothing_is_too_small_for_a_finger_or_sticks_out(visit: Visitors, game: str) -> None:
    ada = visit(width=390, height=844, touch=True)
    found = []
    for path in ("", "lobby", "settings"):
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        found += [f"{path}: {part}" for part in ada.page.evaluate(TARGETS % TOUCH)]
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390, path
    into_game(ada, game, "bot:novice")
    assert found + ada.page.evaluate(TARGETS % TOUCH) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", ["silver-gold", "pyramido"])
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


def test_the_focus_can_be_seen(visit: Visitors) -> None:
    ada = visit()
    ada.go()
    ada.page.wait_for_selector("form fieldset")
    for _ in range(12):
        ada.page.keyboard.press("Tab")
        shown = ada.page.evaluate(
            """() => [document.activeElement, document.activeElement.closest("label")]
                .some((part) => part && parseFloat(getComputedStyle(part).outlineWidth) >= 2)"""
        )
        assert shown, ada.page.evaluate("document.activeElement.outerHTML.slice(0, 120)")


def test_axe_is_the_one_that_is_installed() -> None:
    assert Path(AXE).is_file()

"""Pieces in the hand: dragged, turned, mirrored, taken back; boards looked at from all sides."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pyramidion.catalog import folder
from tests.browser.conftest import Visitors
from tests.browser.guest import Guest, Hand

HAND = Hand()
DRAFTED = 'main .board[data-draft]:not([data-draft=""])'
LIFT = 56  # a finger points above itself
SQUARE = "main button.can[data-square]"
# A pattern that looks otherwise when it is turned or mirrored.
LOPSIDED = (
    ".table:has(aside li:is(:has-text('shows V3'), :has-text('shows L4')))"
    " .board:has(.tools .button:enabled) .card.live svg"
)
CELL = "main [data-cell]"
# What is dragged, and onto what: the pattern onto a card, a gem and a domino onto the pyramid.
DRAGS = {
    "pattern": ("silver-gold", SQUARE, ".expedition .card.live", SQUARE),
    "gem": ("pyramido", "main .gems button.ready", "main .gems button.ready", "main [data-pyramid]"),
    "domino": ("pyramido", CELL, ".domino.placing", CELL),
}


def middle(part: Locator) -> tuple[float, float]:
    """Where a part of the page is."""
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin(guest: Guest, game: str, until: str) -> Page:
    """Play to where there is something to hold."""
    guest.open(game, "bot:novice")
    guest.play(HAND, until=until)
    return guest.page


@pytest.mark.parametrize("what", DRAGS)
def test_a_piece_is_dragged_to_its_place(visit: Visitors, what: str) -> None:
    game, ready, piece, place = DRAGS[what]
    page = begin(visit(width=1440), game, ready)
    mouse = page.mouse
    for let_go in ("Escape", "drop"):
        mouse.move(*middle(page.locator(piece).first))
        mouse.down()
        mouse.move(*middle(page.locator(place).first), steps=6)
        if let_go == "Escape":
            page.keyboard.press("Escape")
            mouse.up()
            assert page.locator(DRAFTED).count() == 0
        else:
            mouse.up()
    page.wait_for_selector(DRAFTED)


@pytest.mark.parametrize("what", ["pattern", "domino"])
def test_a_finger_drags_and_sees_what_it_points_at(visit: Visitors, what: str) -> None:
    game, ready, piece, place = DRAGS[what]
    page = begin(visit(width=390, height=844, touch=True), game, ready)
    x, y = middle(page.locator(place).first)
    path = [middle(page.locator(piece).first), (x, y + LIFT - 20), (x, y + LIFT)]
    screen = page.context.new_cdp_session(page)
    for at, (x, y) in enumerate(path):
        touch = {"type": "touchMove" if at else "touchStart", "touchPoints": [{"x": x, "y": y}]}
        screen.send("Input.dispatchTouchEvent", touch)
    page.wait_for_selector("main .own .ghost, main [data-pyramid] .ghost", state="attached")
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector(DRAFTED)


def turn(page: Page, way: str) -> None:
    """Turn or mirror what is held: by a key, the wheel or a button."""
    if len(way) == 1:
        page.keyboard.press(way)
    elif way == "wheel":
        page.mouse.wheel(0, 100)
    else:
        page.get_by_role("button", name=way).click()


@pytest.mark.parametrize("way", ["r", "Turn", "f", "Mirror"])
def test_a_pattern_is_turned_and_mirrored_by_keys_and_buttons(visit: Visitors, way: str) -> None:
    page = begin(visit(), "silver-gold", LOPSIDED)
    page.mouse.move(0, 0)
    held = page.locator(".expedition .card svg").first
    before = held.inner_html()
    turn(page, way)
    expect(held).not_to_have_js_property("innerHTML", before)


def crowded(guest: Guest) -> Locator:
    """Play to a square over which the pattern can lie in several ways."""
    while not guest.over:
        guest.play(HAND, until=f"{SQUARE}, #verdict")
        for square in guest.page.locator(SQUARE).all():
            square.hover()
            if guest.page.locator(".brings .button").count():
                return square
        guest.step(HAND)
    raise AssertionError("there is no such square in the whole game")


def test_a_finger_leafs_through_the_ways_in_which_a_pattern_can_lie(visit: Visitors) -> None:
    ada = visit(width=390, height=844, touch=True)
    ada.open("silver-gold", "bot:novice")
    square = crowded(ada)
    ada.page.mouse.move(0, 0)
    square.tap()
    ghost = ada.page.locator("main .own svg .ghost")
    before = ghost.evaluate_all("parts => parts.map((part) => part.outerHTML).join()")
    ada.page.get_by_role("button", name="Another way to lie here").tap()
    assert ghost.evaluate_all("parts => parts.map((part) => part.outerHTML).join()") != before


def test_a_domino_is_turned_by_key_wheel_and_button(visit: Visitors) -> None:
    page = begin(visit(width=1440), "pyramido", CELL)
    page.locator(CELL).nth(2).hover()
    held = page.locator(".domino.placing")
    for way in ("r", "wheel", "Turn"):
        before = held.get_attribute("style") or ""
        turn(page, way)
        expect(held).not_to_have_attribute("style", before)
    page.locator(CELL).nth(2).hover()
    expect(page.locator("main [data-pyramid] .ghost").first).to_be_attached()


@pytest.mark.parametrize("way", ["button", "Escape", "Control+z"])
def test_a_choice_is_taken_back(visit: Visitors, way: str) -> None:
    page = begin(visit(), "silver-gold", SQUARE)
    page.locator(SQUARE).first.click()
    page.wait_for_selector(DRAFTED)
    if way == "button":
        page.get_by_role("button", name="Undo").click()
    else:
        page.keyboard.press(way)
    page.wait_for_selector('main .board[data-draft=""]')


@pytest.mark.parametrize(
    ("game", "choice", "said"),
    [
        ("silver-gold", SQUARE, r"Card \d+: mark [a-e1-5 ]+.*\. Confirm, or"),
        ("pyramido", "main .gems button.ready", r"Take .+ and the domino of space \d\. Confirm, or"),
    ],
)
def test_what_is_to_be_confirmed_is_said(visit: Visitors, game: str, choice: str, said: str) -> None:
    page = begin(visit(), game, choice)
    page.locator(choice).first.click()
    sentence = page.locator(".sentence")
    expect(sentence).to_have_text(re.compile(f"{said}|A red cross"))
    while "A red cross" in (sentence.text_content() or ""):  # the pattern hit one: more has to be marked
        before = page.locator("main .board[data-draft]").first.get_attribute("data-draft")
        page.locator(choice).first.click()
        page.wait_for_selector(f'main .board[data-draft]:not([data-draft="{before}"])')
    expect(sentence).to_have_text(re.compile(said))
    page.reload()
    expect(page.locator(".sentence")).to_have_text("Confirm this, or take it back.")


def test_who_does_not_want_to_be_asked_plays_at_once(visit: Visitors) -> None:
    page = begin(visit(settings={"confirm": False}), "pyramido", "main .gems button.ready")
    before = page.locator("main .board[data-seq]").get_attribute("data-seq")
    page.locator("main .gems button.ready").first.click()
    page.wait_for_selector(f'main .board:not([data-seq="{before}"])[data-draft=""]')


def test_a_pyramid_is_seen_from_above_and_looked_through(visit: Visitors) -> None:
    ada = visit()
    page = begin(ada, "pyramido", "main fieldset button")
    paper = page.locator("main [data-pyramid] svg")
    leaning = paper.get_attribute("viewBox") or ""
    page.get_by_role("button", name="At an angle").click()
    expect(paper).not_to_have_attribute("viewBox", leaning)
    page.get_by_role("button", name="Level 1").click()
    ada.play(HAND, until="main [data-pyramid] .peeled")
    page.get_by_role("button", name="Level 2").click()
    expect(page.locator("main [data-pyramid] .peeled")).to_have_count(0)


def test_another_s_board_is_seen_larger(visit: Visitors) -> None:
    ada = visit()
    page = begin(ada, "silver-gold", SQUARE)
    small = page.locator("aside .board svg").first.bounding_box()
    page.get_by_role("button", name="Enlarge the board of Novice").click()
    large = page.locator("dialog[open] .inside > :last-child svg").first.bounding_box()
    assert small
    assert large
    assert large["width"] > 2 * small["width"]
    assert ada.violations() == []


def test_what_a_finish_would_bring_is_offered_and_the_areas_are_outlined(visit: Visitors) -> None:
    page = begin(visit(width=1440), "pyramido", "main .ends button.first:has-text('Best')")
    page.locator("main .ways button").first.hover()
    expect(page.locator("main [data-pyramid] .edge").first).to_be_attached()
    page.locator("main .ends .first").click()
    page.wait_for_selector(DRAFTED)


def go_on(guest: Guest, game: str, record: str, ply: int) -> Page:
    """A table of a known position, with the first seat to choose."""
    guest.go()
    text = (folder(game) / "golden" / f"{record}.pyr").read_text("utf-8")
    asked = {"record": text, "ply": ply, "seat": 0, "bot": "novice", "pace": 0}
    table = guest.page.request.post(f"{guest.url}api/records/again", data=asked)
    assert table.ok, table.text()
    guest.go(f"table/{table.json()['id']}")
    return guest.page


def test_a_ghost_tells_the_points_it_brings(visit: Visitors) -> None:
    page = go_on(visit(width=1440), "silver-gold", "clear-win", 16)
    page.locator('main [data-card="33"] [data-square="a1"]').hover()
    expect(page.locator('main [data-card="33"] .tag')).to_have_text("+5")


def test_a_place_that_leaves_holes_is_warned_of_and_another_is_not(visit: Visitors) -> None:
    page = go_on(visit(width=1440), "pyramido", "py2-win", 81)
    told = []
    for cell in page.locator(CELL).all():
        cell.hover(force=True)
        page.wait_for_selector("main [data-pyramid] .ghost", state="attached")
        told.append(page.locator("main .warning").all_inner_texts())
    assert ["Leaves 2 holes"] in told
    assert [] in told

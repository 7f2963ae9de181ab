"""Whole games, from the start page to the score sheet."""

import re

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import Visitors
from tests.browser.guest import Finger, Hand, Keys

GAMES = ("silver-gold", "pyramido")
LONG_ENOUGH = 12  # steps
MOVING = {"silver-gold": 16, "pyramido": 40}  # steps in which every kind of piece moves
MOVED = """
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if ((options?.duration ?? options) > 0) window.moved++;
        return animate.call(this, frames, options);
    };
"""
TABLE_PAGE = 150_000  # bytes of JavaScript as they are sent


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse_and_its_rematch(visit: Visitors, game: str) -> None:
    ada = visit()
    ada.open(game, "bot:novice")
    ada.play(Hand())
    assert "win" in ada.page.locator("#verdict").inner_text()
    assert ada.page.locator("main .sheet table").count()
    ada.page.get_by_role("img", name="Points of all players").wait_for()
    assert ada.violations() == []
    first = ada.page.url
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_selector(".status.mine")
    assert ada.page.url != first


@pytest.mark.parametrize(
    ("game", "bots", "end"), [("silver-gold", ["bot:novice"], "win"), ("pyramido", [], "Legend wins|You win")]
)
def test_a_game_by_keyboard_alone(visit: Visitors, game: str, bots: list[str], end: str) -> None:
    ada = visit()
    ada.open(game, *bots)
    ada.play(Keys())
    expect(ada.page.locator("#verdict")).to_have_text(re.compile(end))


def test_a_game_by_touch_on_a_phone(visit: Visitors) -> None:
    ada = visit(width=390, height=844, touch=True)
    ada.open("pyramido")
    ada.play(Finger())
    assert ada.page.locator("#verdict").is_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_pieces_move_only_for_those_who_like_it(visit: Visitors, game: str, motion: bool) -> None:
    ada = visit(motion=motion)
    ada.page.add_init_script(MOVED)
    ada.open(game, "bot:novice")
    for _ in range(MOVING[game] if motion else LONG_ENOUGH):
        ada.page.wait_for_selector(".status.mine")
        ada.step(Hand())
    moved = ada.page.evaluate("window.moved")
    assert moved > MOVING[game] / 2 if motion else moved == 0


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_played_by_a_list_of_its_moves(visit: Visitors, game: str) -> None:
    ada = visit(settings={"plain": True})
    ada.open(game, "bot:novice")
    for _ in range(LONG_ENOUGH):
        ada.page.wait_for_selector(".status.mine")
        ada.step(Hand())
    assert ada.page.locator("main svg").count() == 0
    assert ada.violations() == []


def test_from_the_first_page_to_the_first_move_it_takes_three_clicks(visit: Visitors) -> None:
    ada = visit()
    ada.go()
    ada.page.locator("label", has_text="Pyramido").click()
    ada.page.locator("button.start").click()
    ada.page.wait_for_selector(".status.mine")
    ada.page.locator(".gems button.ready").first.click()
    ada.page.wait_for_selector('main .board[data-draft]:not([data-draft=""])')


@pytest.mark.parametrize("game", GAMES)
def test_a_table_needs_little_javascript(visit: Visitors, game: str) -> None:
    ada = visit()
    path = ada.open(game, "bot:novice")
    bo, sizes = visit(), []

    def arrived(response: Response) -> None:
        if response.request.resource_type == "script":
            sizes.append(int(response.headers["content-length"]))

    bo.page.on("response", arrived)
    bo.go(path)
    bo.page.wait_for_selector("main .board svg")
    assert 30_000 < sum(sizes) <= TABLE_PAGE

"""One's own games in figures."""

import json
from urllib.parse import unquote

from tests.browser.conftest import Visitors
from tests.browser.guest import Hand
from tests.browser.readers import fits


def test_ones_own_games_are_counted_shown_again_and_exported(visit: Visitors) -> None:
    ada = visit()
    ada.go("past")
    ada.page.get_by_text("No finished game yet").wait_for()
    ada.open("pyramido")
    ada.play(Hand())
    ada.go("past")
    ada.page.locator('section[data-game="pyramido"]').wait_for()
    played, won, mean, best = ada.page.locator("dd").all_inner_texts()
    assert played == "1"
    assert won in ("0", "1")
    assert float(mean) == float(best)
    exported = ada.page.locator("a.export").get_attribute("href")
    game = json.loads(unquote((exported or "").partition(",")[2]))[0]
    assert game["scores"] == [int(best)]
    assert sum(game["parts"].values()) == int(best)
    assert ada.violations() == []
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.evaluate("localStorage['pyramidion.settings'] = JSON.stringify({language: 'it'})")
    ada.go("past")
    ada.page.get_by_role("heading", name="Le tue partite").wait_for()
    assert fits(ada)
    ada.page.locator("tbody a.button").first.click()
    ada.page.wait_for_selector("[data-shown='0']")

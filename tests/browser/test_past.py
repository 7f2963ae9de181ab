"""One's own games in figures: as many as were played, with habits and opponents, exported as a whole."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from pyramidion.catalog import folder
from tests.browser.conftest import Visitors
from tests.browser.guest import Finger, Guest, Hand
from tests.browser.readers import PHONE, fits, opened

PYRAMIDO = folder("pyramido") / "golden" / "py2-win.pyr"


def numbers(guest: Guest, game: str) -> dict[str, str]:
    """The large figures of a title, by what they are."""
    found: dict[str, str] = guest.page.locator(f'section[data-game="{game}"] [data-figure]').evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.figure, one.querySelector('dd').textContent]))"
    )
    return found


def exported(guest: Guest, folder: Path) -> list[dict[str, Any]]:
    """What the export holds."""
    with guest.page.expect_download() as saved:
        guest.page.locator("button.export").click()
    saved.value.save_as(folder / "games.json")
    games: list[dict[str, Any]] = json.loads((folder / "games.json").read_text("utf-8"))
    return games


def test_ones_own_games_are_counted_shown_again_and_exported(visit: Visitors, tmp_path: Path) -> None:
    ada = visit()
    ada.go("past")
    ada.page.get_by_text("No finished game yet").wait_for()
    ada.open("pyramido", "bot:novice")
    ada.play(Hand())
    ada.go()
    ada.open("pyramido")
    ada.play(Hand())
    ada.go("past")
    section = ada.page.locator('section[data-game="pyramido"]')
    section.wait_for()
    first, second = games = exported(ada, tmp_path)
    scores = [game["scores"][0] for game in games]
    places = [game["places"][0] for game in games]
    told = numbers(ada, "pyramido")
    assert (told["played"], told["won"]) == ("2", str(places.count(1)))
    assert (told["mean"], told["best"]) == (f"{sum(scores) / 2:.1f}", str(max(scores)))
    assert first["players"] == ["Ada", "bot:novice"]
    # Wins by opponent: only the first game had one.
    against = section.locator('[data-against="bot:novice"] b')
    expect(against).to_have_text(f"{int(places[0] == 1)} of 1")
    alone = section.locator('[data-against=""]')
    expect(alone).to_contain_text("The Legend")
    expect(alone.locator("b")).to_have_text(f"{int(places[1] == 1)} of 1")
    # The graph has a point for each game, the higher the better.
    heights = [float(dot.get_attribute("cy") or "") for dot in section.locator("circle").all()]
    assert len(heights) == 2
    assert (heights[0] < heights[1]) == (scores[0] > scores[1])
    # Habits: by level and by what points were for, both as large as the scores are.
    for game, score in zip(games, scores, strict=True):
        assert sum(game["parts"].values()) == sum(game["stages"]) == score
        assert len(game["stages"]) == 4
        assert game["seconds"]
    level = section.locator("dl div", has_text="Level 1").locator("b")
    mean = (first["stages"][0] + second["stages"][0]) / 2
    expect(level).to_have_text(f"{mean:.1f}")
    expect(section).to_contain_text("Gems left at the end")
    assert ada.violations() == []
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.evaluate("localStorage['pyramidion.settings'] = JSON.stringify({language: 'it'})")
    ada.go("past")
    ada.page.get_by_role("heading", name="Le tue partite").wait_for()
    assert numbers(ada, "pyramido")["mean"] == f"{sum(scores) / 2:.1f}".replace(".", ",")
    expect(against).to_have_text(f"{int(places[0] == 1)} su 1")
    assert fits(ada)
    assert ada.page.locator(".scroll").evaluate("list => list.scrollWidth <= list.clientWidth")
    ada.page.locator("tbody a.button").first.click()
    ada.page.wait_for_selector("[data-shown='0']")


def test_a_game_that_was_tried_again_is_listed_but_does_not_count(visit: Visitors, tmp_path: Path) -> None:
    ada = visit(language="it", **PHONE)  # type: ignore[arg-type]
    opened(ada, PYRAMIDO)
    ada.page.get_by_role("slider").fill("262")
    ada.page.wait_for_selector("[data-shown='262']")
    ada.page.locator(".now .again").click()
    ada.page.get_by_role("button", name="Comincia").click()
    ada.page.wait_for_url("**/table/*")
    ada.play(Finger())
    ada.go("past")
    ada.page.locator("tbody tr").first.wait_for()
    assert ada.page.locator("[data-game]").count() == 0
    assert [game["again"] for game in exported(ada, tmp_path)] == [True]

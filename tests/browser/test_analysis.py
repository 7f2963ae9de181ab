"""What choices cost, what was possible, and the same again from anywhere."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from pyramidion.catalog import folder, game
from pyramidion.core.replay import replayed
from tests.browser.conftest import Visitors
from tests.browser.guest import Finger, Guest
from tests.browser.readers import PHONE, fits, opened, readers, visitor

READERS = readers("el")
RECORD = folder("silver-gold") / "golden" / "clear-win.pyr"
PYRAMIDO = folder("pyramido") / "golden" / "py2-win.pyr"
SOLO = folder("pyramido") / "golden" / "py1a-won.pyr"
THINKING = 300_000  # milliseconds that an analysis may take


@READERS
@pytest.mark.parametrize("path", [RECORD, SOLO], ids=["silver-gold", "pyramido"])
def test_what_choices_cost_is_found_in_the_background(
    visit: Visitors, path: Path, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    opened(ada, path)
    ada.page.locator("aside .button.first").click()
    ada.page.locator(".choices button").first.wait_for(timeout=THINKING)
    costs = [
        float(choice.get_attribute("data-cost") or "") for choice in ada.page.locator(".choices li").all()
    ]
    assert 1 <= len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    told = ada.page.locator(".choices strong").first.inner_text()
    assert f"{costs[0]:.1f}".replace(".", "." if language == "en" else ",") in told
    ada.page.locator("aside details summary").click()
    report = analysis(ada, path)
    own = [choice for choice in report["choices"] if choice["seat"] == 0]
    assert ada.page.locator("aside details li").count() == len(own) > 20
    for choice in ada.page.locator("aside details li").all():
        done, *_, better = choice.locator("p").all_inner_texts()
        assert done not in better  # what was better never reads like what was done
    ada.page.locator("aside details summary").click()
    shown = ada.page.locator("aside table tbody tr")
    shown.nth(1).wait_for(timeout=THINKING)
    scored, found, bound = map(int, shown.first.locator("td").all_inner_texts())
    assert scored <= found <= bound
    sure = shown.nth(1).locator("[data-exact]")
    expect(sure).to_have_attribute("data-exact", str(found == bound).lower())
    if found < bound:
        expect(sure).to_contain_text({"en": "a proven bound", "el": "αποδεδειγμένο όριο"}[language])
    if path is SOLO:  # where the better place is, is shown by a ghost
        ada.page.locator("aside details summary").click()
        ada.page.locator("aside details li[data-best^='1 place']").first.get_by_role("button").first.click()
        expect(ada.page.locator("[data-pyramid] g.ghost")).to_have_count(2)
        ada.page.keyboard.press("Home")
        expect(ada.page.locator("[data-pyramid] g.ghost")).to_have_count(0)
        ada.page.locator("aside details summary").click()
    ada.page.locator(".choices button").first.click()
    ada.page.wait_for_selector("[data-ply]:not([data-ply='0'])")
    assert fits(ada)
    ada.page.locator(".choices .again").first.click()  # and a second click
    ada.page.locator("dialog .button.first").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".status.mine")
    assert fits(ada)


def analysis(guest: Guest, path: Path) -> dict[str, Any]:
    """The server's report about a record, as far as it is."""
    asked = {"record": path.read_text("utf-8")}
    report: dict[str, Any] = guest.page.request.post(f"{guest.url}api/records/analysis", data=asked).json()
    return report


@READERS
@pytest.mark.parametrize("path", [RECORD, PYRAMIDO], ids=["silver-gold", "pyramido"])
def test_the_graph_shows_what_each_could_expect_and_leads_there(
    visit: Visitors, path: Path, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    opened(ada, path)
    ada.page.locator("aside .button.first").click()
    graph = ada.page.locator("aside figure")
    graph.wait_for(timeout=THINKING)
    course = analysis(ada, path)["course"]
    lines = graph.locator("path").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert len(lines) == 2
    for seat, line in enumerate(lines):
        heights = [float(point.split(" ")[1]) for point in re.split("[ML]", line)[1:]]
        worths = [point["worth"][seat] for point in course]
        assert len(heights) == len(worths) > 20
        # The more points, the higher up: the first and the last, the best and the worst.
        assert (heights[0] > heights[-1]) == (worths[0] < worths[-1])
        assert heights.index(min(heights)) == worths.index(max(worths))
        expect(graph.locator("li").nth(seat)).to_contain_text(f" {round(worths[-1])}")
    final = course[-1]["worth"]
    assert final == pytest.approx([float(points) for points in scores(path)])
    box = graph.locator("svg").bounding_box()
    assert box
    graph.locator("svg").click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    last = int(ada.page.get_by_role("slider").get_attribute("max") or 0)
    half = int(ada.page.locator("[data-ply]").get_attribute("data-ply") or 0)
    assert half == pytest.approx(last / 2, abs=2)


def scores(path: Path) -> list[int]:
    """The points at the end of a record."""
    return replayed(path.read_bytes(), game).state.scores()


def test_an_analysis_tells_how_far_it_is(visit: Visitors) -> None:
    path = folder("silver-gold") / "golden" / "tie-lowest-card.pyr"  # that nobody has asked about yet
    ada = visit(language="it")
    opened(ada, path)
    ada.page.locator("aside .button.first").click()
    bar = ada.page.locator("aside progress")
    bar.wait_for()
    assert "0 di 0" not in ada.page.locator("aside").inner_text()  # before it is known how many there are
    ada.page.wait_for_selector("aside progress:not([max='1'])", timeout=THINKING)
    total = int(bar.get_attribute("max") or 0)
    expect(ada.page.locator("aside [role=status]")).to_contain_text(f"di {total}")
    bar.wait_for(state="detached", timeout=THINKING)
    report = analysis(ada, path)
    assert report["done"] == report["total"] == total == len(report["choices"])


def test_one_tries_again_from_anywhere_in_a_record_and_plays_to_the_end(visit: Visitors) -> None:
    ada = visit(language="it", **PHONE)  # type: ignore[arg-type]
    opened(ada, folder("pyramido") / "golden" / "py2-win.pyr")
    ada.page.get_by_role("slider").fill("230")
    ada.page.wait_for_selector("[data-shown='230']")
    ada.page.locator(".now .again").click()
    against = ada.page.locator("dialog select").nth(1)
    against.locator("option[value='novice']").wait_for(state="attached")
    against.select_option("novice")
    ada.page.get_by_role("button", name="Comincia").click()
    ada.page.wait_for_url("**/table/*")
    ada.play(Finger())
    table = ada.page.url.rpartition("/")[2]
    record = ada.page.request.get(f"{ada.url}api/tables/{table}/record").text()
    golden = (folder("pyramido") / "golden" / "py2-win.pyr").read_text("utf-8")
    assert record.split("\n\n")[1].splitlines()[:230] == golden.split("\n\n")[1].splitlines()[:230]
    assert "bot:novice" in record


def test_where_a_game_is_over_nothing_can_be_tried_again(visit: Visitors) -> None:
    ada = visit()
    opened(ada, RECORD)
    assert ada.page.locator(".now .again").count() == 1
    ada.page.keyboard.press("End")
    ada.page.wait_for_function("!document.querySelector('.now .again')")

"""What choices cost, what was possible, and the same again from anywhere."""

from pyramidion.catalog import folder
from tests.browser.conftest import Visitors
from tests.browser.guest import Finger
from tests.browser.readers import PHONE, fits, opened, readers, visitor

READERS = readers("el")
RECORD = folder("silver-gold") / "golden" / "clear-win.pyr"


@READERS
def test_what_choices_cost_is_found_in_the_background(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    opened(ada, RECORD)
    ada.page.locator("aside .button.first").click()
    ada.page.locator(".choices button").first.wait_for(timeout=60_000)
    costs = [
        float(choice.get_attribute("data-cost") or "") for choice in ada.page.locator(".choices li").all()
    ]
    assert 1 <= len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    told = ada.page.locator(".choices strong").first.inner_text()
    assert f"{costs[0]:.1f}".replace(".", "." if language == "en" else ",") in told
    ada.page.locator("aside details summary").click()
    report = ada.page.request.post(
        f"{ada.url}api/records/analysis", data={"record": RECORD.read_text("utf-8")}
    ).json()
    own = [choice for choice in report["choices"] if choice["seat"] == 0]
    assert ada.page.locator("aside details li").count() == len(own) > 20
    ada.page.locator("aside details summary").click()
    assert ada.page.locator("aside figure path").count() == 2
    ada.page.locator("aside table tbody tr").nth(1).wait_for(timeout=30_000)
    cells = ada.page.locator("aside table tbody tr").first.locator("td").all_inner_texts()
    scored, found, bound = map(int, cells)
    assert scored <= found <= bound
    ada.page.locator(".choices button").first.click()
    ada.page.wait_for_function("Number(document.querySelector('[data-ply]').dataset.ply) > 0")
    assert fits(ada)
    ada.page.locator(".choices .again").first.click()  # and a second click
    ada.page.locator("dialog .button.first").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".status.mine")
    assert fits(ada)


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

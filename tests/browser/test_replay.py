"""Games looked at again: by hand, by keys, by themselves, and from anybody's eyes."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from pyramidion.catalog import folder
from tests.browser.conftest import Visitors
from tests.browser.readers import fits, opened, readers, visitor

READERS = readers("el")
RECORD = folder("silver-gold") / "golden" / "clear-win.pyr"


def test_a_record_is_dropped_on_the_page(visit: Visitors) -> None:
    ada = visit()
    ada.go("replay")
    dropped = ada.page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.pyr"));
            return data;
        }""",
        RECORD.read_text("utf-8"),
    )
    ada.page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    ada.page.wait_for_selector("[data-shown='0']")


@READERS
def test_a_record_is_opened_stepped_through_and_shared(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    opened(ada, RECORD)
    ada.page.keyboard.press("End")
    lines = len(RECORD.read_text("utf-8").split("\n\n")[1].splitlines())
    ada.page.wait_for_selector(f"[data-shown='{lines}']")
    ada.page.keyboard.press("ArrowLeft")
    ada.page.wait_for_selector(f"[data-shown='{lines - 1}']")
    ada.page.get_by_role("slider").fill("60")
    ada.page.wait_for_selector("[data-shown='60']")
    ada.page.locator("main").get_by_role("combobox").first.select_option("1")
    ada.page.wait_for_selector("[data-shown='60'] .board")
    ada.page.locator("aside button", has_text="3").first.click()
    ada.page.wait_for_function("Number(document.querySelector('[data-ply]').dataset.ply) > 60")
    assert fits(ada)
    ada.page.locator("button.share").click()
    link = ada.page.locator("input.link").input_value()
    ben = visitor(visit, language, size)
    ben.page.goto(link)
    ben.page.wait_for_selector("[data-shown='0']")
    assert ben.page.locator("main h1").inner_text() == "Silver & Gold: Pyramids"


@READERS
@pytest.mark.parametrize(("game", "record"), [("silver-gold", "clear-win"), ("pyramido", "py2-win")])
def test_rounds_levels_and_big_moments_are_jumped_to(
    visit: Visitors, game: str, record: str, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    path = folder(game) / "golden" / f"{record}.pyr"
    opened(ada, path)
    told = ada.page.request.post(
        f"{ada.url}api/records/outline", data={"record": path.read_text("utf-8")}
    ).json()
    stage = {"silver-gold": "round", "pyramido": "level"}[game]
    kinds = [moment["kind"] for moment in told["moments"]]
    assert kinds.count(stage) == 4
    assert kinds.count("big") >= 1
    buttons = ada.page.locator("[data-moment]")
    assert buttons.evaluate_all("all => all.map(one => one.dataset.moment)") == kinds
    for index, moment in enumerate(told["moments"]):
        buttons.nth(index).click()
        ada.page.wait_for_selector(f"[data-shown='{moment['ply']}']")
        assert buttons.nth(index).get_attribute("aria-current") == "true"
    words = {"en": ("Round 3", "Level 3"), "el": ("Γύρος 3", "Επίπεδο 3")}[language]
    name = words[0 if game == "silver-gold" else 1]
    ada.page.locator(f'[data-moment="{stage}"]', has_text=name).click()
    wanted = [moment["ply"] for moment in told["moments"] if moment["kind"] == stage][2]
    ada.page.wait_for_selector(f"[data-shown='{wanted}']")
    assert fits(ada)


@READERS
def test_a_replay_plays_by_itself_as_fast_as_it_is_told_to(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.page.clock.install(time="2026-01-01T10:00:00")
    opened(ada, folder("pyramido") / "golden" / "py2-win.pyr")
    ada.page.clock.pause_at("2026-01-01T11:00:00")  # from now on time passes when it is told to
    shown = ada.page.locator("[data-ply]")
    play = ada.page.locator(".steps .first")
    speed = ada.page.locator("main").get_by_role("combobox").nth(1)
    reached: dict[str, int] = {}
    for chosen in ("0.5", "4"):
        speed.select_option(chosen)
        ada.page.keyboard.press("Escape")
        play.click()
        before = int(shown.get_attribute("data-ply") or 0)
        ada.page.clock.run_for(3700)  # milliseconds of the page's own clock
        reached[chosen] = int(shown.get_attribute("data-ply") or 0) - before
        play.click()
        ada.page.clock.run_for(3700)
        assert int(shown.get_attribute("data-ply") or 0) == before + reached[chosen]  # it stands still
    assert reached == {"0.5": 2, "4": 16}


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("it", "Riga 41 della partita", "L’intera configurazione"),
        ("en", "Line 41 of the record", "The whole pattern"),
    ],
)
def test_a_broken_record_is_told_with_its_line_and_its_rule_in_the_reader_s_language(
    visit: Visitors, tmp_path: Path, language: str, line: str, sentence: str
) -> None:
    ada = visit(language=language)
    broken = tmp_path / "broken.pyr"
    text = RECORD.read_text("utf-8").replace("1 mark 33 a1 b1 a2", "1 mark 33 d4")
    broken.write_text(text, "utf-8")
    number = text[: text.index("1 mark 33 d4")].count("\n") + 1
    ada.go("replay")
    ada.page.locator('input[type="file"]').set_input_files(broken)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text(line.replace("41", str(number)))
    expect(alert).to_contain_text(sentence)
    with ada.page.expect_popup() as rules:
        alert.get_by_role("link", name="SG-4.1").click()
    rules.value.wait_for_selector('[id="SG-4.1"]:focus')
    assert rules.value.url.endswith("/games/rules/silver-gold#SG-4.1")
    visit.faults.clear()  # the browser notes the refusal as well


def test_what_is_no_record_at_all_is_told_without_a_link(visit: Visitors, tmp_path: Path) -> None:
    ada = visit(language="es")
    (tmp_path / "poem.pyr").write_text("Shall I compare thee", "utf-8")
    ada.go("replay")
    ada.page.locator('input[type="file"]').set_input_files(tmp_path / "poem.pyr")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("Línea 1")
    assert alert.get_by_role("link").count() == 0
    visit.faults.clear()


def test_axe_finds_nothing_in_a_replay(visit: Visitors) -> None:
    ada = visit()
    opened(ada, RECORD)
    assert ada.violations() == []

"""Learning and looking back: rules, lessons, replays and what choices cost, in two languages and sizes."""

import json
from pathlib import Path
from urllib.parse import unquote

import pytest

from pyramidion.catalog import folder
from tests.browser.conftest import Visitors
from tests.browser.guest import Finger, Guest, Hand

PHONE = {"width": 390, "height": 844, "touch": True}
DESKTOP = {"width": 1280, "height": 900}
LESSONS = [("silver-gold", "first"), ("pyramido", "first"), ("pyramido", "legend")]
READERS = pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("el", PHONE)], ids=["en-desktop", "el-phone"]
)
# What glows for each kind of line.
GLOW = {
    "mark": "main button.can[data-square]",
    "cross": "main button.can[data-square]",
    "take": "main .display button.can, main li.can .pile",
    "open": "main li.can .pile",
    "place": "main [data-cell]",
    "activate": "main .ways button",
    "done": "main .ends .done",
}
RECORD = folder("silver-gold") / "golden" / "clear-win.pyr"


def visitor(visit: Visitors, language: str, size: dict[str, int]) -> Guest:
    return visit(language=language, **size)  # type: ignore[arg-type]


def fits(guest: Guest) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


# Rules


@READERS
def test_the_rules_are_searched_and_linked_to_by_clause(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("rules/silver-gold#SG-4.3")
    clause = ada.page.locator('[id="SG-4.3"]')
    clause.wait_for()
    ada.page.wait_for_function("document.activeElement.id === 'SG-4.3'")
    assert ("no passing" if language == "en" else "πάσο") in clause.inner_text()
    assert ada.page.locator("article").count() == 36
    ada.page.locator('[id="SG-1.2"] svg').first.wait_for()  # a card as the board draws it
    ada.page.get_by_role("searchbox").fill("torch" if language == "en" else "ΠΥΡΣΟΣ")
    ada.page.wait_for_function("document.querySelectorAll('article').length < 10")
    assert ada.page.locator('[id="SG-4.7"]').count()
    assert fits(ada)


def test_a_choice_that_is_refused_links_to_its_rule(visit: Visitors) -> None:
    ada = visit()
    ada.go("learn/silver-gold/first")
    ada.page.locator("button.go").click()
    for card in ("15", "40"):
        ada.page.get_by_role("button", name=card).first.click()
    ada.page.locator('[data-card="15"][data-square="e3"]').click()
    link = ada.page.locator("a.rule")
    link.wait_for()
    assert link.get_attribute("href") == "/games/rules/silver-gold#SG-4.1"


# Lessons


@READERS
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=lambda word: word)
def test_a_lesson_is_played_to_its_end_by_what_glows(
    visit: Visitors, game: str, name: str, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go(f"learn/{game}/{name}")
    steps = ada.page.request.get(f"{ada.url}api/lessons/{game}/{name}").json()["steps"]
    for number, step in enumerate(steps, 1):
        ada.page.wait_for_selector(f"main section[data-step='{number}']")
        assert ada.page.locator(".say").inner_text()
        if step["line"] is None:
            if number < len(steps):
                ada.page.locator("button.go").click()
            continue
        verb, *words = step["line"].split(" ")[1:]
        if verb == "keep":
            for card in words:
                ada.page.get_by_role("button", name=card).first.click()
        else:
            ada.page.locator(GLOW[verb]).first.click()
    assert ada.page.locator("main a.button.first").get_attribute("href") == "/games/"
    assert fits(ada)


def test_what_a_lesson_does_not_ask_for_says_so(visit: Visitors) -> None:
    ada = visit(language="it")
    ada.go("learn/pyramido/first")
    ada.page.locator("button.go").click()
    ada.page.locator(".gems button").first.click()  # an orange gem instead of the mythical one
    ada.page.get_by_text("qui proviamo altro").wait_for()
    assert ada.page.locator("main section[data-step='2']").count()


def test_a_pair_of_cards_that_a_lesson_does_not_keep_says_so(visit: Visitors) -> None:
    ada = visit(language="it")
    ada.go("learn/silver-gold/first")
    ada.page.locator("button.go").click()
    ada.page.locator("button.meant").nth(1).wait_for()
    for card in ada.page.locator("button[aria-pressed]:not(.meant)").all():
        card.click()
    ada.page.get_by_text("qui proviamo altro").wait_for()


def test_a_level_that_a_lesson_lays_at_once_fits_on_its_paper(visit: Visitors) -> None:
    ada = visit()
    ada.go("learn/pyramido/first")
    for number in range(1, 9):
        ada.page.wait_for_selector(f"main section[data-step='{number}']")
        ada.page.locator("main section .row button").last.click()
    ada.page.wait_for_selector("main section[data-step='9']")
    ground = ada.page.locator("[data-pyramid] svg .ground")
    assert sorted(float(ground.get_attribute(side) or 0) // 100 for side in ("width", "height")) == [4, 5]


# Replays


def opened(guest: Guest, path: Path) -> None:
    guest.go("replay")
    guest.page.locator('input[type="file"]').set_input_files(path)
    guest.page.wait_for_selector("[data-shown='0']")


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


def test_a_replay_plays_by_itself(visit: Visitors) -> None:
    ada = visit()
    opened(ada, folder("pyramido") / "golden" / "py2-win.pyr")
    ada.page.locator("main").get_by_role("combobox").nth(1).select_option("4")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.wait_for_selector("[data-shown='3']")
    ada.page.get_by_role("button", name="Pause").click()


def test_a_broken_record_is_told_with_its_rule_in_the_reader_s_language(
    visit: Visitors, tmp_path: Path
) -> None:
    ada = visit(language="it")
    broken = tmp_path / "broken.pyr"
    broken.write_text(RECORD.read_text("utf-8").replace("1 mark 33 a1 b1 a2", "1 mark 33 d4"), "utf-8")
    ada.go("replay")
    ada.page.locator('input[type="file"]').set_input_files(broken)
    assert "SG-4.1: L’intera configurazione" in ada.page.get_by_role("alert").inner_text()
    visit.faults.clear()  # the browser notes the refusal as well


@pytest.mark.parametrize("path", ["learn", "rules/silver-gold", "learn/pyramido/first", "replay"])
def test_axe_finds_nothing_on_a_page_to_learn_from(visit: Visitors, path: str) -> None:
    ada = visit()
    ada.go(path)
    ada.page.wait_for_selector("main :is(a.button, article, .say, label)")
    assert ada.violations() == []


def test_axe_finds_nothing_in_a_replay(visit: Visitors) -> None:
    ada = visit()
    opened(ada, RECORD)
    assert ada.violations() == []


# Analysis


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


# One's own games


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

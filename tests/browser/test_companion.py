"""For people with real cards, in two languages and sizes: the pad, the deck, their own cards."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pyramidion.catalog import KeepsScore, folder, game
from pyramidion.core.replay import replayed
from tests.browser.addresses import TOOLS
from tests.browser.conftest import PATIENCE, Visitors
from tests.browser.house import House
from tests.browser.readers import fits, readers, visitor
from tests.browser.test_access import TARGETS, TOUCH

FIXTURES = Path(__file__).parents[1] / "fixtures"
READERS = readers("it")


def sheet_of(page: Page, seat: int | str) -> Locator:
    """The sheet of a player; on a phone it has to be chosen first."""
    chips = page.locator("main nav button")
    if chips.first.is_visible():
        (chips.last if seat == "rival" else chips.nth(int(seat))).click()
    return page.locator(f'article[data-seat="{seat}"]')


def enter(page: Page, seat: int | str, sheet: dict[str, object]) -> None:
    """Tap what a sheet has."""
    own = sheet_of(page, seat)
    for key, value in sheet.items():
        entry = own.locator(f'.entry[data-entry="{key}"]')
        if isinstance(value, int) and entry.locator("input").count():
            entry.locator("input").fill(str(value))
        elif isinstance(value, int):
            if value:
                entry.locator(f'[data-tick="{value}"]').click()
        else:
            assert isinstance(value, list)
            for part in value:
                if isinstance(part, str):
                    entry.locator(f'[data-mark="{part}"]').click()
                else:
                    number, factor = part
                    while number > 0:
                        if factor > 1:
                            entry.locator(".times").click()
                        entry.locator(f'[data-add="{min(number, 10)}"]').click()
                        number -= 10


# The score pad


@READERS
@pytest.mark.parametrize(
    ("name", "record"),
    [("silver-gold", "tie-lowest-card"), ("pyramido", "py2-tie-level"), ("pyramido", "py1a-tie")],
    ids=["silver-gold", "pyramido", "legend"],
)
def test_a_real_game_is_tapped_in_and_adds_up_to_its_winner(
    visit: Visitors, name: str, record: str, language: str, size: dict[str, int]
) -> None:
    session = replayed((folder(name) / "golden" / f"{record}.pyr").read_bytes(), game)
    keeper = game(name)
    assert isinstance(keeper, KeepsScore)
    seats = len(session.players)
    ada = visitor(visit, language, size)
    ada.go(f"companion/{name}/pad")
    while ada.page.locator("article[data-seat]:not([data-seat=rival])").count() < seats:
        ada.page.get_by_role("button", name=re.compile("Add a player|Aggiungi")).click()
    while ada.page.locator("article[data-seat]:not([data-seat=rival])").count() > seats:
        sheet_of(ada.page, 0).locator(".who button").click()
    for seat in range(seats):
        enter(ada.page, seat, dict(keeper.sheet(session.state, seat)))
    if seats == 1:
        enter(ada.page, "rival", dict(keeper.sheet(session.state, -1)))
    for seat, points in enumerate(session.state.scores()):
        expect(sheet_of(ada.page, seat).locator(".total output")).to_have_text(str(points))
    said = ada.page.locator(".verdict")
    clause = {"silver-gold": "SG-7.3", "pyramido": "PY-6.1"}[name] if seats > 1 else "PY-7.8"
    expect(said.get_by_role("link")).to_have_text(clause)
    assert (said.get_by_role("link").get_attribute("href") or "").endswith(f"rules/{name}#{clause}")
    winner = session.state.places().index(1) + 1 if 1 in session.state.places() else 0
    words = {"en": "Player", "it": "Giocatore"}[language]
    expect(said).to_contain_text(f"{words} {winner}" if winner else re.compile("Legend|Leggenda"))
    assert fits(ada)


@READERS
def test_a_sheet_outlives_a_reload_until_a_new_one_is_wanted(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("companion/silver-gold/pad")
    sheet_of(ada.page, 0).locator(".who input").fill("Nefertari")
    enter(ada.page, 0, {"completed": ["7", "8"], "skulls": 2})
    expect(sheet_of(ada.page, 0).locator(".total output")).to_have_text("17")
    assert sheet_of(ada.page, 1).locator('[data-mark="7"]').get_attribute("aria-disabled") == "true"
    ada.page.reload()
    expect(sheet_of(ada.page, 0).locator(".total output")).to_have_text("17")
    expect(ada.page.locator(".verdict")).to_contain_text("Nefertari")
    ada.page.get_by_role("button", name=re.compile("New sheet|Nuovo foglio")).click()
    ada.page.locator("dialog .button.first").click()
    expect(sheet_of(ada.page, 0).locator(".total output")).to_have_text("0")
    assert sheet_of(ada.page, 0).locator(".who input").input_value() == "Nefertari"


def test_the_pad_is_filled_in_by_keys_alone(visit: Visitors) -> None:
    ada = visit()
    ada.go("companion/silver-gold/pad")
    own = sheet_of(ada.page, 0)
    own.locator(".who input").focus()
    ada.page.keyboard.press("Tab")  # the rule of the first line
    ada.page.keyboard.press("Tab")
    for key in ("Enter", "ArrowDown", "ArrowRight", "Enter"):  # cards 1 and 8
        ada.page.keyboard.press(key)
    own.get_by_role("slider", name="Red gems").focus()
    for key in ("ArrowRight", "ArrowRight"):
        ada.page.keyboard.press(key)
    expect(own.locator(".total output")).to_have_text("22")


# The expedition deck


@READERS
def test_the_deck_is_turned_up_by_the_rules_and_never_taken_back(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("companion/silver-gold/keeper")
    for round_ in range(1, 5):
        shown: list[str] = []
        for turn in range(1, 8):
            ada.page.locator("button.next").click()
            stage = ada.page.locator(".stage").inner_text()
            assert [int(number) for number in re.findall(r"\d+", stage)][:4] == [round_, 4, turn, 7]
            shown.append(ada.page.locator(".card p").inner_text())
            expect(ada.page.locator("ol > li")).to_have_count(turn)
        assert len(shown) == 7
        assert all(shown.count(card) <= 2 for card in shown)  # SG-1.4
        assert len(set(shown)) >= 5
        if round_ == 2:
            ada.page.reload()
            expect(ada.page.locator("ol > li")).to_have_count(7)
    assert ada.page.locator("button.next").count() == 0
    ada.page.get_by_role("button", name=re.compile("New game|Nuova partita")).click()
    ada.page.locator("dialog .button.first").click()
    expect(ada.page.locator("button.next")).to_be_visible()
    assert fits(ada)


# One's own cards


@READERS
def test_a_card_is_painted_by_finger_and_keys_and_explains_its_faults(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("companion/silver-gold/pieces")
    status = ada.page.locator(".edit .said")
    ada.page.locator('[data-cell="1"]').click()  # a wall beside the entrance
    expect(status).to_contain_text(re.compile("Nothing wrong|Nessun errore"))
    ada.page.locator('[data-cell="5"]').click()  # and below it: everything is cut off
    cut_off = {"en": "Cannot be reached from the entrance", "it": "Non si può raggiungere dall’Ingresso"}
    expect(status).to_contain_text(f"{cut_off[language]}: c1, d1, e1, b2")
    expect(status.get_by_role("link")).to_have_text("SG-1.3")
    ada.page.locator('[data-cell="5"]').focus()
    for key in ("g", "ArrowDown", "+"):
        ada.page.keyboard.press(key)
    expect(status).to_contain_text(re.compile("Nothing wrong|Nessun errore"))
    ada.page.reload()
    ada.page.locator(".whole ol button").first.click()
    expect(ada.page.locator('[data-cell="10"]')).to_have_attribute(
        "aria-label", re.compile("a3: (red cross|Croce)")
    )
    expect(ada.page.locator(".whole")).to_contain_text(re.compile("1 (of|di) 48"))
    assert fits(ada)


@READERS
@pytest.mark.parametrize(("name", "option"), [("silver-gold", "deck"), ("pyramido", "dominoes")])
def test_a_file_is_opened_mended_saved_and_played_with(
    visit: Visitors, name: str, option: str, language: str, size: dict[str, int], tmp_path: Path
) -> None:
    text = (FIXTURES / f"{option}.toml").read_text("utf-8")
    broken = tmp_path / "mine.toml"
    last = {"silver-gold": 48, "pyramido": 90}[name]
    broken.write_text(text.replace(f" = {last}\n", f" = {last + 1}\n"), "utf-8")
    ada = visitor(visit, language, size)
    ada.go(f"companion/{name}/pieces")
    ada.page.set_input_files("input[type=file]", broken)
    first = ada.page.locator(".whole .button.first")
    fault = ada.page.locator(
        ".faults li", has_text={"en": "1 is still missing", "it": "Ne manca ancora 1"}[language]
    )
    clause = {"silver-gold": "SG-1.1", "pyramido": "PY-1.1"}[name]
    expect(fault.get_by_role("link", name=clause)).to_be_visible()
    assert ada.page.locator('.faults [lang="en"]').count() == 0
    expect(first).to_be_disabled()
    ada.page.set_input_files("input[type=file]", FIXTURES / f"{option}.toml")
    expect(ada.page.locator(".faults")).to_have_count(0)
    own = f"box-{language}"
    ada.page.locator(".name input").fill(own)
    expect(first).to_be_enabled()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name=re.compile("Save as|Salva")).click()
    file = tmp_path / "saved.toml"
    saved.value.save_as(file)
    assert game(name).check_file(file) == []
    assert tomllib.loads(file.read_text("utf-8")) == tomllib.loads(text) | {"name": own}
    first.click()
    expect(ada.page.locator(".whole .fine")).to_contain_text(own)
    assert fits(ada)
    ada.go()
    ada.page.locator(f'input[value="{name}"]').check(force=True)
    choice = ada.page.locator(f'input[value="{own}"]')
    if choice.count():
        choice.check(force=True)
    else:
        ada.page.locator(f'select:has(option[value="{own}"])').select_option(own)
    ada.page.locator("button.start").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".status")
    table = ada.page.url.rsplit("/", 1)[1]
    record = ada.page.request.get(f"{ada.url}api/tables/{table}/record").text()
    assert f'"{option}={own}"' in record


# The Legend at a real table


ENTERED = "JSON.parse(localStorage['pyramidion.real.pyramido'] ?? '{}')?.lines?.length ?? 0"


def entered(page: Page, act: Callable[[], None]) -> None:
    """Do something that tells the app one thing more, and wait until it has taken it in."""
    before = page.evaluate(ENTERED)
    act()
    page.wait_for_function(f"before => ({ENTERED}) > before", arg=before)


def build(page: Page, touch: bool) -> None:
    """Lay the domino on the first cell; a finger sees a ghost first."""
    cell = page.locator("main [data-cell]").first
    if touch:
        cell.tap()
        cell.tap()
    else:
        cell.click()


@READERS
def test_a_solo_game_with_real_dominoes_is_told_and_the_legend_answers(
    visit: Visitors, language: str, size: dict[str, int], tmp_path: Path
) -> None:
    whole = replayed((folder("pyramido") / "golden" / "py1a-won.pyr").read_bytes(), game)
    lines = whole.lines()
    turns = [at for at, line in enumerate(lines) if line.startswith("1 take")]
    ada = visitor(visit, language, size)
    ada.go("companion/pyramido/real")
    ada.page.locator("form .field").fill("Ada")
    ada.page.locator("form .button.first").click()
    asked = ada.page.locator(".due .todo")
    expect(asked).to_contain_text("PY-7.1")
    for line in lines[: turns[0]]:
        if not line.startswith(("- back", "- level")):
            entered(ada.page, ada.page.locator(f'.due [data-line="{line}"]').click)
    # The player's own turn is played at the board, until the Legend has had its own.
    own = ada.page.locator(".since li.rival")
    assert own.count() == 0
    entered(ada.page, ada.page.locator("main .gems button.ready").first.click)
    for _ in range(10):
        if own.count():
            break
        told = ada.page.locator(".due [data-line]")
        pile = ada.page.locator("main li.can .pile")
        if told.count():
            entered(ada.page, told.first.click)
        elif pile.count():
            entered(ada.page, pile.first.click)
        else:
            entered(ada.page, lambda: build(ada.page, bool(size.get("touch"))))
    rival = ada.page.locator(".since li.rival")
    expect(rival.first).to_contain_text(re.compile(r"PY-7\.[2-5]"))
    happened = ada.page.locator(".since").inner_text()
    ada.page.reload()
    expect(ada.page.locator(".since")).to_have_text(happened, use_inner_text=True)
    assert fits(ada)
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name=re.compile("Save the record|Salva la partita")).click()
    saved.value.save_as(tmp_path / "real.pyr")
    session = replayed((tmp_path / "real.pyr").read_bytes(), game)
    assert session.seed is None
    assert any(line.startswith("L take") for line in session.lines())
    ada.page.get_by_role("button", name=re.compile("as a replay|Rivedila")).click()
    ada.page.wait_for_url("**/replay#r=*")


def test_what_was_told_by_mistake_is_taken_back_and_what_cannot_be_explains_itself(visit: Visitors) -> None:
    ada = visit()
    ada.go("companion/pyramido/real")
    ada.page.locator("form .button.first").click()
    ada.page.locator('.due [data-hue="red"]').click()
    ada.page.locator('.due [data-hue="blue"]').click()
    expect(ada.page.locator(".due ul button")).to_have_count(7)  # PY-1.4
    ada.page.locator(".due ul button").first.click()
    asked = ada.page.locator(".due .todo")
    expect(asked).to_contain_text("space 1")
    ada.page.get_by_role("button", name="Take the last entry back").click()
    expect(asked).to_contain_text("begins the Legend")
    lines = ["- legend 5", *["- gem 1 red"] * 3, "- gem 1 red"]
    kept = json.dumps({"player": "Ada", "options": {"legend": "a"}, "lines": lines})
    ada.page.evaluate("kept => localStorage.setItem('pyramidion.real.pyramido', kept)", kept)
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("PY-2.1")
    visit.faults = [fault for fault in visit.faults if "409" not in fault]  # the browser notes the refusal


@READERS
def test_who_tracks_only_what_the_legend_needs_hears_what_it_does(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("companion/pyramido/ask")
    icons = ada.page.locator(".gems").first
    icons.locator('[data-gem="red"]').click()
    icons.locator('[data-gem="blue"]').click()
    ada.page.locator('[data-space="2"] [data-gem="red"]').click()  # face down: not looked at
    ada.page.locator('[data-space="3"] [data-gem="blue"]').click()
    ada.page.locator('[data-space="5"] [data-gem="mythical"]').click()
    ada.page.locator("button.go").click()
    steps = ada.page.locator(".answer li")
    expect(steps).to_have_count(3)
    assert [re.findall(r"PY-7\.\d", step) for step in steps.all_inner_texts()] == [
        ["PY-7.2"],
        ["PY-7.3"],
        ["PY-7.4"],
    ]
    ada.page.locator(".answer .button.first").click()
    ada.page.get_by_role("button", name=re.compile("Level 1|livello 1")).click()
    expect(ada.page.locator(".points")).to_contain_text("3")  # PY-7.7: 1 coloured, 1 mythical
    ada.page.reload()
    expect(ada.page.locator(".points")).to_contain_text("3")
    assert fits(ada)


# Everywhere, for everybody


def test_pad_and_deck_work_without_a_network(browser: Browser, house: House) -> None:
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    context.set_offline(True)
    page.goto(f"{house.url}companion/pyramido/pad")
    enter(page, 0, {"areas.1": [(5, 2), (3, 1)], "mythical.1": 2})
    expect(sheet_of(page, 0).locator(".total output")).to_have_text("15")
    page.reload()
    expect(sheet_of(page, 0).locator(".total output")).to_have_text("15")
    page.goto(f"{house.url}companion/silver-gold/keeper")
    page.locator("button.next").click()
    expect(page.locator(".card .picture svg")).to_be_visible()
    context.close()


@pytest.mark.parametrize("path", TOOLS)
def test_axe_finds_nothing_and_fingers_find_everything(visit: Visitors, path: str) -> None:
    ada = visit(width=390, height=844, touch=True)
    ada.go(path)
    ada.page.wait_for_load_state("networkidle")
    if path.endswith("keeper"):
        ada.page.locator("button.next").click()
    if path.endswith("real"):
        ada.page.locator("form .button.first").click()
        ada.page.locator('.due [data-hue="red"]').click()
        ada.page.locator(".due ul button").first.click()
        ada.page.wait_for_selector(".due .gems")
    if path.endswith("pieces"):
        ada.page.locator('[data-cell="7"], [data-quarter="a1"]').first.click()
        ada.page.wait_for_selector(".said .fine, .said .fault")
    if path.endswith("pyramido/pad"):
        enter(ada.page, 0, {"areas.1": [(4, 2)]})
    assert ada.page.evaluate(TARGETS % TOUCH) == []
    assert fits(ada)
    assert ada.violations() == []


def test_the_companion_is_found_from_the_start_and_from_learning(visit: Visitors) -> None:
    ada = visit()
    for path in ("", "learn"):
        ada.go(path)
        ada.page.locator('main a[href$="/companion"]').click()
        expect(ada.page.locator("h1")).to_have_text("Companion for the printed games")

"""The rules by clause: read, searched, and linked to from wherever a rule is at work."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Visitors
from tests.browser.guest import Finger, Hand
from tests.browser.readers import fits, readers, visitor

READERS = readers("el")
CLAUSES = {  # of a score sheet's columns
    "silver-gold": ["SG-4.11", "SG-4.7", "SG-6.1", "SG-4.6", "SG-4.8", "SG-7.1"],
    "pyramido": ["PY-5.2", "PY-5.2", "PY-5.2", "PY-5.2", "PY-6.1"],
}


@READERS
def test_the_rules_are_searched_and_linked_to_by_clause(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("rules/silver-gold#SG-4.3")
    clause = ada.page.locator('[id="SG-4.3"]')
    clause.wait_for()
    ada.page.wait_for_selector('[id="SG-4.3"]:focus')
    assert ("no passing" if language == "en" else "πάσο") in clause.inner_text()
    assert ada.page.locator("article").count() == 36
    ada.page.locator('[id="SG-1.2"] svg').first.wait_for()  # a card as the board draws it
    ada.page.get_by_role("searchbox").fill("torch" if language == "en" else "ΠΥΡΣΟΣ")
    ada.page.wait_for_function("document.querySelectorAll('article').length < 10")
    assert ada.page.locator('[id="SG-4.7"]').count()
    assert fits(ada)


@READERS
def test_pyramido_s_rules_have_pictures_and_are_searched(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("rules/pyramido#PY-7.2")
    ada.page.wait_for_selector('[id="PY-7.2"]:focus')
    for clause in ("PY-1.1", "PY-2.1", "PY-4.2", "PY-4.3", "PY-5.1", "PY-5.2", "PY-7.2"):
        ada.page.locator(f'[id="{clause}"] figure svg').first.wait_for()
    ada.page.get_by_role("searchbox").fill("mythical" if language == "en" else "ΜΥΘΙΚ")
    ada.page.wait_for_function("document.querySelectorAll('article').length < 15")
    assert ada.page.locator('[id="PY-5.4"]').count()
    assert ada.page.locator('[id="PY-4.1"]').count() == 0
    assert fits(ada)


@READERS
def test_a_domino_that_may_not_lie_there_links_to_its_rule(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("learn/pyramido/first")
    for number in range(1, 7):
        ada.page.locator(f"main section[data-step='{number}']").wait_for()
        ada.page.locator("main section .row button").last.click()
    ada.page.locator("main section[data-step='7']").wait_for()
    paper = ada.page.locator("[data-pyramid]")
    box = paper.bounding_box()
    assert box
    far = {"x": 5.0, "y": box["height"] - 5}  # from what lies there
    paper.click(position=far, force=True)  # type: ignore[arg-type]
    link = ada.page.locator("a.rule")
    with ada.page.expect_popup() as rules:
        link.click()
    rules.value.wait_for_selector('[id="PY-4.2"]:focus')
    rules.value.wait_for_selector(f"html[lang={language}]")


@READERS
@pytest.mark.parametrize("game", ["silver-gold", "pyramido"])
def test_every_column_of_the_score_sheet_at_a_table_links_to_its_rule(
    visit: Visitors, game: str, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, "en", size)
    ada.open(game, "bot:novice")
    ada.page.wait_for_selector(".status")
    if language != "en":
        ada.speak(language)
    sheet = ada.page.locator("table:has(caption)").first
    sheet.wait_for()
    links = sheet.locator("thead a")
    asked = [link.rpartition("#")[2] for link in links.evaluate_all("all => all.map(one => one.href)")]
    assert asked == CLAUSES[game]
    with ada.page.expect_popup() as rules:
        links.last.click()
    rules.value.wait_for_selector(f'[id="{asked[-1]}"]:focus')
    rules.value.wait_for_selector(f"html[lang={language}]")
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


@READERS
def test_a_draft_that_the_server_refuses_links_to_the_rules(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    def spoilt(line: WebSocketRoute) -> None:
        """Between page and server: what is played is something that no rule allows."""
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("do") == "play":
                told["actions"] = [9999]
            server.send(json.dumps(told))

        line.on_message(pass_on)

    ada = visitor(visit, "en", size)
    ada.page.route_web_socket(re.compile("^ws"), spoilt)
    ada.open("pyramido", "bot:novice")
    ada.page.wait_for_selector(".status.mine")
    if language != "en":
        ada.speak(language)
    hand = Finger() if size.get("touch") else Hand()
    while not ada.page.locator(".button.ready").count():
        ada.step(hand)
    ada.page.locator(".button.ready").click()
    problem = ada.page.locator(".status [role=alert]")
    problem.get_by_role("link", name="PY").wait_for()
    said = {"en": "That cannot be done now.", "el": "Αυτό δεν γίνεται τώρα."}[language]
    assert said in problem.inner_text()
    with ada.page.expect_popup() as rules:
        problem.get_by_role("link").click()
    rules.value.wait_for_selector('[id="PY-1.1"]')


def test_on_a_phone_a_clause_stands_right_under_its_number(visit: Visitors) -> None:
    ada = visit(width=390, height=844)
    ada.go("rules/pyramido")
    ada.page.locator('[id="PY-1.3"]').wait_for()
    between = ada.page.locator('[id="PY-1.3"]').evaluate(
        """clause => {
            const number = document.createRange();
            number.selectNodeContents(clause.querySelector("a"));
            const text = clause.querySelector("p").getBoundingClientRect();
            return text.top - number.getBoundingClientRect().bottom;
        }"""
    )
    assert 0 <= between < 16

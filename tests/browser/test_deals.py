"""The day's deal and deals by name: found, played, compared and shared, in two languages and sizes."""

import re

import pytest

from tests.browser.conftest import Visitors
from tests.browser.guest import Finger, Guest, Hand
from tests.browser.readers import PHONE, fits, visitor

DESKTOP = {"width": 1440, "height": 900}


def played(guest: Guest, name: str, hand: Hand) -> None:
    """Play the deal whose page is open."""
    guest.page.locator(".stand input.field").fill(name)
    guest.page.locator('[data-play="begin"]').click()
    guest.page.wait_for_url("**/table/*")
    guest.play(hand)
    guest.page.locator("a.button.first[href*='/deals/']").click()
    guest.page.wait_for_selector('.stand[data-own="over"]')


def test_the_day_s_deal_is_played_by_two_and_compared(visit: Visitors) -> None:
    ada = visitor(visit, "en", DESKTOP)
    ada.go()
    ada.page.get_by_role("link", name="Silver & Gold: Pyramids").click()
    ada.page.wait_for_url(re.compile(r"/deals/silver-gold/\d{4}-\d\d-\d\d$"))
    played(ada, "Ada", Hand())
    assert ada.page.locator("tr.yours").inner_text().split()[1:3] == ["Ada", "You"]
    ben = visitor(visit, "el", PHONE)
    ben.go("deals")
    ben.page.wait_for_selector("article")
    assert fits(ben)
    ben.page.locator('article[data-game="silver-gold"] a.button').click()
    ben.page.wait_for_selector('.stand[data-own="none"]')
    assert ben.page.locator("tbody tr").count() == 1
    assert ben.page.locator("tbody a").count() == 0  # who has not played sees no games
    played(ben, "Νίκος", Finger())
    assert ben.page.locator("tbody tr").count() == 2
    assert ben.page.locator("tbody a").count() == 2
    assert "%" in ben.page.locator(".figures").inner_text()
    ben.page.locator("button.share").click()
    told = ben.page.locator("textarea").input_value().splitlines()
    assert told[0].startswith("Pyramidion · Silver & Gold: Pyramids · ")
    assert "%" in told[1]
    assert told[2] == ben.page.url
    assert fits(ben)
    assert ada.page.locator('[data-play="more"]').count() == 1
    assert ada.violations() == []


def test_what_counts_has_no_hints_and_no_take_backs_and_is_gone_on_with(visit: Visitors) -> None:
    ada = visitor(visit, "it", PHONE)
    ada.go("deals")
    ada.page.get_by_label("Il tuo nome").fill("Ada")
    ada.page.locator('article[data-game="pyramido"] [data-play="begin"]').click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".status.mine")
    address = ada.page.url
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.wait_for_selector("dialog")
    assert ada.page.get_by_role("button", name="Chiedi di tornare indietro").count() == 0
    assert ada.page.get_by_role("button", name="Aiuto").count() == 0
    ada.go("deals/pyramido/today")
    ada.page.locator('[data-play="on"]').click()
    ada.page.wait_for_url("**/table/*")
    assert ada.page.url == address


@pytest.mark.parametrize(
    ("language", "size"), [("es", DESKTOP), ("el", PHONE)], ids=["es-desktop", "el-phone"]
)
def test_a_deal_has_any_name_and_a_table_of_its_own(
    visit: Visitors, language: str, size: dict[str, int]
) -> None:
    ada = visitor(visit, language, size)
    ada.go("deals")
    ada.page.wait_for_selector("article")
    ada.page.locator("form select").select_option("silver-gold")
    ada.page.locator("form input").fill(f"Νύχτα στο Σπίτι {language}")
    ada.page.locator("form button").click()
    heading = ada.page.locator("main h1")
    heading.wait_for()
    assert heading.inner_text() == f"νύχτα-στο-σπίτι-{language}"
    assert ada.page.locator("tbody").count() == 0
    ada.page.locator(".bots strong", has_text=re.compile(r"\d+")).first.wait_for(timeout=60_000)
    assert fits(ada)
    assert ada.violations() == []


def test_days_that_are_over_can_be_looked_at(visit: Visitors) -> None:
    ada = visitor(visit, "en", DESKTOP)
    ada.go("deals/pyramido/2026-11-02")
    ada.page.wait_for_selector('[data-play="more"]')
    ada.page.locator('a[rel="prev"]').click()
    ada.page.get_by_role("heading", name="November 1, 2026").wait_for()
    ada.page.locator('a[rel="next"]').click()
    ada.page.get_by_role("heading", name="November 2, 2026").wait_for()


def test_a_day_to_come_is_refused_in_the_reader_s_language(visit: Visitors) -> None:
    ada = visitor(visit, "es", PHONE)
    ada.go("deals/pyramido/2999-01-01")
    assert "Aquí no es posible" in ada.page.get_by_role("alert").inner_text()
    visit.faults.clear()  # the browser notes the refusal as well

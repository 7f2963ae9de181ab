"""The page itself: languages, themes, addresses, and what is left of it without a network."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE, Visitors
from tests.browser.guest import Hand
from tests.browser.house import House

SAID = {"it": "Chi gioca?", "es": "¿Quién juega?", "el": "Ποιοι παίζουν;"}


@pytest.mark.parametrize("language", SAID)
def test_the_page_speaks_the_browser_s_language(visit: Visitors, language: str) -> None:
    guest = visit(language=language)
    guest.go()
    expect(guest.page.locator("#who")).to_have_text(SAID[language])
    assert guest.page.locator("html").get_attribute("lang") == language


def test_another_language_is_spoken_at_once_and_remembered(visit: Visitors) -> None:
    ada = visit()
    ada.go("settings")
    ada.page.get_by_label("Ελληνικά").check()
    expect(ada.page.locator("h1")).to_have_text("Ρυθμίσεις")
    ada.go()
    expect(ada.page.locator("#who")).to_have_text(SAID["el"])


def test_the_start_page_has_a_choice_of_languages(visit: Visitors) -> None:
    ada = visit()
    ada.go()
    ada.page.get_by_label("Language").select_option("es")
    expect(ada.page.locator("#who")).to_have_text(SAID["es"])
    ada.page.reload()
    expect(ada.page.locator("#who")).to_have_text(SAID["es"])


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visitors) -> None:
    ada = visit()
    ada.open("silver-gold", "bot:novice")
    for _ in range(3):
        ada.page.wait_for_selector(".status.mine")
        ada.step(Hand())
    english = ada.page.locator("body").inner_text()
    ada.speak("it")
    expect(ada.page.get_by_role("button", name="Conferma")).to_be_visible()
    italian = ada.page.locator("body").inner_text()
    kept = {
        line for line in italian.split("\n") if line in english.split("\n") and any(map(str.isalpha, line))
    }
    assert kept <= {"Silver & Gold: Pyramids", "Ada", "Menu", "Chat", *"abcde"}


def test_the_theme_follows_the_device_until_one_is_chosen(visit: Visitors) -> None:
    ada = visit(theme="dark")
    ada.go("settings")
    assert ada.page.locator("html").get_attribute("data-theme") == "dark"
    ada.page.get_by_label("Day").check()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")


def test_pages_have_addresses_and_the_way_back_works(visit: Visitors) -> None:
    ada = visit()
    ada.go()
    ada.page.get_by_role("link", name="Lobby").click()
    expect(ada.page.locator("h1")).to_have_text("Lobby")
    assert ada.page.url == f"{ada.url}lobby"
    ada.page.go_back()
    expect(ada.page.locator("#who")).to_be_visible()
    ada.go("settings")
    expect(ada.page.locator("h1")).to_have_text("Settings")


def test_a_public_table_is_found_in_the_lobby(visit: Visitors) -> None:
    ada, bo = visit(), visit()
    ada.go()
    ada.page.locator('input[value="pyramido"]').check(force=True)
    ada.page.get_by_label("Your name").fill("Nefertari")
    ada.page.locator("form ol > li select").select_option("open")
    ada.page.get_by_label("Show this table in the lobby").check()
    ada.page.locator("button.start").click()
    ada.page.wait_for_selector("#invite")
    bo.go("lobby")
    bo.page.locator("li", has_text="Nefertari").get_by_role("link", name="Join").click()
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    bo.page.wait_for_selector(".status")
    ada.page.wait_for_selector(".status")


def test_what_was_chosen_last_time_is_chosen_again(visit: Visitors) -> None:
    ada = visit()
    ada.open("pyramido", "bot:novice", "bot:random", name="Ada")
    ada.go()
    rows = ada.page.locator("form ol > li")
    expect(rows).to_have_count(3)
    assert ada.page.get_by_label("Your name").input_value() == "Ada"
    assert [rows.nth(n).locator("select").input_value() for n in (1, 2)] == ["bot:novice", "bot:random"]


def test_without_a_network_the_shell_still_opens(browser: Browser, house: House) -> None:
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(house.url)
    page.evaluate(
        f"""Promise.race([
            navigator.serviceWorker.ready.then(() => undefined),
            new Promise((_, fail) => setTimeout(() => fail("no worker"), {PATIENCE})),
        ])"""
    )
    context.set_offline(True)
    page.goto(f"{house.url}lobby")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    context.close()

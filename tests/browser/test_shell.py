"""The page itself: languages, themes, sounds, addresses, and what is left of it without a network."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

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
    ada.page.locator("form button.add").click()
    ada.page.locator("form ol > li select").first.select_option("open")
    ada.page.locator("form ol > li select").last.select_option("bot:novice")
    ada.page.get_by_label("Show this table in the lobby").check()
    ada.page.locator("button.start").click()
    ada.page.wait_for_selector("#invite")
    bo.go("lobby")
    row = bo.page.locator("li", has_text="Nefertari")
    expect(row).to_contain_text("Nefertari · Novice")
    row.get_by_role("link", name="Join").click()
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


def test_it_can_be_installed_as_an_app(visit: Visitors) -> None:
    ada = visit()
    ada.go()
    address = urljoin(ada.page.url, ada.page.locator("link[rel=manifest]").get_attribute("href"))
    app = ada.page.request.get(address).json()
    assert app["display"] == "standalone"
    assert urljoin(address, app["start_url"]) == ada.url
    assert urljoin(address, app.get("scope", ".")) == ada.url
    sizes = {icon["sizes"] for icon in app["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in app["icons"]:
        assert ada.page.request.get(urljoin(address, icon["src"])).ok


@pytest.mark.parametrize("sound", [True, False], ids=["on", "off"])
def test_sounds_are_heard_only_by_those_who_like_them(visit: Visitors, sound: bool) -> None:
    ada = visit(settings={"sound": sound})
    ada.page.add_init_script(
        """window.heard = 0;
        const connect = AudioNode.prototype.connect;
        AudioNode.prototype.connect = function (...to) { window.heard++; return connect.apply(this, to); };"""
    )
    ada.open("pyramido", "bot:novice")
    for _ in range(6):
        ada.page.wait_for_selector(".status.mine")
        ada.step(Hand())
    assert bool(ada.page.evaluate("window.heard")) == sound


def test_a_table_is_asked_for_before_the_page_is_read_and_only_once(visit: Visitors) -> None:
    path = visit().open("pyramido", "bot:novice")
    bo, asked = visit(settings={"theme": "dark", "motion": "off", "language": "el"}), []
    bo.page.on("request", lambda request: asked.append(request.url.split("/")[-1].split("-")[0]))
    bo.page.add_init_script(
        """window.lines = [];
        window.WebSocket = class extends WebSocket {
            constructor(address) {
                super(address);
                const { lang, dataset: { theme, motion } } = document.documentElement;
                window.lines.push([String(address), document.body === null, lang, theme, motion]);
            }
        };"""
    )
    bo.go(path)
    bo.page.wait_for_selector("main .board svg")
    line = f"{bo.url}api/{path.replace('table', 'tables')}/socket".replace("http", "ws")
    assert bo.page.evaluate("window.lines") == [[line, True, "el", "dark", "off"]]
    assert {"el", "game", "table"} <= set(asked)
    assert "en" not in asked  # nor any other language


def test_a_table_opens_without_what_comes_early(visit: Visitors) -> None:
    ada = visit()
    path = ada.open("silver-gold", "bot:novice")
    ada.page.route("**/early.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    ada.go(path)
    ada.page.wait_for_selector("main .board svg")
    assert ada.page.evaluate("window.early") is None


def test_without_a_line_the_table_says_so_and_comes_back(visit: Visitors) -> None:
    ada = visit()
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ada.page.route_web_socket("**/socket", opened)
    ada.open("silver-gold", "bot:novice")
    ada.page.wait_for_selector(".status.mine")
    lines[-1].close()
    expect(ada.page.get_by_text("No connection")).to_be_visible()
    expect(ada.page.get_by_text("No connection")).to_be_hidden()
    ada.step(Hand())

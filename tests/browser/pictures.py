"""Pictures of every page at the sizes people have, in both themes: `./run pictures [FOLDER]`."""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, ROOT
from tests.browser.guest import Guest, Hand
from tests.browser.house import House
from tools.bundle import build

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
GAMES = ("silver-gold", "pyramido")
PAGES = (
    "",
    "lobby",
    "settings",
    "learn",
    "learn/pyramido/first",
    "rules/silver-gold",
    "replay",
    "past",
    "companion",
    "deals",
    "table/none",
)
MIDDLE = {"silver-gold": 30, "pyramido": 110}  # steps into a game: much to see, much to do


class Album:
    """Takes pictures of a page as it is and puts them into a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        """One picture for each size and theme."""
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.mouse.move(0, 0)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=self._folder / f"{name}-{size}-{theme}.png")
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1440, "height": 900})
        print(f"{name}: {len(SIZES) * 2} pictures")


def newcomer(browser: Browser, house: House) -> Guest:
    """Somebody new, with a browser of their own."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce"
    )
    return Guest(context.new_page(), house.url, {})


def picture_pages(ada: Guest, album: Album) -> None:
    """The pages without a game."""
    for path in PAGES:
        ada.go(path)
        ada.page.wait_for_selector("h1")
        album.take(ada.page, path.replace("/", "-") or "start")
    ada.open("pyramido", "open", "bot:explorer")
    ada.page.wait_for_selector("#invite")
    album.take(ada.page, "waiting")
    ada.open("silver-gold", "here")
    ada.page.wait_for_selector(".curtain")
    album.take(ada.page, "curtain")


def picture_game(ada: Guest, album: Album, game: str) -> None:
    """A game: its middle, with a hint, and its end."""
    ada.open(game, "bot:explorer", "bot:novice")
    for _ in range(MIDDLE[game]):
        ada.page.wait_for_selector(".status.mine")
        ada.step(Hand())
    ada.play(Hand(), until="main button.can[data-square], main .gems button.ready")
    album.take(ada.page, game)
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.wait_for_selector("#hint")
    album.take(ada.page, f"{game}-hint")
    ada.play(Hand())
    ada.page.wait_for_load_state("networkidle")
    album.take(ada.page, f"{game}-end")


def main() -> None:
    """Take all pictures."""
    album = Album(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "pictures")
    build(ROOT, tests=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), "--pace=0")
        try:
            sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=sandbox)
            ada = newcomer(browser, house)
            picture_pages(ada, album)
            for game in GAMES:
                picture_game(ada, album, game)
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()

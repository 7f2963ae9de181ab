"""Pictures of every page at the sizes people have, in both themes: `./run pictures [FOLDER]`.

It also measures what a person would notice: how soon the first board is there, how smooth dragging is.
"""

import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, ROOT
from tests.browser.guest import Guest, Hand
from tests.browser.house import House
from tools.bundle import build

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
GAMES = ("silver-gold", "pyramido")
MIDDLE = {"silver-gold": 30, "pyramido": 110}  # steps into a game: much to see, much to do
SLOWER = 4


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
    for path in ("", "lobby", "settings"):
        ada.go(path)
        ada.page.wait_for_selector("h1")
        album.take(ada.page, path or "start")
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


def measure(ada: Guest, game: str) -> None:
    """How soon the board of a table is there on a slow machine, and how long frames take while dragging."""
    path = ada.open(game, "bot:novice")
    ada.page.wait_for_selector(".status.mine")
    if game == "silver-gold":
        ada.step(Hand())
        ada.step(Hand())
        ada.page.wait_for_selector(".status.mine")
    devtools = ada.page.context.new_cdp_session(ada.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    times = []
    for _ in range(5):
        ada.go(path)
        ada.page.wait_for_selector("main .board svg")
        times.append(ada.page.evaluate("performance.getEntriesByName('first-board')[0]?.startTime"))
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    print(f"{game}: first board after {median(times):.0f} ms with a processor slowed down {SLOWER} times")
    print(f"{game}: {frames(ada.page)}")


def frames(page: Page) -> str:
    """How many frames a second there are while something is dragged over the board."""
    page.evaluate(
        """() => {
            window.frames_ = [];
            const tick = (now) => { window.frames_.push(now); requestAnimationFrame(tick); };
            requestAnimationFrame(tick);
        }"""
    )
    box = page.locator(".expedition .card, .gems button.ready").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for step in range(120):
        page.mouse.move(200 + 3 * step, 250 + 2 * (step % 60))
    page.mouse.move(5, 5)
    stamps: list[float] = page.evaluate("window.frames_")
    page.keyboard.press("Escape")
    page.mouse.up()
    gaps = sorted(after - before for before, after in pairwise(stamps))
    late = gaps[int(len(gaps) * 0.95)]
    return f"{1000 / median(gaps):.0f} frames a second while dragging, 95 of 100 within {late:.0f} ms"


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
            for game in GAMES:
                measure(newcomer(browser, house), game)
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()

"""Pictures of every page at the sizes people have, by day, by night and in Greek: `./run pictures [FOLDER]`.

Greek has the longest words. `./run pictures --shown` takes those anew that docs/pictures has, for the README.
"""

import sys
from base64 import b64decode
from pathlib import Path
from tempfile import NamedTemporaryFile

from playwright.sync_api import Browser, Page

from tests.browser.addresses import PAGES
from tests.browser.chromium import chromium
from tests.browser.guest import Guest, Hand
from tests.browser.house import ROOT, House, opened

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
LOOKS = {"en": ("light", "dark"), "el": ("light",)}
SCREENS = 3  # of a page that is longer
SHOWN = ROOT / "docs" / "pictures"
GAMES = ("silver-gold", "pyramido")
# Steps into a game: much to see, much to do.
MIDDLE = {"silver-gold": 30, "pyramido": 110}
CHOICE = {"silver-gold": "main button.can[data-square]", "pyramido": "main .gems button.ready"}
# What to press so that a page has something to show.
PRESSED = {
    "learn/silver-gold/first": ("button.go",),
    "learn/pyramido/first": ("button.go",),
    "companion/silver-gold/keeper": ("button.next",),
    "companion/silver-gold/pieces": ('[data-cell="7"]',),
    "companion/pyramido/pieces": ('[data-quarter="a1"]',),
    "companion/pyramido/real": ("form .button.first", '.due [data-hue="red"]', ".due ul button"),
}


class Album:
    """Takes pictures of a page as it is and puts them into a folder: all, or only those it has already."""

    def __init__(self, folder: Path, *, again: bool) -> None:
        self._folder = folder
        self._wanted = {file.stem for file in folder.glob("*.webp")} if again else None
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str, language: str) -> None:
        """One picture for each size and theme."""
        for theme in LOOKS[language]:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for size, (width, height) in SIZES.items():
                called = f"{name}-{size}-{theme if language == 'en' else language}"
                if self._wanted is not None and called not in self._wanted:
                    continue
                page.set_viewport_size({"width": width, "height": height})
                page.mouse.move(0, 0)
                page.wait_for_load_state("networkidle")
                self._keep(page, called, width, height)
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1440, "height": 900})

    def _keep(self, page: Page, called: str, width: int, height: int) -> None:
        print(called)
        if self._wanted is None:
            length = min(page.evaluate("document.documentElement.scrollHeight"), SCREENS * height)
            sight = {"x": 0, "y": 0, "width": width, "height": max(length, height)}
            page.screenshot(path=self._folder / f"{called}.png", full_page=True, clip=sight)  # type: ignore[arg-type]
            return
        tab = page.context.new_cdp_session(page)
        shot = tab.send("Page.captureScreenshot", {"format": "webp", "quality": 85})
        (self._folder / f"{called}.webp").write_bytes(b64decode(shot["data"]))


class Reader:
    """Somebody new who goes through the pages in a language."""

    def __init__(self, browser: Browser, house: House, album: Album, language: str) -> None:
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale=language, reduced_motion="reduce"
        )
        self._guest = Guest(context.new_page(), house.url, {})
        self._page = self._guest.page
        self._album = album
        self._language = language

    def take(self, name: str, *awaited: str) -> None:
        """Pictures of the page as it is, as soon as something is on it."""
        for selector in awaited:
            self._page.wait_for_selector(selector)
        self._album.take(self._page, name, self._language)

    def knock(self) -> None:
        """The page at which one stands without the password."""
        self._guest.go()
        self.take("password", "#password")

    def look_around(self) -> None:
        """The pages without a game."""
        for path in PAGES:
            self._guest.go(path)
            self._page.wait_for_load_state("networkidle")
            for selector in PRESSED.get(path, ()):
                self._page.locator(selector).first.click()
            self.take(path.replace("/", "-") or "start", "h1")

    def gather(self) -> None:
        """Before a game begins, behind a curtain, and alone against the Legend."""
        self._guest.open("pyramido", "open", "bot:explorer")
        self.take("waiting", "#invite")
        self._guest.open("silver-gold", "here")
        self.take("curtain", ".curtain")
        self._guest.open("pyramido")
        self._page.wait_for_selector(".status.mine")
        self.take("solo")

    def play(self, game: str) -> None:
        """A game: its middle, a hint, another's board, the menu, its end and its replay."""
        guest, page = self._guest, self._page
        path = guest.open(game, "bot:explorer", "bot:novice")
        for _ in range(MIDDLE[game]):
            page.wait_for_selector(".status.mine")
            guest.step(Hand())
        guest.play(Hand(), until=CHOICE[game])
        self.take(game)
        page.locator(".bar [aria-busy]").click()
        self.take(f"{game}-hint", "#hint")
        page.locator("section:has(#hint) .icon").click()
        page.locator("aside .board > button").first.click()
        self.take(f"{game}-seat", "dialog[open]")
        page.keyboard.press("Escape")
        page.locator("header button[aria-haspopup=dialog]").click()
        self.take(f"{game}-menu", "dialog[open]")
        page.keyboard.press("Escape")
        if game == "pyramido":
            guest.play(Hand(), until="main .ends button")
            self.take(f"{game}-scoring")
        guest.play(Hand())
        self.take(f"{game}-end")
        guest.go(path.replace("table", "replay"))
        page.wait_for_selector("main svg")
        page.keyboard.press("End")
        self.take(f"{game}-replay")

    def look_back(self) -> None:
        """Where games that were played are listed."""
        for path in ("lobby", "past"):
            self._guest.go(path)
            self.take(f"{path}-after", "h1")


def take_all(browser: Browser, album: Album) -> None:
    """Every page in every look."""
    with NamedTemporaryFile("w", suffix=".txt") as secret:
        secret.write("open sesame")
        secret.flush()
        with opened(f"--password-file={secret.name}") as house:
            for language in LOOKS:
                Reader(browser, house, album, language).knock()
    with opened() as house:
        for language in LOOKS:
            reader = Reader(browser, house, album, language)
            reader.look_around()
            reader.gather()
            for game in GAMES:
                reader.play(game)
            reader.look_back()


def take_shown(browser: Browser, album: Album) -> None:
    """Those that the README shows, which are of games."""
    with opened() as house:
        for game in GAMES:
            Reader(browser, house, album, "en").play(game)


def main() -> None:
    """Take the pictures that are asked for."""
    words = sys.argv[1:]
    shown = "--shown" in words
    folder = SHOWN if shown else Path(words[0]) if words else ROOT / "build" / "pictures"
    with chromium() as browser:
        (take_shown if shown else take_all)(browser, Album(folder, again=shown))


if __name__ == "__main__":
    main()

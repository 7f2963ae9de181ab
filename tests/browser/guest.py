"""A person at the page: opens tables, reads what is to be done, and plays by mouse, keyboard or finger."""

import json
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOVES = 600  # more than any game has
REACH = 150  # Tabs from one end of the page to the other
KEEP = 'main .choosing [role="group"] > button[aria-pressed="false"]'  # silver-gold: two cards to keep
# What there is to do, in the order in which it is done. Everything else on a board only informs.
CHOICES = (
    KEEP,
    "main button.can[data-square]",  # squares to mark
    "main .display button.can",  # cards to take
    "main .gems button.ready",  # pyramido: gems to take with a domino
    "main li.can .pile",  # piles to open or split
    "main [data-cell]",  # cells to build on
    "main .ends button",  # the best activations, then being done
    "main .board ul > li > button:has(b)",  # gems to discard
    "main #offers ~ ul button",  # any game, by a list of its moves
)


class Guest:
    """One person with a browser."""

    def __init__(self, page: Page, url: str, settings: dict[str, object]) -> None:
        self.page = page
        self.url = url
        if settings:
            kept = json.dumps(json.dumps(settings))
            script = f"localStorage['pyramidion.settings'] ??= {kept}"
            page.add_init_script(script)

    # Going about.

    def go(self, path: str = "") -> None:
        """Open a page by its address."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")

    def open(self, game: str, *seats: str, name: str = "Ada") -> str:
        """Open a table: a seat is `bot:novice`, `open` or `here`; the first is this person. Its path."""
        self.go()
        self.page.locator(f'input[value="{game}"]').check(force=True)
        rows = self.page.locator("form ol > li")
        rows.first.locator("input").fill(name)
        while rows.count() > 1 + len(seats):
            rows.last.get_by_role("button").click()
        while rows.count() < 1 + len(seats):
            self.page.locator("form button.add").click()
        for number, seat in enumerate(seats, 1):
            rows.nth(number).locator("select").select_option(seat)
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.removeprefix(self.url)

    def speak(self, language: str) -> None:
        """Choose another language at a table."""
        self.page.locator("header button[aria-haspopup=dialog]").click()
        self.page.locator("dialog select").first.select_option(language)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(f"html[lang={language}]")

    # Reading.

    @property
    def sentence(self) -> str:
        """Whose turn it is and what to do."""
        return self.page.locator(".sentence").inner_text()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("#verdict").count() > 0

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is, in both themes."""
        return [fault for theme in ("dark", "light") for fault in self._violations(theme)]

    def _violations(self, theme: Literal["dark", "light"]) -> list[str]:
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_selector(f'html[data-theme="{theme}"]')
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("rules => axe.run({ runOnly: rules })", RULES)
        return [
            f"{theme}: {rule['id']}: {node['html'][:120]} {node['failureSummary']}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    # Playing.

    def step(self, hand: "Hand") -> None:
        """Do one thing and wait for the server: open the curtain, confirm what is complete, or choose."""
        things = ("main .curtain button", ".button.ready", *CHOICES)
        # The sentence may say it is one's turn a moment before the board has been drawn anew.
        self.page.wait_for_selector(", ".join(things), state="attached")
        for selector in things:
            found = self.page.locator(selector)
            if found.count():
                changed = self._changed()
                for _ in range(2 if selector == KEEP else 1):
                    hand.use(found.first, selector)
                self.page.wait_for_selector(changed)
                return
        raise AssertionError(f"nothing can be chosen: {self.sentence}")

    def play(self, hand: "Hand", until: str = "#verdict") -> int:
        """Play on until something is on the page, most often the end; how many steps it took."""
        for count in range(MOVES):
            self.page.wait_for_selector(f".status.mine, .curtain, {until}")
            if self.page.locator(until).count():
                return count
            self.step(hand)
        raise AssertionError("the game does not end")

    def _changed(self) -> str:
        """What will be on the page as soon as the server has said something new about the board."""
        board = self.page.locator("main .board[data-seq]")
        if not board.count():
            return "main .board[data-seq]"
        seq, draft = board.get_attribute("data-seq"), board.get_attribute("data-draft")
        return f'main .curtain, main .board[data-seq]:not([data-seq="{seq}"][data-draft="{draft}"])'


class Hand:
    """How something is chosen: here with a mouse."""

    def use(self, target: Locator, selector: str) -> None:  # noqa: ARG002
        """Choose what is there."""
        target.click()


class Finger(Hand):
    """On a touch screen: where a ghost is shown first, a second tap chooses."""

    def use(self, target: Locator, selector: str) -> None:
        """Tap, and tap again what showed a ghost."""
        target.tap()
        if "data-square" in selector or "data-cell" in selector:
            target.tap()


class Keys(Hand):
    """Without any pointer: Tab to it, Enter."""

    def use(self, target: Locator, selector: str) -> None:
        """Go there by Tab and press Enter."""
        page = target.page
        for _ in range(REACH):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

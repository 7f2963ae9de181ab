"""A browser and a server for the tests in this folder."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tests.browser.chromium import CHROMIUM, chromium
from tests.browser.guest import Guest
from tests.browser.house import House, opened

PATIENCE = 15_000  # milliseconds

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped, and say so; they come last.

    The browser keeps a loop running to the end, beside which no asynchronous test can run its own.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(needs_chromium)
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    """A server under a path prefix, whose bots move at once."""
    with opened("--prefix=/games") as house:
        yield house


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with chromium() as browser:
        yield browser


class Visitors:
    """Makes guests, each with a browser profile of its own, and notes what goes wrong in their pages."""

    def __init__(self, browser: Browser, house: House, stack: ExitStack) -> None:
        self._browser = browser
        self._house = house
        self._stack = stack
        self.faults: list[str] = []

    def __call__(
        self,
        *,
        width: int = 1280,
        height: int = 900,
        touch: bool = False,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
        settings: dict[str, object] | None = None,
        house: House | None = None,
    ) -> Guest:
        """A new guest at the start page's door."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        self._stack.callback(context.close)
        return Guest(self._watched(context), (house or self._house).url, settings or {})

    def _watched(self, context: BrowserContext) -> Page:
        """A page of which every error and every request to elsewhere is noted."""

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.faults.append(message.text)

        def asked(request: Request) -> None:
            if not request.url.startswith(("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:")):
                self.faults.append(f"asked for {request.url}")

        page = context.new_page()
        page.on("console", said)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", asked)
        return page


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visitors]:
    """Lets guests come; in the end none of their pages may have had an error or asked another host."""
    with ExitStack() as stack:
        visitors = Visitors(browser, house, stack)
        yield visitors
        assert visitors.faults == []

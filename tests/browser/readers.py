"""Who looks at a page in tests: in two languages, on a desktop and on a phone."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visitors
from tests.browser.guest import Guest

PHONE = {"width": 390, "height": 844, "touch": True}
DESKTOP = {"width": 1280, "height": 900}


def readers(other: str) -> pytest.MarkDecorator:
    """A test is for an English desktop and for a phone in another language."""
    return pytest.mark.parametrize(
        ("language", "size"), [("en", DESKTOP), (other, PHONE)], ids=["en-desktop", f"{other}-phone"]
    )


def visitor(visit: Visitors, language: str, size: dict[str, int]) -> Guest:
    """A guest with such a screen."""
    return visit(language=language, **size)  # type: ignore[arg-type]


def fits(guest: Guest) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


def opened(guest: Guest, path: Path) -> None:
    """A record, opened as a replay."""
    guest.go("replay")
    guest.page.locator('input[type="file"]').set_input_files(path)
    guest.page.wait_for_selector("[data-shown='0']")

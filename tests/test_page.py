"""The web page's own small tests, and that what is built of it is whole."""

import re
from pathlib import Path

import pytest

from pyramidion.server.page import BUNDLE, page
from tools.bundle import build, install, tool

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    install(ROOT, tests=True)
    build(ROOT, tests=True)


def test_the_parts_of_the_page_work_and_every_catalogue_is_whole() -> None:
    tool(ROOT, "vitest/vitest.mjs", "run")


def test_the_page_finds_its_files_under_any_prefix() -> None:
    for prefix in ("", "/games"):
        text = page(prefix)
        assert text is not None
        linked = re.findall(r'(?:href|src|content)="(/[^"]*)"', text)
        assert len(linked) > 5
        assert all(link.startswith(f"{prefix}/") for link in linked)
        files = [link.removeprefix(f"{prefix}/") for link in linked]
        assert [name for name in files if name and not (BUNDLE / name).is_file()] == []
        assert "./" not in text


def test_the_shell_that_is_kept_is_what_was_built() -> None:
    kept = set(re.findall(r'"(assets/[^"]+)"', (BUNDLE / "sw.js").read_text("utf-8")))
    built = {path.relative_to(BUNDLE).as_posix() for path in (BUNDLE / "assets").iterdir()}
    assert kept == built

"""What a person would notice of the page's speed, measured: `python -m tests.browser.figures`.

How soon the first board of a table is painted in a browser that has never been here, on a processor slowed
down four times; how many frames a second are drawn while a piece is dragged, by the browser's own tracing;
and how much JavaScript a table needs. Figures depend on the machine: they are told, not tested.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from statistics import median

from playwright.sync_api import Browser, Page, Response, StorageState

from tests.browser.chromium import chromium
from tests.browser.guest import Guest, Hand
from tests.browser.house import House, opened

GAMES = ("silver-gold", "pyramido")
SLOWER = 4
TIMES = 7
MOVES = 180  # of the pointer, one a frame: about three seconds
FRAMES = ["disabled-by-default-devtools.timeline.frame"]
PIECE = ".expedition .card.live, .domino.placing"
PAINTED = """async () => {
    const found = () => performance.getEntriesByName("first-board")[0];
    while (!found()) await new Promise(requestAnimationFrame);
    return found().startTime;
}"""


@contextmanager
def visitor(browser: Browser, kept: StorageState | None = None) -> Iterator[Page]:
    """A browser with nothing in its cache; `kept` are the cookies of somebody who sits at a table already."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        locale="en",
        storage_state=kept,
        reduced_motion="no-preference",
    )
    yield context.new_page()
    context.close()


def slow(page: Page, rate: float) -> None:
    """Make the processor of a page slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def first_board(browser: Browser, url: str, kept: StorageState) -> tuple[list[float], int]:
    """When the board was painted, in milliseconds, each time cold; and the bytes of JavaScript."""
    times, scripts = [], 0
    for _ in range(TIMES):
        with visitor(browser, kept) as page:
            sizes: list[int] = []

            def arrived(response: Response, sizes: list[int] = sizes) -> None:
                if response.request.resource_type == "script":
                    sizes.append(int(response.headers.get("content-length", "0")))

            page.on("response", arrived)
            slow(page, SLOWER)
            page.goto(url)
            times.append(page.evaluate(PAINTED))
            scripts = sum(sizes)
    return times, scripts


def drawn_while_dragging(browser: Browser, page: Page) -> list[float]:
    """The gaps between frames, in milliseconds, while a piece is dragged, by the browser's trace."""
    box = page.locator(PIECE).first.bounding_box()
    field = page.locator("main .cards, main [data-pyramid]").first.bounding_box()
    assert box
    assert field
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    browser.start_tracing(page=page, categories=FRAMES)
    for move in range(MOVES):
        along = 2 * abs(move / MOVES - 0.5)
        page.mouse.move(
            field["x"] + field["width"] * along, field["y"] + field["height"] * (0.3 + 0.4 * (move % 50) / 50)
        )
    trace = json.loads(browser.stop_tracing())
    page.keyboard.press("Escape")
    page.mouse.up()
    drawn = sorted(event["ts"] for event in trace["traceEvents"] if event["name"] == "DrawFrame")
    return [(after - before) / 1000 for before, after in pairwise(drawn)]


def measure(browser: Browser, house: House, game: str) -> None:
    """Tell the figures of one game."""
    with visitor(browser) as page:
        ada = Guest(page, house.url, {})
        path = ada.open(game, "bot:novice", "bot:novice")
        ada.play(Hand(), until=PIECE)
        times, scripts = first_board(browser, house.url + path, page.context.storage_state())
        print(
            f"{game}: first board painted after {median(times):.0f} ms "
            f"(from {min(times):.0f} to {max(times):.0f}), cold, with a processor slowed down {SLOWER} times"
        )
        print(f"{game}: {scripts / 1000:.1f} kB of JavaScript, compressed")
        for rate in (1, SLOWER):
            slow(page, rate)
            gaps = sorted(drawn_while_dragging(browser, page))
            late = sum(gap > 25 for gap in gaps)
            print(
                f"{game}: {1000 / median(gaps):.0f} frames a second while dragging, {rate} times slower: "
                f"{len(gaps)} frames, 95 of 100 within {gaps[int(len(gaps) * 0.95)]:.1f} ms, {late} late"
            )


def main() -> None:
    """Tell all figures."""
    with opened() as house, chromium() as browser:
        for game in GAMES:
            measure(browser, house, game)


if __name__ == "__main__":
    main()

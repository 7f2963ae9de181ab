"""Analyses in the background: found bit by bit, kept, gone on with, never done twice."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest

from pyramidion.catalog import folder
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.learn import judging
from pyramidion.server.learn.jobs import Jobs
from pyramidion.server.learn.shapes import Report
from pyramidion.server.store import Store

pytestmark = pytest.mark.anyio
RECORD = (folder("silver-gold") / "golden" / "clear-win.pyr").read_text("utf-8")


class Here:
    """Does what the bot processes do in this one, and counts."""

    def __init__(self) -> None:
        self.judged = 0
        self.broken = False

    async def asked(self, task: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.sleep(0)
        if task is judging.judged:
            if self.broken:
                raise RuntimeError("the process died")
            self.judged += len(arguments[2])
        return task(*arguments)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think little about each choice."""
    monkeypatch.setattr(judging, "THINK", "5")


@pytest.fixture
async def jobs(store: Store) -> AsyncIterator[tuple[Jobs, Here]]:
    here = Here()
    jobs = Jobs(store, cast(BotPool, here), {})
    yield jobs, here
    await jobs.stop()


async def finished(jobs: Jobs, seats: tuple[int, ...]) -> Report:
    while True:
        report = await jobs.report(RECORD, seats)
        if report.total and report.done == report.total:
            return report
        await asyncio.sleep(0.01)


async def test_all_choices_are_judged_once_and_kept(jobs: tuple[Jobs, Here], store: Store) -> None:
    own, here = jobs
    first = await own.report(RECORD, (0,))
    assert (first.done, first.total) == (0, 0)
    report = await finished(own, (0,))
    assert len(report.choices) == report.total == here.judged > 20
    assert {choice.seat for choice in report.choices} == {0}
    assert report.course[-1].worth == [75.0, 102.0]
    another = Jobs(store, cast(BotPool, here), {})
    assert await another.report(RECORD, (0,)) == report
    assert here.judged == report.total


async def test_what_was_begun_is_gone_on_with(jobs: tuple[Jobs, Here], store: Store) -> None:
    own, here = jobs
    while here.judged < 8:
        await own.report(RECORD, (1,))
        await asyncio.sleep(0.001)
    await own.stop()
    begun = here.judged
    again = Here()
    other = Jobs(store, cast(BotPool, again), {})
    report = await finished(other, (1,))
    assert len(report.choices) == report.total
    assert again.judged <= report.total - begun + 8
    assert again.judged < report.total


async def test_an_analysis_that_failed_is_begun_again_when_asked_for(jobs: tuple[Jobs, Here]) -> None:
    own, here = jobs
    here.broken = True
    await own.report(RECORD, (0,))
    while own._tasks:
        await asyncio.sleep(0.001)
    here.broken = False
    assert (await finished(own, (0,))).total > 20


async def test_what_was_possible_is_found_once(
    jobs: tuple[Jobs, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    own, _ = jobs
    monkeypatch.setattr(judging, "WIDTH", 3)
    told = await own.possible(RECORD)
    assert [row.scored for row in told] == [75, 102]
    assert all(row.scored <= row.found <= row.bound for row in told)
    monkeypatch.setattr(judging, "possible", None)
    assert await own.possible(RECORD) == told

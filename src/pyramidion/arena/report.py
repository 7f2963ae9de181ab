"""A tournament as one HTML page that needs nothing else: no network, no scripts."""

from math import hypot
from pathlib import Path

from pyramidion.arena.axis import whole
from pyramidion.arena.figures import (
    decision_times,
    game_length,
    interval,
    score_distributions,
    seat_advantage,
)
from pyramidion.arena.markup import Markup, tag
from pyramidion.arena.report_tables import company_table, rating_table, win_matrix
from pyramidion.arena.standings import Standings

ALONE = "default-src 'none'; style-src 'unsafe-inline'"  # no browser will fetch anything

METHOD = (
    (
        "Deals",
        "Each deal is played in all seatings, so that everyone has sat on every seat with the same luck. "
        "A shared win counts as its share.",
    ),
    (
        "Ratings",
        "Elo by maximum likelihood (Bradley–Terry), all games at once; 400 points are odds of 10 to 1. Where "
        "more than two play, each pair at the table counts as a game. Alone, a bot meets the game itself.",
    ),
    (
        "Intervals",
        "19 of 20 such ranges hold the truth. They are Wilson’s, for as many independent games as the deals "
        "are worth, since games of one deal are alike.",
    ),
    ("Times", "Seconds on the clock inside the bot, on the machine that played, with all cores at work."),
)


def page(standings: Standings, title: str) -> str:
    """The whole page."""
    plan = standings.plan
    parts = [
        tag("p", "Pyramidion arena", class_="brand"),
        tag("h1", title),
        tag("p", plan.told(), class_="facts"),
        tag("p", summary(standings), class_="lead"),
        rating_table(standings),
    ]
    if len(plan.settings) > 1 if plan.seats == 1 else len(plan.bots) > 1:
        parts.append(win_matrix(standings))
    if plan.seats > 2 and len(plan.line_ups) > 1:
        parts.append(company_table(standings))
    left, right = [score_distributions(standings)], [decision_times(standings)]
    (left if plan.seats > 1 else right).append(game_length(standings))
    if plan.seats > 1:
        right.append(seat_advantage(standings))
    method = [tag(kind, text) for row in METHOD for kind, text in zip(("dt", "dd"), row, strict=True)]
    parts.append(tag("div", tag("div", *left), tag("div", *right), class_="plots"))
    again = [tag("dt", "The same again"), tag("dd", tag("code", plan.command()))]
    parts.append(tag("section", tag("h2", "How to read this"), tag("dl", *method, *again)))
    return f'<!doctype html>\n<html lang="en">{_head(title)}{tag("body", tag("main", *parts))}</html>\n'


def summary(standings: Standings) -> str:
    """The outcome in a sentence."""
    first, *others = (standings.rows[k] for k in standings.ranking)
    if not others:
        return f"{first.name} wins {interval(*first.wins.range)} from its seats."
    level = [
        row.name
        for row in others
        if first.rating.value - row.rating.value <= hypot(first.rating.error, row.rating.error)
    ]
    if level:
        names = ", ".join([first.name, *level[:-1]])
        return f"{names} and {level[-1]} are in front; these games do not tell who is stronger."
    lead = whole(first.rating.value - others[0].rating.value)
    return f"{first.name} is the strongest, {lead} points ahead of {others[0].name}."


def _head(title: str) -> Markup:
    return tag(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{ALONE}">'),
        tag("title", f"{title}: arena"),
        tag("style", Markup(Path(__file__).with_name("report.css").read_text("utf-8"))),
    )

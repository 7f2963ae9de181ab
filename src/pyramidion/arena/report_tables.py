"""The tables of a report: ratings, who beats whom, and how bots do in company."""

from pyramidion.arena.markup import Markup, joined, tag
from pyramidion.arena.outcome import company
from pyramidion.arena.plots import COLOURS
from pyramidion.arena.rate import Rate
from pyramidion.arena.standings import Standings

EVEN_INK = 0.6  # how strong the colour of a cell gets at most, so that its text stays readable


def rating_table(standings: Standings) -> Markup:
    """The strongest first, with the intervals drawn on a common scale."""
    rows = standings.rows
    low = min(row.rating.value - row.rating.error for row in rows)
    high = max(row.rating.value + row.rating.error for row in rows)
    width = max(high - low, 1.0)
    body = []
    for k in standings.ranking:
        wins, (value, error) = rows[k].wins, rows[k].rating
        start, middle = (100 * (x - low) / width for x in (value - error, value))
        bar = tag(
            "span",
            tag("i", style=f"left:{start:.1f}%;width:{200 * error / width:.1f}%"),
            tag("b", style=f"left:{middle:.1f}%"),
            class_=f"range c{k % COLOURS}",
            aria_hidden="true",
        )
        body.append(
            tag(
                "tr",
                tag("th", _named(standings, k), scope="row"),
                tag("td", tag("strong", f"{value:.0f}"), tag("small", f" ± {error:.0f}"), class_="n"),
                tag("td", bar, class_="bar"),
                tag("td", _percent(wins.value), tag("small", f" {_range(wins)}"), class_="n"),
                tag("td", f"{rows[k].mean_score:.1f}".replace("-", "−"), class_="n"),
                tag("td", f"{wins.wins:,.7g}", tag("small", f" of {wins.games:,}"), class_="n won"),
            )
        )
    per = "Wins" if standings.plan.seats <= 2 else "Wins per seat"
    head = _head(("Bot", ""), ("Rating", "n"), ("", ""), (per, "n"), ("Mean score", "n"), ("Won", "n won"))
    table = tag("table", head, tag("tbody", *body), class_="ratings")
    level = "the bots have 1500 on average" if standings.plan.seats > 1 else "the game itself has 1500"
    note = f"Elo ratings: {level}. Every range is a 95 % interval."
    return _section("Ratings", note, table)


def win_matrix(standings: Standings) -> Markup:
    """Who finishes ahead of whom; alone at the table, who beats which setting."""
    plan, order = standings.plan, standings.ranking
    if plan.seats == 1:
        names = [plan.setting(options) for options in plan.settings]
        parts = [standings.within(options) for options in plan.settings]
        cells = [[_cell(part.wins(k)) for part in parts] for k in order]
        title, note = "Solo", "How often each bot wins with each setting."
    else:
        names = [plan.names[k] for k in order]
        cells = [[_cell(standings.ahead(a, b)) if a != b else _self() for b in order] for a in order]
        title = "Win matrix"
        note = "How often the bot of the row finishes ahead of that of the column; level counts half."
    body = [
        tag("tr", tag("th", _named(standings, k), scope="row"), *row)
        for k, row in zip(order, cells, strict=True)
    ]
    head = _head(("", ""), *((name, "") for name in names))
    return _section(title, note, tag("table", head, tag("tbody", *body), class_="matrix"))


def company_table(standings: Standings) -> Markup:
    """How each bot does at each kind of table."""
    plan = standings.plan
    body = [
        tag(
            "tr",
            tag("th", company(plan.names, line_up) if first else "", scope="row" if first else None),
            tag("td", _named(standings, k)),
            tag("td", _percent(wins.value), tag("small", f" {_range(wins)}"), class_="n"),
        )
        for line_up in plan.line_ups
        for first, k in zip((True, *[False] * plan.seats), sorted(set(line_up)), strict=False)
        for wins in [standings.wins(k, line_up)]
    ]
    even = _percent(1 / plan.seats)
    head = _head(("Table", ""), ("Bot", ""), ("Wins per seat", "n"))
    note = f"How often a bot wins from one of its seats, table by table; equals would win {even} each."
    return _section("Company", note, tag("table", head, tag("tbody", *body), class_="company"))


def _section(title: str, note: str, table: Markup) -> Markup:
    wide = tag("div", table, class_="wide", tabindex="0", role="region", aria_label=title)
    return tag("section", tag("h2", title), tag("p", note, class_="note"), wide)


def _head(*columns: tuple[str, str]) -> Markup:
    cells = [
        tag("th", name, scope="col", class_=class_ or None) if name else tag("td") for name, class_ in columns
    ]
    return tag("thead", tag("tr", *cells))


def _named(standings: Standings, entrant: int) -> Markup:
    chip = tag("span", class_=f"chip c{entrant % COLOURS}", aria_hidden="true")
    return joined(chip, standings.plan.names[entrant])


def _cell(rate: Rate) -> Markup:
    """A share on a ground that is the stronger the farther it is from even."""
    if not rate.games:
        return tag("td", "–", class_="self")
    ink = EVEN_INK * min(1.0, abs(2 * rate.value - 1))
    hue = "win" if rate.value >= 0.5 else "loss"
    ground = f"background:rgb(var(--{hue}) / {ink:.2f})"
    return tag("td", tag("strong", _percent(rate.value)), tag("small", _range(rate)), style=ground)


def _self() -> Markup:
    return tag("td", "–", class_="self")


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(rate: Rate) -> str:
    return f"{100 * rate.low:.1f} – {100 * rate.high:.1f}"

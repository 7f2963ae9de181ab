"""A tournament's result as one JSON object, and as rows for a table in text."""

from pyramidion.arena.rate import Rate
from pyramidion.arena.standings import Standings

Cell = str | int | float | None


def outcome(standings: Standings) -> dict[str, object]:
    """The result as JSON has it. With several settings, what each of them brought stands in addition."""
    plan = standings.plan
    found: dict[str, object] = {"game": plan.game, "seats": plan.seats, "games": len(standings.games)}
    found["bots"] = bots(standings)
    if len(plan.settings) > 1:
        parts = [(options, standings.within(options)) for options in plan.settings]
        found["settings"] = [
            {"options": options, "games": len(part.games), "bots": bots(part)} for options, part in parts
        ]
    return found


def bots(standings: Standings) -> list[dict[str, Cell]]:
    """A row for each entrant, in the order in which they were named."""
    return [
        {
            "spec": spec,
            "wins": _whole(row.wins.wins),
            "win_rate": round(row.wins.value, 4),
            "low": round(row.wins.low, 4),
            "high": round(row.wins.high, 4),
            "mean_score": round(row.mean_score, 3),
            "rating": round(row.rating.value, 1),
        }
        for spec, row in zip(standings.plan.bots, standings.rows, strict=True)
    ]


def ranked(standings: Standings) -> list[dict[str, Cell]]:
    """The table for people: the strongest first."""
    return [
        {
            "bot": row.name,
            "rating": f"{row.rating.value:.0f} ± {row.rating.error:.0f}",
            **_percent(row.wins),
            "wins": _whole(row.wins.wins),
            "from seats": row.wins.games,
            "mean score": round(row.mean_score, 1),
        }
        for row in (standings.rows[k] for k in standings.ranking)
    ]


def companies(standings: Standings) -> list[dict[str, Cell]]:
    """How each bot does in each company, where tables are not just pairs."""
    plan = standings.plan
    return [
        {
            "table": company(plan.names, line_up),
            "bot": plan.names[entrant],
            **_percent(standings.wins(entrant, line_up)),
        }
        for line_up in plan.line_ups
        for entrant in sorted(set(line_up))
    ]


def company(names: list[str], line_up: tuple[int, ...]) -> str:
    """A line-up in words: `explorer, 3 × novice`."""
    counts = {entrant: line_up.count(entrant) for entrant in sorted(line_up)}
    return ", ".join(names[k] if n == 1 else f"{n} × {names[k]}" for k, n in counts.items())


def _percent(rate: Rate) -> dict[str, Cell]:
    return {"wins %": f"{100 * rate.value:.1f}", "95 %": f"{100 * rate.low:.1f} – {100 * rate.high:.1f}"}


def _whole(wins: float) -> Cell:
    """Thirds of a win add up to whole ones, but for the last digits."""
    wins = round(wins, 3)
    return int(wins) if wins.is_integer() else wins

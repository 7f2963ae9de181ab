"""The plots of a report, each with a sentence that says what it shows."""

from pyramidion.arena.axis import Axis, duration, percent, whole
from pyramidion.arena.markup import Markup, tag
from pyramidion.arena.plots import MARGIN, WIDTH, Group, Span, histograms, median, quantile, spans
from pyramidion.arena.standings import Standings


def score_distributions(standings: Standings) -> Markup:
    """How many points each entrant makes."""
    groups = []
    for k in standings.ranking:
        scores = standings.scores(k)
        said = f"median {whole(median(scores))}, best {whole(max(scores))}" if scores else "no games"
        groups.append(Group(standings.plan.names[k], said, k, scores))
    plot = histograms(groups, "Histograms of points, one for each bot", whole)
    return figure("Scores", "Points at the end of a game; the line is the median.", plot)


def game_length(standings: Standings) -> Markup:
    """How many decisions games have."""
    lengths = standings.decisions()
    said = (
        f"median {whole(median(lengths))}, {whole(min(lengths))} to {whole(max(lengths))}" if lengths else ""
    )
    plot = histograms([Group("All games", said, 7, lengths)], "Histogram of the length of games", whole)
    return figure("Game length", "Decisions of all seats together.", plot)


def seat_advantage(standings: Standings) -> Markup:
    """What each seat is worth."""
    seats = standings.plan.seats
    rates = [standings.seat(seat) for seat in range(seats)]
    even = 1 / seats
    low, high = min(even, *(rate.low for rate in rates)), max(even, *(rate.high for rate in rates))
    room = max(0.05, (high - low) / 6)
    axis = Axis(max(0.0, low - room), min(1.0, high + room), MARGIN, WIDTH - MARGIN, percent)
    rows = [
        Span(f"Seat {seat}", interval(*rate.range), 7, rate.low, rate.value, rate.high)
        for seat, rate in enumerate(rates, 1)
    ]
    apart = [f"seat {n}" for n, rate in enumerate(rates, 1) if not rate.low <= even <= rate.high]
    found = f"More than luck: {' and '.join(apart)}." if apart else "No seat is shown to be better."
    plot = spans(rows, axis, f"Share of wins by seat. {found}", even, f"even: {percent(even)}")
    return figure("Seat advantage", f"How often each seat wins, all bots having sat there. {found}", plot)


def decision_times(standings: Standings) -> Markup:
    """How long each entrant thinks."""
    rows = []
    for k in standings.ranking:
        times = [max(time, 1e-9) for time in standings.thinking(k)]
        if times:
            low, middle, high = (quantile(times, share) for share in (0.05, 0.5, 0.95))
            longest = standings.longest(k)
            said = f"{duration(middle)}, slowest {duration(longest)}"
            rows.append(Span(standings.plan.names[k], said, k, low, middle, high, longest))
    least, most = min((row.low for row in rows), default=1e-6), max((row.far or 0 for row in rows), default=1)
    axis = Axis(least, most, MARGIN, WIDTH - MARGIN, duration, log=True)
    plot = spans(rows, axis, "Seconds for a decision, by bot, on a logarithmic scale")
    caption = (
        "Time for a decision, on a logarithmic scale: its mean in the middle game, in nine of ten games, "
        "and the slowest decision of all."
    )
    return figure("Decision times", caption, plot)


def figure(title: str, caption: str, plot: Markup) -> Markup:
    """A plot with its heading and its sentence."""
    return tag("section", tag("h2", title), tag("figure", tag("figcaption", caption), plot))


def interval(value: float, low: float, high: float) -> str:
    """A share with its 95 % interval."""
    return f"{100 * value:.1f} % ({100 * low:.1f} – {100 * high:.1f})"

"""Drawings of numbers as SVG, narrow enough to be read on a phone without zooming."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from pyramidion.arena.axis import Axis, Text, nice
from pyramidion.arena.markup import Markup, joined, tag

WIDTH = 360.0
MARGIN = 16.0  # room for half of a number at either end of the axis
BARS = 40  # at most
COLOURS = 8  # that the style sheet has


class Group(NamedTuple):
    """Values that belong together, with what they are called."""

    name: str
    said: str  # beside the name
    colour: int
    values: Sequence[float]


class Span(NamedTuple):
    """A value with the range around it, and a farthest point if there is one."""

    name: str
    said: str
    colour: int
    low: float
    value: float
    high: float
    far: float | None = None


def histograms(groups: Sequence[Group], label: str, text: Text) -> Markup:
    """How values are spread: one histogram below the other, on a common axis, medians marked."""
    every = [value for group in groups for value in group.values] or [0.0]
    step = max(1.0, nice((max(every) - min(every) + 1) / BARS))
    first = min(every) // step
    bars = int(max(every) // step - first) + 1
    half = 0.5 if step == 1 else 0.0  # a bar for one value stands on it
    axis = Axis(first * step - half, (first + bars) * step - half, MARGIN, WIDTH - MARGIN, text)
    tall, drawn = 40.0, []
    for row, group in enumerate(groups):
        floor = 24 + row * 76 + tall
        counts = [0] * bars
        for value in group.values:
            counts[int(value // step - first)] += 1
        scale = tall / max(1, *counts)
        drawn.append(_heading(group.name, group.said, floor - tall - 10))
        for k, count in enumerate(counts):
            if count:
                left, right = (axis.at((first + k + end) * step - half) for end in (0, 1))
                gap = min(1.0, (right - left) / 6)
                drawn.append(
                    tag(
                        "rect",
                        x=left + gap / 2,
                        y=floor - count * scale,
                        width=right - left - gap,
                        height=count * scale,
                        class_=f"fill c{group.colour % COLOURS}",
                    )
                )
        drawn.append(_rule(0, floor, WIDTH, floor, "base"))
        if group.values:
            middle = axis.at(median(group.values))
            drawn.append(_rule(middle, floor - tall - 2, middle, floor + 4, "median"))
    return _drawing(drawn, axis, 24 + len(groups) * 76 - 26.0, label)


def spans(rows: Sequence[Span], axis: Axis, label: str, mark: float | None = None, said: str = "") -> Markup:
    """Values with their ranges, one below the other; a mark goes through all of them."""
    drawn, height = [], len(rows) * 44 + (16.0 if said else 0.0)
    if mark is not None:
        drawn.append(_rule(axis.at(mark), 16.0 if said else 0.0, axis.at(mark), height, "mark"))
        drawn.append(_text(said, axis.at(mark), 10, "small middle"))
    for row, span in enumerate(rows):
        top = row * 44 + (16.0 if said else 0.0)
        y, colour = top + 29, f"c{span.colour % COLOURS}"
        drawn.append(_heading(span.name, span.said, top + 16))
        if span.far is not None:
            drawn.append(_rule(axis.at(span.high), y, axis.at(span.far), y, f"thin {colour}"))
            drawn.append(_rule(axis.at(span.far), y - 4, axis.at(span.far), y + 4, f"thin {colour}"))
        drawn.append(_rule(axis.at(span.low), y, axis.at(span.high), y, f"thick {colour}"))
        drawn.append(tag("circle", cx=axis.at(span.value), cy=y, r=5, class_=f"dot {colour}"))
    return _drawing(drawn, axis, height + 4, label)


def median(values: Sequence[float]) -> float:
    """The value in the middle."""
    return quantile(values, 0.5)


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that so many are not above."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def _drawing(parts: Sequence[Markup], axis: Axis, height: float, label: str) -> Markup:
    """Parts above an axis. Whoever cannot see it hears the label."""
    ticks = []
    for tick in axis.ticks():
        ticks.append(_rule(axis.at(tick), 0, axis.at(tick), height, "grid"))
        ticks.append(_text(axis.text(tick), axis.at(tick), height + 16, "small middle"))
    box = f"0 0 {WIDTH:.0f} {height + 22:.0f}"
    return tag("svg", *ticks, *parts, viewBox=box, role="img", aria_label=label)


def _heading(name: str, said: str, y: float) -> Markup:
    return joined(_text(name, 0, y, "name"), _text(said, WIDTH, y, "small end"))


def _text(text: str, x: float, y: float, class_: str) -> Markup:
    return tag("text", text, x=x, y=y, class_=class_)


def _rule(x1: float, y1: float, x2: float, y2: float, class_: str) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)

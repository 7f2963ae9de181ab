"""From values to places on a drawing: even or logarithmic, with round numbers to write at it."""

from collections.abc import Callable
from math import ceil, floor, log10

Text = Callable[[float], str]


class Axis:
    """A line that values lie on, from `start` to `end` of the drawing."""

    def __init__(
        self, low: float, high: float, start: float, end: float, text: Text, *, log: bool = False
    ) -> None:
        self.text = text
        self._log = log
        self._start, self._end = start, end
        if log:
            low, high = 10.0 ** floor(log10(low)), 10.0 ** ceil(log10(high) + 1e-9)
        if high <= low:
            low, high = low - 1, high + 1
        self.low, self.high = low, high

    def at(self, value: float) -> float:
        """Where a value lies."""
        low, high = self.low, self.high
        value = min(max(value, low), high)
        if self._log:
            low, high, value = log10(low), log10(high), log10(value)
        return self._start + (value - low) / (high - low) * (self._end - self._start)

    def ticks(self) -> list[float]:
        """Round values to write at the line."""
        if self._log:
            first, last = round(log10(self.low)), round(log10(self.high))
            return [10.0**power for power in range(first, last + 1, -(-(last - first) // 6))]
        step = nice((self.high - self.low) / 5)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [step * k for k in range(first, last + 1)]


def nice(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 … that is not below."""
    power = 10.0 ** floor(log10(step))
    return next((factor * power for factor in (1, 2, 5) if factor * power >= step * 0.999), 10 * power)


def whole(value: float) -> str:
    """A number without decimals, with a true minus."""
    return f"{value:,.0f}".replace("-", "−")


def percent(value: float) -> str:
    """A share as percentage."""
    return f"{100 * value:.0f} %"


def duration(seconds: float) -> str:
    """A time as people say it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size * 0.9995:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"

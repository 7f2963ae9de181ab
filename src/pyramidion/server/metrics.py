"""How the server is doing, for Prometheus. Each process tells of itself, under its own number."""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from pyramidion.server.house import House

PID = str(os.getpid())
TIMES = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0)


class Times:
    """How long something took, in buckets. The library's own histogram takes as long as a move's ruling."""

    def __init__(self) -> None:
        self._counts = [0] * (len(TIMES) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        """Count it once more."""
        self._counts[bisect_left(TIMES, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, about: str) -> Metric:
        """As Prometheus has it: each bucket holds those below it, too."""
        bounds = [*map(str, TIMES), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(name, about, labels=["pid"])
        family.add_metric([PID], buckets, self._sum)
        return family


class Metrics(Collector):
    """What is counted as it happens, and what can be read off when somebody asks."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._registry = CollectorRegistry()
        self.requests: Counter[str] = Counter()  # by status
        self.refusals: Counter[str] = Counter()  # by rule
        self.changes = Times()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """What the house holds now."""
        hub, tally = self._house.hub, self._house.store.tally
        slots = list(hub.slots.values())
        held = {
            "tables": (len(slots), "Tables that this process has to do with"),
            "tables_folded": (sum(slot.table is not None for slot in slots), "Of those, the ones in memory"),
            "connections": (sum(len(slot.ears) for slot in slots), "Open sockets and streams at tables"),
            "bots_thinking": (sum(len(slot.thinking) for slot in slots), "Bots' seats that are due"),
            "store_waiting": (tally.waiting, "Appends not yet durable"),
        }
        for name, (value, about) in held.items():
            family = GaugeMetricFamily(f"pyramidion_{name}", about, labels=["pid"])
            family.add_metric([PID], value)
            yield family
        counted = {
            "store_events": (tally.events, "Events stored"),
            "store_commits": (tally.commits, "Commits they took"),
            "bot_failures": (hub.robots.failures, "Bot processes that died or hung"),
        }
        for name, (value, about) in counted.items():
            total = CounterMetricFamily(f"pyramidion_{name}", about, labels=["pid"])
            total.add_metric([PID], value)
            yield total
        kinds = {
            "requests": ("status", self.requests, "Answered HTTP requests"),
            "refusals": ("rule", self.refusals, "Messages over sockets that were refused"),
        }
        for name, (label, counts, about) in kinds.items():
            total = CounterMetricFamily(f"pyramidion_{name}", about, labels=["pid", label])
            for kind, count in counts.items():
                total.add_metric([PID, kind], count)
            yield total
        about = "From a guest's message to its being stored and told"
        yield self.changes.family("pyramidion_change_seconds", about)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self._registry)

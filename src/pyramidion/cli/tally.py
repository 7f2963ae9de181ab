"""Who won how often, and with how many points."""

from fractions import Fraction

from pyramidion.cli.table import Row
from pyramidion.core.state import State


class Tally:
    """Wins and points of each seat over many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [Fraction(0)] * seats
        self.points = [0] * seats

    def add(self, over: State) -> None:
        """Count a game that is over."""
        self.games += 1
        places = over.places()
        for seat, (place, points) in enumerate(zip(places, over.scores(), strict=True)):
            self.points[seat] += points
            if place == 1:
                self.wins[seat] += Fraction(1, places.count(1))

    def rows(self, specs: list[str]) -> list[Row]:
        """What came out, seat by seat."""
        return [
            {
                "spec": spec,
                "wins": int(wins) if wins.denominator == 1 else round(float(wins), 3),
                "mean_score": round(points / self.games, 3),
            }
            for spec, wins, points in zip(specs, self.wins, self.points, strict=True)
        ]

"""What a game is worth to each seat: by who won, by places, by points at the end, or by points as they come.

The first three add up to nothing over the seats, but for a single player, who has no one to win it from.
"""

from typing import Final

from pyramidion.core.state import State

REWARDS: Final = ("win", "place", "score", "gain")
MOST_POINTS: Final = 500.0  # by which a seat can be ahead, with room to spare


def rewards(state: State, kind: str) -> list[float]:
    """What the whole of a finished game was worth to each seat."""
    if kind == "win":
        return _by_win(state.places())
    if kind == "place":
        return _by_place(state.places())
    if kind == "score":
        return _by_score(state.scores())
    if kind == "gain":
        return [float(score) for score in state.scores()]
    raise ValueError(f"there is no reward {kind!r}, only {', '.join(REWARDS)}")


def forfeit(kind: str) -> float:
    """For who does what is not legal, where that ends the game: no legal end is worse."""
    return -1.0 if kind == "win" or kind == "place" else -MOST_POINTS


def _by_win(places: list[int]) -> list[float]:
    """1 for the only winner; winners share; all others pay them alike. Alone: 1 or -1."""
    seats = len(places)
    if seats == 1:
        return [1.0 if places[0] == 1 else -1.0]
    winners = places.count(1)
    won = (seats / winners - 1.0) / (seats - 1)
    return [won if place == 1 else -1.0 / (seats - 1) for place in places]


def _by_place(places: list[int]) -> list[float]:
    """1 for the first place down to -1 for the last, in equal steps; who shares places gets their mean."""
    seats = len(places)
    if seats == 1:
        return _by_win(places)
    middle = [place + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * (place - 1.0) / (seats - 1) for place in middle]


def _by_score(scores: list[int]) -> list[float]:
    """The own points less the mean of the others'. Alone: the own points."""
    seats = len(scores)
    if seats == 1:
        return [float(scores[0])]
    whole = sum(scores)
    return [score - (whole - score) / (seats - 1) for score in scores]

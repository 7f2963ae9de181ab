"""Who plays whom, and who sits where: everyone on every seat, on the same deal."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

LineUp = tuple[int, ...]  # entrants by their number; in a seating the one of each seat


def line_ups(entrants: int, seats: int) -> list[LineUp]:
    """All tables to be played: each choice of as many entrants as there are seats.

    Where there are fewer, all of them sit down, and each in turn fills the seats that are left: of two at
    four seats, one plays against three of the other, and the other way round.
    """
    everyone = range(entrants)
    if entrants >= seats:
        return list(combinations(everyone, seats))
    return [(*everyone, *[filler] * (seats - entrants)) for filler in everyone]


def seatings(line_up: Sequence[int], deal: int) -> list[LineUp]:
    """The ways a line-up sits down to a deal: it moves round the table, so all sit everywhere once.

    Who follows whom changes from deal to deal: no one always sits behind the same neighbour.
    """
    orders = _orders(tuple(line_up[1:]))
    circle = (line_up[0], *orders[deal % len(orders)])
    turned = [circle[-k:] + circle[:-k] for k in range(len(circle))]
    return list(dict.fromkeys(turned))


@cache
def _orders(others: LineUp) -> list[LineUp]:
    return sorted(set(permutations(others)))

"""What a seat tried to play, and whether what is stored agrees with what it was told."""

from msgspec import Struct

ACKED, UNKNOWN = "acked", "unknown"


class Attempt(Struct):
    """A line that was sent; what became of it is unknown until the server says so."""

    line: str
    fate: str = UNKNOWN


def judged(attempts: list[Attempt], stored: list[str]) -> tuple[int, int]:
    """How many acknowledged lines of a seat are lost, and how many lines are there that should not be.

    An acknowledged line must be there once, in its order. One whose fate was never told may be there, once.
    """
    # The least faults with which the first so many stored lines agree with the attempts looked at.
    faults = [(0, extra) for extra in range(len(stored) + 1)]
    for attempt in attempts:
        missed = attempt.fate == ACKED
        following = [(faults[0][0] + missed, 0)]
        for place, line in enumerate(stored):
            lost, doubled = faults[place + 1]
            ways = [(lost + missed, doubled), (following[place][0], following[place][1] + 1)]
            if line == attempt.line:
                ways.append(faults[place])
            following.append(min(ways, key=sum))
        faults = following
    return faults[-1]

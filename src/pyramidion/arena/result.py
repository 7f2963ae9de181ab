"""What came of one game of a tournament, as one line of JSON."""

from collections.abc import Iterable

from msgspec import Struct, json


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game. Lists are by seat."""

    job: int
    deal: str
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]  # for all decisions
    longest: list[float]  # for one

    def shares(self) -> list[float]:
        """What each seat has of the win: who shares it has a part of it. Alone one wins or does not."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


_DECODER = json.Decoder(Result)


def written(results: Iterable[Result]) -> bytes:
    """Results as lines."""
    return b"".join(json.encode(result) + b"\n" for result in results)


def read(line: bytes) -> Result:
    """The result that a line stands for; a `msgspec.DecodeError` if it is none."""
    return _DECODER.decode(line)

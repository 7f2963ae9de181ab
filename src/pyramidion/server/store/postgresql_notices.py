"""What processes tell each other by NOTIFY: who speaks, then tables and the numbers of their last events."""

from collections.abc import Iterable, Iterator

CHANNEL = "pyramidion"
LONGEST = 7900  # bytes; PostgreSQL takes less than 8,000


def notices(origin: str, heads: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The heads as few texts, each short enough."""
    words: list[str] = [origin]
    length = len(origin)
    for table, seq in heads:
        pair = f"{table} {seq}"
        length += 1 + len(pair.encode())
        if length > LONGEST:
            yield " ".join(words)
            words = [origin]
            length = len(origin) + 1 + len(pair.encode())
        words.append(pair)
    yield " ".join(words)


def heads_in(notice: str, origin: str) -> list[tuple[str, int]]:
    """The heads that a notice tells, none if it was ours."""
    speaker, *words = notice.split(" ")
    return [] if speaker == origin else list(zip(words[::2], map(int, words[1::2]), strict=True))

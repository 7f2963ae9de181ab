"""The generator behind every draw: small, frozen, the same stream compiled or not.

Multiply-with-carry on 32-bit words: one multiplication a draw, and no number ever reaches 2**62, so
compiled fixed-width and interpreted unbounded integers agree. Records that carry a seed depend on each
bit of it: nothing here may ever change.
"""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

# Both MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are prime, which gives the full period (about 2**60).
MULTIPLIER: Final = 0x3A5C96E1
WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of random numbers; whoever holds it draws."""

    state: i64

    def __init__(self, state: i64) -> None:
        self.state = state

    def word(self) -> i64:
        """32 random bits."""
        state = self.state
        low: i64 = state & WORD
        carry: i64 = state >> 32
        self.state = MULTIPLIER * low + carry
        return low ^ carry

    def below(self, n: i64) -> i64:
        """One of 0 … n-1 (n below 2**30), each with a chance that is off 1/n by less than 2**-32."""
        state = self.state
        low: i64 = state & WORD
        carry: i64 = state >> 32
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) * n) >> 32


def seeded(seed: str) -> Rng:
    """The generator that a seed, as written in a record, stands for."""
    digest = int.from_bytes(sha256(f"pyramidion/1 {seed}".encode()).digest(), "big")
    return Rng(1 + digest % (MULTIPLIER * 2**32 - 2))


def commitment(seed: str) -> str:
    """What can be shown of a seed before the game without giving it away: its SHA-256."""
    return sha256(seed.encode()).hexdigest()

"""What a seat may know as small numbers, eight to a word, so that learners get it for little.

Each number has one byte: the n-th is byte n % 8 of word n // 8, the lowest byte first. So eight yes-or-no
answers are one look into a table, and whoever holds the words as an array of bytes has the numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pyramidion.core.state import State

WORD: Final = 8  # numbers to a word

# A set of up to eight members as a word: 1 for each member, 0 for the others.
_spread: Final = vec[i64]([sum(256**k for k in range(WORD) if chosen >> k & 1) for chosen in range(256)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """How a game's positions are written as numbers."""

    words: i64  # how many it takes

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat may know, from word `at` of `out` on.

        These words hold zeros or another position with as many seats: what is zero for so many is left alone.
        """
        raise NotImplementedError


def put_set(out: vec[i64], at: i64, chosen: i64, words: i64) -> i64:
    """Write a set as ones and zeros; the word after it."""
    spread = _spread
    for word in range(at, at + words):
        out[word] = spread[chosen & 255]
        chosen >>= WORD
    return at + words


def put_zeros(out: vec[i64], at: i64, words: i64) -> i64:
    """Write nothing but zeros; the word after them."""
    for word in range(at, at + words):
        out[word] = 0
    return at + words


def numbers(tensor: Tensor, state: State, seat: i64) -> list[int]:
    """What a seat may know, as a list."""
    out = vec[i64]([0] * int(tensor.words))
    tensor.write(state, seat, out, 0)
    return [int(word >> 8 * k & 255) for word in out for k in range(WORD)]

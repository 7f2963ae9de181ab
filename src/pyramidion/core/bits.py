"""Sets as whole numbers: bit k stands for member k, members 0 to 61."""

from typing import Final

from mypy_extensions import i64

# 2 is a primitive root of 67: the remainders of 2**0 to 2**61 all differ. A table that is looked up by
# `one_bit % HASH` therefore needs no number of the bit, which is what makes it fast.
HASH: Final = 67

_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F


def bit(member: i64) -> i64:
    """The set with one member."""
    return 1 << member


def count(members: i64) -> i64:
    """How many members a set has."""
    sums: i64 = members - ((members >> 1) & _PAIRS)
    sums = (sums & _FOURS) + ((sums >> 2) & _FOURS)
    sums = (sums + (sums >> 4)) & _BYTES
    sums += sums >> 8
    sums += sums >> 16
    return (sums + (sums >> 32)) & 63


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one."""
    return int(members & -members).bit_length() - 1


def kth(members: i64, k: i64) -> i64:
    """The k-th smallest member, counted from 0, of a set that has it."""
    base: i64 = 0
    while True:
        here: i64 = count(members & 255)
        if k < here:
            break
        k -= here
        members >>= 8
        base += 8
    while k > 0:
        members &= members - 1
        k -= 1
    return base + lowest(members)


def members(chosen: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while chosen != 0:
        found.append(int(lowest(chosen)))
        chosen &= chosen - 1
    return found

"""The expedition patterns on a seat's two cards, as bits (SG-1.4, SG-4.1).

Both cards of a seat lie in one number: square (row, column) of the first card is bit 6 * row + column, the
second card starts at bit 30. Column 5 is a margin that no card has, so a step to a neighbour is a shift.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import HASH

SIDE: Final = 5
STRIDE: Final = 6
CARD_BITS: Final = 30
BOTH: Final = 60  # bits of two cards
HALF: Final = (1 << CARD_BITS) - 1

PATTERNS: Final = ("I2", "I3", "V3", "L4", "T4", "O4")
DRAWN: Final = (("##",), ("###",), ("##", "#."), ("###", "#.."), ("###", ".#."), ("##", "##"))
COPIES: Final = (1, 2, 2, 1, 1, 1)  # expedition cards of each pattern
SINGLE: Final = 6  # stands for "one square", after the patterns


def _forms(rows: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The distinct turned and mirrored forms of a pattern: bits counted from its first square."""
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    forms: set[tuple[int, ...]] = set()
    for _mirrored in range(2):
        cells = [(r, -c) for r, c in cells]
        for _turned in range(4):
            cells = sorted((c, -r) for r, c in cells)
            top, left = cells[0]
            forms.add(tuple(STRIDE * (r - top) + c - left for r, c in cells))
    return sorted(forms)


def _fits(form: tuple[int, ...], bit: int) -> bool:
    """Whether a form that starts at a bit stays on the grid of one card."""
    start_row, start = divmod(bit % CARD_BITS, STRIDE)
    if start >= SIDE:
        return False
    for offset in form:
        # An offset is rows down and columns across, columns to the left counting negative.
        down, across = divmod(offset + SIDE // 2, STRIDE)
        if start_row + down >= SIDE or not 0 <= start + across - SIDE // 2 < SIDE:
            return False
    return True


_ALL_FORMS: Final = [_forms(rows) for rows in DRAWN] + [[(0,)]]
_FLAT: Final = [form for forms in _ALL_FORMS for form in forms]
_PLACED: Final = [[bit for bit in range(BOTH) if _fits(form, bit)] for form in _FLAT]
_MASKS: Final = [
    sum(2 ** (start + offset) for offset in form)
    for form, bits in zip(_FLAT, _PLACED, strict=True)
    for start in bits
]

MARKS: Final = len(_MASKS)  # how many marks there are: each form at each place of either card

# The forms of pattern p are number first[p] to first[p + 1] - 1.
first_form: Final = vec[i64](
    [sum(len(forms) for forms in _ALL_FORMS[:p]) for p in range(len(_ALL_FORMS) + 1)]
)
# Where the second, third and fourth square of form f lie from its first one: at 3 * f; short forms repeat
# the first square.
offsets: Final = vec[i64]([offset for form in _FLAT for offset in (*form[1:], 0, 0, 0)[:3]])
# The bits at which form f may start.
starts: Final = vec[i64]([sum(2**bit for bit in bits) for bits in _PLACED])
# The squares of each mark, on both cards' bits.
masks: Final = vec[i64](_MASKS)
# The up to four squares of each mark, as bits of its card: at 4 * mark; CARD_BITS where there are fewer.
cells: Final = vec[i64](
    [
        cell
        for mask in _MASKS
        for cell in ([bit % CARD_BITS for bit in range(BOTH) if mask >> bit & 1] + [CARD_BITS] * 3)[:4]
    ]
)
# The mark that form f makes where it starts at bit b: at HASH * f + 2**b % HASH.
mark_at: Final = vec[i64]([-1] * (HASH * len(_FLAT)))
# The pattern each mark shows, SINGLE for one square.
pattern_of: Final = vec[i64]([0] * MARKS)


def _number_marks() -> None:
    mark = 0
    pattern = 0
    for form, bits in enumerate(_PLACED):
        while form >= first_form[pattern + 1]:
            pattern += 1
        for bit in bits:
            mark_at[HASH * form + 2**bit % HASH] = mark
            pattern_of[mark] = pattern
            mark += 1


_number_marks()


def beside(squares: i64) -> i64:
    """The squares that share an edge with one of a set; may spill over the card's edge."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE

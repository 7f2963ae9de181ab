"""What a seat may know as numbers, always of the same length, for learners (see core/tensor.py).

Seats stand in the order of play from the one that looks, absent ones as zeros. What is one of several is
one 1 among zeros. Of a pyramid there is what is seen from above, by nodes (see rules/pyramid.py): rows 0 to
4 of the even lattice, then those of the odd one, six columns each, from the pyramid's own upper left corner.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.core.bits import bit
from pyramidion.core.state import State
from pyramidion.core.tensor import WORD, Tensor, put_set, put_zeros
from pyramidion.games.pyramido.rules.actions import BACK_KINDS, DOMINOES, HUES, KINDS, PILES, POSITIONS, SEATS
from pyramidion.games.pyramido.rules.areas import ALL_POSITIONS, POSITION
from pyramidion.games.pyramido.rules.dominoes import BACKS, NO_DOMINO, ORANGE, QUARTERS, Dominoes
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, KEPT, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.legend import Legend
from pyramidion.games.pyramido.rules.market import SPACE_LANE, Market
from pyramidion.games.pyramido.rules.player import POINTS_LANE, Player
from pyramidion.games.pyramido.rules.pyramid import Pyramid
from pyramidion.games.pyramido.rules.state import LEGEND_DRAW, REDUCE, SCORE, Pyramido

PHASES: Final = LEGEND_DRAW + 1
NODES: Final = 60

# (name, how many numbers) of each part, in order. Zeros fill up a last word.
DOMINO: Final = tuple(
    (f"block {block}: {name}", length)
    for block in "AB"
    for name, length in (("colour", HUES), ("icons, by quarter", QUARTERS))
)
BACK: Final = tuple(
    (f"back, {block} block: {name}", length)
    for block in ("first", "second")
    for name, length in (("colour", HUES), ("at least one icon, two", 2))
)
SPACE: Final = (
    *DOMINO,
    *BACK,
    ("face up", 1),
    ("in use this turn", 1),
    ("zeros", 6),
    ("gems: " + ", ".join(GEMS), KINDS),
    ("height", 1),
    ("zeros", 1),
)
LEGEND: Final = (
    *DOMINO,
    ("there is a Legend", 1),
    ("it is the harder one", 1),
    ("it is its turn", 1),
    ("zeros", 3),
    ("gems", KINDS),
    ("turns left on this level", 1),
    ("zeros", 1),
    ("icons still wanted, by colour", HUES),
    ("zeros", 3),
    ("points for coloured gems, by level", LEVELS),
    ("points for mythical gems, by level", LEVELS),
)
PLANES: Final = (
    *COLOURS,
    *[f"icon {where}" for where in ("upper left", "upper right", "lower left", "lower right")],
    "built on, levels 1 and 2",
    "built on, levels 3 and 4",
)
SEAT: Final = (
    *[(part, length) for plane in PLANES for part, length in ((plane, NODES), ("zeros", 4))],
    ("gems", KINDS),
    ("zeros", 2),
    ("gems spent (own seat)", KINDS),
    ("points gained while scoring (own seat)", 1),
    ("zeros", 1),
    ("points for areas, by level", LEVELS),
    ("points for mythical gems, by level", LEVELS),
    ("columns of level 1", 1),
    ("rows of level 1", 1),
    ("may act", 1),
    ("has the turn", 1),
    ("began the level", 1),
    ("has room on this level", 1),
    ("the seat is taken", 1),
    ("zeros", 1),
)
LAYOUT: Final = (
    ("phase (see rules/state.py)", PHASES),
    ("level", 1),
    *[(f"space {space}: {name}", length) for space in range(1, PILES + 1) for name, length in SPACE],
    ("bag", KINDS),
    ("gems still to be laid", 1),
    ("zeros", 1),
    ("gems discarded", KINDS),
    ("zeros", 2),
    ("dominoes unseen, in the order of their backs", DOMINOES),
    ("zeros", 6),
    *[(f"domino in hand: {name}", length) for name, length in DOMINO],
    ("there is one in hand", 1),
    ("zeros", 5),
    *[(f"Legend: {name}", length) for name, length in LEGEND],
    ("while scoring, own areas that could be paid for: icons, by position", POSITIONS),
    ("zeros", 2),
    ("and not yet activated, by position", POSITIONS),
    ("zeros", 2),
    *[(f"seat {turn}: {name}", length) for turn in range(SEATS) for name, length in SEAT],
)

DOMINO_BITS: Final = 18
BACK_BITS: Final = 14
POSITION_WORDS: Final = 7
LEGEND_WORDS: Final = 6
WORDS: Final = 437
HELD: Final = 1 << DOMINO_BITS
# Bytes of the last word of a seat, after the size of its pyramid and whether it may act.
ACTIVE: Final = 1 << 3 * 8
STARTER: Final = 1 << 4 * 8
TAKEN: Final = 1 << 6 * 8

# What a back shows; nothing for NO_BACK.
_backs: Final = vec[i64]([0] * 128)


def _draw_backs() -> None:
    for back in range(BACK_KINDS):
        (one, few), (other, more) = BACKS[back]
        low = 2**one + (2 ** (few + HUES) - 2**HUES)
        high = 2**other + (2 ** (more + HUES) - 2**HUES)
        _backs[back] = low + high * 2 ** (BACK_BITS // 2)


_draw_backs()


def _faces(dominoes: Dominoes) -> vec[i64]:
    """What each domino shows, and nothing for NO_DOMINO."""
    faces = vec[i64]([0] * (NO_DOMINO + 1))
    for at, domino in enumerate(dominoes.dominoes):
        shown: list[int] = []
        for block in (domino.a, domino.b):
            shown += [int(block.colour == colour) for colour in range(HUES)]
            shown += list(block.quarters)
        faces[at] = sum(2**k * number for k, number in enumerate(shown))
    return faces


class PyramidoTensor(Tensor):
    """Writes positions of Pyramido."""

    def __init__(self) -> None:
        self.words = WORDS
        self._dominoes: Dominoes | None = None  # whose faces are at hand
        self._faces: vec[i64] = vec[i64]()

    def write(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        here = cast(Pyramido, state)
        market = here.market
        if self._dominoes is not market.dominoes:
            self._dominoes = market.dominoes
            self._faces = _faces(market.dominoes)
        phase: i64 = here.phase
        out[at] = bit(WORD * phase) if phase < WORD else 0
        out[at + 1] = here.level << 7 * WORD | (bit(WORD * (phase - WORD)) if phase >= WORD else 0)
        at += 2
        for space in range(PILES):
            at = self._put_space(out, at, market, space, here.pile == space)
        out[at] = market.bag | here.due << KINDS * WORD
        out[at + 1] = market.discarded
        at = put_set(out, at + 2, market.orange, ORANGE // WORD)
        at = put_set(out, at, market.others, 8)
        held: i64 = 0 if here.domino == NO_DOMINO else HELD | self._faces[here.domino]
        at = put_set(out, at, held, 3)
        if here.seats == 1:
            self._put_legend(out, at, here)
        at = _put_areas(out, at + LEGEND_WORDS, here.players[seat], phase == SCORE)
        for turn in range(here.seats):
            other: i64 = seat + turn
            if other >= here.seats:
                other -= here.seats
            at = _put_seat(out, at, here, other, turn == 0)

    def _put_space(self, out: vec[i64], at: i64, market: Market, space: i64, used: bool) -> i64:
        shown: i64 = self._faces[market.face(space)] | _backs[market.back(space)] << DOMINO_BITS
        flags: i64 = market.up >> space & 1 | (2 if used else 0)
        at = put_set(out, at, shown | flags << (DOMINO_BITS + BACK_BITS), 5)
        gems: i64 = market.height(space) << KINDS * WORD
        for kind in range(KINDS):
            gems |= (market.spaces >> (SPACE_LANE * space + 2 * kind) & 3) << WORD * kind
        out[at] = gems
        return at + 1

    def _put_legend(self, out: vec[i64], at: i64, state: Pyramido) -> None:
        legend: Legend = state.legend
        flags: i64 = 1 | (2 if state.harder else 0) | (4 if state.legends_turn else 0)
        at = put_set(out, at, self._faces[legend.top] | flags << DOMINO_BITS, 3)
        out[at] = legend.gems | legend.turns << KINDS * WORD
        wanted: i64 = 0
        if state.legends_turn:
            for colour in range(HUES):
                wanted |= (legend.wants >> 2 * colour & 3) << WORD * colour
        out[at + 1] = wanted
        out[at + 2] = legend.coloured_points | legend.mythical_points << LEVELS * POINTS_LANE


def _put_seat(out: vec[i64], at: i64, state: Pyramido, seat: i64, own: bool) -> i64:
    """PY-5: of others only what they had before this phase."""
    player: Player = state.players[seat]
    pyramid: Pyramid = player.pyramid
    at = _put_planes(out, at, pyramid)
    phase: i64 = state.phase
    gems: i64 = player.gems
    spent: i64 = player.spent
    asked: i64 = state.acting() >> seat & 1
    if not own:
        gems += spent
        spent = 0
        if phase == SCORE or phase == REDUCE:
            asked = 1 if phase == SCORE or total(gems) > KEPT else 0
    out[at] = gems
    out[at + 1] = spent | (player.gained if own else 0) << KINDS * WORD
    out[at + 2] = player.area_points | player.mythical_points << LEVELS * POINTS_LANE
    turn: i64 = asked << 2 * WORD | (state.room >> seat & 1) << 5 * WORD | TAKEN
    turn |= (ACTIVE if state.active == seat else 0) | (STARTER if state.starter == seat else 0)
    out[at + 3] = pyramid.wide | pyramid.high << WORD | turn
    return at + 4


def _put_planes(out: vec[i64], at: i64, pyramid: Pyramid) -> i64:
    built: i64 = pyramid.low | pyramid.top
    for colour in range(HUES):
        differ: i64 = pyramid.colour_1 ^ -(colour & 1)
        differ |= pyramid.colour_2 ^ -(colour >> 1 & 1)
        differ |= pyramid.colour_4 ^ -(colour >> 2)
        at = put_set(out, at, built & ~differ, WORD)
    at = put_set(out, at, pyramid.upper_left, WORD)
    at = put_set(out, at, pyramid.upper_right, WORD)
    at = put_set(out, at, pyramid.lower_left, WORD)
    at = put_set(out, at, pyramid.lower_right, WORD)
    at = put_set(out, at, pyramid.low, WORD)
    return put_set(out, at, pyramid.top, WORD)


def _put_areas(out: vec[i64], at: i64, player: Player, scoring: bool) -> i64:
    """What the numbers of activations stand for: an area is named by its position (see rules/areas.py)."""
    put_zeros(out, at, 2 * POSITION_WORDS)
    if scoring:
        for n in range(player.area_count):
            area: i64 = player.areas[2 * n]
            position: i64 = area >> POSITION
            out[at + (position >> 3)] |= (area & 255) << WORD * (position & 7)
        put_set(out, at + POSITION_WORDS, player.idle & player.areas[ALL_POSITIONS], POSITION_WORDS)
    return at + 2 * POSITION_WORDS

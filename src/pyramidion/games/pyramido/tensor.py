"""What a seat may know as numbers, always of the same length, for learners.

Seats stand in the order of play from the one that looks, absent ones as zeros. What is one of several is
written as one 1 among zeros. Pyramids count from their own upper left corner, as actions do (rules/grid.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pyramidion.games.pyramido.rules.actions import (
    BACK_KINDS,
    DOMINOES,
    HUES,
    KINDS,
    PILES,
    POSITIONS,
    SEATS,
)
from pyramidion.games.pyramido.rules.areas import (
    ALL_POSITIONS,
    NO_AREAS,
    POSITION,
    first_position,
    list_areas,
)
from pyramidion.games.pyramido.rules.dominoes import BACKS, NO_BACK, NO_DOMINO, QUARTERS, Block, Dominoes
from pyramidion.games.pyramido.rules.gems import KEPT, held, total
from pyramidion.games.pyramido.rules.grid import LEVELS, LONG
from pyramidion.games.pyramido.rules.legend import Legend
from pyramidion.games.pyramido.rules.player import Player, level_points
from pyramidion.games.pyramido.rules.pyramid import (
    LAID_LEVEL,
    LAID_TURN,
    LAID_X,
    LAID_Y,
    LAID_ZERO,
    Pyramid,
)
from pyramidion.games.pyramido.rules.state import LEGEND_DRAW, REDUCE, SCORE, Pyramido

PHASES: Final = LEGEND_DRAW + 1
BLOCK: Final = HUES + QUARTERS  # colour, icons by quarter
DOMINO: Final = 2 * BLOCK  # block A, block B
BACK: Final = 2 * (HUES + 1)  # colour and number of icons of both blocks
SPACE: Final = 3 + DOMINO + BACK + KINDS  # height, face up, of the running turn; domino, back, gems
ACROSS: Final = 2 * LONG  # quarters of a pyramid's side
ABOVE: Final = ACROSS * ACROSS * (HUES + 1)  # for each quarter, row by row: colour, icon
AREAS: Final = 3 * POSITIONS  # for each position (see areas.py): an area is named here, its icons, activated
POINTS: Final = 2 * LEVELS
SEAT: Final = POSITIONS * BLOCK + ABOVE + AREAS + 2 + 4 + 2 * KINDS + 1 + POINTS
LEGEND: Final = 4 + DOMINO + KINDS + HUES + POINTS

# (name, length) of each part, in order.
LAYOUT: Final = (
    ("phase", PHASES),
    ("level", 1),
    ("spaces", PILES * SPACE),
    ("gems still to be laid there", 1),
    ("bag", KINDS),
    ("discarded", KINDS),
    ("dominoes unseen, by back", BACK_KINDS),
    ("domino in hand", DOMINO),
    ("Legend", LEGEND),
    ("seats", SEATS * SEAT),
)
SIZE: Final = sum(length for _, length in LAYOUT)
ALL_COLOURS: Final = 31


class _Writer:
    """Numbers written one after another."""

    def __init__(self, out: vec[i64]) -> None:
        self.out = out
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        self.out[self.at] = value
        self.at += 1

    def skip(self, length: i64) -> None:
        self.at += length

    def one_of(self, value: i64, kinds: i64) -> None:
        self.out[self.at + value] = 1
        self.at += kinds

    def gems(self, gems: i64) -> None:
        for kind in range(KINDS):
            self.put(held(gems, kind))

    def points(self, points: i64) -> None:
        for level in range(1, LEVELS + 1):
            self.put(level_points(points, level))


def encode(state: Pyramido, seat: i64) -> vec[i64]:
    """The position as a seat knows it."""
    out = vec[i64]([0] * SIZE)
    writer = _Writer(out)
    market = state.market
    writer.one_of(state.phase, PHASES)
    writer.put(state.level)
    for space in range(PILES):
        writer.put(market.height(space))
        writer.put(market.up >> space & 1)
        writer.put(1 if state.pile == space else 0)
        _put_domino(writer, market.dominoes, market.face(space))
        _put_back(writer, market.back(space))
        for kind in range(KINDS):
            writer.put(market.gems(space, kind))
    writer.put(state.due)
    writer.gems(market.bag)
    writer.gems(market.discarded)
    for domino in range(DOMINOES):
        if market.is_unseen(domino):
            out[writer.at + market.dominoes.back_of[domino]] += 1
    writer.skip(BACK_KINDS)
    _put_domino(writer, market.dominoes, state.domino)
    if state.seats == 1:
        _put_legend(writer, state)
    else:
        writer.skip(LEGEND)
    for turn in range(state.seats):
        _put_seat(writer, state, (seat + turn) % state.seats, turn == 0)
    return out


def _put_domino(writer: _Writer, dominoes: Dominoes, domino: i64) -> None:
    if domino == NO_DOMINO:
        writer.skip(DOMINO)
        return
    shown = dominoes.dominoes[domino]
    _put_block(writer, shown.a, 0)
    _put_block(writer, shown.b, 0)


def _put_block(writer: _Writer, block: Block, turn: int) -> None:
    writer.one_of(block.colour, HUES)
    for icon in block.turned(turn):
        writer.put(icon)


def _put_back(writer: _Writer, back: i64) -> None:
    if back == NO_BACK:
        writer.skip(BACK)
        return
    for colour, icons in BACKS[back]:
        writer.one_of(colour, HUES)
        writer.put(icons)


def _put_legend(writer: _Writer, state: Pyramido) -> None:
    legend: Legend = state.legend
    writer.put(1)
    writer.put(1 if state.harder else 0)
    writer.put(legend.turns)
    writer.put(1 if state.legends_turn else 0)
    _put_domino(writer, state.market.dominoes, legend.top)
    writer.gems(legend.gems)
    for colour in range(HUES):
        writer.put(legend.wants >> 2 * colour & 3 if state.legends_turn else 0)
    writer.points(legend.coloured_points)
    writer.points(legend.mythical_points)


def _put_seat(writer: _Writer, state: Pyramido, seat: i64, own: bool) -> None:
    """PY-5: of others only what they had before this phase."""
    player: Player = state.players[seat]
    _put_blocks(writer, player.pyramid, state.market.dominoes)
    _put_areas(writer, player, own and state.phase == SCORE)
    writer.put(player.pyramid.wide)
    writer.put(player.pyramid.high)
    asked = state.phase == SCORE or (state.phase == REDUCE and total(player.gems + player.spent) > KEPT)
    if own or (state.phase != SCORE and state.phase != REDUCE):
        asked = state.acting() >> seat & 1 == 1
    writer.put(1 if asked else 0)
    writer.put(1 if state.active == seat else 0)
    writer.put(1 if state.starter == seat else 0)
    writer.put(state.room >> seat & 1)
    writer.gems(player.gems if own else player.gems + player.spent)
    writer.gems(player.spent if own else 0)
    writer.put(player.gained if own else 0)
    writer.points(player.area_points)
    writer.points(player.mythical_points)


def _put_blocks(writer: _Writer, pyramid: Pyramid, dominoes: Dominoes) -> None:
    """All blocks by position, and what is seen from above; the upper levels were laid last."""
    for at in range(pyramid.count):
        laid: i64 = pyramid.laid[at]
        shown = dominoes.dominoes[laid & 127]
        turn: i64 = laid >> LAID_TURN & 3
        level: i64 = laid >> LAID_LEVEL
        for half in range(2):
            block: Block = shown.a if half == turn >> 1 else shown.b
            column: i64 = (laid >> LAID_X & 15) - LAID_ZERO - pyramid.x
            row: i64 = (laid >> LAID_Y & 15) - LAID_ZERO - pyramid.y
            if turn & 1:
                row += half
            else:
                column += half
            _put_laid(writer, block, int(turn), level, column, row)
    writer.skip(POSITIONS * BLOCK + ABOVE)


def _put_laid(writer: _Writer, block: Block, turn: int, level: i64, column: i64, row: i64) -> None:
    """One block: where it lies, and over what it hides of the levels below."""
    out = writer.out
    icons = block.turned(turn)
    hue: i64 = block.colour
    position: i64 = writer.at + BLOCK * (first_position[level] + (6 - level) * row + column)
    out[position + hue] = 1
    for quarter in range(QUARTERS):
        icon: i64 = icons[quarter]
        out[position + HUES + quarter] = icon
        x: i64 = 2 * column + level - 1 + (quarter & 1)
        y: i64 = 2 * row + level - 1 + (quarter >> 1)
        base: i64 = writer.at + POSITIONS * BLOCK + (HUES + 1) * (ACROSS * y + x)
        for colour in range(HUES):
            out[base + colour] = 1 if colour == hue else 0
        out[base + HUES] = icon


def _put_areas(writer: _Writer, player: Player, scoring: bool) -> None:
    areas = NO_AREAS[:]
    activated: i64 = player.areas[ALL_POSITIONS] & ~player.idle if scoring else 0
    for at in range(list_areas(player.pyramid, ALL_COLOURS, areas)):
        area: i64 = areas[2 * at]
        position: i64 = area >> POSITION
        base: i64 = writer.at + 3 * position
        writer.out[base] = 1
        writer.out[base + 1] = area & 255
        writer.out[base + 2] = activated >> position & 1
    writer.skip(AREAS)

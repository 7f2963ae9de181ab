"""Fills in what a viewer may see (view.py); compiled, as it is asked for often.

All is public but what others do while a level is scored and while gems are discarded: until everybody is done
they are shown as they were before (PY-5).
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from pyramidion.games.pyramido.blocks import (
    Area,
    Laid,
    Place,
    activated,
    areas_of,
    blocks_of,
    laid_of,
    seen_of,
)
from pyramidion.games.pyramido.cells import grid_of, holes
from pyramidion.games.pyramido.notation import legend_parts, parts, scored
from pyramidion.games.pyramido.phases import PHASES
from pyramidion.games.pyramido.rules.actions import PILES
from pyramidion.games.pyramido.rules.dominoes import BACKS, NO_BACK, NO_DOMINO, Block, Dominoes
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, KEPT, held, total
from pyramidion.games.pyramido.rules.player import Player
from pyramidion.games.pyramido.rules.pyramid import Pyramid
from pyramidion.games.pyramido.rules.state import END, REDUCE, SCORE, TAKE_ONE, Pyramido
from pyramidion.games.pyramido.view import (
    AreaView,
    BlockView,
    DominoView,
    GridView,
    HalfView,
    LaidView,
    LegendScore,
    LegendView,
    LevelScore,
    PlaceView,
    SeatView,
    SpaceView,
    View,
)


def view_of(state: Pyramido, viewer: int) -> View:
    """The table as a viewer sees it."""
    market = state.market
    taking = state.level > 0 and state.phase not in (SCORE, REDUCE, END)
    return View(
        viewer=viewer,
        phase=PHASES[int(state.phase)],
        level=int(state.level),
        starter=int(state.starter) if state.level else None,
        active=int(state.active) if taking and not state.legends_turn else None,
        acting=_acting(state, viewer),
        hand=domino_view(market.dominoes, int(state.domino)),
        spaces=[_space(state, space) for space in range(PILES)],
        space=int(state.pile) if taking and state.phase != TAKE_ONE else None,
        bag=gem_counts(int(market.bag)),
        discarded=gem_counts(int(market.discarded)),
        unseen=int(market.orange).bit_count() + int(market.others).bit_count(),
        seats=[_seat(state, seat, seat == viewer) for seat in range(state.seats)],
        legend=_legend(state) if state.seats == 1 else None,
        places=state.places() if state.phase == END else None,
    )


def _acting(state: Pyramido, viewer: int) -> list[int]:
    """Who may act; whether others are done with a simultaneous phase is not seen."""
    if state.phase not in (SCORE, REDUCE):
        return [seat for seat in state.actors() if seat >= 0]
    found: list[int] = []
    for seat, player in enumerate(state.players):
        asked = state.phase == SCORE or total(player.gems + player.spent) > KEPT
        if state.waiting >> seat & 1 if seat == viewer else asked:
            found.append(seat)
    return found


def _space(state: Pyramido, space: int) -> SpaceView:
    market = state.market
    gems = {gem: int(market.gems(space, kind)) for kind, gem in enumerate(GEMS) if market.gems(space, kind)}
    domino = domino_view(market.dominoes, int(market.face(space)))
    return SpaceView(int(market.height(space)), domino, back_view(int(market.back(space))), gems)


def back_view(back: int) -> list[HalfView]:
    """The two blocks of a back; nothing where none is seen."""
    return [] if back == NO_BACK else [HalfView(COLOURS[colour], icons) for colour, icons in BACKS[back]]


def domino_view(dominoes: Dominoes, domino: int) -> DominoView | None:
    """A domino; None for NO_DOMINO."""
    if domino == NO_DOMINO:
        return None
    shown = dominoes.dominoes[domino]
    return DominoView(shown.number, _block(shown.a), _block(shown.b))


def _block(block: Block) -> BlockView:
    return BlockView(COLOURS[block.colour], [bool(icon) for icon in block.quarters])


def gem_counts(gems: int) -> dict[str, int]:
    """How many gems of each kind there are."""
    return {gem: int(held(gems, kind)) for kind, gem in enumerate(GEMS) if held(gems, kind)}


@lru_cache(maxsize=1000)
def place_view(place: Place) -> PlaceView:
    """A place to be shown."""
    return PlaceView(place.level, place.x, place.y)


def _seat(state: Pyramido, seat: int, own: bool) -> SeatView:
    """PY-5: of others only what they had before this phase."""
    player = state.players[seat]
    spent = int(player.spent)
    built = _built(player.pyramid, state.market.dominoes, max(int(state.level), 1))
    scores = [(level, *parts(player, level)) for level in scored(state)]
    return SeatView(
        blocks=built.blocks,
        grids=built.grids,
        holes=built.holes,
        areas=_areas(player, built) if own else built.areas,
        room=bool(state.room >> seat & 1),
        gems=gem_counts(int(player.gems) + (0 if own else spent)),
        spent=gem_counts(spent if own else 0),
        gained=int(player.gained) if own else 0,
        levels=[LevelScore(level, areas + mythical, areas, mythical) for level, areas, mythical in scores],
        total=int(player.score()),
    )


class Built(NamedTuple):
    """What is seen of a pyramid, whoever looks."""

    blocks: list[LaidView]
    grids: list[GridView]
    holes: list[PlaceView]
    areas: list[AreaView]
    positions: list[int]  # of the areas


# Everybody at a table looks at the same pyramids, so what was made last is likely to be asked for again.
_recent: dict[tuple[Dominoes, int, tuple[int, ...]], Built] = {}
RECENT = 64


def _built(pyramid: Pyramid, dominoes: Dominoes, level: int) -> Built:
    key = (dominoes, level, laid_of(pyramid))
    found = _recent.get(key)
    if found is None:
        if len(_recent) >= RECENT:
            _recent.clear()
        blocks, levels, areas = blocks_of(pyramid, dominoes), range(1, level + 1), areas_of(pyramid)
        found = _recent[key] = Built(
            _laid(blocks),
            [_grid(pyramid, level) for level in levels] if blocks else [],
            [place_view(hole) for level in levels for hole in holes_of(pyramid, blocks, level)],
            [_area(area) for area in areas],
            [area.position for area in areas],
        )
    return found


def _areas(player: Player, built: Built) -> list[AreaView]:
    """A seat's own areas while a level is scored: it sees which of them it has activated."""
    return [
        replace(area, activated=True) if activated(player, position) else area
        for area, position in zip(built.areas, built.positions, strict=True)
    ]


def _laid(blocks: list[Laid]) -> list[LaidView]:
    seen = seen_of(blocks)
    return [_block_seen(block, seen[block.place]) for block in blocks]


@lru_cache(maxsize=4_000)
def _block_seen(block: Laid, seen: tuple[bool, ...]) -> LaidView:
    return LaidView(
        block.domino, place_view(block.place), COLOURS[block.colour], list(block.icons), list(seen)
    )


def _grid(pyramid: Pyramid, level: int) -> GridView:
    grid = grid_of(pyramid, level)
    return GridView(level, grid.left, grid.top, grid.wide, grid.high)


def holes_of(pyramid: Pyramid, blocks: list[Laid], level: int) -> list[Place]:
    """The holes of a level (see `cells.holes`), none on one that nobody has built on."""
    taken = {block.place.cell for block in blocks if block.place.level == level}
    return [Place(level, *cell) for cell in holes(pyramid, level, taken)] if taken else []


def _area(area: Area) -> AreaView:
    blocks = [place_view(place) for place in area.places]
    name, icons = place_view(area.name), area.icons
    return AreaView(name, COLOURS[area.colour], icons, blocks, icons, 2 * icons, False)


def _legend(state: Pyramido) -> LegendView:
    legend = state.legend
    wants = int(legend.wants) if state.legends_turn else 0
    scores = [(level, *legend_parts(state, level)) for level in scored(state)]
    return LegendView(
        harder=bool(state.harder),
        top=domino_view(state.market.dominoes, int(legend.top)),
        wants=[colour for hue, colour in enumerate(COLOURS) for _ in range(wants >> 2 * hue & 3)],
        turns=int(legend.turns),
        gems=gem_counts(int(legend.gems)),
        levels=[LegendScore(level, hued + mythical, hued, mythical) for level, hued, mythical in scores],
        total=int(legend.score()),
    )

"""Fills in what a seat may choose (offers.py); compiled, as it is asked for often."""

from pyramidion.games.pyramido import cells
from pyramidion.games.pyramido.blocks import Area, Place, area_of, areas_of, blocks_of, listed_areas
from pyramidion.games.pyramido.notation import paid, write
from pyramidion.games.pyramido.offers import (
    ActivateOffer,
    Activation,
    AreaChange,
    DiscardOffer,
    DoneOffer,
    Offer,
    OpenOffer,
    PlaceOffer,
    SplitOffer,
    TakeOffer,
)
from pyramidion.games.pyramido.rules.actions import (
    ACTIVATE,
    DISCARD,
    DONE,
    KINDS,
    OPEN,
    PAYMENTS,
    PLACE,
    SPLIT,
    TAKE,
)
from pyramidion.games.pyramido.rules.activation import DOUBLE
from pyramidion.games.pyramido.rules.areas import POSITION
from pyramidion.games.pyramido.rules.best import best_activation
from pyramidion.games.pyramido.rules.gems import COLOURS, GEMS, MYTHICAL, held
from pyramidion.games.pyramido.rules.grid import LONG
from pyramidion.games.pyramido.rules.pyramid import NODE_ROW, Pyramid
from pyramidion.games.pyramido.rules.state import Pyramido
from pyramidion.games.pyramido.view import PlaceView
from pyramidion.games.pyramido.viewing import back_view, domino_view, holes_of, place_view


def offers_of(state: Pyramido, seat: int) -> list[Offer]:
    """The legal actions of a seat, ready to be shown; without areas that would bring nothing (PY-5.3)."""
    legal = state.legal(seat)
    if not legal:
        return []
    if PLACE <= legal[0] < ACTIVATE:
        return _places(state, seat, legal)
    if ACTIVATE <= legal[0] <= DONE:
        return _activations(state, seat, legal)
    return [_offer(state, seat, action) for action in legal]


def _offer(state: Pyramido, seat: int, action: int) -> Offer:
    line, market = write(state, seat, action), state.market
    if action >= DISCARD:
        return DiscardOffer(action, line, GEMS[action - DISCARD])
    if action >= OPEN:
        return OpenOffer(action, line, action - OPEN, back_view(int(market.back(action - OPEN))))
    if action >= SPLIT:
        giver = action - SPLIT
        return SplitOffer(action, line, int(state.pile), giver, int(market.height(giver)) // 2)
    space, kind = divmod(action - TAKE, KINDS)
    return TakeOffer(action, line, space, GEMS[kind], domino_view(market.dominoes, int(market.face(space))))


def _places(state: Pyramido, seat: int, legal: list[int]) -> list[Offer]:
    pyramid, level, dominoes = state.players[seat].pyramid, int(state.level), state.market.dominoes
    blocks = blocks_of(pyramid, dominoes)
    taken = {block.place.cell for block in blocks if block.place.level == level}
    before = {listed: area_of(pyramid, listed) for listed in listed_areas(pyramid)}
    holes = {hole.cell for hole in holes_of(pyramid, blocks, level)}
    offers: list[Offer] = []
    for action in legal:
        after = pyramid.copy()
        after.place(state.domino, action - PLACE, level, dominoes)
        a, b = cells.pair(pyramid, action - PLACE)
        # Where the grid stays as it is, only cells beside the domino can become holes.
        near = sorted({*cells.beside(a), *cells.beside(b)}, key=lambda cell: cell[::-1])
        among = near if _frame(after) == _frame(pyramid) else None
        made = [hole for hole in cells.holes(after, level, taken | {a, b}, among) if hole not in holes]
        offers.append(
            PlaceOffer(
                action,
                write(state, seat, action),
                place_view(Place(level, *a)),
                place_view(Place(level, *b)),
                _changes(*_touched(before, pyramid, after)),
                [place_view(Place(level, *hole)) for hole in made],
            )
        )
    return offers


def _frame(pyramid: Pyramid) -> tuple[int, int, int, int]:
    return int(pyramid.x), int(pyramid.y), int(pyramid.wide), int(pyramid.high)


def _touched(
    before: dict[tuple[int, int], Area], pyramid: Pyramid, after: Pyramid
) -> tuple[list[Area], list[Area]]:
    """The areas before and after a domino is laid, but for those that it leaves as they are."""
    listed = listed_areas(after)
    left, above = int(pyramid.x - after.x), int(pyramid.y - after.y)
    nodes = NODE_ROW * above + left
    if nodes:  # the corner of level 1 has moved, and all with it
        place = (LONG * above + left) << POSITION
        before = {(shown + place, area << nodes): found for (shown, area), found in before.items()}
    laid = int(pyramid.low << nodes ^ after.low | pyramid.top ^ after.top)
    same = {area for area in listed if area in before and not area[1] & laid}
    return (
        [area for key, area in before.items() if key not in same],
        [area_of(after, key) for key in listed if key not in same],
    )


def _changes(before: list[Area], after: list[Area]) -> list[AreaChange]:
    """How areas change: those that show a block in common belong together."""
    groups: list[tuple[list[Area], list[Area]]] = [([area], []) for area in before]
    for area in after:
        places = set(area.places)
        joined = [group for group in groups if any(not places.isdisjoint(old.places) for old in group[0])]
        groups = [group for group in groups if group not in joined]
        groups.append(
            (
                [old for olds, _ in joined for old in olds],
                [*(new for _, news in joined for new in news), area],
            )
        )
    found: list[AreaChange] = []
    for olds, news in groups:
        kind = _kind(olds, news)
        if kind:
            icons = sum(area.icons for area in news)
            gain = icons - sum(area.icons for area in olds)
            colour = COLOURS[(olds or news)[0].colour]
            found.append(AreaChange(kind, colour, _names(olds), _names(news), icons, gain))
    return found


def _names(areas: list[Area]) -> list[PlaceView]:
    return [place_view(area.name) for area in areas]


def _kind(before: list[Area], after: list[Area]) -> str:
    """The kind of a change; nothing if there is none."""
    if not before or not after:
        return "covered" if before else "new"
    if len(before) > 1 or len(after) > 1:
        return "merges" if len(before) > 1 else "splits"
    old, new = before[0], after[0]
    if old.places == new.places and old.icons == new.icons:
        return ""
    return "shrinks" if set(new.places) <= set(old.places) else "grows"


def _activations(state: Pyramido, seat: int, legal: list[int]) -> list[Offer]:
    player = state.players[seat]
    areas = {area.position: area for area in areas_of(player.pyramid)}
    offers: list[Offer] = []
    for action in legal:
        line = write(state, seat, action)
        if action == DONE:
            offers.append(_done(state, seat, line, areas))
            continue
        position, payment = divmod(action - ACTIVATE, PAYMENTS)
        area = areas[position]
        if area.icons:
            points = area.icons if payment < DOUBLE else 2 * area.icons
            name, gems = place_view(area.name), paid(area.colour, payment)
            offers.append(ActivateOffer(action, line, name, COLOURS[area.colour], area.icons, gems, points))
    return offers


def _done(state: Pyramido, seat: int, line: str, areas: dict[int, Area]) -> DoneOffer:
    player = state.players[seat]
    gained, mythical = int(player.gained), int(held(player.gems, MYTHICAL))
    best, actions = best_activation(player)
    activations: list[Activation] = []
    for action in actions:
        position, payment = divmod(action - ACTIVATE, PAYMENTS)
        area = areas[position]
        activations.append(Activation(action, place_view(area.name), paid(area.colour, payment)))
    return DoneOffer(DONE, line, gained + mythical, gained, mythical, best, activations)

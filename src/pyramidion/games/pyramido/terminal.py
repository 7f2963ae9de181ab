"""A view as text. A quarter shows the letter of its block's colour, a capital one where an icon lies."""

from itertools import zip_longest

from pyramidion.games.pyramido.notation import counted
from pyramidion.games.pyramido.rules.gems import GEMS
from pyramidion.games.pyramido.view import (
    AreaView,
    BlockView,
    DominoView,
    GridView,
    LaidView,
    LegendView,
    PlaceView,
    SeatView,
    View,
)

KEY = "o orange  b blue  p purple  g green  r red: a capital letter is an icon   · free   × hole for good"
WIDE = 100
ORDERED = {1: "first", 2: "second", 3: "third", 4: "fourth"}
TASKS = {
    "take": "is to take a domino and a gem",
    "split": "is to split a pile",
    "open": "is to turn up a pile's top",
    "place": "is to place its domino",
    "activate": "may activate areas",
    "discard": "is to discard gems down to 5",
}
EVENTS = {
    "back": "a back comes into sight",
    "domino": "a domino is turned up",
    "gem": "gems are drawn from the bag",
    "legend": "the Legend gets its first domino",
    "level": "a starter is drawn",
    "legend turn": "the Legend's turn",
    "legend split": "the Legend splits a pile",
    "legend draw": "the Legend draws a gem",
}
FREE, HOLE = "·", "×"


def text_of(view: View) -> str:
    """The whole table."""
    blocks = [_head(view), _market(view)]
    if view.hand and view.active is not None:
        rows = "\n".join(f"  {row}" for row in _domino(view.hand))
        blocks.append(f"In the hand of seat {view.active + 1}\n{rows}")
    blocks += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    if view.legend:
        blocks.append(_legend(view.legend))
    return "\n\n".join([*blocks, KEY]) + "\n"


def _head(view: View) -> str:
    if view.places and view.legend:
        return f"The game is over: {'seat 1' if view.places == [1] else 'the Legend'} wins."
    if view.places:
        ranks = ", ".join(f"seat {n} {ORDERED[place]}" for n, place in enumerate(view.places, 1))
        return f"The game is over: {ranks}."
    when = f"Level {view.level} of 4" if view.level else "Set-up"
    if not view.acting:
        return f"{when} · {EVENTS.get(view.phase, view.phase)}"
    seats = " and ".join(f"seat {seat + 1}" for seat in view.acting)
    return f"{when} · {seats} {TASKS[view.phase]}"


def _market(view: View) -> str:
    columns: list[list[str]] = []
    for number, space in enumerate(view.spaces, 1):
        rows = [f"Space {number}", f"pile of {space.height}"]
        if space.domino:
            rows += _domino(space.domino)
        else:
            rows += ["face down", " ".join(f"{half.colour}{half.icons}" for half in space.back)]
        columns.append(rows + [gem for gem, held in space.gems.items() for _ in range(held)])
    rows = [f"  {row}".rstrip() for row in _side_by_side(columns, 17)]
    rows += ["", f"  In the bag: {_gems(view.bag)}", f"  Discarded: {_gems(view.discarded)}"]
    return "\n".join([*rows, f"  Dominoes nobody has seen: {view.unseen}"])


def _domino(domino: DominoView) -> list[str]:
    """The two rows of a domino behind its number."""
    upper, lower = (" ".join(_half(block, row) for block in (domino.a, domino.b)) for row in (0, 1))
    return [f"#{domino.number:<3}{upper}", f"    {lower}"]


def _half(block: BlockView, row: int) -> str:
    return "".join(_letter(block.colour, icon) for icon in block.icons[2 * row : 2 * row + 2])


def _letter(colour: str, icon: bool) -> str:
    return colour[0].upper() if icon else colour[0]


def _gems(gems: dict[str, int]) -> str:
    return ", ".join(f"{gem} {gems[gem]}" for gem in GEMS if gem in gems) or "none"


def _side_by_side(columns: list[list[str]], wide: int = 0, gap: str = "   ") -> list[str]:
    widths = [max(wide, *map(len, column)) for column in columns]
    return [
        gap.join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in zip_longest(*columns, fillvalue="")
    ]


def _seat(view: View, number: int, seat: SeatView) -> str:
    you = " (you)" if number == view.viewer else ""
    start = ", starts this level" if number == view.starter else ""
    building = view.level and view.phase not in ("activate", "discard", "end")
    full = ", no room left on this level" if building and not seat.room else ""
    rows = [f"Seat {number + 1}{you}: {seat.total} points{start}{full}"]
    levels = [f"level {s.level}: {s.points} = areas {s.areas} + mythical {s.mythical}" for s in seat.levels]
    rows += _listed("", levels) if levels else []
    spent = f", spent {_gems(seat.spent)} for {seat.gained} points" if seat.spent and seat.gained else ""
    spent = spent or (f", laid aside {_gems(seat.spent)}" if seat.spent else "")
    rows.append(f"  Gems: {_gems(seat.gems)}{spent}")
    if seat.blocks:
        rows.append("")
        columns = [_above(seat)] + [[""] * (grid.level - 1) + _level(seat, grid) for grid in seat.grids]
        rows += [f"  {row}".rstrip() for row in _side_by_side(columns)]
        rows += ["", *_areas(seat)]
    return "\n".join(rows)


def _above(seat: SeatView) -> list[str]:
    """The pyramid from above, two letters to a block."""
    ground = seat.grids[0]
    shown: dict[tuple[int, int], str] = {}
    for hole in seat.holes:
        if hole.level == 1:
            shown |= dict.fromkeys(_quarters(hole), HOLE)
    for block in seat.blocks:
        letters = [_letter(block.colour, icon) for icon in block.icons]
        for quarter, letter, seen in zip(_quarters(block.place), letters, block.seen, strict=True):
            if seen:
                shown[quarter] = letter
    rows = range(2 * ground.top, 2 * (ground.top + ground.high))
    columns = range(2 * ground.left, 2 * (ground.left + ground.wide))
    return ["From above", "", *(" ".join(shown.get((x, y), FREE) for x in columns) for y in rows)]


def _quarters(place: PlaceView) -> list[tuple[int, int]]:
    """The quarter cells of a block: each level lies half a block further right and down."""
    x, y = 2 * place.x + place.level - 1, 2 * place.y + place.level - 1
    return [(x + dx, y + dy) for dy in (0, 1) for dx in (0, 1)]


def _level(seat: SeatView, grid: GridView) -> list[str]:
    """The blocks of one level with their coordinates."""
    blocks = {(it.place.x, it.place.y): it for it in seat.blocks if it.place.level == grid.level}
    holes = {(hole.x, hole.y) for hole in seat.holes if hole.level == grid.level}
    columns = range(grid.left, grid.left + grid.wide)
    rows = [f"Level {grid.level}", "   " + " ".join(f"{x:>2}" for x in columns)]
    for y in range(grid.top, grid.top + grid.high):
        for half in (0, 1):
            cells = [_cell(blocks.get((x, y)), (x, y) in holes, half) for x in columns]
            rows.append((f"{y:>2}" if half == 0 else "  ") + " " + " ".join(cells))
    return rows


def _cell(block: LaidView | None, hole: bool, half: int) -> str:
    if block is None:
        return 2 * (HOLE if hole else FREE)
    return "".join(_letter(block.colour, icon) for icon in block.icons[2 * half : 2 * half + 2])


def _areas(seat: SeatView) -> list[str]:
    """The areas with their icons and the block that names them."""
    shown = [_area(area) for area in sorted(seat.areas, key=lambda area: -area.icons) if area.icons]
    bare = len(seat.areas) - len(shown)
    return _listed("Areas, by icons: ", shown + [f"{bare} without icons"] * bool(bare))


def _area(area: AreaView) -> str:
    used = " (activated)" if area.activated else ""
    return f"{area.colour} {area.icons} at {area.name.level} {area.name.x},{area.name.y}{used}"


def _listed(start: str, items: list[str]) -> list[str]:
    """Items in lines that do not get too long; further lines stand a little to the right."""
    rows = [f"  {start}"]
    for at, item in enumerate(items):
        if at and len(rows[-1]) + len(item) > WIDE:
            rows.append("    ")
        rows[-1] += item + (" · " if at < len(items) - 1 else "")
    return [row.rstrip() for row in rows]


def _legend(legend: LegendView) -> str:
    harder = ", who draws at the start of a level with 7 mythical gems" if legend.harder else ""
    turns = f", {counted(legend.turns, 'turn')} left on this level" if legend.turns else ""
    rows = [f"The Legend{harder}: {legend.total} points{turns}"]
    scores = [(s.level, s.points, s.coloured, s.mythical) for s in legend.levels]
    levels = [f"level {n}: {points} = coloured {hued} + mythical {m}" for n, points, hued, m in scores]
    rows += _listed("", levels) if levels else []
    rows.append(f"  Gems: {_gems(legend.gems)}")
    if legend.top:
        wants = f"   still wants {' and '.join(legend.wants)}" if legend.wants else ""
        upper, lower = _domino(legend.top)
        rows += [f"  {upper}{wants}", f"  {lower}"]
    return "\n".join(rows)

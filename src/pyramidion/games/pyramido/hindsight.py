"""The best a seat could have built with the dominoes and gems it took; see docs/hindsight.md.

The game is played again by one seat alone: on each level it is handed the dominoes and gems that it took
there, in that order. Where to lay them, which areas to activate and which gems to keep is open.
"""

from typing import NamedTuple, cast

from pyramidion.core.session import Session
from pyramidion.core.state import buffer
from pyramidion.games.pyramido import cells
from pyramidion.games.pyramido.blocks import areas_of
from pyramidion.games.pyramido.notation import paid
from pyramidion.games.pyramido.rules.actions import ACTIVATE, KINDS, PAYMENTS, PLACE, TAKE
from pyramidion.games.pyramido.rules.best import best_activation
from pyramidion.games.pyramido.rules.dominoes import Dominoes
from pyramidion.games.pyramido.rules.gems import GEMS, KEPT, MYTHICAL, held, one, total
from pyramidion.games.pyramido.rules.grid import LEVELS
from pyramidion.games.pyramido.rules.player import Player, new_player
from pyramidion.games.pyramido.rules.state import TAKE_ONE, Pyramido

HELD_BACK = 4  # so many of the dearest activations of a level may be left out
GROWTHS = (0.0, 0.15, 0.5)  # what a large area is counted for beyond what it brings now: all are tried


class Taken(NamedTuple):
    """A domino, by its place in the set, and the gem taken with it."""

    domino: int
    gem: int


class Course(NamedTuple):
    """What a seat took, level by level."""

    dominoes: Dominoes
    levels: list[list[Taken]]


class Line(NamedTuple):
    """What has been built, and how it came about."""

    player: Player
    told: tuple[str, ...]


def course_of(session: Session, seat: int) -> Course:
    """What a seat took in a game."""
    state = cast(Pyramido, session.game.start(len(session.players), session.options))
    levels: list[list[Taken]] = [[] for _ in range(LEVELS)]
    for event in session.events:
        if event.seat == seat and state.phase == TAKE_ONE:
            space, gem = divmod(event.action - TAKE, KINDS)
            levels[int(state.level) - 1].append(Taken(int(state.market.face(space)), gem))
        state.apply(event.seat, event.action)
    return Course(state.market.dominoes, levels)


def best_line(course: Course, width: int) -> tuple[int, list[str]]:
    """The most points found by following up to so many lines at a time, and the line that gives them."""
    widths = (max(1, width // 8), width)
    return max(_found(course, number, growth) for number in widths for growth in GROWTHS)


def _found(course: Course, width: int, growth: float) -> tuple[int, list[str]]:
    lines = [Line(new_player(), ())]
    for level, taken in enumerate(course.levels, 1):
        for at, one_taken in enumerate(taken):
            gems = sum(int(one(later.gem)) for later in taken[at + 1 :])
            lines = _best(_placed(lines, one_taken, level, course.dominoes), gems, width, growth)
        scored = [after for line in lines for after in _scored(line, level)]
        coming = [] if level == LEVELS else course.levels[level]
        lines = _best(scored, sum(int(one(later.gem)) for later in coming), width, growth)
        if level < LEVELS:
            for line in lines:
                line.player.pyramid.climb(level + 1)
    best = max(lines, key=lambda line: int(line.player.score()))
    return int(best.player.score()), list(best.told)


def _best(lines: list[Line], gems: int, width: int, growth: float) -> list[Line]:
    """The most promising lines: what they have scored, could activate with gems to come, and large areas."""
    different = {line.player.key(): line for line in lines}

    def promise(line: Line) -> float:
        player = line.player.copy()
        player.gems += gems
        player.look()
        icons = [int(player.areas[2 * at]) & 255 for at in range(player.area_count)]
        large = growth * sum(number * number for number in icons)
        return int(player.score()) + best_activation(player)[0] + large

    return sorted(different.values(), key=promise, reverse=True)[:width]


def _placed(lines: list[Line], taken: Taken, level: int, dominoes: Dominoes) -> list[Line]:
    """Each line with the next domino in each place; as it is where there is no room (PY-3.7)."""
    actions = buffer(Pyramido(dominoes, 1))
    found: list[Line] = []
    for line in lines:
        pyramid = line.player.pyramid
        if not pyramid.room():
            found.append(line)
            continue
        for at in range(pyramid.list_places(actions)):
            where = int(actions[at]) - PLACE
            after = line.player.copy()
            after.gems += one(taken.gem)
            (ax, ay), (bx, by) = cells.pair(pyramid, where)
            after.pyramid.place(taken.domino, where, level, dominoes)
            number = dominoes.dominoes[taken.domino].number
            found.append(Line(after, (*line.told, f"place {ax},{ay} {bx},{by} # domino {number}")))
    return found


def _scored(line: Line, level: int) -> list[Line]:
    """A level scored: with all activations that pay most, or with gems held back for later ones."""
    player = line.player
    player.look()
    areas = {area.position: area for area in areas_of(player.pyramid)}
    _, plan = best_activation(player)

    def return_of(action: int) -> float:
        position, payment = divmod(action - ACTIVATE, PAYMENTS)
        area = areas[position]
        return area.icons / len(paid(area.colour, payment))

    plan.sort(key=return_of, reverse=True)
    found: list[Line] = []
    for left_out in range(min(HELD_BACK, len(plan)) + 1):
        after, told = player.copy(), list(line.told)
        for action in sorted(plan[: len(plan) - left_out]):
            position, payment = divmod(action - ACTIVATE, PAYMENTS)
            area = areas[position]
            name = f"{area.name.level} {area.name.x},{area.name.y}"
            told.append(f"activate {name} {' '.join(paid(area.colour, payment))}")
            after.activate(action)
        told.append("done")
        after.close(level)
        after.spent = 0
        if level < LEVELS:
            told += _reduced(after, {area.colour: area.icons for area in areas.values()})
        found.append(Line(after, tuple(told)))
    return found


def _reduced(player: Player, icons: dict[int, int]) -> list[str]:
    """PY-5.6: discard what has the least to activate; mythical gems last."""
    told: list[str] = []
    while total(player.gems) > KEPT:
        kinds = [kind for kind in range(KINDS) if held(player.gems, kind)]
        use = {kind: icons.get(kind, 0) / int(held(player.gems, kind)) for kind in kinds}
        worst = min(kinds, key=lambda kind: 100.0 if kind == MYTHICAL else use[kind])
        player.gems -= one(worst)
        told.append(f"discard {GEMS[worst]}")
    return told

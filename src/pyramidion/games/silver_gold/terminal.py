"""A view as text. Marked squares show ■, the others what a deck file writes."""

from pyramidion.games.silver_gold.rules.patterns import DRAWN, PATTERNS
from pyramidion.games.silver_gold.squares import COLUMNS, SQUARES
from pyramidion.games.silver_gold.view import CardView, SeatView, View

LEGEND = "E entrance  T tomb  # wall  + red cross  r g gems  t torch  s skull  p potion  ■ marked"
ORDERED = {1: "first", 2: "second", 3: "third", 4: "fourth"}


def text_of(view: View) -> str:
    """The whole table."""
    blocks = [_head(view)]
    if view.pattern:
        blocks.append("\n".join(f"  {row}" for row in _pattern(view.pattern)))
    if view.hand:
        blocks.append("Your hand\n" + _side_by_side(view.hand))
    blocks += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    if view.display:
        blocks.append("Display\n" + _side_by_side(view.display))
    return "\n\n".join([*blocks, LEGEND]) + "\n"


def _head(view: View) -> str:
    if view.places:
        ranks = ", ".join(f"seat {n} {ORDERED[place]}" for n, place in enumerate(view.places, 1))
        return f"The game is over: {ranks}."
    if not view.round:
        return f"Set-up · {view.phase}"
    left = " ".join(name for name in PATTERNS for _ in range(view.expeditions[name]))
    return f"Round {view.round}, turn {view.turn} of 7 · {view.phase} · unseen: {left}, {view.unseen} cards"


def _pattern(name: str) -> list[str]:
    rows = [row.replace("#", "■ ").replace(".", "  ") for row in DRAWN[PATTERNS.index(name)]]
    return [f"{name if n == 0 else '  '}  {row}".rstrip() for n, row in enumerate(rows)]


def _seat(view: View, number: int, seat: SeatView) -> str:
    you = " (you)" if number == view.viewer else ""
    score = seat.score
    boxes = [f"{box.colour} {box.points}" for box in view.boxes if box.owner == number]
    lit = "".join("●" if torch else "○" for torch in seat.torches)
    rows = [
        f"Seat {number + 1}{you}: {score.total} points = tombs {score.tombs} + torches {score.torches}"
        f" + boxes {score.boxes} + gems {score.gems} + skulls {score.skulls}",
        f"  torches {lit}  red {seat.red}  green {seat.green}  skulls {seat.skulls}"
        f"  boxes {', '.join(boxes) or '–'}  completed {' '.join(map(str, seat.completed)) or '–'}",
    ]
    return "\n".join(rows) + ("\n" + _side_by_side(seat.cards) if seat.cards else "")


def _side_by_side(cards: list[CardView]) -> str:
    columns = [[f"{card.number} {card.colour}", "  " + " ".join(COLUMNS), *_rows(card)] for card in cards]
    return "\n".join(
        "  " + "   ".join(f"{cell:<13}" for cell in row).rstrip() for row in zip(*columns, strict=True)
    )


def _rows(card: CardView) -> list[str]:
    shown = [
        "■" if square in card.marks else kind
        for square, kind in zip(SQUARES, "".join(card.grid), strict=True)
    ]
    return [f"{row + 1} " + " ".join(shown[5 * row : 5 * row + 5]) for row in range(5)]

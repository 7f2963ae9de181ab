"""Rows as a small table in plain text."""

from collections.abc import Sequence

Cell = str | int | float | None
Row = dict[str, Cell]


def table(rows: Sequence[Row]) -> str:
    """The rows under their column names; numbers stand to the right."""
    if not rows:
        return "(none)"
    columns = [_column(name, [row[name] for row in rows]) for name in rows[0]]
    return "\n".join("  ".join(cells).rstrip() for cells in zip(*columns, strict=True))


def _column(name: str, cells: list[Cell]) -> list[str]:
    shown = [name.replace("_", " "), *map(_shown, cells)]
    width = max(map(len, shown))
    left = any(isinstance(cell, str) for cell in cells)
    return [cell.ljust(width) if left else cell.rjust(width) for cell in shown]


def _shown(cell: Cell) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, float):
        return f"{cell:,.2f}"
    return f"{cell:,}" if isinstance(cell, int) else cell

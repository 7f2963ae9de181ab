"""The lobby's index: a page of tables, newest first, and how a listing is written."""

from pyramidion.server.store.database import Database, Row
from pyramidion.server.store.kept import Listing, Page, Search

COLUMNS = "id, game, status, public, host, players, guests, changed"

SITS = (
    """id IN (SELECT "table" FROM seated WHERE guest = {0})"""
    """ AND ' ' || guests || ' ' LIKE '% ' || {0} || ' %'"""
)


def where(search: Search, *more: tuple[str, object]) -> tuple[str, list[object]]:
    """The condition that a search stands for, and its values."""
    asked: list[tuple[str, object]] = list(more)
    if search.public:
        asked.append(("public = {}", True))
    if search.game:
        asked.append(("game = {}", search.game))
    if search.host:
        asked.append(("host = {}", search.host))
    if search.guest:
        asked.append((SITS, search.guest))
    clauses = [clause.format(f"${i}") for i, (clause, _) in enumerate(asked, 1)]
    values = [value for _, value in asked]
    if search.statuses:
        first = len(values) + 1
        names = ", ".join(f"${i}" for i in range(first, first + len(search.statuses)))
        clauses.append(f"status IN ({names})")
        values.extend(search.statuses)
    return (f"WHERE {' AND '.join(clauses)}" if clauses else ""), values


async def page(database: Database, search: Search, limit: int, start: str = "", table: str = "") -> Page:
    """The listings that a search finds, from where the page before ended."""
    more: list[tuple[str, object]] = []
    if table:
        more.append(("id = {}", table))
    if start:
        changed, _, last = start.partition(".")
        if not changed.isdecimal() or len(changed) > 15:
            return Page(())
        more.append(("changed <= {}", int(changed)))
        more.append((f"(changed < {int(changed)} OR id < {{}})", last))
    clause, values = where(search, *more)
    rows = await database.read(
        f"SELECT {COLUMNS} FROM tables {clause} ORDER BY changed DESC, id DESC LIMIT {int(limit) + 1}",
        *values,
    )
    found = tuple(_listing(row) for row in rows[:limit])
    following = f"{found[-1].changed}.{found[-1].table}" if len(rows) > limit else ""
    return Page(found, following)


def _listing(row: Row) -> Listing:
    table, game, status, public, host, players, guests, changed = row
    return Listing(table, game, status, bool(public), host, players, tuple(guests.split()), changed)

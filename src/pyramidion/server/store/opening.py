"""From a database's address to an open store."""

import re
from pathlib import Path

from pyramidion.server.store.faults import CannotOpen
from pyramidion.server.store.store import Store

FORMS = "sqlite:///games.db (a file here), sqlite:////var/lib/games.db or postgresql://user@host/name"


async def opened(url: str) -> Store:
    """The store at an address, made or brought up to date if need be; raises `CannotOpen`."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from pyramidion.server.store.sqlite import SqliteDatabase

        return Store(await SqliteDatabase.opened(sqlite_path(url)))
    if scheme in ("postgresql", "postgres") and rest:
        try:
            from pyramidion.server.store.postgresql import PostgresqlDatabase
        except ModuleNotFoundError:
            raise CannotOpen(
                "PostgreSQL needs one more package: pip install 'pyramidion[postgresql]'."
            ) from None

        return Store(await PostgresqlDatabase.opened(url))
    raise CannotOpen(f"{hidden(url)!r} is not the address of a database; use {FORMS}.")


def sqlite_path(url: str) -> Path:
    """The file that sqlite:///… names: relative after three slashes, absolute after four."""
    path = url.removeprefix("sqlite://")
    if not path.startswith("/") or path in ("/", "/:memory:"):
        raise CannotOpen(f"{url!r} names no file; use {FORMS}.")
    return Path(path[1:]).expanduser()


def hidden(url: str) -> str:
    """The address without its password, fit for messages and logs."""
    scheme, mark, rest = url.partition("://")
    name, at, place = rest.rpartition("@")
    user, colon, _ = name.partition(":")
    place = re.sub(r"(?<=password=)[^&]*", "***", place)
    return f"{scheme}{mark}{user}{':***' if colon else ''}{at}{place}"

"""`pyramidion backup`: a copy of all tables and guests, made while the server runs."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.usage import WrongUsage


def backup(
    path: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    db: Annotated[str, Parameter(help="The database to copy, as for serve.")] = "sqlite:///pyramidion.db",
) -> None:
    """Copy the database of a server into a file, also while it runs.

    SQLite becomes an SQLite file, ready for serve --db; PostgreSQL an archive for pg_restore.
    docs/hosting.md tells how to bring either back.
    """
    from pyramidion.server.store import StoreFault
    from pyramidion.server.store.backup import backed_up

    try:
        backed_up(db, path)
    except StoreFault as fault:
        raise WrongUsage(str(fault)) from None
    print(f"{path}: {path.stat().st_size:,} bytes")

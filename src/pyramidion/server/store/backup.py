"""A copy of a database as it is at one moment, made while servers go on using it."""

import os
import shutil
import subprocess
from pathlib import Path

import apsw

from pyramidion.server.store.faults import CannotOpen, Failed
from pyramidion.server.store.opening import hidden, sqlite_path
from pyramidion.server.store.sqlite import APPLICATION, PATIENCE


def backed_up(url: str, target: Path) -> None:
    """Copy the database at an address into a new file; that is there whole or not at all."""
    if target.exists():
        raise Failed(f"{target} is there already; name a new file, or move that one away.")
    part = target.with_name(f".{target.name}.part")
    try:
        if url.startswith("sqlite:"):
            _copy_sqlite(sqlite_path(url), part)
        else:
            _dump_postgresql(url, part)
        with part.open("rb") as made:
            os.fsync(made.fileno())
        part.rename(target)
    except OSError as error:
        raise Failed(f"{target} cannot be written: {error.strerror or error}.") from error
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> None:
    try:
        origin = apsw.Connection(str(source), apsw.SQLITE_OPEN_READONLY)
        origin.set_busy_timeout(PATIENCE)
        if origin.pragma("application_id") != APPLICATION:
            raise CannotOpen(f"{source} holds no games of Pyramidion.")
    except apsw.CantOpenError:
        raise CannotOpen(f"{source} cannot be opened; is it there?") from None
    except apsw.NotADBError:
        raise CannotOpen(f"{source} is not an SQLite database.") from None
    try:
        # One reading transaction: a moment's state, however much is appended meanwhile.
        origin.execute("VACUUM INTO ?", (str(target),))
        found = apsw.Connection(str(target)).pragma("integrity_check")
    except apsw.Error as error:
        raise Failed(f"{source} could not be copied: {error}.") from error
    finally:
        origin.close()
    if found != "ok":
        raise Failed(f"{source} is damaged: {found}.")


def _dump_postgresql(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise Failed(
            "PostgreSQL is copied by its own pg_dump, which is not here; install PostgreSQL's programs."
        )
    dump = [program, "--format=custom", "--no-owner", f"--file={target}", f"--dbname={url}"]
    done = subprocess.run(dump, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{hidden(url)} could not be copied: {done.stderr.strip()}.")

"""Numbered steps from an empty database to today's: `migrations/<database>/0001_what.sql` and so on."""

from importlib.resources import files

from msgspec import Struct

from pyramidion.server.store.faults import CannotOpen


class Migration(Struct, frozen=True):
    """One step, never changed once it was released."""

    number: int
    name: str
    script: str


def migrations(database: str) -> list[Migration]:
    """All steps for a kind of database, in order."""
    found = sorted(
        (path for path in (files(__package__) / "migrations" / database).iterdir() if ".sql" in path.name),
        key=lambda path: path.name,
    )
    return [
        Migration(int(path.name[:4]), path.name.removesuffix(".sql"), path.read_text("utf-8"))
        for path in found
    ]


def due(database: str, done: int, where: str) -> list[Migration]:
    """The steps that a database still needs which has seen all up to the number `done`."""
    known = migrations(database)
    if done > known[-1].number:
        raise CannotOpen(
            f"{where} was written by a newer Pyramidion (its tables are at step {done}, "
            f"this version knows {known[-1].number}): please upgrade this one."
        )
    return [step for step in known if step.number > done]

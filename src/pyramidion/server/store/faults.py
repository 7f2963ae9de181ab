"""What can go wrong with a store, each told in a sentence for whoever runs the server."""


class StoreFault(Exception):
    """The store could not do what was asked."""


class CannotOpen(StoreFault):
    """The database cannot be used at all: wrong address, not ours, written by a newer version, or locked."""


class Failed(StoreFault):
    """The database did not do it: whoever appended must read the table's events again before going on."""


class Taken(Exception):
    """Another one was first: the table's events no longer end where the appender thought."""

    def __init__(self, table: str, after: int) -> None:
        super().__init__(f"table {table} does not end with event {after}: read its events and judge again")

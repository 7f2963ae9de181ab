"""The server's log: a JSON object a line, about what happened, never about secrets or what people said."""

import json
import logging
import sys
from datetime import UTC, datetime

KNOWN = ("table", "seat", "status", "ms")


class JsonLines(logging.Formatter):
    """A record of the log as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        row |= {name: getattr(record, name) for name in KNOWN if hasattr(record, name)}
        if record.exc_info:
            row["error"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)


def keep_journal(*, quiet: bool = False) -> None:
    """Write the log to standard error; `quiet` leaves out what is not a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)

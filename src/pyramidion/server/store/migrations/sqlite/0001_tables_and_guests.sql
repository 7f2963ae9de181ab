CREATE TABLE events (
    "table" TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY ("table", seq)
) STRICT, WITHOUT ROWID;

-- What the lobby lists; follows from the events.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    host TEXT NOT NULL,
    players TEXT NOT NULL,
    guests TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_host ON tables (host, status);

-- Who sits or once sat at a table; tables.guests tells who does now.
CREATE TABLE seated (
    guest TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (guest, "table")
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Hashes of the secrets that further devices of a guest hold.
CREATE TABLE keys (
    key TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    key TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    key TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_guest ON tokens (guest);

-- One row that is written to see whether writing works.
CREATE TABLE pulse (at INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);

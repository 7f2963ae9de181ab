-- What the server made up once and tells nobody.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The one game of a guest that counts in a deal; points follow once it is over.
CREATE TABLE plays (
    deal TEXT NOT NULL,
    guest TEXT NOT NULL,
    "table" TEXT NOT NULL,
    at INTEGER NOT NULL,
    points INTEGER,
    lead INTEGER,
    PRIMARY KEY (deal, guest)
) STRICT, WITHOUT ROWID;

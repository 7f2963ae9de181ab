-- What was found out about games and takes long to find out again, such as analyses.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

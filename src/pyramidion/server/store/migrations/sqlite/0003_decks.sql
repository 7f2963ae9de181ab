-- Decks and dominoes that guests entered; never changed, since games name them.
CREATE TABLE decks (
    game TEXT NOT NULL,
    option TEXT NOT NULL,
    name TEXT NOT NULL,
    guest TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, option, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX decks_by_guest ON decks (guest);

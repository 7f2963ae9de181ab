CREATE TABLE events (
    "table" text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    seat smallint NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    -- A random number, the same for lines that were appended together: tells whoever appended them
    -- whether that went through when the connection broke meanwhile.
    mark bigint NOT NULL,
    PRIMARY KEY ("table", seq)
);

-- What the lobby lists; follows from the events.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    host text NOT NULL,
    players text NOT NULL,
    guests text NOT NULL,
    changed bigint NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_host ON tables (host, status);

-- Who sits or once sat at a table; tables.guests tells who does now.
CREATE TABLE seated (
    guest text NOT NULL,
    "table" text COLLATE "C" NOT NULL,
    PRIMARY KEY (guest, "table")
);

CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    settings text NOT NULL,
    at bigint NOT NULL
);

-- Hashes of the secrets that further devices of a guest hold.
CREATE TABLE keys (
    key text PRIMARY KEY,
    guest text NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE links (
    key text PRIMARY KEY,
    guest text NOT NULL,
    until bigint NOT NULL
);

CREATE TABLE tokens (
    key text PRIMARY KEY,
    guest text NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE INDEX tokens_by_guest ON tokens (guest);

-- One row that is written to see whether writing works.
CREATE TABLE pulse (at bigint NOT NULL);
INSERT INTO pulse VALUES (0);

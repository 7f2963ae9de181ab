-- A database as the first version left it: two guests, and their game of silver-gold under way.
-- Ada's cookie is 32 times a, Bea's 32 times b.

PRAGMA application_id = 1350136417;
PRAGMA user_version = 1;

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

INSERT INTO guests VALUES ('3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', 'Ada', '{}', 1763458000000);
INSERT INTO guests VALUES ('bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83', 'Bea', '{}', 1763458000000);
INSERT INTO tables VALUES ('first', 'silver-gold', 'playing', 0, '3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', '{"host":"Ada","names":["Ada","Bea"]}', '3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547 bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83', 1763458000000);
INSERT INTO seated VALUES ('3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', 'first');
INSERT INTO seated VALUES ('bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83', 'first');
INSERT INTO events VALUES
    ('first', 1, -1, '! open {"game":"silver-gold","options":{"deck":"standard"},"chairs":[{"owner":"3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547","name":"Ada"},{}],"host":"3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547","host_name":"Ada","public":false,"hints":true,"pace":0}', 1763458000001),
    ('first', 2, 1, '! sit {"seat":1,"owner":"bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83","name":"Bea"}', 1763458000002),
    ('first', 3, -1, '! start {"seed":"66b435b781f8c01808e0fbb348ac97b2"}', 1763458000003),
    ('first', 4, -1, '- deal 1 40', 1763458000004),
    ('first', 5, -1, '- deal 1 2', 1763458000005),
    ('first', 6, -1, '- deal 1 8', 1763458000006),
    ('first', 7, -1, '- deal 1 21', 1763458000007),
    ('first', 8, -1, '- deal 2 42', 1763458000008),
    ('first', 9, -1, '- deal 2 24', 1763458000009),
    ('first', 10, -1, '- deal 2 39', 1763458000010),
    ('first', 11, -1, '- deal 2 13', 1763458000011),
    ('first', 12, -1, '! speak {"seat":1,"name":"Bea","text":"hello"}', 1763458000012),
    ('first', 13, 1, '2 keep 24 42', 1763458000013),
    ('first', 14, 0, '1 keep 2 40', 1763458000014),
    ('first', 15, -1, '- show 14', 1763458000015),
    ('first', 16, -1, '- show 30', 1763458000016),
    ('first', 17, -1, '- show 35', 1763458000017),
    ('first', 18, -1, '- show 11', 1763458000018),
    ('first', 19, -1, '- reveal T4', 1763458000019),
    ('first', 20, 0, '1 mark 2 a1 a2 b2 a3', 1763458000020),
    ('first', 21, 1, '2 mark 24 a1', 1763458000021),
    ('first', 22, -1, '- reveal I3', 1763458000022),
    ('first', 23, 1, '2 mark 42 a1', 1763458000023),
    ('first', 24, 0, '1 mark 2 c2', 1763458000024),
    ('first', 25, -1, '- reveal L4', 1763458000025),
    ('first', 26, 0, '1 mark 40 a1 a2 a3 b3', 1763458000026),
    ('first', 27, 0, '1 cross 40 b2', 1763458000027),
    ('first', 28, 1, '2 mark 42 b1 c1 d1 d2', 1763458000028),
    ('first', 29, -1, '- reveal I3', 1763458000029),
    ('first', 30, 0, '1 mark 40 b1 c1 d1', 1763458000030),
    ('first', 31, 0, '1 cross 2 c1', 1763458000031),
    ('first', 32, 1, '2 mark 42 a2', 1763458000032),
    ('first', 33, -1, '- reveal O4', 1763458000033),
    ('first', 34, -1, '! stand {"seat":1,"bot":"explorer"}', 1763458000034),
    ('first', 35, -1, '! reclaim {"seat":1}', 1763458000035),
    ('first', 36, -1, '! pace {"pace":200}', 1763458000036),
    ('first', 37, -1, '! ask {"seat":1}', 1763458000037),
    ('first', 38, -1, '! answer {"owner":"3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547","grant":true}', 1763458000038),
    ('first', 39, -1, '! back {"events":27}', 1763458000039),
    ('first', 40, 1, '2 mark 42 d3', 1763458000040),
    ('first', 41, -1, '- reveal O4', 1763458000041),
    ('first', 42, 1, '2 mark 24 b1', 1763458000042),
    ('first', 43, 0, '1 mark 2 b3', 1763458000043);

-- A database as the first version left it: two guests, and their game of silver-gold under way.
-- Ada's cookie is 32 times a, Bea's 32 times b.

CREATE TABLE pyramidion_migrations
    (number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now());
INSERT INTO pyramidion_migrations (number, name) VALUES (1, '0001_tables_and_guests');

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

INSERT INTO guests VALUES ('3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', 'Ada', '{}', 1763458000000);
INSERT INTO guests VALUES ('bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83', 'Bea', '{}', 1763458000000);
INSERT INTO tables VALUES ('first', 'silver-gold', 'playing', false, '3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', '{"host":"Ada","names":["Ada","Bea"]}', '3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547 bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83', 1763458000000);
INSERT INTO seated VALUES ('3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', 'first');
INSERT INTO seated VALUES ('bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83', 'first');
INSERT INTO events VALUES
    ('first', 1, -1, '! open {"game":"silver-gold","options":{"deck":"standard"},"chairs":[{"owner":"3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547","name":"Ada"},{}],"host":"3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547","host_name":"Ada","public":false,"hints":true,"pace":0}', 1763458000001, 1),
    ('first', 2, 1, '! sit {"seat":1,"owner":"bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83","name":"Bea"}', 1763458000002, 2),
    ('first', 3, -1, '! start {"seed":"66b435b781f8c01808e0fbb348ac97b2"}', 1763458000003, 3),
    ('first', 4, -1, '- deal 1 40', 1763458000004, 4),
    ('first', 5, -1, '- deal 1 2', 1763458000005, 5),
    ('first', 6, -1, '- deal 1 8', 1763458000006, 6),
    ('first', 7, -1, '- deal 1 21', 1763458000007, 7),
    ('first', 8, -1, '- deal 2 42', 1763458000008, 8),
    ('first', 9, -1, '- deal 2 24', 1763458000009, 9),
    ('first', 10, -1, '- deal 2 39', 1763458000010, 10),
    ('first', 11, -1, '- deal 2 13', 1763458000011, 11),
    ('first', 12, -1, '! speak {"seat":1,"name":"Bea","text":"hello"}', 1763458000012, 12),
    ('first', 13, 1, '2 keep 24 42', 1763458000013, 13),
    ('first', 14, 0, '1 keep 2 40', 1763458000014, 14),
    ('first', 15, -1, '- show 14', 1763458000015, 15),
    ('first', 16, -1, '- show 30', 1763458000016, 16),
    ('first', 17, -1, '- show 35', 1763458000017, 17),
    ('first', 18, -1, '- show 11', 1763458000018, 18),
    ('first', 19, -1, '- reveal T4', 1763458000019, 19),
    ('first', 20, 0, '1 mark 2 a1 a2 b2 a3', 1763458000020, 20),
    ('first', 21, 1, '2 mark 24 a1', 1763458000021, 21),
    ('first', 22, -1, '- reveal I3', 1763458000022, 22),
    ('first', 23, 1, '2 mark 42 a1', 1763458000023, 23),
    ('first', 24, 0, '1 mark 2 c2', 1763458000024, 24),
    ('first', 25, -1, '- reveal L4', 1763458000025, 25),
    ('first', 26, 0, '1 mark 40 a1 a2 a3 b3', 1763458000026, 26),
    ('first', 27, 0, '1 cross 40 b2', 1763458000027, 27),
    ('first', 28, 1, '2 mark 42 b1 c1 d1 d2', 1763458000028, 28),
    ('first', 29, -1, '- reveal I3', 1763458000029, 29),
    ('first', 30, 0, '1 mark 40 b1 c1 d1', 1763458000030, 30),
    ('first', 31, 0, '1 cross 2 c1', 1763458000031, 31),
    ('first', 32, 1, '2 mark 42 a2', 1763458000032, 32),
    ('first', 33, -1, '- reveal O4', 1763458000033, 33),
    ('first', 34, -1, '! stand {"seat":1,"bot":"explorer"}', 1763458000034, 34),
    ('first', 35, -1, '! reclaim {"seat":1}', 1763458000035, 35),
    ('first', 36, -1, '! pace {"pace":200}', 1763458000036, 36),
    ('first', 37, -1, '! ask {"seat":1}', 1763458000037, 37),
    ('first', 38, -1, '! answer {"owner":"3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547","grant":true}', 1763458000038, 38),
    ('first', 39, -1, '! back {"events":27}', 1763458000039, 39),
    ('first', 40, 1, '2 mark 42 d3', 1763458000040, 40),
    ('first', 41, -1, '- reveal O4', 1763458000041, 41),
    ('first', 42, 1, '2 mark 24 b1', 1763458000042, 42),
    ('first', 43, 0, '1 mark 2 b3', 1763458000043, 43);

-- What the server made up once and tells nobody.
CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
);

-- The one game of a guest that counts in a deal; points follow once it is over.
CREATE TABLE plays (
    deal text NOT NULL,
    guest text NOT NULL,
    "table" text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    points integer,
    lead integer,
    PRIMARY KEY (deal, guest)
);

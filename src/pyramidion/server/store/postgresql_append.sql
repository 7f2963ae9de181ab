-- Many appends as one statement, so one transaction, one flush to the disk and one round trip.
-- An append is won by its first line: numbers have no gaps, so whoever has the first line has the others.
-- First lines are in the order of tables, so that processes which want the same ones wait one way only.
WITH won AS (
    INSERT INTO events ("table", seq, seat, text, at, mark)
    SELECT line.* FROM unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::bigint[], $6::bigint[])
        AS line("table", seq, seat, text, at, mark)
    WHERE seq = 1 OR EXISTS (
        SELECT FROM events AS last WHERE last."table" = line."table" AND last.seq = line.seq - 1
    )
    ORDER BY "table"
    ON CONFLICT DO NOTHING
    RETURNING "table", at, mark
), others AS (
    INSERT INTO events ("table", seq, seat, text, at, mark)
    SELECT won."table", seq, seat, text, won.at, mark
    FROM unnest($7::bigint[], $8::int[], $9::smallint[], $10::text[]) AS line(mark, seq, seat, text)
    JOIN won USING (mark)
), lobby AS (
    INSERT INTO tables (id, game, status, public, host, players, guests, changed)
    SELECT won."table", game, status, public, host, players, guests, won.at
    FROM unnest($11::bigint[], $12::text[], $13::text[], $14::bool[], $15::text[], $16::text[], $17::text[])
        AS line(mark, game, status, public, host, players, guests)
    JOIN won USING (mark)
    ON CONFLICT (id) DO UPDATE SET
        game = excluded.game, status = excluded.status, public = excluded.public, host = excluded.host,
        players = excluded.players, guests = excluded.guests, changed = excluded.changed
), sitting AS (
    INSERT INTO seated (guest, "table")
    SELECT guest, won."table" FROM unnest($18::bigint[], $19::text[]) AS line(mark, guest)
    JOIN won USING (mark)
    ON CONFLICT DO NOTHING
)
SELECT mark FROM won
UNION ALL
SELECT length(pg_notify('pyramidion', notice)::text) FROM unnest($20::text[]) AS notice

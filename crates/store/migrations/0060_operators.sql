-- What whoever runs the server has decided, and what helps him to decide.

-- When the table was last played at, to the day and in seconds since 1970; 0: not since this was counted.
ALTER TABLE game_table ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
-- 1: it can be looked at, but not played.
ALTER TABLE game_table ADD COLUMN closed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_table_touched ON game_table (is_over, touched);

-- Who is let in no more.
CREATE TABLE ban (
    -- Random and positive.
    id BIGINT NOT NULL PRIMARY KEY,
    -- network or browser.
    kind TEXT NOT NULL,
    -- An address or a network such as 203.0.113.0/24; the hash of the key of a browser.
    what TEXT NOT NULL,
    -- Seconds since 1970; 0: for ever.
    until BIGINT NOT NULL,
    -- What the operator wants to remember.
    why TEXT NOT NULL,
    -- Seconds since 1970.
    made BIGINT NOT NULL
);
CREATE UNIQUE INDEX ban_what ON ban (kind, what);

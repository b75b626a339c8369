-- What the house remembers. Lines are only ever added; everything else is recomputed from them.

CREATE TABLE game_table (
    -- 60 random bits; written as 12 letters in addresses.
    id BIGINT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- The first line of the match file: setup, commitment, opening draws.
    header TEXT NOT NULL,
    -- The secret of the dice, in hexadecimal.
    seed TEXT NOT NULL,
    -- The hash of the browser key of whoever made the table.
    host TEXT NOT NULL,
    -- Seconds since 1970.
    made BIGINT NOT NULL,
    is_over BIGINT NOT NULL
);

CREATE TABLE seat (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- The bot that plays here; empty for people.
    bot TEXT NOT NULL,
    -- The hash of the seat key.
    key_mark TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Which browsers hold a seat: the one that made the table, or those that opened the link.
CREATE TABLE holder (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    browser TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, browser)
);
CREATE INDEX holder_browser ON holder (browser, table_id);
CREATE UNIQUE INDEX seat_key ON seat (key_mark);
CREATE INDEX game_table_host ON game_table (host, made);

-- The match: one line per action or undo mark, numbered from 1.
CREATE TABLE line (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

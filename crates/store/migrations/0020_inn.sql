-- Words in the luck, spectators kept behind, talk and notes.

-- 1: the seats are still mixing words into the luck; the set-up is drawn anew when the match begins.
ALTER TABLE game_table ADD COLUMN is_mixing BIGINT NOT NULL DEFAULT 0;
-- So many answers later spectators see the table.
ALTER TABLE game_table ADD COLUMN watch_delay BIGINT NOT NULL DEFAULT 0;
-- What a seat mixed into the luck; empty if nothing.
ALTER TABLE seat ADD COLUMN word TEXT NOT NULL DEFAULT '';
-- The private notepad of the seat.
ALTER TABLE seat ADD COLUMN notes TEXT NOT NULL DEFAULT '';
-- The seats that the person here does not want to hear: one bit each.
ALTER TABLE seat ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;

-- What was said at a table, numbered from 1.
CREATE TABLE talk (
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- A sentence, or '/' and the key of a phrase that everybody reads in his own language.
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

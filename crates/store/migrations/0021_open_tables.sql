-- Tables at which strangers may sit down.

-- 1: listed on the front page as long as a seat is free.
ALTER TABLE game_table ADD COLUMN is_open BIGINT NOT NULL DEFAULT 0;
-- What whoever made the table speaks: en, pl, cs.
ALTER TABLE game_table ADD COLUMN lang TEXT NOT NULL DEFAULT '';
CREATE INDEX game_table_open ON game_table (is_open, is_over, made);

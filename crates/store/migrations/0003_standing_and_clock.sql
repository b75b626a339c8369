-- What people wished in advance, and since when they have been asked.

-- How many seconds a person has for one decision. 0: as long as he likes.
ALTER TABLE game_table ADD COLUMN clock BIGINT NOT NULL DEFAULT 0;
-- Standing answers: defend=never,rewards=always. What is not named is asked.
ALTER TABLE seat ADD COLUMN answers TEXT NOT NULL DEFAULT '';
-- 1: everything is declined until the seat's own turn.
ALTER TABLE seat ADD COLUMN is_passing BIGINT NOT NULL DEFAULT 0;
-- With a clock: since when the seat is waited for, in milliseconds since 1970. 0: it is not.
ALTER TABLE seat ADD COLUMN asked_since BIGINT NOT NULL DEFAULT 0;
-- 1: the line was played by a standing answer and not by somebody's hand.
ALTER TABLE line ADD COLUMN is_standing BIGINT NOT NULL DEFAULT 0;
-- Tables whose clock goes on after a restart.
CREATE INDEX game_table_clock ON game_table (is_over, clock);

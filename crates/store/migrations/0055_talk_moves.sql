-- Spectators who are kept behind hear what was said until the moment that they see.

-- How many moves had been played when it was said. What was said before this was counted is heard at once.
ALTER TABLE talk ADD COLUMN n_moves BIGINT NOT NULL DEFAULT 0;

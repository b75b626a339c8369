-- Matches can be taken along, and with them the secret of their dice.

-- 1: somebody has the seed, so nobody new sits down there.
ALTER TABLE game_table ADD COLUMN is_seed_told BIGINT NOT NULL DEFAULT 0;

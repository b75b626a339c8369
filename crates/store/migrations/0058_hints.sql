-- All who sit down agree that hints may be asked for, although people play against each other.

ALTER TABLE game_table ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;

-- Lessons at the table.

-- How far somebody is with a lesson; empty where nobody learns.
ALTER TABLE game_table ADD COLUMN course TEXT NOT NULL DEFAULT '';

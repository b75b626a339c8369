-- Tables of programs, where nobody needs time to follow the bots.

-- Milliseconds before each action of a bot; nothing means the pause of the server.
ALTER TABLE game_table ADD COLUMN bot_pause BIGINT;

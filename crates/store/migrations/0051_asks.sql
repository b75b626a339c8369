-- What somebody asks the others at a table can wait for them over days.

-- Taking back: who asks, for which position, who has agreed; JSON. Empty: nobody asks, or it is out of date.
ALTER TABLE game_table ADD COLUMN ask TEXT NOT NULL DEFAULT '';

-- A link is good for taking an empty seat once. Whoever takes it gets a code that nobody else has seen.

-- How often the key of the seat was changed; part of what the key is derived from.
ALTER TABLE seat ADD COLUMN key_number BIGINT NOT NULL DEFAULT 0;
-- The hash of the link by which the seat was taken: it still leads those to the table who sit there. Empty: none.
ALTER TABLE seat ADD COLUMN spent_mark TEXT NOT NULL DEFAULT '';
CREATE INDEX seat_spent ON seat (spent_mark);

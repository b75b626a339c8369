-- Programs show the key of their seat, where people have browsers.

-- 0: nobody has used the key. 1: a program has used it, so the seat is taken. 2: a program has taken the seat and was
-- given a key of its own.
ALTER TABLE seat ADD COLUMN key_use BIGINT NOT NULL DEFAULT 0;

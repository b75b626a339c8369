-- A line that was changed in the database is noticed when its table is opened.

-- A checksum of the line, its number and its table; nothing for lines that were written before there was one.
ALTER TABLE line ADD COLUMN line_check BIGINT;

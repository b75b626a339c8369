-- A last line that has gone from the database, and a header or seed that was changed, are noticed when the table is opened.

-- How many lines were written to a table; no row for tables that nothing was written to since there are counts.
-- A server that does not know of counts may have written more.
CREATE TABLE line_count (
    table_id BIGINT NOT NULL PRIMARY KEY,
    n_lines BIGINT NOT NULL
);

-- Checksums; nothing for tables that were made before there were any.
ALTER TABLE game_table ADD COLUMN header_check BIGINT;
ALTER TABLE game_table ADD COLUMN seed_check BIGINT;

-- What was found when a match that is over was looked back at: chances, luck, costly answers. To find it takes long.

CREATE TABLE review (
    table_id BIGINT NOT NULL PRIMARY KEY,
    -- The version of the table that was looked at; whoever takes an answer back changes it.
    version BIGINT NOT NULL,
    -- JSON, in no language; seats and answers, and nothing that anybody wrote.
    found TEXT NOT NULL
);

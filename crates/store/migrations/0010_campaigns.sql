-- A match may belong to a campaign, and another match may follow it.

-- The log of the campaign as it was before the match: the text of a campaign file.
CREATE TABLE campaign (
    table_id BIGINT NOT NULL PRIMARY KEY,
    log TEXT NOT NULL
);

-- The match that follows; there is only one.
CREATE TABLE sequel (
    table_id BIGINT NOT NULL PRIMARY KEY,
    next_id BIGINT NOT NULL
);

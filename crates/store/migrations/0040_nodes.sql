-- Several servers on one database. A server that has its database for itself leaves both tables empty.

-- The servers that are alive.
CREATE TABLE node (
    -- Random, and a new one whenever a server has to begin again.
    id BIGINT NOT NULL PRIMARY KEY,
    -- Where the other nodes reach it: host and port.
    address TEXT NOT NULL,
    -- What they show when they ask it.
    secret TEXT NOT NULL,
    -- Milliseconds since 1970; dead after that.
    until BIGINT NOT NULL
);

-- Which node has a table. It is anybody's if the node is not alive.
CREATE TABLE lease (
    table_id BIGINT NOT NULL PRIMARY KEY,
    node BIGINT NOT NULL,
    -- Grows with every claim; a write that shows an older one is refused.
    epoch BIGINT NOT NULL
);

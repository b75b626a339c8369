-- What bots have to think about, for programs that think for several servers. A server that has its database for itself
-- leaves both tables empty.

-- The programs that think.
CREATE TABLE thinker (
    -- Random and positive.
    id BIGINT NOT NULL PRIMARY KEY,
    -- Only questions of servers of the same version are taken.
    version TEXT NOT NULL,
    -- So many questions are thought about at once.
    threads BIGINT NOT NULL,
    -- Milliseconds since 1970; dead after that.
    until BIGINT NOT NULL
);

-- Questions that wait for an answer, and answers that wait to be fetched.
CREATE TABLE thought (
    -- Random and positive.
    id BIGINT NOT NULL PRIMARY KEY,
    -- The server that asks: random, and a new one with every start.
    asker BIGINT NOT NULL,
    version TEXT NOT NULL,
    -- JSON: bot, seat, and the position as the seat knows it.
    question TEXT NOT NULL,
    -- Milliseconds since 1970. Nobody waits for it after until.
    offered BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- Who thinks about it; 0: nobody yet.
    thinker BIGINT NOT NULL DEFAULT 0,
    -- Empty: the thinker cannot answer.
    answer TEXT
);
CREATE INDEX thought_offered ON thought (offered);
CREATE INDEX thought_asker ON thought (asker);
CREATE INDEX thought_thinker ON thought (thinker);

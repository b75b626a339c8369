-- Who wants to be told what happens at his tables when he is not there, and what is still to be told.

CREATE TABLE subscription (
    -- Random.
    id BIGINT NOT NULL PRIMARY KEY,
    -- The hash of a key: that of a browser, for every seat that it holds, or that of one seat.
    owner TEXT NOT NULL,
    -- push, webhook or mail.
    way TEXT NOT NULL,
    -- The address of the push service or of the webhook, or of the mailbox.
    address TEXT NOT NULL,
    -- What makes a push readable, what signs a webhook, or what confirms a mailbox.
    secret TEXT NOT NULL,
    -- Where links to this server begin.
    origin TEXT NOT NULL,
    lang TEXT NOT NULL,
    -- 0: a mailbox whose owner has not agreed yet.
    is_confirmed BIGINT NOT NULL,
    -- Seconds since 1970.
    made BIGINT NOT NULL
);
CREATE UNIQUE INDEX subscription_owner ON subscription (owner, way, address);

-- What the person of a seat is to be told, or was.
CREATE TABLE notice (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- turn, over or withdrawn.
    call TEXT NOT NULL,
    -- owed, told, or seen: the person was there.
    state TEXT NOT NULL,
    -- When it is to be told, in milliseconds since 1970.
    due BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, call)
);
CREATE INDEX notice_owed ON notice (state, table_id);

-- What the house shows others to be known again, such as the key of its pushes.
CREATE TABLE house_secret (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);

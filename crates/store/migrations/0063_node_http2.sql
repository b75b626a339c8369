-- Servers that speak HTTP/2 with each other carry all streams between two of them over one connection.

-- 1 if the server can be asked so; servers that know nothing of it say nothing.
ALTER TABLE node ADD COLUMN http2 BIGINT NOT NULL DEFAULT 0;

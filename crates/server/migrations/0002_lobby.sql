-- The lobby reads its rooms in their order, and no others.

DROP INDEX rooms_listed;
CREATE INDEX rooms_lobby ON rooms (status, changed) WHERE listed = 1;

-- The same statements run on SQLite and PostgreSQL. Moments are milliseconds since 1970.

CREATE TABLE rooms (
    code TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    summary TEXT NOT NULL,
    due BIGINT,
    changed BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_until BIGINT
);

CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
CREATE INDEX rooms_listed ON rooms (changed) WHERE listed = 1;
CREATE INDEX rooms_changed ON rooms (status, changed);

CREATE TABLE entries (
    room TEXT NOT NULL,
    seq BIGINT NOT NULL,
    cmd TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE TABLE records (
    room TEXT NOT NULL,
    game BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (room, game)
);

CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL,
    there BIGINT NOT NULL
);

CREATE TABLE outages (
    up BIGINT NOT NULL PRIMARY KEY,
    down BIGINT NOT NULL
);

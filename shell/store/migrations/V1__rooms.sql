-- Rooms that live and their journals. Times are wall-clock milliseconds.
-- `key` columns are the database's own numbers: they keep indexes small and never leave the store.

CREATE TABLE room (
    key     INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    code    TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    opener  BLOB,               -- who opened it
    kind    INTEGER NOT NULL,   -- 0 for everybody; for its opener alone: 1 solo, 2 a daily, 3 a race's entry
    epoch   INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    closed  INTEGER,            -- when; the code stays taken for a day after
    charter BLOB    NOT NULL    -- last, so that a list need not read past it
) STRICT;
CREATE UNIQUE INDEX room_live ON room (code) WHERE closed IS NULL;
CREATE INDEX room_code ON room (code, closed);
CREATE INDEX room_opener ON room (opener) WHERE opener IS NOT NULL;

-- The hot table. It has no index: one by room would touch a page for each room of a commit, and cost three times as much as
-- the rows themselves. Instead each row names the one before it in its room, and the writer keeps every room's last row in
-- mind. It also keeps versions unique, and has checked the room's epoch, so there is no reference to `room` either.
CREATE TABLE journal (
    key     INTEGER PRIMARY KEY,    -- given by the writer, always above every mark
    room    INTEGER NOT NULL,
    version INTEGER NOT NULL,
    prev    INTEGER,                -- the room's row before
    at      INTEGER NOT NULL,
    wake    INTEGER,                -- of the last row: when the room wants to be woken
    body    BLOB    NOT NULL
) STRICT;

-- Where each room's journal ended when the writer last noted it; rows above the mark are read at the start to know the rest.
CREATE TABLE tip (
    room    INTEGER PRIMARY KEY REFERENCES room (key),
    head    INTEGER,                -- the last row
    version INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    wake    INTEGER
) STRICT;
CREATE TABLE mark (one INTEGER PRIMARY KEY CHECK (one = 1), key INTEGER NOT NULL) STRICT;
INSERT INTO mark VALUES (1, 0);

-- Changed to see whether something can be: a row that stays the same is not written.
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beat INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (1, 0);

CREATE TABLE checkpoint (
    room    INTEGER PRIMARY KEY REFERENCES room (key),
    version INTEGER NOT NULL,
    body    BLOB    NOT NULL
) STRICT;

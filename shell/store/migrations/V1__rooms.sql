-- Rooms that live, their journals, and what is left of matches that ended. Times are wall-clock milliseconds.
-- `key` columns are the database's own numbers: they keep indexes small and never leave the store.

CREATE TABLE room (
    key     INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    code    TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    epoch   INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    closed  INTEGER,            -- when; the code stays taken for a day after
    charter BLOB    NOT NULL    -- last, so that a list need not read past it
) STRICT;
CREATE UNIQUE INDEX room_live ON room (code) WHERE closed IS NULL;
CREATE INDEX room_code ON room (code, closed);

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

CREATE TABLE checkpoint (
    room    INTEGER PRIMARY KEY REFERENCES room (key),
    version INTEGER NOT NULL,
    body    BLOB    NOT NULL
) STRICT;

CREATE TABLE person (
    key     INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    heir    INTEGER REFERENCES person (key)     -- the account a guest became: what the guest still plays is the account's
) STRICT;
CREATE INDEX person_heir ON person (heir) WHERE heir IS NOT NULL;

CREATE TABLE match (
    key      INTEGER PRIMARY KEY,
    id       BLOB    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    entry    TEXT    NOT NULL,
    preset   TEXT    NOT NULL,
    official INTEGER NOT NULL,
    sealed   INTEGER NOT NULL,
    day      INTEGER,
    race     BLOB,
    ended    INTEGER NOT NULL,
    form     INTEGER NOT NULL,  -- of the archive's bytes: 0 as they came
    archive  BLOB    NOT NULL
) STRICT;
CREATE INDEX match_race ON match (race) WHERE race IS NOT NULL;

CREATE TABLE seat (
    match    INTEGER NOT NULL REFERENCES match (key),
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES person (key),
    place    INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    attempts INTEGER,
    millis   INTEGER,
    hints    INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person, match) WHERE person IS NOT NULL;

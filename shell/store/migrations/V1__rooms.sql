-- Rooms that live, their journals, and what is left of matches that ended. Times are wall-clock milliseconds.
-- `key` columns are the database's own numbers: they keep indexes small and never leave the store.

CREATE TABLE room (
    key     INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    code    TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    charter BLOB    NOT NULL,
    epoch   INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    wake    INTEGER,            -- counts until the first row; from then on the last row's does
    closed  INTEGER             -- when; the code stays taken for a day after
) STRICT;
CREATE UNIQUE INDEX room_live ON room (code) WHERE closed IS NULL;
CREATE INDEX room_code ON room (code, closed);

-- The hot table: appended at its end, so that a commit touches few pages. No reference to `room`: the writer has checked
-- the room's epoch before it inserts, and a second look-up for each row buys nothing.
CREATE TABLE journal (
    key     INTEGER PRIMARY KEY,
    room    INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    wake    INTEGER,            -- of the last row: when the room wants to be woken
    body    BLOB    NOT NULL
) STRICT;
CREATE UNIQUE INDEX journal_order ON journal (room, version);

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

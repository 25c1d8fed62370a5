-- What is left of matches that ended.

CREATE TABLE match (
    key      INTEGER PRIMARY KEY,
    id       BLOB    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    entry    TEXT    NOT NULL,
    preset   TEXT    NOT NULL,
    official INTEGER NOT NULL,
    reported INTEGER NOT NULL,  -- played elsewhere, and believed only by who played it
    sealed   INTEGER NOT NULL,
    day      INTEGER,
    race     BLOB,
    ended    INTEGER NOT NULL,
    form     INTEGER NOT NULL,  -- of the archive's bytes: 0 as they came, 1 zlib
    archive  BLOB    NOT NULL
) STRICT;
CREATE INDEX match_board ON match (game, preset, ended) WHERE official;
CREATE INDEX match_race ON match (race) WHERE race IS NOT NULL;

-- What people have reported takes so many bytes. Kept beside it, since counting would mean to look at all of it.
CREATE TABLE reported (one INTEGER PRIMARY KEY CHECK (one = 1), bytes INTEGER NOT NULL) STRICT;
INSERT INTO reported VALUES (1, 0);
CREATE TRIGGER match_reported AFTER INSERT ON match WHEN NEW.reported BEGIN
    UPDATE reported SET bytes = bytes + length(NEW.archive);
END;
CREATE TRIGGER match_withdrawn AFTER DELETE ON match WHEN OLD.reported BEGIN
    UPDATE reported SET bytes = bytes - length(OLD.archive);
END;

CREATE TABLE seat (
    match    INTEGER NOT NULL REFERENCES match (key),
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES person (key),
    gone     INTEGER NOT NULL DEFAULT 0,    -- somebody sat here who wants to be forgotten
    place    INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    attempts INTEGER,
    millis   INTEGER,
    hints    INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person, match) WHERE person IS NOT NULL;

-- A person's one attempt at a day's puzzle.
CREATE TABLE attempt (
    person   INTEGER NOT NULL REFERENCES person (key),
    game     TEXT    NOT NULL,
    day      INTEGER NOT NULL,
    official INTEGER NOT NULL,
    room     BLOB,
    started  INTEGER NOT NULL,
    match    INTEGER REFERENCES match (key),
    PRIMARY KEY (person, game, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_match ON attempt (match) WHERE match IS NOT NULL;

CREATE TABLE race (
    key     INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    title   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    entry   TEXT    NOT NULL,
    preset  TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    host    INTEGER REFERENCES person (key),
    created INTEGER NOT NULL,
    opens   INTEGER NOT NULL,
    closes  INTEGER NOT NULL,
    opened  INTEGER,            -- when its secret was opened to all
    secret  BLOB    NOT NULL
) STRICT;
CREATE INDEX race_closes ON race (closes);
CREATE INDEX race_host ON race (host) WHERE host IS NOT NULL;

CREATE TABLE race_entry (
    key     INTEGER PRIMARY KEY,
    race    INTEGER NOT NULL REFERENCES race (key),
    person  INTEGER REFERENCES person (key),
    room    BLOB    NOT NULL,
    started INTEGER NOT NULL,
    match   INTEGER REFERENCES match (key),
    seat    INTEGER,
    UNIQUE (race, person)
) STRICT;
CREATE INDEX race_entry_person ON race_entry (person) WHERE person IS NOT NULL;
CREATE INDEX race_entry_match ON race_entry (match) WHERE match IS NOT NULL;

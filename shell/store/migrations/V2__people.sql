-- People: a guest is a row and a session; an account adds a name and a password. Nothing here can be used to log in.

CREATE TABLE person (
    key     INTEGER PRIMARY KEY,
    id      BLOB    NOT NULL UNIQUE,
    name    TEXT,                               -- as others see it; an account's own name counts more
    folded  TEXT,                               -- the same as an account's, where a guest has chosen a name
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    heir    INTEGER REFERENCES person (key)     -- the account a guest became: what the guest still plays is the account's
) STRICT;
CREATE INDEX person_heir ON person (heir) WHERE heir IS NOT NULL;
CREATE INDEX person_seen ON person (seen);
CREATE INDEX person_folded ON person (folded) WHERE folded IS NOT NULL;

CREATE TABLE account (
    person   INTEGER PRIMARY KEY REFERENCES person (key),
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL UNIQUE,           -- two names that look alike have the same
    password TEXT    NOT NULL,                  -- a hash with its parameters
    created  INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
    token   BLOB    PRIMARY KEY,                -- the token's SHA-256
    id      BLOB    NOT NULL UNIQUE,            -- what a list shows
    person  INTEGER NOT NULL REFERENCES person (key),
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    address TEXT,
    agent   TEXT,
    traced  INTEGER                             -- when address and agent were seen; both go thirty days later
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person);
CREATE INDEX session_expires ON session (expires);
CREATE INDEX session_traced ON session (traced) WHERE traced IS NOT NULL;

CREATE TABLE ban (
    key     INTEGER PRIMARY KEY,
    person  INTEGER UNIQUE REFERENCES person (key),
    address TEXT    UNIQUE,
    reason  TEXT    NOT NULL,
    since   INTEGER NOT NULL,
    until   INTEGER,
    CHECK ((person IS NULL) <> (address IS NULL))
) STRICT;

-- Questions and words that people brought: bytes once, however many list them.

CREATE TABLE pack (
    key     INTEGER PRIMARY KEY,
    digest  BLOB    NOT NULL UNIQUE,
    kind    TEXT    NOT NULL,
    about   TEXT    NOT NULL,   -- what lists say of it
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL DEFAULT 0, -- a room has taken it up, so that journals name it
    form    INTEGER NOT NULL,   -- of the bytes: 0 as they came, 1 zlib
    bytes   BLOB    NOT NULL
) STRICT;

-- Whose it is, and what they call it.
CREATE TABLE pack_listing (
    person   INTEGER NOT NULL REFERENCES person (key),
    pack     INTEGER NOT NULL REFERENCES pack (key),
    name     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    PRIMARY KEY (person, pack)
) STRICT, WITHOUT ROWID;
CREATE INDEX pack_listing_pack ON pack_listing (pack);

-- What people brought takes so many bytes. Kept beside it, since counting would mean to look at all of it.
CREATE TABLE brought (one INTEGER PRIMARY KEY CHECK (one = 1), bytes INTEGER NOT NULL) STRICT;
INSERT INTO brought VALUES (1, 0);
CREATE TRIGGER pack_brought AFTER INSERT ON pack BEGIN
    UPDATE brought SET bytes = bytes + length(NEW.bytes);
END;
CREATE TRIGGER pack_dropped AFTER DELETE ON pack BEGIN
    UPDATE brought SET bytes = bytes - length(OLD.bytes);
END;

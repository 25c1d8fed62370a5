-- Who answers for the space of a pack, and what needs its bytes beside those who list it: rooms that live, and matches that were played
-- with it. What was `used` before that was noted stays.
ALTER TABLE pack ADD COLUMN bringer INTEGER REFERENCES person (key);
ALTER TABLE pack ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;  -- they have no account, or had none when they went
CREATE INDEX pack_bringer ON pack (bringer) WHERE bringer IS NOT NULL;

CREATE TABLE room_pack (
    room INTEGER NOT NULL REFERENCES room (key),
    pack INTEGER NOT NULL REFERENCES pack (key),
    PRIMARY KEY (room, pack)
) STRICT, WITHOUT ROWID;
CREATE INDEX room_pack_pack ON room_pack (pack);

ALTER TABLE match ADD COLUMN pack INTEGER REFERENCES pack (key);
CREATE INDEX match_pack ON match (pack) WHERE pack IS NOT NULL;

UPDATE pack SET bringer =
    (SELECT person FROM pack_listing WHERE pack_listing.pack = pack.key ORDER BY created LIMIT 1);
UPDATE pack SET guest = 1 WHERE bringer IS NOT NULL AND bringer NOT IN (SELECT person FROM account);

-- What guests brought takes so many of the bytes.
ALTER TABLE brought ADD COLUMN guests INTEGER NOT NULL DEFAULT 0;
UPDATE brought SET guests = (SELECT coalesce(sum(length(bytes)), 0) FROM pack WHERE guest);
DROP TRIGGER pack_brought;
DROP TRIGGER pack_dropped;
CREATE TRIGGER pack_brought AFTER INSERT ON pack BEGIN
    UPDATE brought SET bytes = bytes + length(NEW.bytes), guests = guests + NEW.guest * length(NEW.bytes);
END;
CREATE TRIGGER pack_dropped AFTER DELETE ON pack BEGIN
    UPDATE brought SET bytes = bytes - length(OLD.bytes), guests = guests - OLD.guest * length(OLD.bytes);
END;
CREATE TRIGGER pack_passed_on AFTER UPDATE OF guest ON pack BEGIN
    UPDATE brought SET guests = guests + (NEW.guest - OLD.guest) * length(NEW.bytes);
END;

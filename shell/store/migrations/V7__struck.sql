-- When a match was taken off the boards, so that it can be put back where it turns out to be right.
ALTER TABLE match ADD COLUMN struck INTEGER;
CREATE INDEX match_struck ON match (struck) WHERE struck IS NOT NULL;

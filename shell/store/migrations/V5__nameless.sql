-- Matches of a class: whoever has the link sees how it was played, and not by whom.
ALTER TABLE match ADD COLUMN nameless INTEGER NOT NULL DEFAULT 0;

//! Every bound of the store, with its reason.

use std::time::Duration;

/// How long a code stays taken after its room closed, in milliseconds: who has an old link must not land among strangers.
pub const CODE_REST: i64 = 24 * 60 * 60 * 1000;

/// Longest room code, in bytes: far above the six letters in use, so that an operator may use words.
pub const MAX_CODE: usize = 64;

/// Longest row of a journal, in bytes: the longest message of a client, escaped as JSON, fits.
pub const MAX_ROW: usize = 128 * 1024;

/// Most rows of one append: what falls due in a room while the machine was off for a night.
pub const MAX_ROWS: usize = 8192;

/// Longest charter, in bytes: a list of games with their settings and word lists of one's own.
pub const MAX_CHARTER: usize = 1024 * 1024;

/// Longest checkpoint, in bytes: a full room with a charter's content.
pub const MAX_CHECKPOINT: usize = 4 * 1024 * 1024;

/// Longest archive of a match, in bytes: three cycles of sixty people drawing.
pub const MAX_ARCHIVE: usize = 16 * 1024 * 1024;

/// Most matches that end in one append: a room plays one at a time, and waits where this many have ended since its last.
pub const MAX_FINISHED: usize = 8;

/// Most seats of a match: those of the largest game.
pub const MAX_SEATS: usize = 255;

/// Longest name of a game, entry or preset, in bytes: ids of the catalogue and digests in hexadecimal.
pub const MAX_LABEL: usize = 128;

/// Most items a list answers at once: a page of a person's history, a leaderboard, a screen of rooms.
pub const MAX_LIST: u32 = 1000;

/// Writes that may wait: two of each of 50,000 rooms, and one of each of 20,000 requests, so that a disk that stalls holds a whole house up and
/// refuses nobody. A place is two words; what is written waits in its room or its request otherwise, and each of them has its own bound.
pub const WRITE_QUEUE: usize = 120_000;

/// How long a batch gathers that is smaller than the last: long enough to share a commit among a busy house's rooms, far below what a player
/// notices.
pub const GATHER: Duration = Duration::from_millis(1);

/// How often it is looked around for more before a batch is written in any case: a few milliseconds of a busy house.
pub const LOOKS_AROUND: usize = 16;

/// Writes that are answered before others get a turn: a fraction of a millisecond.
pub const TOLD_AT_ONCE: usize = 32;

/// Most writes of one transaction: enough to share a sync among all rooms of a large house, few enough to stay below 50 ms.
pub const MAX_BATCH: usize = 1024;

/// Reads that may wait, beside those under way.
pub const READ_QUEUE: usize = 1024;

/// Connections that read: one for a long look into history, one beside it. More than cores bring nothing.
pub const READERS: usize = 2;

/// Rows after which the writer notes where each journal ends. So many are read at the start, in some ten milliseconds; a
/// smaller number would make a house with many rooms note more than it writes.
pub const MARK_EVERY: i64 = 20_000;

/// How long SQLite waits for another connection's lock: backups and checks hold one for moments.
pub const LOCK_WAIT: Duration = Duration::from_secs(5);

/// Prepared statements a connection keeps: more than there are in the source.
pub const STATEMENTS: usize = 128;

/// What is left of the write-ahead log after a burst, in bytes.
pub const LOG_KEPT: i64 = 32 * 1024 * 1024;

/// Archives from this size on are packed, in bytes: below it nothing is won.
pub const PACK_FROM: usize = 256;

/// Archives above this size are packed quickly rather than well, in bytes: a long evening of drawing must not hold a room up.
pub const PACK_WELL: usize = 64 * 1024;

/// Longest name of a person, in bytes: twenty-four characters as people count them, each of a few code points, of which some grow
/// when they are folded.
pub const MAX_NAME: usize = 1024;

/// Longest hash of a password with its parameters, in bytes.
pub const MAX_HASH: usize = 512;

/// Most sessions of one person; the one unused for longest goes first.
pub const MAX_SESSIONS: u32 = 32;

/// How often the use of a session is noted, in milliseconds: a write for each request would be one for each picture.
pub const SEEN_EVERY: i64 = 5 * 60 * 1000;

/// Longest network address, in bytes: an IPv6 address with a zone; the rest is cut off.
pub const MAX_ADDRESS: usize = 64;

/// Longest name a browser gives itself, in bytes; the rest is cut off.
pub const MAX_AGENT: usize = 256;

/// How long address and browser are kept, in milliseconds: long enough to look into abuse, and no longer (thirty days).
pub const TRACE_KEPT: i64 = 30 * 24 * 60 * 60 * 1000;

/// How long a guest who has played nothing is kept after they were last seen, in milliseconds: a week, so that who looked around
/// on one weekend is known on the next.
pub const IDLE_GUEST_KEPT: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long a race is kept after it closed, in milliseconds: a year, as long as somebody who stays away is remembered.
pub const RACE_KEPT: i64 = 365 * 24 * 60 * 60 * 1000;

/// How long a race that nobody entered is kept after it closed, in milliseconds: a day.
pub const EMPTY_RACE_KEPT: i64 = 24 * 60 * 60 * 1000;

/// Most races of one person that are announced or open at once: one for every evening of a week, and a few beside.
pub const MAX_RACES_HELD: u32 = 10;

/// Most races of the whole house that are announced or open at once: each is a kilobyte or two.
pub const MAX_RACES: u32 = 10_000;

/// Longest reason of a ban, in bytes.
pub const MAX_REASON: usize = 1024;

/// Most matches a person may report that were played elsewhere: ten a day for a year.
pub const MAX_REPORTED: u32 = 4000;

/// Most bytes of matches that one person may report, as they are stored: twice what so many solo games take.
pub const MAX_REPORTED_BYTES: i64 = 4 * 1024 * 1024;

/// Most bytes of reported matches in the whole house: what a small machine's disk can spare. Guests cost nothing to make, so a
/// bound for each of them bounds nothing.
pub const MAX_REPORTED_IN_ALL: i64 = 1024 * 1024 * 1024;

/// Most packs of questions and words that one person lists: a school year's lessons.
pub const MAX_PACKS: u32 = 50;

/// Largest pack, in bytes: a thousand questions, or five thousand words.
pub const MAX_PACK: usize = 1024 * 1024;

/// Most bytes of packs that one account answers for, as they are stored: as many as it may list, of a good length each.
pub const MAX_PACK_BYTES: i64 = 16 * 1024 * 1024;

/// The same of a guest, whom it costs nothing to be: a dozen as long as they may be, or fifty lessons.
pub const MAX_PACK_BYTES_OF_GUEST: i64 = 4 * 1024 * 1024;

/// Most bytes of packs of all guests together, as they are stored: what a class of sixty can bring, and a quarter of the whole, so that
/// guests, however many there are, leave the rest to accounts.
pub const MAX_PACKS_OF_GUESTS: i64 = 256 * 1024 * 1024;

/// Most bytes of packs in the whole house, as they are stored: what a small machine's disk can spare.
pub const MAX_PACKS_IN_ALL: i64 = 1024 * 1024 * 1024;

/// How long the packs of a guest are kept after they were last seen, in milliseconds: sixty days, longer than most schools are closed.
pub const GUEST_PACKS_KEPT: i64 = 60 * 24 * 60 * 60 * 1000;

/// Longest name of a pack, in bytes: sixty characters as people count them, of sixteen bytes each where they are pictures.
pub const MAX_PACK_NAME: usize = 1024;

/// Longest summary of a pack, in bytes: a thousand questions may have a category each.
pub const MAX_PACK_ABOUT: usize = 256 * 1024;

/// Most bytes of journals, and of packs, that one export has in it: a hundred lessons, or a few thousand games for one. What is more is
/// fetched one by one, so that no answer is longer than some megabytes.
pub const MAX_EXPORTED: usize = 4 * 1024 * 1024;

/// Longest secret of a race with its settings, in bytes.
pub const MAX_SECRET: usize = 64 * 1024;

/// Longest title of a race, in bytes: sixty characters as people count them, of sixteen bytes each where they are pictures.
pub const MAX_TITLE: usize = 1024;

/// Most people in one race: its board is one page of a person's patience, and one read.
pub const MAX_ENTRIES: u32 = 10_000;

/// Rows one round of tidying removes of each kind: a few milliseconds between two batches.
pub const TIDY_AT_ONCE: u32 = 1000;

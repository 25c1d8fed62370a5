//! Every bound of a room, with its reason.

use cluehouse_engine::Millis;

/// Adds to what is kept; beyond the most there may be, the oldest goes.
pub(crate) fn keep<T>(kept: &mut Vec<T>, most: usize, next: T) {
    if kept.len() == most {
        kept.remove(0);
    }
    kept.push(next);
}

/// Longest message a client may send, in bytes: the longest drawing batch fits four times.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// Most people and bots in a room: every seat of the largest match, and as many who watch.
pub const MAX_MEMBERS: usize = 128;

/// Most people who left and whose points are remembered; the longest gone is forgotten first.
pub const MAX_GONE: usize = 64;

/// Longest name, in characters as people count them: it fits a phone's line.
pub const MAX_NAME: usize = 24;

/// Longest real name, in characters as people count them: all the names of somebody who has many.
pub const MAX_REAL_NAME: usize = 60;

/// Longest thing said at once, in characters as people count them: a few lines on a phone.
pub const MAX_SAID: usize = 300;

/// How many of the last things said somebody who comes in is shown.
pub const SAID_KEPT: usize = 20;

/// How many things one may say in a row; one more every [`TALK_EVERY`].
pub const TALK_BURST: u32 = 5;

/// How often one may say something in the long run.
pub const TALK_EVERY: Millis = Millis::from_secs(2);

/// How many commands one may give in a row; one more every [`COMMAND_EVERY`]. A drawing sends twenty strokes a second.
pub const COMMAND_BURST: u32 = 60;

/// How often one may give a command in the long run, where the charter says nothing else.
pub const COMMAND_EVERY: Millis = Millis::new(40);

/// How often in a row the evening's games or the house rules may be changed; once more every [`CHOICE_EVERY`]. An evening is put together
/// with clicks, each of which says the whole list anew.
pub const CHOICE_BURST: u32 = 60;

/// How often they may be changed in the long run. A list may take as much of the journal as a hundred guesses.
pub const CHOICE_EVERY: Millis = Millis::from_secs(2);

/// Most bytes of a room's journal: eight matches with 60,000 strokes each. It is read as a whole when a long match ends.
pub const MAX_JOURNAL: u64 = 128 * 1024 * 1024;

/// Bytes of the journal that a match begins with: as long as the longest that can be kept, and the room's part of each row. Where less is
/// left no match begins, so that none is cut short.
pub const LONGEST_MATCH: u64 = 32 * 1024 * 1024;

/// How many rows apart a room without a match notes where a restart may begin: a fraction of what it takes to read so many.
pub const LOBBY_ROWS: u32 = 256;

/// Most games of an evening.
pub const MAX_PLAYLIST: usize = 20;

/// Most people kept out of a room.
pub const MAX_BANS: usize = 128;

/// How many of a member's last commands are remembered, so that a repeated one gets its answer again. A client keeps fewer
/// in flight.
pub const ANSWERS_KEPT: usize = 32;

/// How many pages of one person are remembered: a phone, a laptop, and each of them reloaded.
pub const PAGES_KEPT: usize = 4;

/// How many rows back somebody who returns is told what they missed; a longer absence gets the whole picture instead. Enough for
/// a blink of the network; a busy house goes through all of these frames in turn, and more of them would not stay in the processor's
/// caches.
pub const FRAMES_KEPT: u32 = 8;

/// How long a host may be away before another member takes over.
pub const HOST_GRACE: Millis = Millis::from_secs(30);

/// How long a player may be away before a bot sits in.
pub const STAND_IN_AFTER: Millis = Millis::from_secs(120);

/// How long somebody who is away is still dealt in when a match starts.
pub const DEALT_IN_WITHIN: Millis = Millis::from_secs(120);

/// How much time a host gives at once.
pub const MORE_TIME: Millis = Millis::from_secs(30);

/// How long an empty room waits before it closes, where nothing else is said.
pub const LINGER: Millis = Millis::from_secs(30 * 60);

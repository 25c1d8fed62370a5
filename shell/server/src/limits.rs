//! Every bound of the server, with its reason.

use std::time::Duration;

use cluehouse_room::MAX_MESSAGE;

/// Messages that wait for a room: a burst of a full room; more means the room cannot keep up and says so.
pub(crate) const ROOM_INBOX: usize = 512;

/// Rows of a room that wait to be written: two seconds of a full room that draws.
pub(crate) const UNWRITTEN: usize = 1024;

/// Writes of one room that are under way at once: one that the disk works on and the next. What comes meanwhile waits in the room, so
/// that a disk that stalls holds rooms up, and the store's queue has a place for each of them.
pub(crate) const WRITES_UNDER_WAY: usize = 2;

/// What a room may hold back until its rows are written: what so many of them say to a full room.
pub(crate) const HELD_BACK: usize = UNWRITTEN * 128;

/// Looks from outside that a room holds back as long, each with a whole view: a page of people who follow a link.
pub(crate) const LOOKS_HELD: usize = 64;

/// Screens that show one room: a hall has a few, and each costs a letter for every row.
pub(crate) const SCREENS: usize = 8;

/// Messages that wait for a socket. Who reads slower than a whole round's frames is dropped, not waited for.
pub(crate) const SOCKET_OUTBOX: usize = 128;

/// Bytes that wait for a socket, from which on one more message is too much: a few welcomes, each with a drawing of 64 KiB. Who does not
/// read could hold many megabytes if the number of messages alone counted.
pub(crate) const SOCKET_OUTBOX_BYTES: usize = 512 * 1024;

/// What is read from a socket at once, in bytes: every connection has as much for itself all the time, and most messages have a tenth.
pub(crate) const READ_BUFFER: usize = 1024;

/// What may be read from a socket for one message, in bytes: the longest there may be, in parts of a few bytes each. A message may come in any
/// number of parts, empty ones too, and only a whole one counts against [`MESSAGE_BURST`].
pub(crate) const READ_FOR_A_MESSAGE: usize = 4 * MAX_MESSAGE;

/// Bytes of several letters that are handed to the system in one call: what a few rows say to one member.
pub(crate) const WRITTEN_TOGETHER: usize = 4 * 1024;

/// Connections that a room writes to by itself when its rows are durable: a table of players. A hall is left to the connections' own tasks,
/// so that whoever else waits for their rows is not held up, and every core takes part.
pub(crate) const WRITTEN_AT_ONCE: usize = 8;

/// Sockets of the whole house, unless the configuration says otherwise: what a gigabyte carries with room to spare.
pub(crate) const MAX_SOCKETS: usize = 50_000;

/// How long a connection may take to say hello.
pub(crate) const HELLO_WITHIN: Duration = Duration::from_secs(5);

/// How often a connection is pinged, for its delay and to see that it lives.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(15);

/// How long nothing may be heard of a connection, two pings unanswered, before it is taken for dead. It is looked at with each ping.
pub(crate) const SILENT_FOR: Duration = Duration::from_secs(30);

/// How long a write to a connection may get nowhere before its reader counts as gone.
pub(crate) const SEND_WITHIN: Duration = Duration::from_secs(10);

/// How long the last words to all connections may take when the server stops.
pub(crate) const FAREWELL_WITHIN: Duration = Duration::from_secs(2);

/// Messages a connection may send in a row; one more every [`MESSAGE_EVERY`]. A drawing sends twenty strokes a second.
pub(crate) const MESSAGE_BURST: u32 = 60;

/// How often a connection may send a message in the long run, unless the host says otherwise.
pub(crate) const MESSAGE_EVERY: Duration = Duration::from_millis(40);

/// Unreadable messages in a row before the connection is closed.
pub(crate) const MALFORMED_IN_A_ROW: u32 = 5;

/// The largest delay a player is credited with, in milliseconds: a slow phone network. More would be a gift to who lies.
pub(crate) const MOST_LAG: u64 = 200;

/// How long a room without connections stays in memory: a page that reloads finds it there.
pub(crate) const SLEEP_AFTER: Duration = Duration::from_secs(20);

/// When a room is looked at that nobody has come into, or come back into since the server started: time to send a link around.
pub(crate) const UNVISITED: Duration = Duration::from_secs(10 * 60);

/// How long a room that could not be loaded or written waits until it is tried again, and as much again by chance, so that many do not
/// come at once.
pub(crate) const TRY_AGAIN_AFTER: Duration = Duration::from_secs(10);

/// How far apart rooms are woken that are all due at once: two hundred a second, far below what the store has places for.
pub(crate) const WAKE_APART: Duration = Duration::from_millis(5);

/// Rows of a match that a room keeps for its record: every game but a long evening of drawing. Longer ones are read from the store
/// when they end.
pub(crate) const JOURNAL_KEPT: usize = 1_024;

/// Bytes of rows from which on a room is set up away from where rooms live: what is read in a few milliseconds need not go there.
pub(crate) const LONG_JOURNAL: usize = 64 * 1024;

/// How long nothing must happen in a room before it forgets the frames it keeps for those who come back.
pub(crate) const REST_AFTER: Duration = Duration::from_secs(10);

/// How long a bot seems to think, at least and at most.
pub(crate) const BOT_THINKS: (Duration, Duration) =
    (Duration::from_millis(900), Duration::from_millis(3_200));

/// Connections at once, unless the configuration says otherwise: what two cores and a gigabyte carry with room to spare.
pub(crate) const MAX_CONNECTIONS: usize = 20_000;

/// How long a request's headers, or the first byte of a connection, may take.
pub(crate) const HEADERS_WITHIN: Duration = Duration::from_secs(10);

/// How long a request's body may take.
pub(crate) const BODY_WITHIN: Duration = Duration::from_secs(10);

/// Longest headers of a request, in bytes: cookies, and what browsers say of themselves.
pub(crate) const MAX_HEADERS: usize = 16 * 1024;

/// Longest address of a request, in bytes.
pub(crate) const MAX_URI: usize = 8 * 1024;

/// Longest body of a request, in bytes: a playlist with settings is far shorter.
pub(crate) const MAX_BODY: usize = 64 * 1024;

/// Longest journal that may be uploaded, in bytes: a match of one person has at most a few hundred rows.
pub(crate) const MAX_UPLOAD: usize = 1024 * 1024;

/// Live rooms of the whole house, unless the configuration says otherwise: each keeps its rows on the disk until it closes. Looked at
/// before a room is opened, so those that are opened in the same moment come on top: a few, of which the disk takes no notice.
pub(crate) const MAX_ROOMS: usize = 50_000;

/// Live rooms one person may have opened for others: an evening, and a few that were given up.
pub(crate) const ROOMS_PER_PERSON: usize = 8;

/// Official games of one person that wait to be played on, without dailies and races: with one more the oldest that nobody is in is
/// given up.
pub(crate) const SOLOS_PER_PERSON: usize = 3;

/// Entries of races one person may have open.
pub(crate) const ENTRIES_PER_PERSON: usize = 8;

/// Sockets of one session: a phone, a laptop, a big screen, each reloaded while the old connection dies.
pub(crate) const SOCKETS_PER_SESSION: usize = 8;

/// Sockets of one network address: a school's every class room behind one.
pub(crate) const SOCKETS_PER_ADDRESS: usize = 600;

/// How many networks' worth of bursts and sockets one line of IPv6 has. A home has hundreds of networks, and a phone company as many
/// people; what one of them alone cannot use up is enough for the others.
pub(crate) const NETWORKS_PER_LINE: usize = 4;

/// Live rooms that were opened from one line, be it an address of IPv4 or the networks of IPv6 that belong together: a tenth of the house.
pub(crate) const ROOMS_PER_LINE: usize = MAX_ROOMS / 10;

/// How long a guest or an account stays logged in after they were last seen, in milliseconds: a year.
pub(crate) const SESSION_LASTS: i64 = 365 * 24 * 3600 * 1000;

/// How often that year begins anew, in milliseconds: a day, so that few requests write and few answers carry a cookie.
pub(crate) const SESSION_RENEWED: i64 = 24 * 3600 * 1000;

/// Shortest password, in characters.
pub(crate) const MIN_PASSWORD: usize = 8;

/// Longest password, in characters: a sentence or two, or what a program makes up.
pub(crate) const MAX_PASSWORD: usize = 128;

/// Passwords hashed at once, each with 19 MiB and a core for some twentieth of a second: rooms must not feel it. Fewer where there are
/// fewer than four cores.
pub(crate) const HASHES_AT_ONCE: usize = 2;

/// Passwords that wait to be hashed: a second's work; who comes later would not wait for it.
pub(crate) const HASHES_WAITING: usize = 32;

/// Matches that were sent in replayed at once, each with a core for some time: rooms must not feel it.
pub(crate) const REPLAYS_AT_ONCE: usize = 1;

/// Matches sent in that wait to be replayed: what a page has kept while it was offline.
pub(crate) const REPLAYS_WAITING: usize = 64;

/// How long it is believed that the disk is well, or not: whoever watches the house asks more rarely.
pub(crate) const READY_FOR: Duration = Duration::from_secs(1);

/// How long an official game waits for its player to come back, in milliseconds: two nights. One that nobody ever came into waits
/// no longer than [`UNVISITED`].
pub(crate) const OFFICIAL_LINGER: u64 = 48 * 3600 * 1000;

/// How long a race may stay open, in milliseconds: a month.
pub(crate) const LONGEST_RACE: i64 = 31 * 24 * 3600 * 1000;

/// How far ahead a race may be announced, in milliseconds: half a year.
pub(crate) const RACE_AHEAD: i64 = 183 * 24 * 3600 * 1000;

/// Largest request that brings a pack, in bytes: a megabyte of text, escaped or in base64.
pub(crate) const MAX_PACK_BODY: usize = 3 * 1024 * 1024;

/// Longest name of a pack, in characters as people count them.
pub(crate) const LONGEST_PACK_NAME: usize = 60;

/// Longest title of a race, in characters as people count them.
pub(crate) const LONGEST_TITLE: usize = 60;

/// How long after a race has closed an entry that is still being played is ended, in milliseconds: three minutes of play, and an
/// outage in between.
pub(crate) const RACE_ENDS_AFTER: i64 = 10 * 60 * 1000;

/// How long after its day a daily that was played elsewhere keeps a streak alive, in milliseconds.
pub(crate) const DAILY_REPORTED_WITHIN: i64 = 36 * 3600 * 1000;

/// Items of a list where nothing else is asked for.
pub(crate) const LIST_DEFAULT: u32 = 50;

/// Most items of a list that may be asked for at once: a long page.
pub(crate) const LIST_MOST: u32 = 200;

/// Rows of a race's board that are shown at once, beside the asker's own: a long page.
pub(crate) const RACE_SHOWN: usize = LIST_MOST as usize;

/// How long a race's board is taken for what it was where nobody has finished since: until a new name is seen.
pub(crate) const BOARD_KEPT: Duration = Duration::from_secs(10);

/// Boards of a kind that are remembered: those that many look at. Of a full race one takes a megabyte or two.
pub(crate) const BOARDS_KEPT: usize = 16;

/// Boards worked out at once, whatever they are of. The store has two readers, and whoever comes in is looked up by one of them: the other is
/// not for boards.
pub(crate) const BOARDS_AT_ONCE: usize = 1;

/// Who may wait for boards: half a second of a race as large as there may be, each of whose people asks every five seconds. They share a look,
/// and where many ask for many boards whoever comes later would not wait for theirs.
pub(crate) const BOARDS_WAITING: usize = 1000;

/// Public rooms that are shown at once: a long page.
pub(crate) const ROOMS_LISTED: usize = 200;

/// How long a room may take to say what it looks like: to be loaded, and to write what it has.
pub(crate) const LOOK_WITHIN: Duration = Duration::from_secs(5);

/// How long whoever runs the house waits for a room to be closed, and a server that stops for its store: a disk that stalls says so by then.
pub(crate) const CLOSE_WITHIN: Duration = Duration::from_secs(10);

/// How long the answers to requests that are under way may take when the server stops.
pub(crate) const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// How long rooms may take to write what they have when the server stops. With [`ANSWERS_WITHIN`], [`FAREWELL_WITHIN`] and [`CLOSE_WITHIN`] it is
/// less than the half minute after which the page about hosting has the server killed, so that it still says what was wrong.
pub(crate) const STOP_WITHIN: Duration = Duration::from_secs(10);

/// Requests of whoever runs the house under way at once: one person with a few terminals.
pub(crate) const ADMIN_AT_ONCE: usize = 8;

/// Matches that are replayed before others get a turn: a fraction of a second.
pub(crate) const AUDIT_AT_ONCE: u32 = 64;

/// How often some are replayed without being asked for: often enough that a day's share is a few at a time.
pub(crate) const AUDIT_EVERY: Duration = Duration::from_secs(600);

/// How many times as long as a replay took nothing is replayed after it: a twentieth of a core at most. That is enough for some millions of
/// matches a day; where there are more, each has its turn later.
pub(crate) const AUDIT_RESTS: u32 = 19;

/// So many matches the house itself takes off the boards, and no more within [`STRIKES_WITHIN`]. What is stored wrong by accident or by
/// somebody's hand is one match or two; where it is more, the program may be what is wrong, and a board must not be emptied for it.
pub(crate) const STRIKES: u32 = 3;

/// For how long a match that the house has struck counts among [`STRIKES`]: a week, in milliseconds, within which somebody looks at the log.
pub(crate) const STRIKES_WITHIN: i64 = 7 * 24 * 3600 * 1000;

/// Wrong results that are told one by one; the others are counted.
pub(crate) const MAX_WRONG: usize = 1000;

/// How often what is kept for a time only is cleared away: far shorter than the shortest such time, a day.
pub(crate) const TIDY_EVERY: Duration = Duration::from_secs(600);

#[cfg(test)]
mod tests {
    use cluehouse_store::limits::{READERS, WRITE_QUEUE};

    use super::*;

    /// Whoever found no place would lose the room, and come back at once with everybody else.
    #[test]
    fn every_room_and_every_request_has_a_place_where_the_disk_stalls() {
        const { assert!(WRITE_QUEUE >= MAX_ROOMS * WRITES_UNDER_WAY + MAX_CONNECTIONS) };
    }

    #[test]
    fn a_reader_of_the_store_is_left_for_whoever_comes_in_while_boards_are_worked_out() {
        const { assert!(BOARDS_AT_ONCE < READERS) };
    }

    #[test]
    fn what_the_page_about_hosting_sets_up_is_enough_for_these_bounds() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
        let page = std::fs::read_to_string(page).expect("the page");
        let number = |before: &str, after: &str| {
            let (_, rest) = page.split_once(before).expect("the line");
            rest.split_once(after).and_then(|(number, _)| number.parse::<usize>().ok()).expect("a number")
        };
        assert!(number("client_max_body_size ", "m;") * 1024 * 1024 >= MAX_PACK_BODY);
        assert!(number("LimitNOFILE=", "\n") >= MAX_SOCKETS + MAX_CONNECTIONS);
        assert!(number("worker_connections ", ";") >= 2 * MAX_SOCKETS);
        assert!(number("limit_conn cluehouse ", ";") >= SOCKETS_PER_ADDRESS);
        let end = ANSWERS_WITHIN + STOP_WITHIN + FAREWELL_WITHIN + CLOSE_WITHIN;
        assert!(number("TimeoutStopSec=", "\n") as u64 > end.as_secs());
    }
}

//! How often somebody may do what could hurt others: a burst, then so many a minute. Counted for the network address and for the
//! session apart, so that a class behind one address can play and one of them alone cannot spoil it; and for the line a network of IPv6
//! belongs to, which may have thousands.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cluehouse_engine::Digest;
use cluehouse_store::{RoomId, SessionId};
use tokio::time::Instant;

use crate::limits::{NETWORKS_PER_LINE, SOCKETS_PER_ADDRESS};
use crate::network::{line, network};
use crate::problem::{Answer, Problem};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Act {
    /// Becoming a new guest.
    Guest,
    /// Naming a room that is not there.
    WrongCode,
    /// Opening a room or an official game.
    Room,
    /// Coming in through a socket. Each is told the whole room, has rows written, and may say a burst of its own.
    Socket,
    /// Naming a password.
    Password,
    /// Sending in a match.
    Upload,
    /// Bringing a pack. Each may take a megabyte of the disk for long.
    Pack,
    /// Changing what is kept of oneself: the name, which of one's sessions and packs there are. Whether an account has a name is told with it.
    Change,
    /// Looking at a race's board.
    Board,
    /// Anything that makes the server work hard: exports, long lists.
    Work,
}

/// A burst, and how long it takes until one more is allowed.
struct Rate {
    burst: u32,
    every: Duration,
}

impl Rate {
    /// What a line may of which a network may this: a few bursts, and for long no more than whoever has but an address of IPv4. Whole towns
    /// may be behind that, too.
    const fn per_line(self) -> Self {
        Self { burst: NETWORKS_PER_LINE as u32 * self.burst, every: self.every }
    }
}

impl Act {
    /// What one session may.
    const fn per_session(self) -> Rate {
        match self {
            Self::Guest => Rate { burst: 5, every: Duration::from_secs(12) },
            Self::WrongCode => Rate { burst: 10, every: Duration::from_secs(6) },
            Self::Room => Rate { burst: 5, every: Duration::from_secs(12) },
            // A phone whose line comes and goes tries again after a third of a second, and more and more slowly.
            Self::Socket => Rate { burst: 30, every: Duration::from_secs(2) },
            Self::Password => Rate { burst: 5, every: Duration::from_secs(12) },
            Self::Upload => Rate { burst: 60, every: Duration::from_secs(2) },
            // A year's lessons, or one file until nothing is wrong with it any more.
            Self::Pack => Rate { burst: 60, every: Duration::from_secs(60) },
            // A name that is taken, and taken again; or a list that is tidied up line by line.
            Self::Change => Rate { burst: 20, every: Duration::from_secs(6) },
            // A page looks every five seconds.
            Self::Board => Rate { burst: 30, every: Duration::from_secs(1) },
            Self::Work => Rate { burst: 30, every: Duration::from_secs(2) },
        }
    }

    /// What one address may: a class of sixty, each with a mistake or two.
    const fn per_address(self) -> Rate {
        match self {
            Self::Guest => Rate { burst: 150, every: Duration::from_millis(500) },
            Self::WrongCode => Rate { burst: 150, every: Duration::from_secs(1) },
            Self::Room => Rate { burst: 70, every: Duration::from_secs(1) },
            // All that one address may have, three times in a row: that often a school's network comes back and goes again.
            Self::Socket => Rate { burst: 3 * SOCKETS_PER_ADDRESS as u32, every: Duration::from_millis(50) },
            Self::Password => Rate { burst: 60, every: Duration::from_secs(1) },
            Self::Upload => Rate { burst: 600, every: Duration::from_millis(200) },
            // A class that writes questions for one another, with three tries each; one address takes more than a day to fill the house.
            Self::Pack => Rate { burst: 180, every: Duration::from_secs(120) },
            // All of them choose a name when the lesson begins, and half of the names are taken.
            Self::Change => Rate { burst: 180, every: Duration::from_secs(1) },
            // A hall with as many pages as one address may have sockets.
            Self::Board => Rate { burst: SOCKETS_PER_ADDRESS as u32, every: Duration::from_millis(8) },
            Self::Work => Rate { burst: 300, every: Duration::from_millis(200) },
        }
    }
}

/// Wrong codes of all people together: two mistakes each of twenty-five classes at once, then two a second. Where ten thousand rooms are
/// open, who guesses over any number of networks finds one in three hours.
const WRONG_CODES: Rate = Rate { burst: 3_000, every: Duration::from_millis(500) };

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Who {
    /// All people together.
    Everybody,
    Address(IpAddr),
    /// Whatever networks it comes from.
    Line(IpAddr),
    Session(SessionId),
    /// A name somebody tries to log in with, and where from.
    Name(Digest),
}

/// Who did what lately.
#[derive(Debug, Default)]
pub(crate) struct Throttle {
    /// For each, when the burst will have worn off.
    known: Mutex<Known>,
    /// Who knows which room's code.
    told: Mutex<HashSet<(SessionId, RoomId)>>,
}

type Known = HashMap<(Act, Who), Instant>;

/// So many are remembered; then those that have worn off are forgotten, and if none has, all: a flood from a million addresses
/// must not fill the memory.
const MOST: usize = 100_000;

impl Throttle {
    /// Counts an act, or refuses it.
    pub(crate) fn count(&self, deed: Act, address: IpAddr, session: Option<SessionId>) -> Answer<()> {
        self.count_all(deed, &askers(deed, address, session))
    }

    /// Counts a try at the password of whoever has a name, from an address; the name is counted there too.
    pub(crate) fn count_login(
        &self,
        folded: &str,
        address: IpAddr,
        session: Option<SessionId>,
    ) -> Answer<()> {
        // A digest, so that long names take no more room than short ones.
        let name = |from| Who::Name(Digest::of("cluehouse login", &(folded, from)));
        let mut askers = askers(Act::Password, address, session);
        askers.push((name(("network", network(address))), Act::Password.per_session()));
        askers.push((name(("line", line(address))), Act::Password.per_session().per_line()));
        self.count_all(Act::Password, &askers)
    }

    /// Counts a code that is wrong, or refuses to say so.
    pub(crate) fn count_wrong_code(&self, address: IpAddr, session: Option<SessionId>) -> Answer<()> {
        let mut askers = askers(Act::WrongCode, address, session);
        askers.push((Who::Everybody, WRONG_CODES));
        self.count_all(Act::WrongCode, &askers)
    }

    /// Whether somebody may be told that a room's code is right. Whoever was told before comes in again, however many guess meanwhile.
    pub(crate) fn tell_code(&self, address: IpAddr, session: Option<SessionId>, room: RoomId) -> Answer<()> {
        self.allows(Act::WrongCode, address, session)?;
        if !session.is_some_and(|session| self.told().contains(&(session, room))) {
            allow(&self.known(), Act::WrongCode, &[(Who::Everybody, WRONG_CODES)])?;
            session.into_iter().for_each(|session| self.knows_code(session, room));
        }
        Ok(())
    }

    /// Somebody knows a room's code: they have opened it, or were told that it is right.
    pub(crate) fn knows_code(&self, session: SessionId, room: RoomId) {
        let mut told = self.told();
        if told.len() >= MOST {
            told.clear();
        }
        told.insert((session, room));
    }

    fn told(&self) -> MutexGuard<'_, HashSet<(SessionId, RoomId)>> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an act would be refused now; counts nothing.
    pub(crate) fn allows(&self, deed: Act, address: IpAddr, session: Option<SessionId>) -> Answer<()> {
        allow(&self.known(), deed, &askers(deed, address, session))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts for all of them or, where one is refused, for none: who has used up their own share must not use up that of the others
    /// behind the same address.
    fn count_all(&self, deed: Act, askers: &[(Who, Rate)]) -> Answer<()> {
        let now = Instant::now();
        let mut known = self.known();
        allow(&known, deed, askers)?;
        if known.len() >= MOST {
            known.retain(|_, worn_off| *worn_off > now);
            if known.len() >= MOST {
                known.clear();
            }
        }
        for (who, rate) in askers {
            let worn_off = known.entry((deed, *who)).or_insert(now);
            *worn_off = (*worn_off).max(now) + rate.every;
        }
        Ok(())
    }
}

/// Whom an act is counted for.
fn askers(deed: Act, address: IpAddr, session: Option<SessionId>) -> Vec<(Who, Rate)> {
    let network = (Who::Address(network(address)), deed.per_address());
    let line = (Who::Line(line(address)), deed.per_address().per_line());
    let session = session.map(|session| (Who::Session(session), deed.per_session()));
    [network, line].into_iter().chain(session).collect()
}

fn allow(known: &Known, deed: Act, askers: &[(Who, Rate)]) -> Answer<()> {
    let waits = askers.iter().filter_map(|(who, rate)| wait(known.get(&(deed, *who)).copied(), rate));
    waits.max().map_or(Ok(()), |wait| Err(Problem::too_many(wait)))
}

/// How long until one more is allowed, where it is not.
fn wait(worn_off: Option<Instant>, rate: &Rate) -> Option<Duration> {
    let left = worn_off?.saturating_duration_since(Instant::now());
    (left + rate.every).checked_sub(rate.every * rate.burst).filter(|wait| !wait.is_zero())
}

#[cfg(test)]
mod tests {
    use cluehouse_store::limits::{MAX_PACK, MAX_PACKS_IN_ALL};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_burst_then_one_at_a_time_for_each_alone() {
        let throttle = Throttle::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        let (one, other) = (SessionId::from(1), SessionId::from(2));
        for _ in 0..10 {
            assert!(throttle.count(Act::WrongCode, address, Some(one)).is_ok());
        }
        assert!(throttle.count(Act::WrongCode, address, Some(one)).is_err());
        assert!(throttle.count(Act::WrongCode, address, Some(other)).is_ok());
        tokio::time::advance(Duration::from_secs(6)).await;
        assert!(throttle.count(Act::WrongCode, address, Some(one)).is_ok());
        assert!(throttle.count(Act::WrongCode, address, Some(one)).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn the_sixth_try_at_a_password_waits_from_that_network_alone() {
        let throttle = Throttle::default();
        let address = |network: u16, last: u16| IpAddr::from([0x2001, 0xdb8, 0, network, 0, 0, 0, last]);
        for last in 1..=5 {
            assert!(throttle.count_login("ana", address(1, last), None).is_ok());
        }
        assert!(throttle.count_login("ana", address(1, 6), None).is_err());
        assert!(throttle.count_login("ana", address(2, 6), None).is_ok());
        assert!(throttle.count_login("bea", address(1, 6), None).is_ok());
        // Whoever has thousands of networks has not as many tries.
        let tried =
            (3..1_000).filter(|network| throttle.count_login("ana", address(*network, 1), None).is_ok());
        assert_eq!(tried.count(), 20 - 6);
    }

    #[tokio::test(start_paused = true)]
    async fn a_line_with_thousands_of_networks_uses_up_nothing_of_the_house() {
        let throttle = Throttle::default();
        let from = |line: u16, network: u16| IpAddr::from([0x2001, 0xdb8, line, network, 0, 0, 0, 1]);
        let (mut guessed, mut opened) = (0, 0);
        // For an hour, from another network each time.
        for second in 0..3_600 {
            while throttle.count_wrong_code(from(1, guessed), None).is_ok() {
                guessed += 1;
            }
            while throttle.count(Act::Room, from(1, opened), None).is_ok() {
                opened += 1;
            }
            assert!(throttle.tell_code(from(2, 1), None, RoomId::from(1)).is_ok(), "after {second} seconds");
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        assert_eq!((guessed, opened), (4 * 150 + 3_599, 4 * 70 + 3_599));
        assert!(throttle.count(Act::Room, from(2, 1), None).is_ok());
        // One network of it alone has what it always had.
        let network = IpAddr::from([0x2001, 0xdb8, 3, 0, 0, 0, 0, 1]);
        let guesses = (0..1_000).filter(|_| throttle.count_wrong_code(network, None).is_ok());
        assert_eq!(guesses.count(), 150);
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_refused_uses_up_nothing_of_the_others_behind_the_address() {
        let throttle = Throttle::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        let (greedy, other) = (Some(SessionId::from(1)), Some(SessionId::from(2)));
        for _ in 0..1000 {
            drop(throttle.count(Act::Room, address, greedy));
            drop(throttle.count_login("ana", address, None));
        }
        assert!(throttle.count(Act::Room, address, greedy).is_err());
        assert!(throttle.count(Act::Room, address, other).is_ok());
        assert!(throttle.count_login("ana", address, other).is_err());
        assert!(throttle.count_login("bea", address, other).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_and_goes_for_ever_is_stopped_and_a_line_that_flaps_is_not() {
        let throttle = Throttle::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        let (phone, loops) = (Some(SessionId::from(1)), Some(SessionId::from(2)));
        let mut opened = 0;
        // For ten minutes: one whenever it may, the other whenever its line is back.
        for second in 0..600 {
            while throttle.count(Act::Socket, address, loops).is_ok() {
                opened += 1;
            }
            if second % 3 == 0 {
                assert!(throttle.count(Act::Socket, address, phone).is_ok());
            }
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        assert_eq!(opened, 30 + 299);
    }

    #[tokio::test(start_paused = true)]
    async fn one_address_does_not_fill_the_house_with_packs_in_a_day() {
        let throttle = Throttle::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        let mut brought = 0;
        for minute in 0..24 * 60 {
            // Thirty guests each minute, and new ones as often as they can be had.
            for guest in 0..30 {
                let session = Some(SessionId::from(minute * 30 + guest));
                while throttle.count(Act::Pack, address, session).is_ok() {
                    brought += MAX_PACK as i64;
                }
            }
            tokio::time::advance(Duration::from_secs(60)).await;
        }
        assert!((MAX_PACKS_IN_ALL / 2..MAX_PACKS_IN_ALL).contains(&brought), "{brought}");
    }

    #[tokio::test(start_paused = true)]
    async fn who_guesses_codes_over_many_networks_is_stopped_and_whoever_was_in_comes_back() {
        let throttle = Throttle::default();
        let (member, stranger) = (Some(SessionId::from(1)), Some(SessionId::from(2)));
        let (home, room) = (IpAddr::from([192, 0, 2, 1]), RoomId::from(1));
        assert!(throttle.tell_code(home, member, room).is_ok());
        let network = |number: u32| IpAddr::from((0x0a00_0000 + number).to_be_bytes());
        // Twenty classes, each behind an address of its own, and each pupil makes two mistakes at the same time.
        for class in 0..20 {
            for pupil in 0..120 {
                let session = Some(SessionId::from(u128::from(100 + 60 * class + pupil % 60)));
                assert!(throttle.count_wrong_code(network(class), session).is_ok());
            }
        }
        assert!(throttle.tell_code(home, stranger, RoomId::from(2)).is_ok());
        let guessed =
            (1_000..).take_while(|number| throttle.count_wrong_code(network(*number), None).is_ok());
        assert_eq!(guessed.count(), 600);
        assert!(throttle.tell_code(home, stranger, room).is_err(), "a right one looks like a wrong one");
        assert!(throttle.tell_code(home, None, room).is_err());
        assert!(throttle.tell_code(home, member, room).is_ok(), "whoever was in comes back");
        tokio::time::advance(Duration::from_secs(60)).await;
        let guessed =
            (9_000..).take_while(|number| throttle.count_wrong_code(network(*number), None).is_ok());
        assert_eq!(guessed.count(), 120);
    }

    #[tokio::test(start_paused = true)]
    async fn a_class_of_sixty_behind_one_address_gets_in() {
        let throttle = Throttle::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        for pupil in 0..60 {
            let session = Some(SessionId::from(pupil));
            assert!(throttle.count(Act::Guest, address, None).is_ok());
            assert!(throttle.count(Act::Room, address, session).is_ok());
            assert!(throttle.count(Act::WrongCode, address, session).is_ok());
            for _ in 0..3 {
                assert!(throttle.count(Act::Change, address, session).is_ok());
            }
        }
        // The network goes and comes back, again and again, and each time all of them are there at once.
        for _ in 0..10 {
            for pupil in 0..60 {
                assert!(throttle.count(Act::Socket, address, Some(SessionId::from(pupil))).is_ok());
            }
        }
    }
}

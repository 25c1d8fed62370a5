//! Boards that many look at. Each is worked out from the archive anew; whoever asks for the same one meanwhile is given the same, and no two
//! are worked out at once, whatever they are of: so that a flood of questions keeps one reader of the store busy and no more.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cluehouse_store::{Error, Standing};
use tokio::time::Instant;

use crate::limits::{BOARD_KEPT, BOARDS_KEPT};
use crate::problem::Answer;
use crate::turns::Turns;

/// Boards of one kind, by what tells them apart.
#[derive(Debug)]
pub(crate) struct Boards<K> {
    known: Mutex<HashMap<K, Known>>,
    /// Where boards of all kinds are worked out, one at a time.
    turns: Arc<Turns>,
}

#[derive(Debug)]
struct Known {
    /// When it was looked up.
    since: Instant,
    /// How many are on it, where that is known without a look.
    number: Option<u32>,
    standings: Arc<[Standing]>,
}

impl Known {
    /// Whether it is what somebody would get who asked at a moment. Where it is known how many there are, one with as many is the same, but
    /// for a name.
    fn is_good(&self, asked: Instant, number: Option<u32>) -> bool {
        let same = number.is_some() && number == self.number;
        self.since >= asked || same && self.since.elapsed() < BOARD_KEPT
    }
}

impl<K: Eq + Hash> Boards<K> {
    pub(crate) fn new(turns: Arc<Turns>) -> Self {
        Self { known: Mutex::default(), turns }
    }

    /// A board as it is now or was since this was asked, from a look at the store. Whoever asks where too many wait already is sent away.
    ///
    /// # Errors
    /// Those of the look.
    pub(crate) async fn find(
        &self,
        which: K,
        number: Option<u32>,
        look: impl Future<Output = Result<Vec<Standing>, Error>> + Send + 'static,
    ) -> Answer<Arc<[Standing]>> {
        let asked = Instant::now();
        if let Some(known) = self.known_since(&which, asked, number) {
            return Ok(known);
        }
        let turn = self.turns.wait().await?;
        if let Some(known) = self.known_since(&which, asked, number) {
            return Ok(known);
        }
        let since = Instant::now();
        // In a task of its own, which has the turn: who hangs up does not let the next one look before this look is over.
        let look = tokio::spawn(async move { (look.await, turn) });
        let (standings, _turn) = look.await.map_err(anyhow::Error::from)?;
        let standings: Arc<[Standing]> = standings?.into();
        let mut boards = self.known();
        if boards.len() >= BOARDS_KEPT {
            boards.clear();
        }
        boards.insert(which, Known { since, number, standings: Arc::clone(&standings) });
        Ok(standings)
    }

    fn known_since(&self, which: &K, asked: Instant, number: Option<u32>) -> Option<Arc<[Standing]>> {
        let boards = self.known();
        let known = boards.get(which).filter(|known| known.is_good(asked, number))?;
        Some(Arc::clone(&known.standings))
    }

    fn known(&self) -> MutexGuard<'_, HashMap<K, Known>> {
        // Nothing below the lock can leave it half done.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use cluehouse_store::MatchId;
    use futures_util::future::join_all;
    use tokio::sync::oneshot;
    use tokio::time::{advance, timeout};

    use super::*;

    fn boards(waiting: usize) -> Boards<u8> {
        Boards::new(Arc::new(Turns::new(1, waiting)))
    }

    fn standing(score: i64) -> Standing {
        Standing {
            place: 1,
            person: None,
            name: None,
            score,
            won: true,
            attempts: None,
            millis: None,
            ended: 0,
            id: MatchId::from(1),
        }
    }

    /// Asks, and answers the number of the look that the answer is from.
    async fn ask(boards: &Boards<u8>, looks: &Arc<AtomicI64>, number: Option<u32>) -> i64 {
        let looks = Arc::clone(looks);
        let look = async move {
            let look = looks.fetch_add(1, Ordering::Relaxed) + 1;
            tokio::task::yield_now().await;
            Ok(vec![standing(look)])
        };
        boards.find(1, number, look).await.expect("a board")[0].score
    }

    #[tokio::test(start_paused = true)]
    async fn who_asks_while_a_board_is_looked_up_shares_the_next_look_and_gets_nothing_older() {
        let (boards, looks) = (boards(100), Arc::default());
        let first = ask(&boards, &looks, None);
        let others = async {
            // The first has begun by now, and what ends from here on must be seen.
            advance(std::time::Duration::from_millis(1)).await;
            join_all((0..100).map(|_| ask(&boards, &looks, None))).await
        };
        let (first, others) = futures_util::future::join(first, others).await;
        assert_eq!((first, looks.load(Ordering::Relaxed)), (1, 2));
        assert!(others.iter().all(|look| *look == 2));
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_whose_number_is_known_is_looked_up_when_that_changes_and_now_and_then() {
        let (boards, looks) = (boards(0), Arc::default());
        for (number, look) in [(5, 1), (5, 1), (6, 2), (6, 2)] {
            advance(std::time::Duration::from_millis(1)).await;
            assert_eq!(ask(&boards, &looks, Some(number)).await, look);
        }
        advance(BOARD_KEPT).await;
        assert_eq!(ask(&boards, &looks, Some(6)).await, 3);
    }

    #[tokio::test(start_paused = true)]
    async fn boards_of_all_kinds_keep_one_reader_busy_whoever_hangs_up_and_so_many_wait() {
        let turns = Arc::new(Turns::new(1, 1));
        let (leaders, races) = (Boards::<u8>::new(Arc::clone(&turns)), Boards::<u8>::new(turns));
        let (begun, has_begun) = oneshot::channel();
        let (go, wait) = oneshot::channel::<()>();
        let look = async move {
            begun.send(()).expect("somebody listens");
            wait.await.expect("it goes on");
            Ok(Vec::new())
        };
        // Whoever asked for the first hangs up once its look has begun.
        tokio::select! {
            _ = leaders.find(1, None, look) => unreachable!("its look waits"),
            begun = has_begun => begun.expect("a look"),
        }
        let looks = Arc::default();
        let mut second = std::pin::pin!(ask(&races, &looks, None));
        assert!(timeout(BOARD_KEPT, &mut second).await.is_err());
        assert_eq!(looks.load(Ordering::Relaxed), 0, "another kind waits as well");
        let third = leaders.find(2, None, async { Ok(Vec::new()) }).await;
        assert_eq!(third.err().map(|why| why.code()), Some("http-full"));
        go.send(()).expect("the look waits for it");
        assert_eq!(second.await, 1);
    }
}

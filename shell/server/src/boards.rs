//! Boards that many look at. Each is worked out from the archive anew; whoever asks for the same one meanwhile is given the same, and no two
//! of a kind are worked out at once, so that a flood of questions keeps one reader of the store busy and no more.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use cluehouse_store::{Error, Standing};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::limits::{BOARD_KEPT, BOARDS_KEPT};

/// Boards of one kind, by what tells them apart.
#[derive(Debug)]
pub(crate) struct Boards<K>(Mutex<HashMap<K, Known>>);

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

impl<K> Default for Boards<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Boards<K> {
    /// A board as it is now or was since this was asked, from a look at the store.
    ///
    /// # Errors
    /// Those of the look.
    pub(crate) async fn find(
        &self,
        which: K,
        number: Option<u32>,
        look: impl Future<Output = Result<Vec<Standing>, Error>>,
    ) -> Result<Arc<[Standing]>, Error> {
        let asked = Instant::now();
        let mut boards = self.0.lock().await;
        if let Some(known) = boards.get(&which).filter(|known| known.is_good(asked, number)) {
            return Ok(Arc::clone(&known.standings));
        }
        let since = Instant::now();
        let standings: Arc<[Standing]> = look.await?.into();
        if boards.len() >= BOARDS_KEPT {
            boards.clear();
        }
        boards.insert(which, Known { since, number, standings: Arc::clone(&standings) });
        Ok(standings)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use cluehouse_store::MatchId;
    use futures_util::future::join_all;
    use tokio::time::advance;

    use super::*;

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
    async fn ask(boards: &Boards<u8>, looks: &Cell<i64>, number: Option<u32>) -> i64 {
        let look = async {
            looks.set(looks.get() + 1);
            tokio::task::yield_now().await;
            Ok(vec![standing(looks.get())])
        };
        boards.find(1, number, look).await.expect("a board")[0].score
    }

    #[tokio::test(start_paused = true)]
    async fn who_asks_while_a_board_is_looked_up_shares_the_next_look_and_gets_nothing_older() {
        let (boards, looks) = (Boards::default(), Cell::new(0));
        let first = ask(&boards, &looks, None);
        let others = async {
            // The first has begun by now, and what ends from here on must be seen.
            advance(std::time::Duration::from_millis(1)).await;
            join_all((0..100).map(|_| ask(&boards, &looks, None))).await
        };
        let (first, others) = futures_util::future::join(first, others).await;
        assert_eq!((first, looks.get()), (1, 2));
        assert!(others.iter().all(|look| *look == 2));
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_whose_number_is_known_is_looked_up_when_that_changes_and_now_and_then() {
        let (boards, looks) = (Boards::default(), Cell::new(0));
        for (number, look) in [(5, 1), (5, 1), (6, 2), (6, 2)] {
            advance(std::time::Duration::from_millis(1)).await;
            assert_eq!(ask(&boards, &looks, Some(number)).await, look);
        }
        advance(BOARD_KEPT).await;
        assert_eq!(ask(&boards, &looks, Some(6)).await, 3);
    }
}

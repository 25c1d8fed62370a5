//! Whether the house can write, asked of the disk once a second at most: anybody may ask, and each look is a write.

use cluehouse_store::{Error, Store};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::limits::READY_FOR;

/// What the last look has found, and when.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), Error>)>>);

impl Readiness {
    /// Whether the store answers, and writes. Who asks while another looks waits for that look.
    pub(crate) async fn look(&self, store: &Store) -> Result<(), Error> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < READY_FOR
        {
            return found.clone();
        }
        let found = store.is_well().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

#[cfg(test)]
mod tests {
    use cluehouse_store::Fault;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_disk_is_asked_once_a_second() {
        let folder = std::env::temp_dir().join(format!("cluehouse-readiness-{}", std::process::id()));
        let store = Store::open(&folder).expect("a store");
        let readiness = Readiness::default();
        // The second write fails: as long as nobody hears of it there was none.
        store.fail(2, Fault::NotWritten);
        for _ in 0..10 {
            assert!(readiness.look(&store).await.is_ok());
        }
        tokio::time::advance(READY_FOR).await;
        for _ in 0..10 {
            assert!(readiness.look(&store).await.is_err());
        }
        tokio::time::advance(READY_FOR).await;
        assert!(readiness.look(&store).await.is_ok());
        store.close().await.expect("a good end");
        std::fs::remove_dir_all(folder).expect("nothing left");
    }
}

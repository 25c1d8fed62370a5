//! Network addresses that are kept out: what the store says of them, in memory, since every request is compared with it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use cluehouse_store::Store;

use crate::network::network;

/// Addresses that are kept out, and until when.
#[derive(Debug, Default)]
pub(crate) struct Bans {
    addresses: RwLock<HashMap<IpAddr, i64>>,
    /// Held while the store is asked, so that an older answer never replaces a newer one.
    loading: tokio::sync::Mutex<()>,
}

impl Bans {
    /// Takes over what the store says.
    pub(crate) async fn load(&self, store: &Store) -> Result<(), cluehouse_store::Error> {
        let _loading = self.loading.lock().await;
        let banned = store.banned_addresses(crate::wall()).await?;
        let read = |(address, until): (String, i64)| Some((address.parse().ok()?, until));
        let banned = banned.into_iter().filter_map(read).collect();
        *self.addresses.write().unwrap_or_else(PoisonError::into_inner) = banned;
        Ok(())
    }

    /// Whether somebody from there is kept out.
    pub(crate) fn hold(&self, address: IpAddr, now: i64) -> bool {
        let addresses = self.addresses.read().unwrap_or_else(PoisonError::into_inner);
        addresses.get(&network(address)).is_some_and(|until| *until > now)
    }

    /// Forgets what is over.
    pub(crate) fn forget(&self, now: i64) {
        self.addresses.write().unwrap_or_else(PoisonError::into_inner).retain(|_, until| *until > now);
    }
}

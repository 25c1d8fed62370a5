//! What an address asks for after its question mark: of the right shape, or refused as a problem.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use cluehouse_games::GameKind;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

use crate::app::App;
use crate::limits::{LIST_DEFAULT, LIST_MOST};
use crate::problem::{Answer, Problem};

/// Parameters, read.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Answer<Self> {
        Query::try_from_uri(&parts.uri).map(|Query(asked)| Self(asked)).map_err(Problem::unreadable)
    }
}

/// How many items of a list.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "u32")]
pub(crate) struct Limit(u32);

impl Limit {
    pub(crate) const fn get(self) -> u32 {
        self.0
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self(LIST_DEFAULT)
    }
}

impl TryFrom<u32> for Limit {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        if (1..=LIST_MOST).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("limit is from 1 to {LIST_MOST}"))
        }
    }
}

/// An id, where one is given.
pub(crate) fn id<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    String::deserialize(deserializer)?.parse().map(Some).map_err(D::Error::custom)
}

/// A game, by its id.
pub(crate) fn game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameKind, D::Error> {
    let id = String::deserialize(deserializer)?;
    GameKind::from_id(&id).ok_or_else(|| D::Error::custom("no such game"))
}

//! Passwords: what one may be, and hashing, which is slow on purpose and therefore done by few at a time.

use std::fmt;
use std::num::NonZero;
use std::thread::available_parallelism;

use argon2::password_hash::{Error, PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use cluehouse_engine::Text;
use cluehouse_room::Name;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::entropy;
use crate::limits::{HASHES_AT_ONCE, HASHES_WAITING, MAX_PASSWORD, MIN_PASSWORD};
use crate::problem::{Answer, Problem};
use crate::turns::Turns;

/// What everybody tries first, one a line, in lower case.
const COMMON: &str = include_str!("common-passwords.txt");

/// What a password is compared with where there is no account, so that it takes as long: the hash of something nobody knows.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$7JIlTwoNB6AnISk2BTHBYQ$RqCh7Qe/L6JBqzU7h+4hy3p7NHV59IdDGBAIxZXdw7s";

/// A password as somebody typed it. It is taken as it is: nothing is folded, cut or demanded of its letters.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub(crate) struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[hidden]")
    }
}

impl Password {
    /// Whether it may be the password of who has this name.
    pub(crate) fn check(&self, name: &Name) -> Answer<()> {
        let length = self.0.chars().count();
        let text = if length < MIN_PASSWORD {
            Text::new("account-password-short").number("least", MIN_PASSWORD as i64)
        } else if length > MAX_PASSWORD {
            Text::new("account-password-long").number("most", MAX_PASSWORD as i64)
        } else if self.is_common() {
            Text::new("account-password-common")
        } else if Name::new(&self.0).is_ok_and(|said| said.key() == name.key()) {
            Text::new("account-password-name")
        } else {
            return Ok(());
        };
        Err(Problem::wrong(text))
    }

    fn is_common(&self) -> bool {
        let lower = self.0.to_lowercase();
        COMMON.lines().any(|common| common == lower)
    }
}

/// Where passwords are hashed.
#[derive(Debug)]
pub(crate) struct Hashing(Turns);

impl Default for Hashing {
    fn default() -> Self {
        Self(Turns::new(at_once(available_parallelism().map_or(1, NonZero::get)), HASHES_WAITING))
    }
}

/// Passwords hashed at once by so many cores: half of them are left to rooms.
const fn at_once(cores: usize) -> usize {
    match cores / 2 {
        0 => 1,
        half if half < HASHES_AT_ONCE => half,
        _ => HASHES_AT_ONCE,
    }
}

impl Hashing {
    /// What is kept of a password: Argon2id with the crate's recommended parameters and a salt of its own.
    pub(crate) async fn hash(&self, password: Password) -> Answer<String> {
        let salt: [u8; 16] = entropy()?;
        let hash = self.0.take(move || {
            let hash: Result<PasswordHash, _> =
                Argon2::default().hash_password_with_salt(password.0.as_bytes(), &salt);
            hash.map(|hash| hash.to_string())
        });
        Ok(hash.await?.map_err(anyhow::Error::from)?)
    }

    /// Whether it is the password that was hashed; where none was it is not, after the same time.
    pub(crate) async fn verify(&self, password: Password, hash: Option<String>) -> Answer<bool> {
        let (hash, known) = hash.map_or_else(|| (NOBODY.to_owned(), false), |hash| (hash, true));
        let verified =
            self.0.take(move || Argon2::default().verify_password(password.0.as_bytes(), hash.as_str()));
        match verified.await? {
            Ok(()) => Ok(known),
            Err(Error::PasswordInvalid) => Ok(false),
            Err(why) => Err(anyhow::Error::from(why).into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[track_caller]
    fn check(text: &str, expected: Result<(), &str>) {
        let name = Name::new("Ana María").unwrap();
        let found = password(text).check(&name);
        assert_eq!(found.as_ref().map_err(Problem::code).copied(), expected, "{text}");
    }

    #[test]
    fn long_enough_and_not_the_first_guess_of_everybody() {
        check("1234567", Err("account-password-short"));
        check("ééééééé", Err("account-password-short"));
        check(&"é".repeat(8), Ok(()));
        check(&"x".repeat(128), Ok(()));
        check(&"x".repeat(129), Err("account-password-long"));
        check("PassWord1", Err("account-password-common"));
        check("ana  MARÍA", Err("account-password-name"));
        check("        ", Ok(()));
        check("パスワードです。", Ok(()));
    }

    #[test]
    fn common_passwords_are_each_there_once_and_could_be_chosen() {
        let mut seen = std::collections::BTreeSet::new();
        for line in COMMON.lines() {
            assert!(line.chars().count() >= MIN_PASSWORD && line == line.to_lowercase(), "{line}");
            assert!(seen.insert(line), "{line} stands twice");
        }
        assert!(seen.len() >= 300, "{}", seen.len());
    }

    #[test]
    fn half_of_the_cores_are_left_to_rooms() {
        assert_eq!([1, 2, 3, 4, 64].map(at_once), [1, 1, 1, 2, 2]);
    }

    #[tokio::test]
    async fn a_hash_verifies_its_password_alone_and_names_its_parameters() {
        let hashing = Hashing::default();
        let hash = hashing.hash(password("correct horse")).await.unwrap();
        let head = "$argon2id$v=19$m=19456,t=2,p=1$";
        assert!(hash.starts_with(head) && NOBODY.starts_with(head), "{hash}");
        assert!(hashing.verify(password("correct horse"), Some(hash.clone())).await.unwrap());
        assert!(!hashing.verify(password("correct horsf"), Some(hash.clone())).await.unwrap());
        assert!(!hashing.verify(password("correct horse"), None).await.unwrap());
        assert_ne!(
            hashing.hash(password("correct horse")).await.unwrap(),
            hash,
            "each has a salt of its own"
        );
        assert_eq!(format!("{:?}", password("correct horse")), "[hidden]");
    }
}

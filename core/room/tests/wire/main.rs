//! One recorded example of every message on the wire, and what a room keeps. `UPDATE_EXPECT=1` writes them anew; read the diff: a client in use
//! was made for what stood there before.

mod client;
mod journal;
mod server;

/// The tags of an enum, from a match that must name every variant: a new one does not compile before it is named here, and
/// fails a test before there is an example of it.
macro_rules! tags {
    ($all:ident, $of:ident: $what:ty { $($pattern:pat => $tag:literal),* $(,)? }) => {
        const $all: &[&str] = &[$($tag),*];

        fn $of(what: &$what) -> &'static str {
            match what {
                $($pattern => $tag,)*
            }
        }
    };
}
pub(crate) use tags;

/// Looks whether there is an example of every tag.
pub(crate) fn check_all(wanted: &[&str], found: impl IntoIterator<Item = &'static str>) {
    let found: Vec<&str> = found.into_iter().collect();
    let missing: Vec<_> = wanted.iter().filter(|tag| !found.contains(tag)).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
}

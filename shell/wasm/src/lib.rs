//! The door from the core to the browser: a match for one in the page itself and, with the feature `solver`, the coach; with
//! `embed`, the classic game as other sites hold it.
//!
//! Everything goes in and out as JSON, and a match looks as on a server's socket, so a page has one board for both. Time and
//! randomness come from the page with each call; what the coach says comes as text ids with arguments.
#![warn(missing_docs)]

/// Smaller than the standard library's, and as fast.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[cfg(feature = "embed")]
pub mod classic;
#[cfg(feature = "solver")]
pub mod coach;
mod local;

pub use local::LocalMatch;

//! Fuzzes the law `cluehouse_games::fuzz::settings`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| cluehouse_games::fuzz::settings(data));

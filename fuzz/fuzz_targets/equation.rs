//! Fuzzes the law `cluehouse_games::fuzz::equation`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| cluehouse_games::fuzz::equation(data));

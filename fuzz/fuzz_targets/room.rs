//! Fuzzes the law `cluehouse_room::sim::fuzz::room`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| cluehouse_room::sim::fuzz::room(data));

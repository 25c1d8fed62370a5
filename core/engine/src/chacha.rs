//! The numbers of ChaCha with eight rounds, in their order. Written out here because a match draws few of them: a block at a time, in a
//! loop, where the usual crates make four blocks at once in code that is large. A test compares them with `rand_chacha`.

/// "expand 32-byte k", as the cipher's four constants.
const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// Numbers in a block.
const WORDS: usize = 16;

/// Columns, then diagonals.
const QUARTERS: [[usize; 4]; 8] = [
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [1, 6, 11, 12],
    [2, 7, 8, 13],
    [3, 4, 9, 14],
];

/// The stream of one key.
#[derive(Clone)]
pub(crate) struct ChaCha8 {
    /// Constants, key, the number of the next block and a nonce of zeros.
    state: [u32; WORDS],
    block: [u32; WORDS],
    used: usize,
}

impl ChaCha8 {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        let mut state = [0; WORDS];
        state[..4].copy_from_slice(&CONSTANTS);
        for (word, bytes) in state[4..12].iter_mut().zip(key.as_chunks().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        Self { state, block: [0; WORDS], used: WORDS }
    }

    pub(crate) fn next(&mut self) -> u64 {
        if self.used == WORDS {
            self.refill();
        }
        let (low, high) = (self.block[self.used], self.block[self.used + 1]);
        self.used += 2;
        u64::from(high) << 32 | u64::from(low)
    }

    fn refill(&mut self) {
        self.block = self.state;
        for _ in 0..4 {
            for quarter in QUARTERS {
                self.mix(quarter);
            }
        }
        for (word, before) in self.block.iter_mut().zip(self.state) {
            *word = word.wrapping_add(before);
        }
        let (count, carry) = self.state[12].overflowing_add(1);
        self.state[12] = count;
        self.state[13] = self.state[13].wrapping_add(carry.into());
        self.used = 0;
    }

    fn mix(&mut self, [a, b, c, d]: [usize; 4]) {
        let block = &mut self.block;
        for (to, with, from, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            block[to] = block[to].wrapping_add(block[with]);
            block[from] = (block[from] ^ block[to]).rotate_left(by);
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng};

    use super::*;

    #[test]
    fn the_numbers_are_those_of_rand_chacha() {
        for seed in 0..=255 {
            let key = std::array::from_fn(|place| (place as u8).wrapping_mul(29) ^ seed);
            let (mut ours, mut theirs) = (ChaCha8::new(key), ChaCha8Rng::from_seed(key));
            for place in 0..1000 {
                assert_eq!(ours.next(), theirs.next_u64(), "number {place} of key {seed}");
            }
        }
    }

    #[test]
    fn the_count_of_blocks_goes_on_beyond_32_bits() {
        let (mut ours, mut theirs) = (ChaCha8::new([7; 32]), ChaCha8Rng::from_seed([7; 32]));
        ours.state[12] = u32::MAX;
        theirs.set_word_pos(u128::from(u32::MAX) * WORDS as u128);
        for _ in 0..WORDS {
            assert_eq!(ours.next(), theirs.next_u64());
        }
    }
}

//! What is known of the sets of codes seen so far: a table of fixed size that forgets the older of two on one place.

/// Names a set of codes. A sum of random numbers, 128 bits wide: among ten million sets two share a name by chance with
/// a probability below 2⁻⁸⁰.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Key(pub(crate) u64, pub(crate) u64);

impl Key {
    /// The name of the set that holds only the code at this place.
    pub(crate) fn of(index: u64) -> Self {
        Self(scramble(2 * index + 1), scramble(2 * index + 2))
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.0 = self.0.wrapping_add(other.0);
        self.1 = self.1.wrapping_add(other.1);
    }

    /// The name of the same set with something else told of it.
    pub(crate) fn with(self, label: u8) -> Self {
        Self(self.0 ^ scramble(u64::from(label) << 32), self.1)
    }

    /// A number for the table and for sums over parts.
    pub(crate) fn short(self) -> u64 {
        scramble(self.0 ^ self.1.rotate_left(29))
    }
}

/// The finisher of SplitMix64: a bijection that spreads every bit over the word.
fn scramble(number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// What is known of a set: at least `lower`; exactly that where a guess is named that reaches it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) lower: u32,
    pub(crate) guess: Option<u16>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: Key,
    lower: u32,
    /// One more than the guess; 0 where none is known to reach `lower`.
    guess: u16,
}

#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<Entry>,
    mask: usize,
    filled: usize,
    most: usize,
}

impl Memory {
    /// Starts small and doubles up to `2^bits` entries of 24 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        let start = 1 << bits.min(12);
        Self { entries: vec![Entry::default(); start], mask: start - 1, filled: 0, most: 1 << bits }
    }

    pub(crate) fn get(&self, key: Key) -> Option<Known> {
        let home = key.short() as usize;
        let entry = [home, home ^ 1].map(|place| self.entries[place & self.mask]).into_iter().find(|entry| entry.key == key)?;
        Some(Known { lower: entry.lower, guess: entry.guess.checked_sub(1) })
    }

    pub(crate) fn put(&mut self, key: Key, known: Known) {
        if self.filled * 2 > self.entries.len() && self.entries.len() < self.most {
            self.grow();
        }
        let entry = Entry { key, lower: known.lower, guess: known.guess.map_or(0, |guess| guess + 1) };
        self.place(entry);
    }

    fn place(&mut self, entry: Entry) {
        let home = entry.key.short() as usize & self.mask;
        let other = home ^ 1;
        let empty = |place: usize| self.entries[place].key == Key::default();
        let place = if self.entries[other].key == entry.key || self.entries[home].key != entry.key && !empty(home) && empty(other) { other } else { home };
        self.filled += usize::from(empty(place));
        self.entries[place] = entry;
    }

    fn grow(&mut self) {
        let wider = self.entries.len() * 2;
        let before = std::mem::replace(&mut self.entries, vec![Entry::default(); wider]);
        self.mask = wider - 1;
        self.filled = 0;
        for entry in before {
            if entry.key != Key::default() {
                self.place(entry);
            }
        }
    }
}

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

    /// The name of a division that has the set among its parts: the sum over the parts names the whole division.
    pub(crate) fn part(self) -> Self {
        Self(scramble(self.0 ^ self.1.rotate_left(29)), scramble(self.1 ^ self.0.rotate_left(17)))
    }

    /// A place in the table.
    fn short(self) -> usize {
        scramble(self.0 ^ self.1.rotate_left(29)) as usize
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

/// Entries that share a place: one cache line and a half.
const WAYS: usize = 4;

#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<[Entry; WAYS]>,
    filled: usize,
    most: usize,
}

impl Memory {
    /// Starts small and doubles up to `2^bits` entries of 24 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        let start = 1 << 10;
        Self { entries: vec![Default::default(); start], filled: 0, most: (1 << bits) / WAYS }
    }

    fn place(&self, key: Key) -> usize {
        key.short() & (self.entries.len() - 1)
    }

    pub(crate) fn get(&self, key: Key) -> Option<Known> {
        let entry = self.entries[self.place(key)].iter().find(|entry| entry.key == key)?;
        Some(Known { lower: entry.lower, guess: entry.guess.checked_sub(1) })
    }

    pub(crate) fn put(&mut self, key: Key, known: Known) {
        if self.filled * 2 > self.entries.len() * WAYS && self.entries.len() < self.most {
            self.grow();
        }
        self.insert(Entry { key, lower: known.lower, guess: known.guess.map_or(0, |guess| guess + 1) });
    }

    /// Takes the place of the same set, else an empty one, else the one of the cheapest set: that is the easiest to
    /// search again.
    fn insert(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let ways = &mut self.entries[place];
        let same = ways.iter().position(|other| other.key == entry.key);
        let cheapest = || (0..WAYS).min_by_key(|&way| ways[way].lower).unwrap_or(0);
        let way = same.unwrap_or_else(cheapest);
        self.filled += usize::from(ways[way].lower == 0);
        ways[way] = entry;
    }

    fn grow(&mut self) {
        let wider = vec![Default::default(); self.entries.len() * 2];
        let before = std::mem::replace(&mut self.entries, wider);
        self.filled = 0;
        for entry in before.into_iter().flatten().filter(|entry| entry.lower > 0) {
            self.insert(entry);
        }
    }
}

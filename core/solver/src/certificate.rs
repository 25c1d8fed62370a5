//! A strategy tree as text: written the same way every time, to be read back only through the checker.
//!
//! Three lines of header (what it is, the game, what it claims), one line per node in the order of a walk from the
//! root, and a line with the number of nodes and a checksum over all bytes before it. A node's line: the answer that
//! leads to it, its guess, the guesses over all codes from there on, and how many of its branches are written out.

use std::fmt::Write;

use crate::tree::{NodeId, Tree};

/// The first line.
pub(crate) const TITLE: &str = "cluehouse strategy 1";

impl Tree {
    /// The certificate.
    pub fn certificate(&self) -> String {
        let (space, summary) = (self.space, &self.summary);
        let repeats = if space.repeats() { "repeats" } else { "no-repeats" };
        let mut text = format!(
            "{TITLE}\ngame {} {} {repeats}\ncodes {} total {} worst {}\n",
            space.symbols(),
            space.length(),
            summary.codes(),
            summary.total(),
            summary.worst()
        );
        if !self.is_empty() {
            self.write("-", NodeId(0), &mut text);
        }
        let sum = checksum(text.as_bytes());
        let _ = writeln!(text, "end {} {sum:016x}", self.len());
        text
    }

    fn write(&self, answer: &str, id: NodeId, text: &mut String) {
        let node = self.node(id);
        let _ = writeln!(text, "{answer} {} {} {}", node.guess, node.total, node.branches.len());
        for (feedback, child) in &node.branches {
            self.write(&feedback.to_string(), *child, text);
        }
    }
}

/// The checksum of certificates, FNV-1a: it finds accidents. What was altered on purpose the replay finds.
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}

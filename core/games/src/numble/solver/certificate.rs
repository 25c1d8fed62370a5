//! A strategy tree as text: written the same way every time, to be read back only through the checker.
//!
//! Three lines of header (what it is, the pool with a checksum of it, what it claims), one line per node in the order of a
//! walk from the root, and a line with the number of nodes and a checksum over all bytes before it. A node's line: the
//! marks that lead to it, its guess without spaces, the guesses over all equations from there on, and how many of its
//! branches are written out.

use std::fmt::Write;

use cluehouse_solver::checksum;

use super::super::pool;
use super::tree::{Node, Tree};

/// The first line.
pub const TITLE: &str = "cluehouse numble strategy 1";

impl Tree {
    /// The certificate.
    pub fn certificate(&self) -> String {
        let summary = &self.summary;
        let mut text = format!(
            "{TITLE}\n{}\nequations {} total {} worst {}\n",
            pool_line(),
            summary.codes(),
            summary.total(),
            summary.worst()
        );
        if let Some(root) = self.nodes.first() {
            self.write("-", root, &mut text);
        }
        let sum = checksum(text.as_bytes());
        let _ = writeln!(text, "end {} {sum:016x}", self.len());
        text
    }

    fn write(&self, marks: &str, node: &Node, text: &mut String) {
        let guess = node.guess.as_str().replace(' ', "");
        let _ = writeln!(text, "{marks} {guess} {} {}", node.total, node.branches.len());
        for (marks, child) in &node.branches {
            self.write(&marks.to_string(), &self.nodes[child.0], text);
        }
    }
}

/// The line that says for which targets a certificate is.
pub(super) fn pool_line() -> String {
    let mut text = String::new();
    for equation in pool() {
        let _ = writeln!(text, "{equation}");
    }
    format!("pool {} {:016x}", pool().len(), checksum(text.as_bytes()))
}

//! What a set of codes takes about, judged by its size alone.

use cluehouse_codes::Space;

use crate::measure::bits;
use crate::scale::Scale;
use crate::tree::Tree;

/// Expected guesses by the size of the set, between known sizes along the logarithm.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    /// Binary logarithm of the size, and guesses on average; both rise.
    points: Vec<(f64, f64)>,
}

impl Estimate {
    /// From the number of feedbacks alone: a guess divides as if into five eighths as many equal parts. That fits the
    /// known averages of classic, Bulls & Cows and Super within a sixth of a guess.
    pub(super) fn rough(space: Space) -> Self {
        let slope = 1.0 / (bits(5 * Scale::new(space).len() as u64) - 3.0).max(1.0);
        let codes = bits(space.size().max(16));
        let points = vec![(0.0, 1.0), (1.0, 1.5), (3.0, 2.1), (codes, 2.1 + slope * (codes - 3.0))];
        Self { points }
    }

    /// From a strategy: the averages of its nodes, by classes of size.
    pub(super) fn from_tree(tree: &Tree) -> Self {
        const PER_DOUBLING: f64 = 2.0;
        let mut classes: Vec<(f64, f64, f64)> = vec![(0.0, 0.0, 0.0); 64];
        for node in &tree.nodes {
            let size = bits(u64::from(node.codes));
            let guesses = f64::from(node.total) / f64::from(node.codes);
            let class = &mut classes[((size * PER_DOUBLING) as usize).min(63)];
            *class = (class.0 + size, class.1 + guesses, class.2 + 1.0);
        }
        let mut points = vec![(0.0, 1.0), (1.0, 1.5)];
        for (sizes, guesses, nodes) in classes.into_iter().filter(|class| class.2 > 0.0) {
            let point = (sizes / nodes, guesses / nodes);
            if points.last().is_none_or(|last| point.0 > last.0 && point.1 > last.1) {
                points.push(point);
            }
        }
        Self { points }
    }

    /// Guesses over all codes of a set of this size together.
    pub(super) fn total(&self, size: usize) -> f64 {
        if size == 0 {
            return 0.0;
        }
        let at = bits(size as u64);
        let above = self.points.iter().position(|point| point.0 >= at).unwrap_or(self.points.len() - 1);
        let guesses = match above.checked_sub(1) {
            None => self.points[0].1,
            Some(below) => {
                let ((x0, y0), (x1, y1)) = (self.points[below], self.points[above]);
                y0 + (y1 - y0) * (at - x0) / (x1 - x0)
            }
        };
        guesses * size as f64
    }
}

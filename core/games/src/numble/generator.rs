//! How a target is drawn: an operator, then numbers in its ranges. Where the draws come from is the caller's business.

use super::{Equation, Operator};

/// Draws an equation. `int` gives a number from its first argument to its second, both included, and is never asked for an
/// empty range.
///
/// The seed document tries again where a result leaves 0–999; within these ranges none does.
pub(super) fn generate(mut int: impl FnMut(u16, u16) -> u16) -> Equation {
    let operator = Operator::ALL[usize::from(int(0, 3))];
    let (first, second, result) = match operator {
        Operator::Plus => {
            let (first, second) = (int(1, 99), int(1, 99));
            (first, second, first + second)
        }
        Operator::Minus => {
            let first = int(1, 99);
            // The document asks for a number from 1 to 0 where the first is 1, and its formula then gives 1.
            let second = int(1, (first - 1).max(1));
            (first, second, first - second)
        }
        Operator::Times => {
            let (first, second) = (int(2, 15), int(2, 15));
            (first, second, first * second)
        }
        Operator::Divide => {
            let (second, result) = (int(2, 12), int(1, 20));
            (second * result, second, result)
        }
    };
    Equation::compose(first, operator, second, result)
}

//! What may be guessed: any true equation is legal, more than a million and a half of them. The strategies look at a
//! bounded list.

use super::super::{Equation, Operator, pool};

/// The list the strategies choose from, sorted as text: every equation of the pool, for one of them it is, and every other
/// legal equation without leading zeros whose digits are all different. Such a guess asks after as many digits as it has,
/// and one with a repeated digit wastes a place unless the place itself is what matters.
pub(super) fn listed() -> Vec<Equation> {
    let digits: Vec<Option<u16>> = (0..=999).map(different_digits).collect();
    let mut all: Vec<Equation> = Vec::new();
    every_sum(|first, operator, second, result| {
        let sets = [first, second, result].map(|number| digits[usize::from(number)]);
        let [Some(a), Some(b), Some(c)] = sets else { return };
        if a & b == 0 && (a | b) & c == 0 {
            all.push(Equation::compose(first, operator, second, result));
        }
    });
    all.extend(pool());
    all.sort_unstable();
    all.dedup();
    all
}

/// Every legal guess, leading zeros included, sorted as text.
pub(super) fn legal() -> Vec<Equation> {
    let mut all = Vec::new();
    every_sum(|first, operator, second, result| {
        let widths = |number: u16| number.to_string().len()..=3;
        for a in widths(first) {
            for b in widths(second) {
                for c in widths(result) {
                    all.push(Equation::write(&format!("{first:0a$} {operator} {second:0b$} = {result:0c$}")));
                }
            }
        }
    });
    all.sort_unstable();
    all
}

/// The digits of a number, one bit each; `None` where one is there twice.
fn different_digits(number: u16) -> Option<u16> {
    let (mut rest, mut digits) = (number, 0);
    loop {
        let bit = 1 << (rest % 10);
        if digits & bit != 0 {
            return None;
        }
        digits |= bit;
        rest /= 10;
        if rest == 0 {
            return Some(digits);
        }
    }
}

/// Every true statement about numbers from 0 to 999.
fn every_sum(mut found: impl FnMut(u16, Operator, u16, u16)) {
    for low in 0..=999_u16 {
        for high in low..=999 {
            // `low + other = high`, and the same from its end.
            found(low, Operator::Plus, high - low, high);
            found(high, Operator::Minus, low, high - low);
        }
        for other in 0..=999_u16 {
            let product = u32::from(low) * u32::from(other);
            if product > 999 {
                break;
            }
            found(low, Operator::Times, other, product as u16);
            if low > 0 {
                found(product as u16, Operator::Divide, low, other);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_legal_guess_is_one_and_is_there_once() {
        let legal = legal();
        assert!(legal.is_sorted_by(|one, next| one < next));
        for equation in legal.iter().step_by(101) {
            assert_eq!(equation.as_str().parse(), Ok(*equation));
        }
        for text in
            ["000 + 00 = 0", "1 + 998 = 999", "07 * 08 = 056", "0 / 999 = 000", "999 - 0 = 999", "0 * 0 = 00"]
        {
            let equation: Equation = text.parse().expect("an equation");
            assert!(legal.binary_search(&equation).is_ok(), "{text}");
        }
        assert!(listed().iter().all(|equation| legal.binary_search(equation).is_ok()));
        assert_eq!(legal.len(), 1_586_932);
    }
}

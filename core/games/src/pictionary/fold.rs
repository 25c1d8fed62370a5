//! How guesses are compared: what counts as the same text, and how far two texts are apart.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text without case, accents, ligatures, hyphens and spare spaces: what two people mean by the same word.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let plain = text.nfkd().filter(|&letter| !is_combining_mark(letter)).flat_map(char::to_lowercase);
    for letter in plain {
        match letter {
            // Letters that do not decompose but that most keyboards lack.
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'ı' => folded.push('i'),
            '\u{2018}' | '\u{2019}' | '\u{02BC}' | '\u{00B4}' | '`' => folded.push('\''),
            '-' | '\u{2010}'..='\u{2015}' => folded.push(' '),
            _ => folded.push(letter),
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether one folded text stands in another as whole words.
pub(super) fn contains_words(text: &str, words: &str) -> bool {
    let outside = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    !words.is_empty()
        && text.match_indices(words).any(|(start, _)| {
            outside(text[..start].chars().next_back()) && outside(text[start + words.len()..].chars().next())
        })
}

/// Whether one folded text is a slip of another: one letter more, less, other or swapped with its neighbour in words of up
/// to five letters, two in longer ones.
pub(super) fn is_near(guess: &str, word: &str) -> bool {
    let word: Vec<char> = word.chars().collect();
    let guess: Vec<char> = guess.chars().collect();
    let most = if word.iter().filter(|letter| letter.is_alphanumeric()).count() <= 5 { 1 } else { 2 };
    guess.len().abs_diff(word.len()) <= most && distance(&guess, &word) <= most
}

/// The fewest letters added, dropped, replaced or swapped with a neighbour, no letter touched twice.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for row in 1..=one.len() {
        let mut next = vec![row];
        for column in 1..=other.len() {
            let replaced = last[column - 1] + usize::from(one[row - 1] != other[column - 1]);
            let mut least = replaced.min(last[column] + 1).min(next[column - 1] + 1);
            let swapped = row > 1
                && column > 1
                && one[row - 1] == other[column - 2]
                && one[row - 2] == other[column - 1];
            if swapped {
                least = least.min(before[column - 2] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut last, next);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_ligatures_and_spaces_do_not_matter() {
        let cases = [
            ("  Éléphant ", "elephant"),
            ("CŒUR", "coeur"),
            ("Straße", "strasse"),
            ("arc-en-ciel", "arc en ciel"),
            ("pomme\u{2003}  de\tterre", "pomme de terre"),
            ("e\u{301}cole", "ecole"),
            ("İstanbul", "istanbul"),
            ("l’été", "l'ete"),
            ("ＦＵＬＬ", "full"),
            ("- ", ""),
        ];
        for (text, folded) in cases {
            assert_eq!(fold(text), folded, "{text}");
        }
    }

    #[test]
    fn a_near_miss_is_one_slip_in_short_words_and_two_in_long_ones() {
        let cases = [
            ("hause", "house", true),
            ("huose", "house", true),
            ("hous", "house", true),
            ("houses", "house", true),
            ("hauze", "house", false),
            ("eleefant", "elephant", true),
            ("elefant", "elephant", true),
            ("elfnt", "elephant", false),
            ("", "ox", false),
            ("o", "ox", true),
        ];
        for (guess, word, near) in cases {
            assert_eq!(is_near(guess, word), near, "{guess} {word}");
        }
    }

    #[test]
    fn words_are_found_only_whole() {
        assert!(contains_words("is it a boat?", "boat"));
        assert!(contains_words("ice cream please", "ice cream"));
        assert!(!contains_words("boats", "boat"));
        assert!(!contains_words("anything", ""));
    }
}

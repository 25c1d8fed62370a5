//! Whether a text is one sentence. A guess from its marks, good enough for advice.

/// Short words with a full stop that ends no sentence; single letters and short names such as `St` are known without.
const SHORT: [&str; 12] = ["av", "apr", "art", "cap", "vol", "op", "fig", "vs", "etc", "núm", "séc", "ca"];

/// Whether it ends as a sentence does.
pub(crate) fn is_ended(text: &str) -> bool {
    let bare = text.trim_end_matches(['”', '»', '’', ')', '\u{202f}', '\u{a0}', ' ']);
    bare.ends_with(['.', '!', '?', '…'])
}

/// Whether a second sentence begins in it. What stands in quotes or brackets is one piece, whatever it says.
pub(crate) fn is_several(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let mut depth = 0_usize;
    for (place, &letter) in letters.iter().enumerate() {
        match letter {
            '“' | '«' | '(' => depth += 1,
            '”' | '»' | ')' => depth = depth.saturating_sub(1),
            '.' | '!' | '?' | '…' if depth == 0 => {
                let after = &letters[place + 1..];
                let gap = after.iter().take_while(|letter| letter.is_whitespace()).count();
                let begins =
                    after[gap..].first().is_some_and(|next| next.is_uppercase() || "¿¡“«".contains(*next));
                if gap > 0 && begins && !(letter == '.' && is_short(&letters[..place])) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Whether the letters before a full stop are an abbreviation.
fn is_short(before: &[char]) -> bool {
    let word: Vec<char> = before.iter().rev().take_while(|letter| letter.is_alphabetic()).copied().collect();
    let word: String = word.into_iter().rev().collect();
    let length = word.chars().count();
    length == 1 || SHORT.contains(&word.as_str()) || (length <= 3 && word.starts_with(char::is_uppercase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_sentence_is_told_from_an_abbreviation() {
        for one in [
            "J. M. W. Turner loved it.",
            "He says: “That’s not a knife. That’s a knife.”",
            "Cela date de 52 av. J.-C., dit-on.",
            "Mr. Watson came… and went.",
            "Fue en 300 a. C. según se cuenta.",
        ] {
            assert!(!is_several(one), "{one}");
            assert!(is_ended(one), "{one}");
        }
        for several in ["It rains. It pours.", "¿Quién sabe? ¡Nadie!", "Vraiment\u{202f}? Oui."] {
            assert!(is_several(several), "{several}");
        }
        assert!(!is_ended("No stop"));
    }
}

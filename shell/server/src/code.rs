//! Room codes: six signs that nobody mixes up when they are read aloud or from a screen.

/// Without 0 O 1 I L 5 S 2 Z U V: thirty stay far enough apart for a glance, less those gives these.
const SIGNS: &[u8] = b"346789ABCDEFGHJKMNPQRTWXY";

const LENGTH: usize = 6;

/// A code nobody can guess in a lifetime of polite guessing.
pub(crate) fn fresh() -> anyhow::Result<String> {
    let mut code = String::with_capacity(LENGTH);
    while code.len() < LENGTH {
        for byte in crate::entropy::<16>()? {
            // Bytes above the last whole round would favour the first signs.
            let fair = usize::from(byte) < 256 - 256 % SIGNS.len();
            if fair && code.len() < LENGTH {
                code.push(char::from(SIGNS[usize::from(byte) % SIGNS.len()]));
            }
        }
    }
    Ok(code)
}

/// The code somebody typed, where it can be one.
pub(crate) fn read(text: &str) -> Option<String> {
    let code = text.to_ascii_uppercase();
    (code.len() == LENGTH && code.bytes().all(|sign| SIGNS.contains(&sign))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_as_themselves_in_any_case() {
        for _ in 0..100 {
            let code = fresh().expect("randomness");
            assert_eq!(read(&code.to_lowercase()), Some(code));
        }
        for text in ["", "ABCDE", "ABCDEFG", "ABCDE0", "ABCDE'", "ÀBCDE"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}

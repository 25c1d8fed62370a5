//! The guess and its answers as JSON, for the floor that reads and writes it: the protocol's own forms, and no more of it than a guess needs.

use serde::{Deserialize, Serialize};

/// What every form on the wire is: a name and what belongs to it.
#[derive(Debug, Serialize, Deserialize)]
struct Tagged<'a, T> {
    t: &'a str,
    d: T,
}

impl<T> Tagged<'static, T> {
    const fn new(t: &'static str, d: T) -> Self {
        Self { t, d }
    }
}

#[derive(Debug, Deserialize)]
struct Command<'a> {
    n: u32,
    #[serde(borrow)]
    what: Tagged<'a, Act<'a>>,
}

#[derive(Debug, Deserialize)]
struct Act<'a> {
    #[serde(borrow)]
    action: Tagged<'a, Tagged<'a, &'a str>>,
}

#[derive(Debug, Serialize)]
struct Frame<N> {
    version: u32,
    at: u64,
    news: N,
}

#[derive(Debug, Serialize)]
struct News<T> {
    told: T,
}

#[derive(Debug, Serialize)]
struct Acted {
    seat: usize,
    kind: &'static str,
}

#[derive(Debug, Serialize)]
struct Evaluated<'a> {
    seat: usize,
    number: usize,
    guess: Option<&'a str>,
    feedback: Feedback,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Feedback {
    exact: u32,
    misplaced: u32,
}

#[derive(Debug, Serialize)]
struct Answer {
    n: u32,
    outcome: Tagged<'static, u32>,
}

/// A room's board: a secret, and the guesses of a round by seat.
#[derive(Debug, Default)]
pub(crate) struct Board {
    guesses: [Vec<(String, Feedback)>; 2],
    version: u32,
}

/// What is said to a guess: the frame and the answer for who guessed, the frame for the other.
pub(crate) struct Said {
    pub(crate) actor: [String; 2],
    pub(crate) other: String,
}

const SECRET: &[u8] = b"IGCDKCAB";

impl Board {
    /// Evaluates a guess and keeps it.
    ///
    /// # Errors
    /// Where it is no guess.
    pub(crate) fn answer(&mut self, seat: usize, said: &str, at: u64) -> serde_json::Result<Said> {
        let Tagged { d: Command { n, what }, .. } = serde_json::from_str::<Tagged<'_, Command<'_>>>(said)?;
        let guess = what.d.action.d.d;
        let feedback = evaluate(guess.as_bytes());
        let (version, number) = (self.version + 1, self.guesses[seat].len() + 1);
        self.version = version;
        self.guesses[seat].push((guess.to_owned(), feedback));
        let frame = |guess| {
            let acted = Tagged::new("player_action", Acted { seat, kind: "guess" });
            let evaluated = Tagged::new("guess_evaluated", Evaluated { seat, number, guess, feedback });
            let told = (Tagged::new("match", acted), Tagged::new("game", evaluated));
            let news = Tagged::new("code", News { told });
            serde_json::to_string(&Tagged::new("frame", Frame { version, at, news }))
        };
        let answer = Tagged::new("answer", Answer { n, outcome: Tagged::new("done", version) });
        Ok(Said { actor: [frame(Some(guess))?, serde_json::to_string(&answer)?], other: frame(None)? })
    }

    /// A round is over.
    pub(crate) fn clear(&mut self) {
        self.guesses.iter_mut().for_each(Vec::clear);
    }
}

fn evaluate(guess: &[u8]) -> Feedback {
    let pairs = || SECRET.iter().zip(guess);
    let exact = pairs().filter(|(secret, guessed)| secret == guessed).count() as u32;
    let mut left = [0_i8; 256];
    pairs().for_each(|(secret, _)| left[usize::from(*secret)] += 1);
    let mut common = 0;
    for (_, guessed) in pairs() {
        let left = &mut left[usize::from(*guessed)];
        common += u32::from(*left > 0);
        *left -= 1;
    }
    Feedback { exact, misplaced: common - exact }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guess_is_answered_in_the_words_of_the_protocol() {
        let guess = r#"{"t":"do","d":{"n":82,"what":{"t":"act","d":{"game":1,"round":5,"action":{"t":"code","d":{"t":"guess","d":"IAAAAAAB"}}}}}}"#;
        let Said { actor: [frame, answer], other } =
            Board::default().answer(0, guess, 3976).expect("a guess of the protocol");
        assert_eq!(
            frame,
            r#"{"t":"frame","d":{"version":1,"at":3976,"news":{"t":"code","d":{"told":[{"t":"match","d":{"t":"player_action","d":{"seat":0,"kind":"guess"}}},{"t":"game","d":{"t":"guess_evaluated","d":{"seat":0,"number":1,"guess":"IAAAAAAB","feedback":{"exact":3,"misplaced":0}}}}]}}}}"#
        );
        assert_eq!(other, frame.replace(r#""IAAAAAAB""#, "null"));
        assert_eq!(answer, r#"{"t":"answer","d":{"n":82,"outcome":{"t":"done","d":1}}}"#);
    }

    #[test]
    fn a_symbol_is_counted_as_often_as_it_is_there() {
        assert_eq!(evaluate(b"IGCDKCAB"), Feedback { exact: 8, misplaced: 0 });
        assert_eq!(evaluate(b"CCCAAAAA"), Feedback { exact: 2, misplaced: 1 });
        assert_eq!(evaluate(b"BACKDCGI"), Feedback { exact: 2, misplaced: 6 });
    }
}

//! `cluehouse numble`: the daily equation and what can be asked about equations.

use std::time::{SystemTime, UNIX_EPOCH};

use cluehouse_engine::{Speak, Text};
use cluehouse_games::numble::{
    Clue, Date, Equation, MAX_GUESSES, Marks, PuzzleNumber, check_day, check_hard, daily_equation, share,
};
use serde::Serialize;

use crate::args::Numble;
use crate::{Answer, Failure};
use cluehouse_speech::Speech;

pub(crate) fn answer(options: &Numble, speech: &Speech) -> Result<Answer, Failure> {
    match options {
        Numble::Daily { date, reveal } => daily(date.as_deref(), *reveal, speech),
        Numble::Feedback { guess, target } => {
            let marks = equation(guess)?.feedback(&equation(target)?);
            Ok(Answer::new(marks.to_string(), &Feedback { marks }))
        }
        Numble::Check { equation: text } => {
            let equation = equation(text)?;
            Ok(Answer::new(equation.to_string(), &Checked { equation }))
        }
        Numble::Hard { guess, after, target } => hard(guess, after, target, speech),
        Numble::Share { number, target, guesses } => {
            let text = std::fs::read_to_string(guesses)
                .map_err(|why| Failure::Plain(format!("{}: {why}", guesses.display())))?;
            shared(*number, target, &text, speech)
        }
    }
}

#[derive(Serialize)]
struct Daily {
    number: PuzzleNumber,
    date: Date,
    equation: Option<Equation>,
}

#[derive(Serialize)]
struct Feedback {
    marks: Marks,
}

#[derive(Serialize)]
struct Checked {
    equation: Equation,
}

#[derive(Serialize)]
struct Lawful {
    ok: bool,
}

#[derive(Serialize)]
struct Shared {
    text: String,
}

/// Today in UTC.
pub(crate) fn today() -> Date {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let days = i32::try_from(since.as_secs() / 86_400).unwrap_or(i32::MAX);
    Date::from_days(days).expect("the clock shows a day before the year 10000")
}

/// A day as it is typed, refused where its puzzle may not be handed out.
pub(crate) fn day(text: Option<&str>) -> Result<(Date, PuzzleNumber), Failure> {
    let today = today();
    let date = text.map_or(Ok(today), str::parse).map_err(|why| Failure::refused(&why))?;
    let number = check_day(date, today).map_err(|why| Failure::refused(&why))?;
    Ok((date, number))
}

fn equation(text: &str) -> Result<Equation, Failure> {
    text.parse::<Equation>().map_err(|why| Failure::refused(&why))
}

fn daily(date: Option<&str>, reveal: bool, speech: &Speech) -> Result<Answer, Failure> {
    let (date, number) = day(date)?;
    let equation = reveal.then(|| daily_equation(date));
    let said = Text::new("numble-daily").words("number", number.to_string()).words("date", date.to_string());
    let mut text = speech.say(&said);
    if let Some(equation) = equation {
        text = format!("{text}\n{equation}");
    }
    Ok(Answer::new(text, &Daily { number, date, equation }))
}

fn hard(guess: &str, after: &[String], target: &str, speech: &Speech) -> Result<Answer, Failure> {
    let target = equation(target)?;
    let mut earlier = Vec::new();
    for text in after {
        let guess = equation(text)?;
        earlier.push(Clue { guess, marks: guess.feedback(&target) });
    }
    check_hard(&equation(guess)?, &earlier).map_err(|why| Failure::Input(why.text()))?;
    Ok(Answer::new(speech.id("numble-hard-ok"), &Lawful { ok: true }))
}

fn shared(number: u32, target: &str, guesses: &str, speech: &Speech) -> Result<Answer, Failure> {
    let first = || Failure::Input(Text::new("numble-number"));
    let number = PuzzleNumber::new(number).ok_or_else(first)?;
    let target = equation(target)?;
    let lines = guesses.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let mut rows = Vec::new();
    let mut solved = false;
    for (index, line) in lines {
        let guess = line.parse::<Equation>().map_err(|why| {
            let line = Text::new("numble-line").number("line", index as i64 + 1);
            Failure::Plain(format!("{} {}", speech.say(&line), speech.say(&why.text())))
        })?;
        if solved || rows.len() == usize::from(MAX_GUESSES) {
            return Err(Failure::Input(Text::new("numble-after-end").number("line", index as i64 + 1)));
        }
        rows.push(guess.feedback(&target));
        solved = guess == target;
    }
    if !solved && rows.len() < usize::from(MAX_GUESSES) {
        return Err(Failure::Input(Text::new("numble-unfinished").number("most", MAX_GUESSES)));
    }
    let text = share(number, &rows, solved);
    Ok(Answer::new(text.clone(), &Shared { text }))
}

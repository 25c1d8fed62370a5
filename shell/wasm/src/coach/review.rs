//! A finished code game, judged from its archive, and what might have been guessed instead.

use std::sync::Arc;

use cluehouse_codes::{Clue, fits};
use cluehouse_engine::{Event, Game, Journal, Match, MatchEvent, Peek, Seat, Viewer};
use cluehouse_games::code::{CodeGame, Mode, View, coach, reason_text};
use cluehouse_solver::{Balance, Review};

use super::code::{ALPHABET, check, first_fault, mark};
use super::said::{GameReview, GuessReview, LineReview, WhatIf};

pub(super) fn review(text: &str) -> Result<GameReview, String> {
    let peek = Peek::read(text).map_err(|why| why.to_string())?;
    if peek.game != CodeGame::ID {
        return Err(format!("the coach knows only code games; this is a game of {}", peek.game));
    }
    let journal = Journal::<CodeGame>::parse(text).map_err(|why| why.to_string())?;
    let mut lines = Vec::new();
    // A round's end is a row of its own before the next one begins, so that the views there show the whole round.
    let watched = journal.replay(Arc::new(()), None, |played, step| {
        let over = |event| matches!(event, &Event::Match(MatchEvent::RoundEnded { .. }));
        if step.events.iter().any(|told| over(&told.event)) {
            lines.extend(round(played, journal.header.seats));
        }
    });
    if !watched.map_err(|why| why.to_string())?.is_finished() {
        return Err("the game is not finished".to_owned());
    }
    Ok(GameReview { variant: journal.header.settings.variant, lines })
}

/// The lines of the round that has just ended.
fn round(played: &Match<CodeGame>, seats: u8) -> Vec<LineReview> {
    let shared = played.view(Viewer::Seat(Seat::new(0))).game.mode == Mode::Turns;
    let seats = (0..if shared { 1 } else { seats }).map(Seat::new);
    seats.filter_map(|seat| line(&played.view(Viewer::Seat(seat)).game, seat, played.round())).collect()
}

fn line(view: &View, seat: Seat, round: u16) -> Option<LineReview> {
    let shared = view.mode == Mode::Turns;
    let own = view.attempts.iter().filter(|attempt| shared || attempt.seat == seat);
    let (owners, mut clues): (Vec<Seat>, Vec<Clue>) = own
        .filter_map(|attempt| {
            Some((attempt.seat, Clue { guess: attempt.guess?, feedback: attempt.feedback? }))
        })
        .unzip();
    // Answers by hand may contradict each other; what came before can still be judged.
    if let Some(fault) = first_fault(view.variant, &clues) {
        clues.truncate(fault);
    }
    let reviews = coach(view.board.space).review(&clues).ok().filter(|reviews| !reviews.is_empty())?;
    let guesses = owners.into_iter().zip(&reviews).map(|(seat, review)| guess(seat, review)).collect();
    let secret = view.codes.iter().find(|opened| opened.by != Some(seat)).map(|opened| opened.code);
    let seat = (!shared).then_some(seat);
    Some(LineReview { round, seat, secret, guesses, balance: Balance::of(&reviews) })
}

pub(super) fn what_if(
    WhatIf { mut position, secret, guess: guessed }: WhatIf,
) -> Result<GuessReview, String> {
    position.clues.push(Clue { guess: guessed, feedback: guessed.feedback(secret) });
    check(&position)?;
    let space = position.variant.board().space;
    if !space.contains(secret) || !fits(secret, &position.clues) {
        return Err("the code does not fit the answers".to_owned());
    }
    let review = coach(space).review_last(&position.clues).map_err(|why| why.to_string())?;
    let judged = review.map(|review| guess(Seat::new(0), &review));
    judged.ok_or_else(|| "nothing was guessed".to_owned())
}

fn guess(seat: Seat, review: &Review) -> GuessReview {
    GuessReview {
        seat,
        guess: review.clue.guess,
        feedback: review.clue.feedback,
        before: review.before,
        after: review.after,
        grade: review.grade,
        best: review.best.map(|best| best.guess),
        best_expected: review.best.map(|best| best.expected),
        best_left: review.best_left,
        loss: review.loss,
        bits: review.actual_bits,
        expected_bits: review.expected_bits,
        luck_bits: review.luck_bits(),
        luck: review.luck,
        reason: reason_text(ALPHABET, review.reason, mark),
        trust: review.trust,
    }
}

//! What one viewer sees of Hermit. Others' picks are absent until the round is open.

use std::fmt;

use cluehouse_engine::{Millis, Seat, Viewer};
use serde::Serialize;

use super::Round;
use super::event::Shown;
use super::rules::Table;

/// The round as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitView"))]
pub struct View {
    /// The seat that looks, where a player does.
    pub you: Option<Seat>,
    /// The highest number; the lowest is 1.
    pub numbers: u8,
    /// How long picks are taken.
    pub limit: Option<Millis>,
    /// How far each seat has come.
    pub lines: Vec<LineView>,
    /// The viewer's own pick.
    pub pick: Option<u8>,
    /// Everybody's picks and who won, once they may be seen.
    pub shown: Option<Shown>,
}

/// A seat as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitLineView"))]
pub struct LineView {
    /// Whether it plays this round.
    pub plays: bool,
    /// Whether it has picked; not what.
    pub picked: bool,
}

impl View {
    pub(super) fn new(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let lines = round
            .into_iter()
            .flat_map(|round| round.picks.slots())
            .map(|(_, pick)| LineView { plays: pick.is_some(), picked: pick.is_some_and(Option::is_some) });
        Self {
            you,
            numbers: table.settings.numbers,
            limit: table.settings.limit(),
            lines: lines.collect(),
            pick: you.and_then(|seat| round?.pick(seat)),
            shown: round.filter(|_| open).map(Round::shown),
        }
    }
}

/// The round as text: who has picked and the viewer's own pick; once they may be seen, a line for each number that was picked, `*` at
/// the one that won.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let picked = self.lines.iter().filter(|line| line.picked).count();
        let playing = self.lines.iter().filter(|line| line.plays).count();
        write!(f, "1-{}  {picked}/{playing}", self.numbers)?;
        match self.pick {
            Some(number) => writeln!(f, "  > {number}")?,
            None => writeln!(f)?,
        }
        let Some(shown) = &self.shown else { return Ok(()) };
        for number in 1..=self.numbers {
            let seats = shown.picks.iter().filter(|pick| pick.number == Some(number));
            let seats: Vec<String> = seats.map(|pick| pick.seat.to_string()).collect();
            if !seats.is_empty() {
                let won = shown.won.is_some_and(|won| won.number == number);
                writeln!(f, "{}{number:3}  {}", if won { '*' } else { ' ' }, seats.join(" "))?;
            }
        }
        Ok(())
    }
}

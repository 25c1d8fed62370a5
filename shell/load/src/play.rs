//! Tables that guess as fast as they are answered: one guess in flight for each.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::crowd::{Crowd, Heard, Line};
use crate::floor::Exchange;
use crate::table::{Next, ROUND, Table};

/// What came of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    /// Guesses answered as carried out.
    pub(crate) guesses: u64,
    /// Anything refused.
    pub(crate) refused: u64,
    pub(crate) took: Duration,
}

/// Tables at play.
pub(crate) struct Play {
    pub(crate) crowd: Crowd,
    pub(crate) tables: Vec<Table>,
    /// Which table a line belongs to.
    seats: Vec<(usize, usize)>,
    /// What each table waits for an answer to.
    asked: Vec<Option<Next>>,
}

impl Play {
    pub(crate) fn new(crowd: Crowd, tables: Vec<Table>) -> Self {
        let mut seats = vec![(usize::MAX, 0); crowd.len()];
        for (number, table) in tables.iter().enumerate() {
            for (seat, line) in table.lines.iter().enumerate() {
                seats[line.0] = (number, seat);
            }
        }
        let asked = vec![None; tables.len()];
        Self { crowd, tables, seats, asked }
    }

    /// Lets every table play for a while. Guesses in flight at the end are left to the next call.
    pub(crate) fn run(&mut self, span: Duration) -> Result<Tally> {
        let mut tally = Tally::default();
        let start = Instant::now();
        let end = start + span;
        for table in 0..self.tables.len() {
            if self.asked[table].is_none() {
                self.speak(table)?;
            }
        }
        while Instant::now() < end {
            // Never asleep: waking another core is dear on a virtual machine, and the server would pay for it.
            let mut next = self.crowd.next(Duration::ZERO)?;
            while let Some((line, heard)) = next {
                if let Some(table) = self.note(line, heard, &mut tally) {
                    self.speak(table)?;
                }
                next = self.crowd.waiting();
            }
        }
        tally.took = start.elapsed();
        Ok(tally)
    }

    /// Brings the tables to different places of their rounds, as rooms are that have nothing to do with each other: the end of a round
    /// costs more than a guess, and they must not all come to it together.
    pub(crate) fn stagger(&mut self) -> Result<Tally> {
        let mut tally = Tally::default();
        for lead in 1..ROUND as usize {
            for table in (0..self.tables.len()).filter(|table| table % ROUND as usize >= lead) {
                self.speak(table)?;
            }
            let rest = self.settle()?;
            tally.guesses += rest.guesses;
            tally.refused += rest.refused;
        }
        Ok(tally)
    }

    /// Waits until nothing is in flight any more.
    pub(crate) fn settle(&mut self) -> Result<Tally> {
        let mut tally = Tally::default();
        let start = Instant::now();
        while self.asked.iter().any(Option::is_some) && start.elapsed() < crate::http::PATIENCE {
            if let Some((line, heard)) = self.crowd.next(Duration::from_millis(100))? {
                self.note(line, heard, &mut tally);
            }
        }
        Ok(tally)
    }

    /// Notes an answer; tells which table may go on.
    fn note(&mut self, line: Line, heard: Heard, tally: &mut Tally) -> Option<usize> {
        let (table, _) = self.seats[line.0];
        match heard {
            Heard::Done => {
                let asked = self.asked[table].take()?;
                self.tables[table].done();
                tally.guesses += u64::from(asked == Next::Guess);
                Some(table)
            }
            // A table that was refused something has lost the thread and stays silent.
            Heard::Refused => {
                tally.refused += 1;
                self.asked[table] = None;
                None
            }
            Heard::Welcome | Heard::Frame | Heard::Began | Heard::Ended | Heard::Other => None,
        }
    }

    fn speak(&mut self, table: usize) -> Result<()> {
        self.asked[table] = Some(self.tables[table].speak(&mut self.crowd)?);
        Ok(())
    }

    /// One round of the first table, guess by guess, with everything the two are told.
    pub(crate) fn record(&mut self) -> Result<Vec<Exchange>> {
        let mut exchanges = Vec::new();
        self.settle()?;
        while exchanges.len() < ROUND as usize {
            let fresh = self.tables[0].is_fresh();
            let (next, seat) = self.tables[0].next();
            // At most half as fast as allowed, and long enough for everything that belongs to a guess to come.
            self.crowd.idle(Duration::from_millis(5))?;
            self.crowd.record = Some(Vec::new());
            self.tables[0].speak(&mut self.crowd)?;
            self.crowd.until(self.tables[0].lines[seat], Heard::Done)?;
            self.crowd.idle(Duration::from_millis(35))?;
            self.tables[0].done();
            let record = self.crowd.record.take().unwrap_or_default();
            if exchanges.is_empty() && !fresh || next == Next::Rematch {
                exchanges.clear();
                continue;
            }
            let [actor, other] = [seat, 1 - seat].map(|seat| {
                let line = self.tables[0].lines[seat];
                record.iter().filter(|(from, _)| *from == line).map(|(_, text)| text.clone()).collect()
            });
            exchanges.push(Exchange { actor, other });
        }
        Ok(exchanges)
    }
}

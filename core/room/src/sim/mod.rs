//! The simulator: a crowd, three nodes and a disk in virtual time, all from one seed.
//!
//! People join, drop, return, spam, cheat, pause and vote; writes are slow, fail, fail after they were written, or are torn;
//! nodes crash, and wake as zombies after another has taken their room. After every step the [`audit`](Audit) looks whether anything
//! that was promised is broken. A run is a pure function of its seed.

mod audit;
mod crowd;
mod disk;
pub mod fuzz;
mod games;
mod world;

use std::fmt;

pub use audit::Audit;
use cluehouse_engine::Digest;
use cluehouse_games::GameKind;
pub use games::{any_item, shelf};
use world::World;

/// A mistake planted on purpose, to see that it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    /// Commands are answered before their row is durable.
    AnswerBeforeCommit,
    /// Frames leave before their row is durable.
    FrameBeforeCommit,
    /// A repeated command is carried out again.
    NoDedupe,
    /// A deadline is written down twice.
    TimerTwice,
    /// A restart forgets where the checkpoint was.
    CheckpointIgnored,
    /// Everybody is told what the first seat is told.
    ViewLeak,
    /// An owner that was replaced writes all the same.
    NoFence,
    /// Those who watch see what the first seat sees.
    WatchersPeek,
    /// What is said in a circle is heard by all.
    EverybodyHears,
    /// Who was banned comes in again.
    NobodyBanned,
    /// Anybody may do what only the host may.
    EverybodyHosts,
}

impl Bug {
    /// Every one of them.
    pub const ALL: [Self; 11] = [
        Self::AnswerBeforeCommit,
        Self::FrameBeforeCommit,
        Self::NoDedupe,
        Self::TimerTwice,
        Self::CheckpointIgnored,
        Self::ViewLeak,
        Self::NoFence,
        Self::WatchersPeek,
        Self::EverybodyHears,
        Self::NobodyBanned,
        Self::EverybodyHosts,
    ];
}

/// Something that was promised is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// In which run.
    pub seed: u64,
    /// When, in milliseconds of virtual time.
    pub at: u64,
    /// What.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, {}.{:03} s: {}", self.seed, self.at / 1000, self.at % 1000, self.what)
    }
}

/// What happened in a run, so that a test can see that everything did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rows that became durable.
    pub rows: u64,
    /// Commands carried out and acknowledged.
    pub done: u64,
    /// Commands refused.
    pub refused: u64,
    /// Matches that were ended from outside.
    pub stopped: u64,
    /// Matches of each game that came to their own end, in the order of the list.
    pub matches: [u64; GameKind::ALL.len()],
    /// Times somebody came back and was told just what they had missed.
    pub gaps: u64,
    /// Times somebody was shown the whole picture.
    pub snapshots: u64,
    /// Times a room was loaded.
    pub loads: u64,
    /// Of them, from a checkpoint.
    pub checkpoints: u64,
    /// Times a room went to sleep.
    pub sleeps: u64,
    /// Writes that failed, torn ones and those of zombies among them.
    pub failures: u64,
    /// Writes that were torn.
    pub torn: u64,
    /// Writes that were reported as failed and were not.
    pub unknown: u64,
    /// Writes of an owner that had been replaced.
    pub zombies: u64,
    /// Times a bot sat in.
    pub stand_ins: u64,
    /// Times the host changed.
    pub hosts: u64,
    /// People sent out.
    pub kicks: u64,
    /// People who sat down at a running match.
    pub late_joins: u64,
    /// Pauses.
    pub pauses: u64,
    /// Views compared with what their viewer should see.
    pub views: u64,
    /// Matches whose scores were worked out again from their archive.
    pub archives: u64,
    /// Sealed matches that were revealed.
    pub reveals: u64,
    /// Pages loaded anew, with nothing remembered.
    pub reloads: u64,
    /// Things said to a circle, and heard in it alone.
    pub whispers: u64,
    /// Drawings that were hidden.
    pub curtains: u64,
    /// People who were banned and tried to come in.
    pub banned: u64,
}

impl Tally {
    /// Every figure with its name.
    pub fn figures(&mut self) -> Vec<(&'static str, &mut u64)> {
        let mut figures = vec![
            ("rows", &mut self.rows),
            ("done", &mut self.done),
            ("refused", &mut self.refused),
            ("stopped", &mut self.stopped),
            ("gaps", &mut self.gaps),
            ("snapshots", &mut self.snapshots),
            ("loads", &mut self.loads),
            ("checkpoints", &mut self.checkpoints),
            ("sleeps", &mut self.sleeps),
            ("failures", &mut self.failures),
            ("torn", &mut self.torn),
            ("unknown", &mut self.unknown),
            ("zombies", &mut self.zombies),
            ("stand ins", &mut self.stand_ins),
            ("hosts", &mut self.hosts),
            ("kicks", &mut self.kicks),
            ("late joins", &mut self.late_joins),
            ("pauses", &mut self.pauses),
            ("views", &mut self.views),
            ("archives", &mut self.archives),
            ("reveals", &mut self.reveals),
            ("reloads", &mut self.reloads),
            ("whispers", &mut self.whispers),
            ("curtains", &mut self.curtains),
            ("banned", &mut self.banned),
        ];
        let kinds = GameKind::ALL.iter().map(|kind| kind.id());
        figures.extend(kinds.zip(&mut self.matches));
        figures
    }

    /// Two runs taken together.
    #[must_use]
    pub fn and(mut self, mut other: Self) -> Self {
        for ((_, sum), (_, more)) in self.figures().into_iter().zip(other.figures()) {
            *sum += *more;
        }
        self
    }
}

/// How a run went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// What happened.
    pub tally: Tally,
    /// A hash of everything that was written: equal seeds give equal hashes.
    pub hash: Digest,
}

/// Runs a crowd for so many minutes of virtual time.
///
/// # Errors
/// With the first promise that is broken.
pub fn run(seed: u64, minutes: u64, bug: Option<Bug>) -> Result<Report, Violation> {
    World::new(seed, bug).run(minutes * 60_000)
}

//! What was measured: a table for people, and every raw figure for programs.

use std::fmt::Display;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use serde_json::{Map, Value, json};

/// What was measured.
#[derive(Debug, Default)]
pub(crate) struct Report {
    rows: Vec<[String; 4]>,
    raw: Map<String, Value>,
}

impl Report {
    /// A figure nobody has set a goal for.
    pub(crate) fn say(&mut self, what: &str, figure: impl Display) {
        self.rows.push([what.to_owned(), figure.to_string(), String::new(), String::new()]);
    }

    /// A figure with its goal.
    pub(crate) fn judge(&mut self, what: &str, figure: impl Display, goal: &str, met: bool) {
        let met = if met { "met" } else { "missed" };
        self.rows.push([what.to_owned(), figure.to_string(), goal.to_owned(), met.to_owned()]);
    }

    /// Raw figures of a part.
    pub(crate) fn raw(&mut self, part: &str, figures: Value) {
        self.raw.insert(part.to_owned(), figures);
    }

    /// The machine at this moment.
    pub(crate) fn machine(&mut self) {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default().trim().to_owned();
        let cpu = read("/proc/cpuinfo");
        let model = cpu.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
        let model = model.trim_start_matches(['\t', ' ', ':']);
        let cores = cpu.lines().filter(|line| line.starts_with("processor")).count();
        let (kernel, load) = (read("/proc/sys/kernel/osrelease"), read("/proc/loadavg"));
        self.say("machine", format!("{cores} × {model}, Linux {kernel}"));
        self.say("load average before", &load);
        self.raw("machine", json!({ "model": model, "cores": cores, "kernel": kernel, "load": load }));
    }

    /// Prints the table and writes the raw figures where they are wanted.
    pub(crate) fn hand_in(&self, file: Option<&Path>) -> Result<()> {
        let head = ["what", "figure", "goal", ""].map(str::to_owned);
        let rows = || std::iter::once(&head).chain(&self.rows);
        let widths: Vec<usize> =
            (0..4).map(|column| rows().map(|row| row[column].chars().count()).max().unwrap_or(0)).collect();
        let mut out = std::io::stdout().lock();
        for (number, row) in rows().enumerate() {
            let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
            writeln!(out, "| {} |", cells.collect::<Vec<_>>().join(" | "))?;
            if number == 0 {
                let rules = widths.iter().map(|width| "-".repeat(*width));
                writeln!(out, "|-{}-|", rules.collect::<Vec<_>>().join("-|-"))?;
            }
        }
        if let Some(file) = file {
            fs::write(file, serde_json::to_string_pretty(&self.raw)?)?;
        }
        Ok(())
    }
}

/// The figure below which a share of the sorted ones lie.
pub(crate) fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(place).copied().unwrap_or(f64::NAN)
}

/// The middle of some figures, the least and the most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spread {
    pub(crate) median: f64,
    least: f64,
    most: f64,
}

impl Spread {
    pub(crate) fn of(figures: impl IntoIterator<Item = f64>) -> Self {
        let mut sorted: Vec<f64> = figures.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        let at = |place: usize| sorted.get(place).copied().unwrap_or(f64::NAN);
        Self { median: at(sorted.len() / 2), least: at(0), most: at(sorted.len().saturating_sub(1)) }
    }
}

impl Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits = if self.most < 10.0 { 2 } else { usize::from(self.most < 1000.0) };
        let Self { median, least, most } = self;
        write!(f, "{median:.digits$} [{least:.digits$}..{most:.digits$}]")
    }
}

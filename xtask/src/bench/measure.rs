//! Measures one column of one row and compares it with what is expected.

use super::data::{Cell, Explored, Outcome};
use super::expected::{Counts, Expectation, Expected};
use super::options::Options;
use super::process::{Ended, run};
use super::table::{Column, Row};
use serde::Deserialize;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The folder of the programs, from the root of the repository.
pub(super) const PROGRAMS: &str = "bench/programs";

/// One column of one row: what is to be measured.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// The table.
    pub(super) table: String,
    /// The row.
    pub(super) row: Row,
    /// The column.
    pub(super) column: Column,
    /// What is known about the row.
    pub(super) expected: Expected,
}

/// The part of Mazurka's report that is compared.
#[derive(Debug, Deserialize)]
struct Report {
    verdict: String,
    limits_hit: Vec<String>,
    explored: Explored,
    seconds: f64,
    peak_memory_bytes: Option<u64>,
    note: Option<String>,
}

impl Item {
    /// Arguments for clang: the parameters, and what the column needs.
    pub(super) fn clang(&self) -> Vec<String> {
        let defines = self.row.defines.iter().map(|(name, value)| format!("-D{name}={value}"));
        defines.chain(self.column.clang.iter().cloned()).collect()
    }

    /// Arguments for Mazurka.
    fn arguments(&self, limits: &Options) -> Vec<String> {
        let file = format!("{PROGRAMS}/{}", self.row.program);
        let mut arguments =
            vec!["check".to_owned(), file, "--format".to_owned(), "json".to_owned()];
        let expected = &self.expected;
        for options in [&self.column.options, &expected.options, &self.row.options] {
            arguments.extend(options.iter().cloned());
        }
        let bound = expected.unroll.map(|bound| ["--unroll".to_owned(), bound.to_string()]);
        arguments.extend(bound.into_iter().flatten());
        let timeout = humantime::format_duration(limits.timeout).to_string().replace(' ', "");
        arguments.extend(["--timeout".to_owned(), timeout]);
        arguments.extend(["--max-memory".to_owned(), limits.max_memory.clone(), "--".to_owned()]);
        arguments.extend(self.clang());
        arguments
    }

    /// A cell with nothing measured.
    pub(super) fn cell(&self, column: &str, command: String) -> Cell {
        Cell {
            table: self.table.clone(),
            program: self.row.program.clone(),
            defines: self.row.defines.clone(),
            column: column.to_owned(),
            outcome: Outcome::Failed,
            message: None,
            explored: Explored::default(),
            seconds: Vec::new(),
            wall: Vec::new(),
            processor: Vec::new(),
            peak_bytes: None,
            command,
            commit: String::new(),
            date: super::machine::now(),
        }
    }

    /// Runs Mazurka as often as requested, or until a run does not finish as expected.
    pub(super) fn measure(&self, root: &Path, mazurka: &Path, options: &Options) -> Cell {
        let arguments = self.arguments(options);
        let mut cell = self.cell(&self.column.name, format!("mazurka {}", arguments.join(" ")));
        // Mazurka has its own timeout; compiling and stopping take some time in addition.
        let patience = options.timeout + options.timeout / 10 + Duration::from_secs(30);
        // Afterwards the compiled program is in the cache, and no run that is measured waits for clang.
        let mut first = arguments.clone();
        first.splice(1..1, ["--max-executions".to_owned(), "1".to_owned()]);
        _ = run(Command::new(mazurka).args(&first).current_dir(root), patience);
        for _ in 0..options.repeat {
            match run(Command::new(mazurka).args(&arguments).current_dir(root), patience) {
                Ok(ended) => self.take(ended, &mut cell),
                Err(error) => cell.message = Some(error),
            }
            if !cell.is_finished() {
                break;
            }
        }
        cell
    }

    /// Adds one run to the cell.
    fn take(&self, ended: Ended, cell: &mut Cell) {
        cell.wall.push(ended.wall);
        cell.processor.extend(ended.processor);
        cell.peak_bytes = cell.peak_bytes.max(ended.peak_bytes);
        if ended.was_late {
            cell.outcome = Outcome::Unfinished;
            return;
        }
        let Ok(report) = serde_json::from_str::<Report>(&ended.output) else {
            let line = ended.errors.lines().next().unwrap_or("no report");
            cell.outcome = Outcome::Failed;
            cell.message = Some(format!("exit status {:?}: {line}", ended.status));
            return;
        };
        // The process knows its peak exactly; from outside it is only sampled.
        cell.peak_bytes = cell.peak_bytes.max(report.peak_memory_bytes);
        let is_first = cell.seconds.is_empty();
        cell.seconds.push(report.seconds);
        let (mut outcome, mut message) = self.judge(&report);
        if !is_first && cell.explored != report.explored && outcome != Outcome::Unfinished {
            (outcome, message) = (Outcome::Wrong, Some("other counts when repeated".to_owned()));
        }
        (cell.outcome, cell.message, cell.explored) = (outcome, message, report.explored);
    }

    /// Compares a report with what is expected.
    fn judge(&self, report: &Report) -> (Outcome, Option<String>) {
        let wrong = |message: String| (Outcome::Wrong, Some(message));
        let expectation = self.expected.of(&self.column.expect);
        let found = report.explored;
        let stops = |limit: &&String| ["timeout", "max-memory"].contains(&limit.as_str());
        if let Some(limit) = report.limits_hit.iter().find(stops) {
            let exactly = matches!(expectation, Expectation::Exactly(_) | Expectation::Purer(_));
            let most = expectation.executions().filter(|_| exactly);
            return match most.is_some_and(|most| found.executions > most) {
                true => wrong(format!("{} executions before it was stopped", found.executions)),
                false => (Outcome::Unfinished, Some(format!("stopped by {limit}"))),
            };
        }
        // Whether a blocked execution hangs need not be decided to count it.
        let is_bounded = |limit: &String| limit == "unroll" || limit == "hang";
        let is_bounded = report.limits_hit.iter().all(is_bounded);
        if report.verdict != "verified" && (report.verdict != "incomplete" || !is_bounded) {
            return wrong(format!("verdict {} {:?}", report.verdict, report.limits_hit));
        }
        let counts = Counts { complete: found.complete, blocked: found.blocked + found.bounded };
        let is_exact = found.redundant == 0 || report.note.is_some();
        let Counts { complete, blocked } = counts;
        match expectation {
            Expectation::Exactly(expected) | Expectation::Purer(expected) if counts != expected => {
                let Counts { complete: c, blocked: b } = expected;
                wrong(format!("{complete}+{blocked} instead of {c}+{b}"))
            }
            Expectation::Exactly(_) | Expectation::Purer(_) if !is_exact => {
                wrong(format!("{} redundant", found.redundant))
            }
            Expectation::Purer(_) => (Outcome::Differs, Some(PURER.to_owned())),
            Expectation::Published(published) if counts != published => {
                (Outcome::Differs, self.expected.doubtful.clone())
            }
            Expectation::AtLeast(least) if found.executions < least => {
                wrong(format!("{} executions, fewer than {least}", found.executions))
            }
            Expectation::Stateful(expected)
                if (found.executions, found.revisited)
                    != (expected.runs, Some(expected.revisited)) =>
            {
                wrong(format!("{found:?} instead of {expected:?}"))
            }
            Expectation::Unknown => (Outcome::Unchecked, None),
            _ => (Outcome::Right, None),
        }
    }
}

/// Why less is explored than in the paper.
const PURER: &str = "more iterations of its loops are found to be pure";

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said about a report of the column `executions`, where two complete and a blocked one
    /// are expected.
    fn outcome(expect: &str, report: &str) -> Outcome {
        let expected = r#"{"program": "p.c", "defines": {}, "executions": 3, "blocked": 1}"#;
        let column = format!(r#"{{"name": "c", "options": [], "expect": "{expect}"}}"#);
        let item = Item {
            table: "pop".to_owned(),
            row: Row::default(),
            column: serde_json::from_str(&column).expect("a column"),
            expected: serde_json::from_str(expected).expect("a row"),
        };
        item.judge(&serde_json::from_str(report).expect("a report")).0
    }

    fn report(verdict: &str, limit: &str, complete: u64, cut: [u64; 2], redundant: u64) -> String {
        let [blocked, bounded] = cut;
        let executions = complete + blocked + bounded + redundant;
        format!(
            r#"{{"verdict": "{verdict}", "limits_hit": [{limit}], "seconds": 0.5, "note": null,
                "peak_memory_bytes": 7, "explored": {{"executions": {executions},
                "complete": {complete}, "blocked": {blocked}, "bounded": {bounded},
                "redundant": {redundant}, "steps": 9, "redone": 1, "states": null}}}}"#
        )
    }

    #[test]
    fn counts_must_be_the_expected_ones() {
        let of = |verdict, limit, complete, cut, redundant| {
            outcome("executions", &report(verdict, limit, complete, cut, redundant))
        };
        assert_eq!(of("verified", "", 2, [1, 0], 0), Outcome::Right);
        assert_eq!(of("incomplete", "\"unroll\"", 2, [0, 1], 0), Outcome::Right);
        assert_eq!(of("incomplete", "\"hang\"", 2, [1, 0], 0), Outcome::Right);
        assert_eq!(of("verified", "", 3, [0, 0], 0), Outcome::Wrong);
        assert_eq!(of("verified", "", 2, [1, 0], 1), Outcome::Wrong);
        assert_eq!(of("violation", "", 2, [1, 0], 0), Outcome::Wrong);
        assert_eq!(of("incomplete", "\"max-steps\"", 2, [1, 0], 0), Outcome::Wrong);
        assert_eq!(of("incomplete", "\"max-memory\"", 1, [1, 0], 0), Outcome::Unfinished);
        assert_eq!(of("incomplete", "\"timeout\"", 1, [1, 0], 0), Outcome::Unfinished);
        assert_eq!(of("incomplete", "\"timeout\"", 4, [0, 0], 0), Outcome::Wrong);
    }

    #[test]
    fn lower_bounds_and_unknown_counts_are_told_apart() {
        let of = |expect, complete| outcome(expect, &report("verified", "", complete, [0; 2], 0));
        assert_eq!(of("at-least-executions", 3), Outcome::Right);
        assert_eq!(of("at-least-executions", 2), Outcome::Wrong);
        assert_eq!(of("sdpor", 2), Outcome::Right);
        assert_eq!(of("event", 2), Outcome::Unchecked);
    }
}

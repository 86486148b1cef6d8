//! Writes what was found, for people and for programs.
//!
//! Works from plain data alone and cannot run anything, so any report can be written again from
//! saved data.

mod cause;
mod columns;
mod compare;
mod coverage;
mod escape;
mod export;
mod fold;
mod formats;
mod input_error;
mod loops;
mod order_cycle;
mod page;
mod paint;
mod saved;
mod snippet;
mod text;
mod verdict;
mod wait_for;
mod words;

use mazurka_trace::{Coverage, Explored, Limit, Location, LoopNotes, Running, Verdict, Violation};
use serde::{Deserialize, Serialize};
use std::fmt;

pub use cause::{CAUSES, cause};
pub use coverage::lcov;
pub use escape::{escaped, escaped_json};
pub use export::{chrome_trace, dot};
pub use formats::{github, junit, sarif};
pub use input_error::InputError;
pub use loops::{cut_off, loops, unroll_hint};
pub use page::page;
pub use paint::Style;
pub use saved::Saved;
pub use text::text;
pub use words::{counted, operation_in_words, place_of_wait, step_in_words};

/// A file of the checked program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Its name, as the report gives it.
    pub file: String,
    /// Its lines.
    pub text: String,
}

impl Source {
    /// The line at a place, if it is among the files.
    pub fn line<'a>(sources: &'a [Source], place: &Location) -> Option<&'a str> {
        let source = sources.iter().find(|source| source.file == place.file)?;
        source.text.lines().nth((place.line as usize).checked_sub(1)?)
    }
}

/// An estimate of how many executions there are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Expected {
    /// The most likely number.
    pub executions: f64,
    /// The lower end of the interval in which it probably lies.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Whether the program has only sequentially consistent executions under the memory model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Robustness {
    /// The answer.
    pub answer: RobustnessAnswer,
    /// Why there is none, if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Stronger orders that together rule out all that was found, if there are any; none is stronger than
    /// it has to be.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repair: Vec<OtherOrder>,
    /// Fences that together rule out all that was found, instead of other orders; none is stronger than it has to
    /// be, and none could be left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fences: Vec<NewFence>,
    /// Orders that could be weaker, each by itself, if that was asked for and the program is robust.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weaker: Option<Vec<OtherOrder>>,
}

/// An access or a fence with another memory order than it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherOrder {
    /// What it is, such as `load ready`.
    pub access: String,
    /// The order that it has.
    pub from: String,
    /// The order that would do.
    pub to: String,
    /// Where it is.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
}

impl fmt::Display for OtherOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.access)?;
        if let Some(at) = &self.location {
            write!(f, " ({}:{})", at.file, at.line)?;
        }
        write!(f, " {} instead of {}", self.to, self.from)
    }
}

/// A fence that the program does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewFence {
    /// Its memory order.
    pub order: String,
    /// The access before which it would be, such as `load data`.
    pub before: String,
    /// Where that is.
    #[serde(flatten)]
    pub location: Location,
}

impl fmt::Display for NewFence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NewFence { order, before, location: at } = self;
        let article = if order.starts_with('a') { "an" } else { "a" };
        write!(f, "{article} {order} fence before {before} ({}:{})", at.file, at.line)
    }
}

/// What is known of the robustness of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RobustnessAnswer {
    /// It is robust: the verdict holds under the memory model.
    Robust,
    /// It has other executions.
    NotRobust,
    /// Nothing is known.
    NotDecided,
}

/// Something that a reader of the verdict should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warning {
    /// What kind of thing it is.
    pub kind: WarningKind,
    /// What it is, in a sentence.
    pub message: String,
    /// Where, if it is about a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
}

/// Why a verdict may mean less than it seems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WarningKind {
    /// No execution came to the end of the program.
    NoCompleteExecution,
    /// No execution came to an assertion.
    AssertionNotReached,
    /// Atomic operations were taken for sequentially consistent ones.
    WeakOrders,
    /// Data races were not looked for everywhere.
    AtomicSection,
    /// A limit cut the exploration.
    Limit,
}

/// Everything there is to say about one exploration.
///
/// Serialised, this is the machine-readable report; its form is a promise to scripts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The version of this form.
    pub schema: u32,
    /// The version of the program that wrote it.
    pub mazurka: String,
    /// What was checked, as it was given.
    pub program: String,
    /// The algorithm that was used.
    pub algorithm: String,
    /// How many threads explored.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub jobs: usize,
    /// What there is to say about the choice of the algorithm.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The memory model that the verdict is about.
    pub memory_model: String,
    /// Whether the program is robust against it, if it is another one than `sc`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robustness: Option<Robustness>,
    /// Which groups of violations were looked for, by the names that `--check` has for them.
    #[serde(default)]
    pub checked: Vec<String>,
    /// Which were not.
    #[serde(default)]
    pub not_checked: Vec<String>,
    /// What a reader of the verdict should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
    /// The answer.
    pub verdict: Verdict,
    /// The limits that cut the exploration.
    pub limits_hit: Vec<Limit>,
    /// How much was explored.
    pub explored: Explored,
    /// Which part of the executions this is, if it is a shard of an exploration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// What is known about a sample of executions, if no more was explored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sample: Option<Sample>,
    /// How many executions there would have been, if the exploration was cut and that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<Expected>,
    /// The file that some options are from, and which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<String>,
    /// Which lines and branches executions reached, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coverage: Option<Coverage>,
    /// What was going on when a limit ended the exploration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Running>,
    /// What was found.
    pub violations: Vec<Violation>,
    /// What is known of loops and assumptions.
    #[serde(flatten)]
    pub loops: LoopNotes,
    /// How long the exploration took.
    pub seconds: f64,
    /// The most memory the process had in use, if the system tells.
    pub peak_memory_bytes: Option<u64>,
}

/// Which part of an exploration a report is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// What all shards of the exploration have in common: a hash of the program, the options and the
    /// version.
    pub exploration: String,
    /// The assertions that no execution of this shard came to.
    pub unreached: Vec<Location>,
}

/// What is known about a sample of executions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// How many classes were seen.
    pub classes: u64,
    /// The estimated probability that the next execution belongs to one of them.
    pub covered: f64,
}

impl Sample {
    /// From how often each class was seen, by Good and Turing: the probability that the next execution is
    /// of a new class is about the share of those that were the only ones of their class.
    pub fn of(times: impl Iterator<Item = u64>) -> Sample {
        let (mut classes, mut executions, mut once) = (0, 0, 0);
        for times in times {
            classes += 1;
            executions += times;
            once += u64::from(times == 1);
        }
        Sample { classes, covered: 1.0 - once as f64 / executions.max(1) as f64 }
    }
}

fn one() -> usize {
    1
}

fn is_one(number: &usize) -> bool {
    *number == 1
}

impl Report {
    /// Adds to what there is to say about the exploration.
    pub fn add_note(&mut self, note: &str) {
        self.note = Some(match self.note.take() {
            Some(before) => format!("{before}; {note}"),
            None => note.to_string(),
        });
    }

    /// A report of nothing but the answer.
    pub fn new(program: String, algorithm: String, verdict: Verdict) -> Report {
        Report {
            schema: 1,
            mazurka: env!("CARGO_PKG_VERSION").to_string(),
            program,
            algorithm,
            jobs: 1,
            note: None,
            memory_model: "sc".to_string(),
            robustness: None,
            checked: Vec::new(),
            not_checked: Vec::new(),
            warnings: Vec::new(),
            verdict,
            limits_hit: Vec::new(),
            explored: Explored::default(),
            shard: None,
            sample: None,
            expected: None,
            config: None,
            coverage: None,
            running: None,
            violations: Vec::new(),
            loops: LoopNotes::default(),
            seconds: 0.0,
            peak_memory_bytes: None,
        }
    }

    /// The report as one JSON object.
    pub fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }
}

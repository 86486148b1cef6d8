//! Writes what was found, for people and for programs.
//!
//! Works from plain data alone and cannot run anything, so any report can be written again from
//! saved data.

mod text;
mod waiting;

use mazurka_trace::{Explored, Limit, Report, Verdict, Violation, Waiting};
use serde::Serialize;

pub use text::text;
pub use waiting::{unroll_hint, waiting};

/// A report with what is known about the exploration as a whole.
///
/// Serialised, this is the machine-readable report; its form is a promise to scripts.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The version of this form.
    pub schema: u32,
    /// The version of the program that wrote it.
    pub mazurka: &'static str,
    /// What was checked, as it was given.
    pub program: String,
    /// The algorithm that was used.
    pub algorithm: String,
    /// What there is to say about the choice of the algorithm.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The memory model.
    pub memory_model: &'static str,
    /// The answer.
    pub verdict: Verdict,
    /// The limits that cut the exploration.
    pub limits_hit: Vec<Limit>,
    /// How much was explored.
    pub explored: Explored,
    /// What was found.
    pub violations: Vec<Violation>,
    /// What is known of loops and assumptions.
    #[serde(flatten)]
    pub waiting: Waiting,
    /// How long the exploration took.
    pub seconds: f64,
    /// The most memory the process had in use, if the system tells.
    pub peak_memory_bytes: Option<u64>,
}

impl Summary {
    /// Puts a report together.
    pub fn new(program: String, algorithm: String, report: Report) -> Summary {
        Summary {
            schema: 1,
            mazurka: env!("CARGO_PKG_VERSION"),
            program,
            algorithm,
            note: None,
            memory_model: "sc",
            verdict: report.verdict,
            limits_hit: report.limits_hit,
            explored: report.explored,
            violations: report.violations,
            waiting: Waiting::default(),
            seconds: 0.0,
            peak_memory_bytes: None,
        }
    }

    /// The report as one JSON object.
    pub fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }
}

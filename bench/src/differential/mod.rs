//! Differential testing against real executions: `make differential`.
//!
//! Generated C programs are compiled and run natively, and run here. Programs with one thread must print the same;
//! the final states of programs with several threads that are observed natively must be among the explored ones, and
//! all algorithms must explore the same.
//!
//! | module | programs | compared by |
//! |---|---|---|
//! | [`csmith`] | integers, pointers, structs and control flow, by the generator of that name | [`outputs`] |
//! | [`values`] | floating-point numbers, unions, bit-fields, structs by value, variable arguments | [`outputs`] |
//! | [`torture`] | each type, operation, instruction and library function in a small program of its own | [`outputs`] |
//! | [`threads`] | threads with all synchronisation objects | [`final_states`] |

pub mod csmith;
pub mod final_states;
pub mod native;
pub mod outputs;
pub mod threads;
pub mod torture;
pub mod values;

use mazurka_engine::{End, Execution, Run};
use mazurka_interp::{CompileOptions, Compiled, CompiledRun, States};
use mazurka_trace::ViolationKind;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// How the comparison of one program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Both do the same.
    Same,
    /// It was not compared, and why.
    Skipped(String),
    /// They differ, and how.
    Differs(String),
}

/// How many comparisons ended how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Programs that do the same.
    pub same: u64,
    /// Programs that were not compared, by reason.
    pub skipped: BTreeMap<String, u64>,
    /// The seeds of programs that do not, and what differs.
    pub differing: Vec<(u64, String)>,
}

impl Tally {
    /// Counts one more.
    pub fn add(&mut self, seed: u64, answer: Answer) {
        match answer {
            Answer::Same => self.same += 1,
            Answer::Skipped(why) => *self.skipped.entry(why).or_default() += 1,
            Answer::Differs(how) => self.differing.push((seed, how)),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} the same, {} differ", self.same, self.differing.len())?;
        let reasons = self.skipped.iter().map(|(why, count)| format!("{count} {why}"));
        let reasons: Vec<String> = reasons.collect();
        match reasons.is_empty() {
            true => Ok(()),
            false => write!(f, "; skipped: {}", reasons.join(", ")),
        }
    }
}

/// How programs are compiled, as the command does it if nothing else is said.
pub fn options(states: bool) -> CompileOptions {
    let states = if states { States::Known } else { States::Unknown };
    CompileOptions { loop_purity: true, awaits: true, states, ..CompileOptions::default() }
}

/// Compiles LLVM IR; a refusal is a reason to skip a program.
pub fn compiled(ir: &str, states: bool) -> Result<Compiled, Answer> {
    Compiled::new("program.ll", ir, options(states)).map_err(|refusals| {
        let first = refusals.first().map(ToString::to_string).unwrap_or_default();
        let message = first.lines().next().unwrap_or_default();
        let message = message.rsplit("error: ").next().unwrap_or(message);
        let message = message.split(" (line").next().unwrap_or(message);
        Answer::Skipped(format!("refused ({message})"))
    })
}

/// What an execution prints.
pub fn text(program: &Compiled, e: &Execution) -> String {
    program
        .printed(&e.to_vec(), &Arc::default())
        .into_iter()
        .flatten()
        .map(|part| part.text)
        .collect()
}

/// Why an execution did not end well.
fn failure(e: &Execution, run: &CompiledRun, end: End) -> Answer {
    let faults = e.threads().filter_map(|thread| match e.pending(thread) {
        mazurka_engine::Pending::Stopped(mazurka_engine::Stop::Violation) => {
            Some(run.violation(thread))
        }
        _ => None,
    });
    match faults.into_iter().next() {
        Some(fault) if fault.kind == ViolationKind::Unsupported => {
            Answer::Skipped(format!("limit ({})", fault.message))
        }
        Some(fault) => Answer::Differs(format!("{}: {}", fault.kind.name(), fault.message)),
        None if end == End::Bounded => Answer::Skipped("too many steps".to_string()),
        None => Answer::Differs(format!("{end:?}")),
    }
}

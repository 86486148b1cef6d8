//! Final states of programs with several threads: observed natively, explored here, and the same for all algorithms.

use super::native::{self, Workshop};
use super::{Answer, compiled, failure, text, threads};
use mazurka_agree::{check as agrees, reducing, truth};
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{End, Execution, Limits, Outcome};
use mazurka_interp::{Compiled, CompiledRun};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::Duration;

/// Programs with more executions than this are passed over.
const MOST_EXECUTIONS: u64 = 5_000;
/// Those with more interleavings than this are not enumerated.
const MOST_INTERLEAVINGS: u64 = 3_000;
/// How often a program is run natively.
const ROUNDS: &str = "-DROUNDS=200";

/// Compares the program of [`threads`] with a seed: natively observed final states, and those that the algorithms explore.
pub fn check(workshop: &Workshop, seed: u64) -> Answer {
    compare(workshop, &threads::program(seed)).unwrap_or_else(|answer| answer)
}

/// Compares a program that prints its final state, once here and a number of times natively.
pub fn compare(workshop: &Workshop, program: &str) -> Result<Answer, Answer> {
    let failed = |error: std::io::Error| Answer::Skipped(error.to_string());
    let source = workshop.write("threads.c", program).map_err(failed)?;
    let ir = native::ir(&source, &[])?;
    let with_cache = compiled(&ir, false)?;
    let explored = final_states(&with_cache, Algorithm::Pop)?;
    let binary = workshop.path("threads");
    native::compile(&source, &binary, &["-O1", ROUNDS])?;
    let observed = native::run(&binary, Duration::from_secs(20))?;
    if let Some(state) = observed.lines().find(|state| !explored.states.contains(*state)) {
        return Err(Answer::Differs(format!("'{state}' is observed natively and not explored")));
    }
    compare_algorithms(&with_cache, &explored)?;
    enumerate(&compiled(&ir, true)?)?;
    Ok(Answer::Same)
}

/// What an algorithm explores of a program.
struct Exploration {
    /// What complete executions print.
    states: BTreeSet<String>,
    outcome: Outcome,
}

fn final_states(program: &Compiled, algorithm: Algorithm) -> Result<Exploration, Answer> {
    let mut states = BTreeSet::new();
    let mut wrong = None;
    let mut observer = |e: &Execution, run: &CompiledRun, end: End| {
        match end {
            End::Complete => _ = states.insert(text(program, e).trim_end().to_string()),
            End::Assume => {}
            _ => wrong = Some(failure(e, run, end)),
        }
        if wrong.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    // Others than the first may need more, for what is redundant.
    let most = MOST_EXECUTIONS * if algorithm == Algorithm::Pop { 1 } else { 20 };
    let limits = Limits { max_executions: most, max_steps: 2000, ..Limits::default() };
    let outcome = algorithm.explore(program, Policy::Lowest, limits, &mut observer);
    if outcome.gave_up {
        return match algorithm.fallback() {
            Some(other) => final_states(program, other),
            None => Err(Answer::Differs(format!("{algorithm} gives up"))),
        };
    }
    match wrong {
        Some(answer) => Err(answer),
        None if !outcome.limits_hit.is_empty() => {
            Err(Answer::Skipped("too many executions".to_string()))
        }
        None => Ok(Exploration { states, outcome }),
    }
}

/// All algorithms that explore executions find the same final states; the optimal ones as many executions.
fn compare_algorithms(program: &Compiled, expected: &Exploration) -> Result<(), Answer> {
    let exact = |exploration: &Exploration| exploration.outcome.inexact.is_none();
    for algorithm in [Algorithm::Optimal, Algorithm::Source, Algorithm::Classic] {
        let found = final_states(program, algorithm)?;
        if found.states != expected.states {
            let difference = found.states.symmetric_difference(&expected.states).count();
            return Err(Answer::Differs(format!("{algorithm}: {difference} other final states")));
        }
        let (ours, theirs) = (expected.outcome.explored, found.outcome.explored);
        let same = exact(expected) && exact(&found) && algorithm.is_optimal();
        if same && ours.executions != theirs.executions {
            let how = format!("{} executions, pop {}", theirs.executions, ours.executions);
            return Err(Answer::Differs(format!("{algorithm}: {how}")));
        }
    }
    Ok(())
}

/// Where there are few interleavings, every algorithm explores what the enumeration says.
fn enumerate(program: &Compiled) -> Result<(), Answer> {
    let all = match truth(program, MOST_INTERLEAVINGS) {
        Ok(Some(all)) => all,
        Ok(None) => return Ok(()),
        Err(why) => return Err(Answer::Differs(why.to_string())),
    };
    for algorithm in reducing() {
        if let Err(why) = agrees(program, &all, algorithm, Policy::Lowest) {
            return Err(Answer::Differs(format!("{algorithm}: {why}")));
        }
    }
    Ok(())
}

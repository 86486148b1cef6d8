//! What `auto` does about a program with an execution that does not end: perhaps it has few states.

use crate::algorithms::{AlgorithmChoice, Exploration, Found};
use crate::checkable::Checkable;
use crate::checker::Checker;
use crate::progress_state::ProgressState;
use crate::unreached::Unreached;
use crate::violations::Violations;
use crate::workers;
use mazurka_dpor::{Algorithm, Policy};
use mazurka_engine::{Limits, Outcome};
use mazurka_report::counted;
use mazurka_trace::{Limit, Running, ViolationKind};

/// So many executions are tried; a number, not a time, so that the outcome is the same on every machine.
const MAX_EXECUTIONS: u64 = 500_000;

/// An execution of so many steps may have no end, if others are [`MANY_TIMES`] shorter.
const EARLY_STEPS: usize = 20_000;
const MANY_TIMES: usize = 50;

/// So many executions are tried where that is only a guess.
const EARLY_EXECUTIONS: u64 = 100_000;

/// The limits of steps with which the program is explored, one after the other, until nothing is cut. Where
/// states can be explored instead, a small one comes first: a thread that comes back to nearly the same state again
/// and again takes long for a million steps.
pub(crate) fn attempts(checker: &Checker, max_steps: usize) -> Vec<usize> {
    let guesses = checker.max_steps.is_none() && is_possible(checker) && max_steps > EARLY_STEPS;
    let early = guesses.then_some(EARLY_STEPS);
    early.into_iter().chain([max_steps]).collect()
}

/// Explores the states of a program if its executions, as explored first, do not end. What came out then
/// counts if it is more than what came out first.
pub(crate) fn with_states<C: Checkable>(
    checker: &Checker,
    program: &C,
    limits: Limits<'_>,
    progress: &ProgressState,
    mut first: Exploration,
) -> Exploration {
    let early = limits.max_steps <= EARLY_STEPS;
    let short = |steps: usize| steps * MANY_TIMES <= EARLY_STEPS;
    let promising = !early || first.found.shortest.is_some_and(short);
    let running = first.found.running.as_mut().filter(|_| {
        let endless = first.limits_hit == [Limit::MaxSteps] && checker.max_steps.is_none();
        endless && promising && first.found.violations.is_empty() && is_possible(checker)
    });
    let (Some(running), Some(program)) = (running, program.with_states()) else { return first };
    progress.restart();
    let alarm = limits.alarm.cloned().unwrap_or_default();
    let mut found = Violations::new(&program, checker, progress, alarm);
    let most = if early { EARLY_EXECUTIONS } else { MAX_EXECUTIONS };
    let limits = Limits { max_executions: limits.max_executions.min(most), ..limits };
    let algorithm = Algorithm::Stateful;
    let split = workers::states(checker, &program, limits, algorithm, &mut found);
    let jobs = if split.is_some() { checker.jobs } else { 1 };
    let one = || algorithm.explore(&program, Policy::Quiet, limits, &mut found);
    let Outcome { explored, limits_hit, .. } = split.map_or_else(one, |split| split.outcome);
    if !limits_hit.is_empty() && !found.has_failed() {
        running.stateful_tried = true;
        let outside = limits_hit.into_iter().filter(|&limit| is_from_outside(limit));
        first.limits_hit.extend(outside);
        return first;
    }
    let note = Some(note(first.algorithm, running));
    let Violations { violations, running, shortest, .. } = found;
    let unreached = Unreached::of(&program);
    let found = Found { violations, running, shortest, unreached, sample: None, robustness: None };
    Exploration { algorithm, note, jobs, explored, limits_hit, found }
}

/// Whether everything that is looked for can be found where each state is seen once.
fn is_possible(checker: &Checker) -> bool {
    checker.algorithm == AlgorithmChoice::Auto
        && !checker.is_resumable()
        && !checker.counts(ViolationKind::DataRace)
        && !checker.counts(ViolationKind::MemoryOrder)
}

/// Whether a limit has nothing to do with how the program is explored.
fn is_from_outside(limit: Limit) -> bool {
    matches!(limit, Limit::Timeout | Limit::MaxMemory | Limit::Interrupted)
}

fn note(first: Algorithm, running: &Running) -> String {
    let place = running.in_loop.as_ref().or(running.location.as_ref());
    let place = place.map_or(String::new(), |at| format!(" at {}:{}", at.file, at.line));
    let what = if running.in_loop.is_some() { "in the loop" } else { "running" };
    format!(
        "{first} does not end here: after {} {} was still {what}{place}; so stateful was used, which \
         explores each state once",
        counted(running.steps, "step"),
        running.thread
    )
}

//! Recognises well-known shapes of bugs in a failing execution.
//!
//! Each shape is a function that looks at the steps and answers with what it saw, or not at all. The
//! first that answers is taken, so the more special come first. A shape is a hint and no proof: it is
//! in the execution, and such executions usually fail for this reason.

mod access;
mod catalogue;
mod checking;
mod exclusion;
mod history;
mod lifetime;
mod unlocking;
mod waiting;
mod waking;

pub use catalogue::CAUSES;
use mazurka_trace::{Cause, ReportedStep, Target, Violation};

/// What is behind a violation, if its shape is known.
pub fn cause(violation: &Violation) -> Option<Cause> {
    let shapes: [fn(&Violation) -> Option<Cause>; 24] = [
        waking::missed_wake_up,
        waiting::own_lock,
        waiting::circle,
        waiting::never_released,
        waiting::runs_forever,
        waiting::barrier,
        waiting::nobody_writes,
        waiting::semaphore,
        access::data_race,
        lifetime::destroyed_in_use,
        unlocking::not_held,
        lifetime::reclaimed,
        access::freed,
        access::message_race,
        waking::tested_once,
        access::aba,
        exclusion::no_mutual_exclusion,
        access::lost_update,
        checking::check_then_act,
        lifetime::published_early,
        access::inconsistent_read,
        access::missing_join,
        access::early_free,
        access::race,
    ];
    shapes.iter().find_map(|shape| shape(violation))
}

/// The steps that matter, with their numbers.
fn steps(violation: &Violation) -> impl DoubleEndedIterator<Item = (u32, &ReportedStep)> {
    let numbered = violation.trace.iter().enumerate().map(|(i, step)| (i as u32 + 1, step));
    numbered.filter(|(_, step)| step.matters)
}

/// The thread that fails, and the last step it made.
fn last(violation: &Violation) -> Option<(u32, &ReportedStep)> {
    let thread = violation.thread_number?;
    steps(violation).rev().find(|(_, step)| step.thread_number == thread)
}

/// The step with a number.
fn step(violation: &Violation, number: u32) -> Option<&ReportedStep> {
    violation.trace.get((number as usize).checked_sub(1)?)
}

/// Whether step `a` happens before step `b`.
fn before(violation: &Violation, a: u32, b: u32) -> bool {
    let (Some(first), Some(second)) = (step(violation, a), step(violation, b)) else {
        return false;
    };
    let thread = first.thread_number as usize;
    let count = |step: &ReportedStep| step.clock.get(thread).copied().unwrap_or(0);
    count(second) >= count(first)
}

fn made(name: &str, explanation: String, help: &str, steps: &[u32]) -> Option<Cause> {
    let (name, help, steps) = (name.to_string(), help.to_string(), steps.to_vec());
    Some(Cause { name, explanation, help, steps })
}

/// The number of the thread or message that an operation creates, joins or posts.
fn target_thread(target: Option<Target>) -> Option<u32> {
    match target? {
        Target::Thread(thread) => Some(thread.0),
        Target::Object(_) => None,
    }
}

/// Whether two steps touch common bytes.
fn overlap(a: &ReportedStep, b: &ReportedStep) -> bool {
    matches!((a.target, b.target), (Some(a), Some(b)) if a.overlaps(b))
}

/// Whether a word is a pointer into the object that a step touches.
fn points_to(word: u64, step: &ReportedStep) -> bool {
    // Addresses of memory have the number of their object in the upper half.
    let Some(Target::Object(object)) = step.target else { return false };
    word >> 32 != 0 && word >> 32 == object.address >> 32
}

/// The object of a step, for sentences.
fn object(step: &ReportedStep) -> &str {
    step.what.object.as_deref().unwrap_or("memory")
}

//! Runs a counterexample again: it must go the same way and end in the same violation.

use crate::checkable::Checkable;
use crate::classify::{classify_violations, data_races, leaks};
use crate::counterexample::{same_waiting, steps, violation};
use crate::error::Error;
use crate::memory_orders::weak_executions;
use crate::object_names::{shorten_steps, without_numbers};
use crate::thread_names::ThreadNames;
use mazurka_engine::{Choice, Pending, Replay, Stop, classify};
use mazurka_trace::{ActionKind, ReportedStep, ThreadId, TraceStep, Violation, ViolationKind};
use std::sync::Arc;

/// Follows the steps of a violation that was reported before; the result is what is there now, which
/// is the same. If the program does something else, the error says where it diverges.
///
/// Where in the source a step stands may have changed, so that a program may be formatted in another
/// way.
pub fn replay<C: Checkable>(program: &C, expected: &Violation) -> Result<Violation, Error> {
    let mut replay = Replay::new(program);
    let choice = |step: &ReportedStep| Choice {
        thread: ThreadId(step.thread_number),
        alternative: step.alternative,
    };
    let done = expected.trace.iter().take_while(|step| replay.step(choice(step))).count();
    let matter = expected.trace.iter().filter(|step| step.matters).count();
    // Nobody raises it: who replays an execution wants to see it.
    let alarm = Arc::default();
    program.learn(&replay.e, &alarm);
    let trace = steps(program, &replay.e, matter, &alarm).unwrap_or_default();
    // The cause is found among steps with the program's own names, here as when it was found first.
    let mut named = trace.clone();
    ThreadNames::new(program, &replay.e).rename_steps(&mut named);
    let differs = |(a, b): (&ReportedStep, &ReportedStep)| !same_step(&a.what, &b.what);
    if let Some(at) = expected.trace.iter().zip(&named).position(differs) {
        shorten_steps(&mut named);
        let found = in_words(named[at].action, &named[at].what);
        return Err(diverged(at, &expected.trace[at], &found));
    }
    if let Some(missed) = expected.trace.get(done) {
        let found = stands(program, &replay, ThreadId(missed.thread_number), &missed.what.thread);
        return Err(diverged(done, missed, &found));
    }
    let all = match expected.kind {
        ViolationKind::DataRace => data_races(program, &replay.e, &replay.run, &alarm),
        ViolationKind::MemoryOrder => weak_executions(program, &replay.e, &replay.run, &alarm),
        ViolationKind::Leak => leaks(program, &replay.run),
        _ => {
            let end = classify(&replay.e, &replay.run);
            classify_violations(program, &replay.e, &replay.run, end, &alarm)
        }
    };
    let (number, fewest) = (expected.execution, expected.fewest_switches);
    let shown = |found| {
        let steps = (trace.clone(), fewest, expected.passing.clone());
        violation(program, &replay.e, found, number, steps, &alarm)
    };
    let all: Vec<Violation> = all.into_iter().filter_map(shown).collect();
    let same = |found: &&Violation| {
        let waits = same_waiting(&found.waiting, &expected.waiting);
        found.kind == expected.kind && found.thread == expected.thread && waits
    };
    let message = |found: &&Violation| found.thread.is_none() || found.message == expected.message;
    // What a race is called has changed from version to version; where it is has not.
    let race = |found: &&Violation| {
        found.kind == ViolationKind::DataRace && found.location == expected.location
    };
    let by_message = all.iter().filter(same).find(message);
    let found = by_message.or_else(|| all.iter().filter(same).find(race)).cloned();
    let mut found = found.ok_or_else(|| ends_otherwise(expected, &all))?;
    // In how many executions the same happens, which one passes, and what repairs the memory orders of a program, was
    // found by looking at more than one of them.
    found.occurrences = expected.occurrences;
    found.passing.clone_from(&expected.passing);
    if let (ViolationKind::MemoryOrder | ViolationKind::DataRace, Some(cause), Some(before)) =
        (found.kind, &mut found.cause, &expected.cause)
    {
        cause.help.clone_from(&before.help);
    }
    Ok(found)
}

/// All steps could be made, but they lead to something else.
fn ends_otherwise(expected: &Violation, found: &[Violation]) -> Error {
    let in_words = |v: &Violation| format!("{}: {}", v.kind.name(), v.message);
    let now: Vec<String> = found.iter().map(in_words).collect();
    let now = if now.is_empty() { "no violation".into() } else { now.join("; ") };
    Error::Diverged(format!(
        "diverged after the last step, {}: expected {}, found {now}",
        expected.trace.len(),
        in_words(expected)
    ))
}

/// Whether two steps do the same; where in the source is left out, so that a program may be
/// formatted in another way, and so are the numbers of objects, which depend on what else is shown.
fn same_step(a: &TraceStep, b: &TraceStep) -> bool {
    let bare = |text: &Option<String>| text.as_deref().map(without_numbers);
    let key = |step: &TraceStep| (bare(&step.object), bare(&step.value));
    (&a.thread, &a.op) == (&b.thread, &b.op) && key(a) == key(b)
}

fn diverged(at: usize, expected: &ReportedStep, found: &str) -> Error {
    let expected = in_words(expected.action, &expected.what);
    Error::Diverged(format!(
        "diverged at step {}: expected {expected}, found {found}\n\
         hint: the program is not the one that the trace was written for; check it again",
        at + 1
    ))
}

fn in_words(action: ActionKind, step: &TraceStep) -> String {
    let place = step.location.as_ref();
    let place = place.map_or(String::new(), |p| format!(" ({}:{})", p.file, p.line));
    format!("{} {}{place}", step.thread, mazurka_report::step_in_words(action, step))
}

/// Where a thread stands that should have made a step.
fn stands<C: Checkable>(
    program: &C,
    replay: &Replay<C::Run>,
    thread: ThreadId,
    name: &str,
) -> String {
    if thread.index() >= replay.e.threads().len() {
        return format!("no thread {name}");
    }
    match replay.e.pending(thread) {
        Pending::Unborn => format!("no thread {name}"),
        Pending::Finished => format!("{name} at its end"),
        Pending::Stopped(Stop::Violation) => format!("{name} stopped by a violation"),
        Pending::Stopped(Stop::Assume) => format!("{name} stopped by an assumption"),
        Pending::Stopped(Stop::Bound) => format!("{name} stopped by a bound"),
        Pending::Stopped(Stop::Cut) => format!("{name} going round a loop"),
        Pending::Stopped(Stop::StackLimit) => format!("{name} stopped by the limit of the stack"),
        Pending::Stopped(Stop::TooLong) => format!("{name} stopped: it ran for too long"),
        Pending::Stopped(Stop::Exit) => format!("{name} ended by exit"),
        Pending::Op { op, .. } => {
            let step = program.pending(&replay.run, thread, &op);
            format!("{name} waiting in {}", in_words(ActionKind::from(&op), &step))
        }
    }
}

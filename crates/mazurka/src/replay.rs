//! Runs a counterexample again: it must go the same way and end in the same violation.

use crate::checkable::Checkable;
use crate::classify::{classify_violations, data_races};
use crate::counterexample::{same_waiting, steps, violation};
use crate::error::Error;
use crate::thread_names::ThreadNames;
use mazurka_engine::{Choice, Pending, Replay, Stop, classify};
use mazurka_trace::{ActionKind, ReportedStep, ThreadId, TraceStep, Violation, ViolationKind};

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
    let mut trace = steps(program, &replay.e, matter);
    ThreadNames::new(program, &replay.e).rename_steps(&mut trace);
    let differs = |(a, b): (&ReportedStep, &ReportedStep)| !same_step(&a.what, &b.what);
    if let Some(at) = expected.trace.iter().zip(&trace).position(differs) {
        return Err(diverged(
            at,
            &expected.trace[at],
            &in_words(trace[at].action, &trace[at].what),
        ));
    }
    if let Some(missed) = expected.trace.get(done) {
        let found = stands(program, &replay, ThreadId(missed.thread_number), &missed.what.thread);
        return Err(diverged(done, missed, &found));
    }
    let all = match expected.kind {
        ViolationKind::DataRace => data_races(program, &replay.e, &replay.run),
        _ => classify_violations(program, &replay.e, &replay.run, classify(&replay.e, &replay.run)),
    };
    let (number, fewest) = (expected.execution, expected.fewest_switches);
    let shown = |found| violation(program, &replay.e, found, number, trace.clone(), fewest);
    let same = |found: &Violation| {
        let waits = same_waiting(&found.waiting, &expected.waiting);
        let message = found.thread.is_none() || found.message == expected.message;
        found.kind == expected.kind && found.thread == expected.thread && waits && message
    };
    let now: Vec<String> =
        all.iter().map(|f| format!("{}: {}", f.kind.name(), f.message)).collect();
    let Some(found) = all.into_iter().map(shown).find(same) else {
        let now = if now.is_empty() { "no violation".into() } else { now.join("; ") };
        let wanted = format!("{}: {}", expected.kind.name(), expected.message);
        return Err(Error::Diverged(format!(
            "diverged after the last step, {done}: expected {wanted}, found {now}"
        )));
    };
    Ok(found)
}

/// Whether two steps do the same; where in the source is left out, so that a program may be
/// formatted in another way.
fn same_step(a: &TraceStep, b: &TraceStep) -> bool {
    (&a.thread, &a.op, &a.object, &a.value) == (&b.thread, &b.op, &b.object, &b.value)
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
        Pending::Stopped(Stop::Exit) => format!("{name} ended by exit"),
        Pending::Op { op, .. } => {
            let step = program.pending(&replay.run, thread, op);
            format!("{name} waiting in {}", in_words(ActionKind::from(op), &step))
        }
    }
}

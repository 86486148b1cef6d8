//! Shapes of executions in which a thread acts on what is no longer so.

use super::access::{reads, writes};
use super::{last, made, object, overlap, step, steps};
use mazurka_trace::{ActionKind, Cause, ReportedStep, Violation};

type Numbered<'v> = (u32, &'v ReportedStep);

/// A thread that looks at something under a lock, releases the lock, takes it again, and acts on what it has seen
/// before, which another thread has changed meanwhile. It fails itself, or writes what the one that fails reads.
pub(super) fn check_then_act(violation: &Violation) -> Option<Cause> {
    let (end, failing) = last(violation)?;
    let written = || failing.from.and_then(|n| acts_late(violation, (n, step(violation, n)?)));
    acts_late(violation, (end, failing)).or_else(written)
}

fn acts_late(violation: &Violation, (end, act): Numbered<'_>) -> Option<Cause> {
    let thread = act.thread_number;
    let mine: Vec<Numbered<'_>> =
        steps(violation).filter(|(n, step)| *n <= end && step.thread_number == thread).collect();
    let (again, lock) = *mine.iter().rev().find(|(_, step)| step.action == ActionKind::Lock)?;
    let of_lock = |action: ActionKind, before: u32| {
        let fits = |(n, step): &&Numbered<'_>| {
            *n < before && step.action == action && step.target == lock.target
        };
        mine.iter().rev().find(fits).map(|(n, _)| *n)
    };
    let released = of_lock(ActionKind::Unlock, again)?;
    let begun = of_lock(ActionKind::Lock, released)?;
    let between = |from: u32, to: u32| mine.iter().filter(move |(n, _)| from < *n && *n < to);
    // Who waits at a condition variable releases the mutex on purpose.
    if between(begun, released).any(|(_, step)| step.action == ActionKind::Enqueue) {
        return None;
    }
    let uses = |change: &ReportedStep| {
        between(again, end + 1).find(|(_, step)| overlap(step, change)).copied()
    };
    // Who writes what it has read has acted on it already.
    let only_reads = |check: &ReportedStep| {
        !between(begun, released).any(|(_, step)| writes(step) && overlap(step, check))
    };
    let checks = between(begun, released).filter(|(_, step)| reads(step) && only_reads(step));
    for (checked, check) in checks {
        let changes = |(n, step): &Numbered<'_>| {
            let other = step.thread_number != thread && released < *n && *n < again;
            other && overlap(step, check) && (writes(step) || step.action == ActionKind::Free)
        };
        let Some((changed, change)) = steps(violation).find(changes) else { continue };
        let Some((used, act)) = uses(change) else { continue };
        // Who comes to the same check again sees what has changed.
        if reads(act) && act.what.location == check.what.location {
            continue;
        }
        let (who, what) = (&check.what.thread, object(check));
        let explanation = format!(
            "{who} reads {what} at step {checked} and releases {} at step {released}; {} changes {what} at step \
             {changed}; {who} takes the lock again at step {again} and goes on at step {used} as if nothing had \
             changed",
            object(lock),
            change.what.thread,
        );
        let help =
            "hold the lock from the check to the action, or check again after it was taken again";
        return made(
            "check-then-act",
            explanation,
            help,
            &[*checked, released, changed, again, used],
        );
    }
    None
}

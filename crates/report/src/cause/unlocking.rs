//! Shapes of executions in which a thread unlocks what it does not hold.

use super::{before, last, made, object, overlap, steps};
use mazurka_trace::{ActionKind, Cause, ReportedStep, Touch, Violation, ViolationKind};

type Numbered<'v> = (u32, &'v ReportedStep);

/// What a step means for who holds a lock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Takes,
    Fails,
    Releases,
}

fn use_of(step: &ReportedStep) -> Option<Use> {
    use ActionKind::{
        Lock, ReadLock, ReadUnlock, TryLock, TryReadLock, TryWriteLock, Unlock, WriteLock,
        WriteUnlock,
    };
    match step.action {
        Lock | ReadLock | WriteLock => Some(Use::Takes),
        TryLock | TryReadLock | TryWriteLock if step.effect == Touch::Read => Some(Use::Fails),
        TryLock | TryReadLock | TryWriteLock => Some(Use::Takes),
        Unlock | ReadUnlock | WriteUnlock => Some(Use::Releases),
        _ => None,
    }
}

/// A thread that unlocks what it does not hold: it has unlocked it before, its trylock has failed, or another thread
/// holds it.
pub(super) fn not_held(violation: &Violation) -> Option<Cause> {
    let (number, unlock) = last(violation)?;
    let is_misuse = violation.kind == ViolationKind::Sync && !violation.use_after_release;
    if !is_misuse || use_of(unlock) != Some(Use::Releases) {
        return None;
    }
    let thread = unlock.thread_number;
    let uses = || {
        let earlier =
            steps(violation).rev().filter(|(n, step)| *n < number && overlap(step, unlock));
        earlier.filter_map(|(n, step)| Some((n, step, use_of(step)?)))
    };
    let mine = uses().find(|(_, step, _)| step.thread_number == thread);
    let holder = holder(uses().filter(|(_, step, _)| step.thread_number != thread));
    let (who, what) = (&unlock.what.thread, object(unlock));
    // A thread that has learnt that another one holds it was meant to unlock it.
    let handed_over = || {
        let previous =
            steps(violation).rev().find(|(n, s)| *n < number && s.thread_number == thread);
        holder.is_some_and(|(taken, _)| previous.is_some_and(|(n, _)| before(violation, taken, n)))
    };
    match (mine, holder) {
        (Some((failed, _, Use::Fails)), _) => {
            let explanation = format!(
                "{who} does not get {what} at step {failed} and unlocks it at step {number} all the same"
            );
            let help = "unlock only where the trylock has succeeded";
            made("unlock after a failed trylock", explanation, help, &[failed, number])
        }
        (Some((released, _, Use::Releases)), _) if !handed_over() => {
            let explanation = format!(
                "{who} unlocks {what} at step {released}, and again at step {number}, without having locked it in \
                 between"
            );
            let help = "unlock once on each path: look at early returns, errors and callees that unlock as well";
            made("unlocked twice", explanation, help, &[released, number])
        }
        (None | Some((_, _, Use::Releases)), Some((taken, owner))) => {
            let explanation = format!(
                "{who} unlocks {what} at step {number}, which {} has held since step {taken}",
                owner.what.thread
            );
            let help = "let the thread that has locked a mutex unlock it; to signal another thread, use a semaphore or \
                        a condition variable";
            made("unlocked by another thread", explanation, help, &[taken, number])
        }
        _ => None,
    }
}

/// A thread whose last use of a lock, of those from the last one to the first, is that it takes it: the step.
fn holder<'v>(uses: impl Iterator<Item = (u32, &'v ReportedStep, Use)>) -> Option<Numbered<'v>> {
    let mut seen = Vec::new();
    for (n, step, how) in uses.filter(|(_, _, how)| *how != Use::Fails) {
        if seen.contains(&step.thread_number) {
            continue;
        }
        seen.push(step.thread_number);
        if how == Use::Takes {
            return Some((n, step));
        }
    }
    None
}

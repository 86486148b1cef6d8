//! Shapes of executions in which something is used outside of its life: before it is complete, after it was taken
//! out of use, or while it is.

use super::access::{read_from, reads, writes};
use super::{last, made, object, overlap, points_to, step, steps};
use mazurka_trace::{ActionKind, Cause, ReportedStep, Violation, ViolationKind};

type Numbered<'v> = (u32, &'v ReportedStep);

/// A synchronisation object that a thread destroys while another one has it, or waits at it.
pub(super) fn destroyed_in_use(violation: &Violation) -> Option<Cause> {
    let (number, destroys) = last(violation)?;
    let is_misuse = violation.kind == ViolationKind::Sync && violation.use_after_release;
    if !is_misuse || destroys.action != ActionKind::Store {
        return None;
    }
    let other = |(_, step): &Numbered<'_>| step.thread_number != destroys.thread_number;
    let mut seen = Vec::new();
    for (n, step) in steps(violation).rev().filter(|(n, _)| *n < number).filter(other) {
        if !overlap(step, destroys) || seen.contains(&step.thread_number) {
            continue;
        }
        seen.push(step.thread_number);
        let Some(verb) = uses(step) else { continue };
        let (who, whom, what) = (&destroys.what.thread, &step.what.thread, object(destroys));
        let explanation =
            format!("{who} destroys {what} at step {number}, but {whom} {verb} since step {n}");
        let help = "destroy it only when no thread can use it any more: join the threads that do, or let the \
                    last one destroy it";
        return made("destroyed while in use", explanation, help, &[n, number]);
    }
    None
}

/// What a thread does with an object whose last step on it is this one.
fn uses(step: &ReportedStep) -> Option<&'static str> {
    use ActionKind::{
        Arrive, Enqueue, Lock, ReadLock, TryLock, TryReadLock, TryWriteLock, WriteLock,
    };
    match step.action {
        Lock | TryLock | ReadLock | WriteLock | TryReadLock | TryWriteLock => Some("has held it"),
        Enqueue | Arrive => Some("has waited at it"),
        _ => None,
    }
}

/// A block that is freed after it was taken out of a shared structure, while a thread that found it there before still
/// uses it.
pub(super) fn reclaimed(violation: &Violation) -> Option<Cause> {
    let (number, user) = last(violation)?;
    let uses_freed = violation.use_after_release && user.action != ActionKind::Free;
    let frees = |(n, step): &Numbered<'_>| {
        *n < number && step.action == ActionKind::Free && overlap(step, user)
    };
    let (freed, free) = steps(violation).rev().find(frees).filter(|_| uses_freed)?;
    if free.thread_number == user.thread_number {
        return None;
    }
    // The pointer by which the user has found it.
    let finds = |(n, step): &Numbered<'_>| {
        let found = step.words.is_some_and(|(found, _)| points_to(found, free));
        *n < freed && step.thread_number == user.thread_number && reads(step) && found
    };
    let (found, pointer) = steps(violation).rev().find(finds)?;
    // It is no longer there when the block is freed.
    let removes = |(n, step): &Numbered<'_>| {
        let keeps = step.words.is_some_and(|(_, left)| points_to(left, free));
        let other = step.thread_number != user.thread_number;
        found < *n && *n < freed && other && writes(step) && overlap(step, pointer) && !keeps
    };
    let (removed, remove) = steps(violation).find(removes)?;
    let (what, who) = (object(free), &user.what.thread);
    let explanation = format!(
        "{who} finds {what} in {} at step {found}; {} takes it out of there at step {removed}, and {} frees it at \
         step {freed}, before {who} is done with it",
        object(pointer),
        remove.what.thread,
        free.what.thread,
    );
    let help = "free what was taken out only when no thread can still have found it: after a grace period (RCU, \
                epochs), with hazard pointers, or by counting the users";
    made("premature reclamation", explanation, help, &[found, removed, freed, number])
}

/// A pointer to an object that others can read before what they find there is written.
pub(super) fn published_early(violation: &Violation) -> Option<Cause> {
    let passing = violation.passing.as_ref()?;
    let (old, reader) = (passing.before, step(violation, passing.before)?);
    let fails = violation.thread_number == Some(reader.thread_number) && reads(reader);
    let (new, written) =
        read_from(violation, reader.thread_number, passing.thread_number).filter(|_| fails)?;
    let (seen, publishes) = (step(violation, new)?, step(violation, written)?);
    let leads_there = seen.words.is_some_and(|(found, _)| points_to(found, reader));
    let initialised = |(n, step): Numbered<'_>| n < old && writes(step) && overlap(step, reader);
    if !leads_there || steps(violation).any(initialised) {
        return None;
    }
    let (who, other) = (&reader.what.thread, &publishes.what.thread);
    let later = passing.step.map_or(String::new(), |number| format!(" at step {number}"));
    let explanation = format!(
        "{other} stores the pointer in {} at step {written}, before it writes {}{later}; {who} follows it at \
         step {old}",
        object(publishes),
        object(reader),
    );
    let help = "write everything in the object first, and the pointer to it last";
    made("publication before initialisation", explanation, help, &[written, new, old])
}

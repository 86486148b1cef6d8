//! Shapes of executions in which condition variables are used in a wrong way.

use super::access::{reads, writes};
use super::{last, made, object, overlap, steps};
use mazurka_trace::{ActionKind, Cause, Location, ReportedStep, Touch, Violation, Waiting};

type Numbered<'v> = (u32, &'v ReportedStep);

fn notifies(step: &ReportedStep) -> bool {
    matches!(step.action, ActionKind::NotifyOne | ActionKind::NotifyAll)
}

/// A thread that waits at a condition variable forever: because a notification woke another one, came too early,
/// or never came.
pub(super) fn missed_wake_up(violation: &Violation) -> Option<Cause> {
    let sleeper = violation.waiting.iter().find(|waiting| waiting.action == ActionKind::Wake)?;
    let name = &sleeper.what.thread;
    let condition = sleeper.what.object.as_deref().unwrap_or("it");
    let about: Vec<Numbered<'_>> =
        steps(violation).filter(|(_, step)| step.target == sleeper.target).collect();
    let mine = about.iter().rev().find(|(_, step)| {
        step.action == ActionKind::Enqueue && step.thread_number == sleeper.thread_number
    });
    let Some(&(asleep, _)) = mine else {
        let explanation = format!("{name} waits on {condition}, and no thread notifies it");
        return no_wake_up(explanation, &[]);
    };
    let notifications = || about.iter().filter(|(_, step)| notifies(step));
    let woken = |step: &ReportedStep| step.effect != Touch::Read;
    if let Some((number, step)) = notifications().find(|(n, step)| *n > asleep && woken(step)) {
        let explanation = format!(
            "{name} has waited on {condition} since step {asleep}, but the notification by {} at step \
             {number} wakes another thread",
            step.what.thread
        );
        let help = "notify all waiting threads (broadcast), or once for each of them";
        return made("signal instead of broadcast", explanation, help, &[asleep, *number]);
    }
    let early = notifications().rev().find(|(_, step)| !woken(step));
    if let Some((number, step)) = early.filter(|(n, _)| is_missed(violation, sleeper, *n, asleep)) {
        let explanation = format!(
            "{} notifies {condition} at step {number}, when no thread waits; {name} starts to wait at \
             step {asleep} and is never notified",
            step.what.thread
        );
        let help = "change the condition while holding the mutex, and test it in a loop, holding the same \
                    mutex, right before each wait";
        return made("missed wake-up", explanation, help, &[*number, asleep]);
    }
    let needs = |w: &&Waiting| {
        w.holder_number == Some(sleeper.thread_number) && w.action != ActionKind::Join
    };
    if let Some(blocked) = violation.waiting.iter().find(needs) {
        let lock = blocked.what.object.as_deref().unwrap_or("a lock");
        let explanation = format!(
            "{name} waits on {condition} since step {asleep} and keeps {lock}, for which {} waits",
            blocked.what.thread
        );
        let help = "a wait releases one mutex only: take no other lock around it";
        return made("lock held while waiting", explanation, help, &[asleep]);
    }
    let explanation = format!(
        "{name} waits on {condition} since step {asleep}, and no thread notifies it after that"
    );
    no_wake_up(explanation, &[asleep])
}

fn no_wake_up(explanation: String, steps: &[u32]) -> Option<Cause> {
    let help = "notify after every change of the condition that is waited for";
    made("no wake-up", explanation, help, steps)
}

/// Whether a thread would not have waited, had it looked after the notification: it tests nothing, or another
/// thread changes what it has tested, before it waits.
fn is_missed(violation: &Violation, sleeper: &Waiting, notified: u32, asleep: u32) -> bool {
    let mine =
        |(n, step): &Numbered<'_>| *n < asleep && step.thread_number == sleeper.thread_number;
    let tested: Vec<Numbered<'_>> = steps(violation)
        .filter(mine)
        .rev()
        .take_while(|(_, step)| !matches!(step.action, ActionKind::Wake | ActionKind::Enqueue))
        .filter(|(_, step)| reads(step))
        .collect();
    let changes = |(n, step): Numbered<'_>| {
        let tests = |(read, test): &Numbered<'_>| {
            *read < n && test.thread_number != step.thread_number && overlap(test, step)
        };
        n < asleep && writes(step) && tested.iter().any(tests)
    };
    notified < asleep && (tested.is_empty() || steps(violation).any(changes))
}

/// A thread that is notified, and goes on without testing again what another thread has changed meanwhile.
pub(super) fn tested_once(violation: &Violation) -> Option<Cause> {
    let (end, failing) = last(violation)?;
    let thread = failing.thread_number;
    let mine = || steps(violation).filter(|(n, step)| *n <= end && step.thread_number == thread);
    let (woken, wake) = mine().rev().find(|(_, step)| step.action == ActionKind::Wake)?;
    let asleep = |(n, step): &Numbered<'_>| {
        *n < woken && step.action == ActionKind::Enqueue && step.target == wake.target
    };
    let (asleep, _) = mine().rev().find(asleep)?;
    let (locked, mutex) = mine().find(|(n, step)| *n > woken && step.action == ActionKind::Lock)?;
    // What it has tested: all that it has read since it took the mutex.
    let begun = |(n, step): &Numbered<'_>| {
        *n < asleep && step.action == ActionKind::Lock && step.target == mutex.target
    };
    let (begun, _) = mine().rev().find(begun)?;
    let tests: Vec<Numbered<'_>> =
        mine().filter(|(n, step)| (begun..asleep).contains(n) && reads(step)).collect();
    let place = |step: &ReportedStep| step.what.location.clone();
    let (_, test) = tests.last()?;
    let next: Option<Location> =
        mine().find(|(n, step)| *n > locked && reads(step)).and_then(|(_, step)| place(step));
    let again = next.is_some() && tests.iter().any(|(_, test)| place(test) == next);
    let notified = wake.from?;
    let meanwhile = |(n, step): &Numbered<'_>| {
        let tested = || tests.iter().any(|(_, test)| overlap(test, step));
        notified < *n && *n < locked && step.thread_number != thread && writes(step) && tested()
    };
    let (changed, change) = steps(violation).find(meanwhile).filter(|_| !again)?;
    let explanation = format!(
        "{} is notified of {} at step {notified}; before it has {} again, {} changes {} at step {changed}, \
         and {} does not test it again",
        test.what.thread,
        object(wake),
        object(mutex),
        change.what.thread,
        object(change),
        test.what.thread,
    );
    let help = "test the condition in a loop: `while (!condition) wait`, not `if`";
    made(
        "`if` instead of `while` around a wait",
        explanation,
        help,
        &[asleep, notified, changed, locked],
    )
}

//! Shapes of executions that end with threads that wait forever.

use super::waking::lock_held;
use super::{made, steps};
use crate::wait_for::{awaited, cycle, holder, lock_holder, upgrades};
use crate::words::{counted, listed};
use mazurka_trace::{ActionKind, Cause, Look, Violation, ViolationKind, Waiting};
use std::collections::BTreeMap;

fn what(waiting: &Waiting) -> &str {
    waiting.what.object.as_deref().unwrap_or("it")
}

fn since(waiting: &Waiting) -> String {
    waiting.since.map_or(String::new(), |step| format!(" since step {step}"))
}

/// A thread that waits for what it has.
pub(super) fn own_lock(violation: &Violation) -> Option<Cause> {
    let own =
        |w: &&Waiting| lock_holder(violation, w) == Some(w.thread_number) || upgrades(violation, w);
    let waiting = violation.waiting.iter().find(own)?;
    let (name, lock) = (&waiting.what.thread, what(waiting));
    let steps: Vec<u32> = waiting.since.into_iter().collect();
    if waiting.action == ActionKind::WriteLock && waiting.holder_number.is_none() {
        let explanation =
            format!("{name} waits to write-lock {lock}, of which it still has the read lock");
        let help = "release the read lock first, and test again what was read; or take the write lock \
                    from the start";
        return made("lock upgrade", explanation, help, &steps);
    }
    let explanation = format!("{name} waits for {lock}, which it already holds{}", since(waiting));
    let help = "release the lock before taking it again, or make the mutex recursive";
    made("lock taken twice", explanation, help, &steps)
}

/// Threads that wait for each other.
pub(super) fn circle(violation: &Violation) -> Option<Cause> {
    let circle: Vec<&Waiting> =
        cycle(violation)?.into_iter().map(|at| &violation.waiting[at]).collect();
    let part = |waiting: &&Waiting| {
        let whom = awaited(violation, waiting);
        let whom = whom.and_then(|thread| violation.threads.get(thread as usize));
        let whom = whom.map_or("", String::as_str);
        let name = &waiting.what.thread;
        match waiting.action {
            ActionKind::Join => format!("{name} waits for {whom} to end"),
            _ => format!("{name} waits for {}, held by {whom}{}", what(waiting), since(waiting)),
        }
    };
    let parts: Vec<String> = circle.iter().map(part).collect();
    let steps: Vec<u32> = circle.iter().filter_map(|waiting| waiting.since).collect();
    if circle.iter().all(|waiting| waiting.action != ActionKind::Join) {
        let help = "let every thread take these locks in the same order";
        return made("lock order", parts.join("; "), help, &steps);
    }
    let help = "do not wait for the end of a thread that waits for you";
    made("threads wait for each other", parts.join("; "), help, &steps)
}

/// A lock whose owner has gone.
pub(super) fn never_released(violation: &Violation) -> Option<Cause> {
    let waits = |thread: u32| violation.waiting.iter().any(|w| w.thread_number == thread);
    let left = |w: &&Waiting| holder(violation, w).is_some_and(|thread| !waits(thread));
    let waiting = violation.waiting.iter().find(left)?;
    let holder = waiting.holder.as_deref().unwrap_or_default();
    let (name, lock) = (&waiting.what.thread, what(waiting));
    let explanation = format!(
        "{name} waits for {lock}, which {holder} has held{} and never releases",
        since(waiting)
    );
    let help = "release the lock on every path, early returns and errors included";
    made("lock never released", explanation, help, &waiting.since.into_iter().collect::<Vec<_>>())
}

/// Something that a thread looks at again and again: `flag = 0 (since step 3)`.
fn look_in_words(look: &Look) -> String {
    let value = look.value.as_ref().map_or(String::new(), |value| format!(" = {value}"));
    let since = look.since.map_or(String::new(), |step| format!(" (since step {step})"));
    format!("{}{value}{since}", look.object)
}

/// Threads that run in loops which nobody lets them leave.
pub(super) fn runs_forever(violation: &Violation) -> Option<Cause> {
    let running: Vec<&Waiting> = violation.waiting.iter().filter(|w| w.runs).collect();
    let part = |w: &&Waiting| {
        let name = &w.what.thread;
        let place = w.in_loop.as_ref().or(w.what.location.as_ref());
        let place =
            place.map_or(String::new(), |place| format!(" in the loop at line {}", place.line));
        let looks: Vec<String> = w.looks.iter().map(look_in_words).collect();
        let looks: Vec<&str> = looks.iter().map(String::as_str).collect();
        match looks.is_empty() {
            false => format!("{name} runs forever{place}, looking at {}", listed(&looks)),
            true => format!("{name} runs forever{place}, which nothing ends"),
        }
    };
    let parts: Vec<String> = running.iter().map(part).collect();
    let steps: Vec<u32> = running.iter().filter_map(|w| w.since).collect();
    match (running.is_empty(), violation.endless) {
        (true, _) => None,
        (false, false) => {
            let explanation =
                format!("{}; no thread is left that could change what it finds.", parts.join("; "));
            let help = "make sure that every path through the program does what the loop waits for, and \
                        that nothing undoes it before it is seen";
            made("livelock", explanation, help, &steps)
        }
        (false, true) => {
            let explanation = format!(
                "{}. They keep changing what the others look at, and in no order does any of them end.",
                parts.join("; ")
            );
            let help = "if one of them is meant to run forever, let main return or exit when the work is \
                        done; else make sure that some thread can get through";
            made("never terminates", explanation, help, &steps)
        }
    }
}

/// A value that nobody is left to write.
pub(super) fn nobody_writes(violation: &Violation) -> Option<Cause> {
    let awaits = |w: &&Waiting| {
        matches!(
            w.action,
            ActionKind::Await | ActionKind::ExchangeAwait | ActionKind::CompareExchangeAwait
        )
    };
    let waiting = violation.waiting.iter().find(awaits)?;
    let (name, variable) = (&waiting.what.thread, what(waiting));
    let last = waiting.since.and_then(|number| super::step(violation, number));
    let now = last.and_then(|step| {
        let value = step.holds.as_deref()?;
        Some(format!(
            " Its value has been {value} since {} wrote it at step {}.",
            step.what.thread, waiting.since?
        ))
    });
    let doing = match &waiting.in_loop {
        Some(place) => format!("runs forever in the loop at line {}, waiting", place.line),
        None => "waits".to_string(),
    };
    let (until, it) = match &waiting.until {
        Some(until) => (until.clone(), variable),
        None => (format!("{variable} to change"), "it"),
    };
    let explanation = format!(
        "{name} {doing} for {until}, and no thread is left that could change {it}.{}",
        now.unwrap_or_default()
    );
    let help = "make sure that every path through the program writes the value that is waited for, and \
                that nothing overwrites it before it is seen";
    let name = match violation.kind {
        ViolationKind::Livelock => "livelock",
        _ => "value never written",
    };
    made(name, explanation, help, &waiting.since.into_iter().collect::<Vec<_>>())
}

/// A semaphore that is not posted often enough.
pub(super) fn semaphore(violation: &Violation) -> Option<Cause> {
    let waiting = violation.waiting.iter().find(|w| w.action == ActionKind::SemaphoreWait)?;
    let (name, semaphore) = (&waiting.what.thread, what(waiting));
    let on = |action: ActionKind| {
        let fits = |(_, step): &(u32, &mazurka_trace::ReportedStep)| {
            step.action == action && step.target == waiting.target
        };
        steps(violation).filter(fits).count()
    };
    let times = |action: ActionKind| counted(on(action) as u64, "time");
    let posts = times(ActionKind::SemaphorePost);
    let waits = times(ActionKind::SemaphoreWait);
    let since: Vec<u32> = waiting.since.into_iter().collect();
    if let Some(cause) = lock_held(violation, waiting, &format!("for {semaphore}"), &since) {
        return Some(cause);
    }
    let explanation =
        format!("{name} waits for {semaphore}, which was posted {posts} and taken {waits}");
    let help = "post the semaphore as often as it is waited for, on every path";
    made("semaphore not posted", explanation, help, &since)
}

/// A barrier that too few threads reach. Who waits for something else may be on the way to it, unless that is the end of
/// a thread.
pub(super) fn barrier(violation: &Violation) -> Option<Cause> {
    let first = violation.waiting.iter().find(|w| w.parties.is_some())?;
    let (parties, barrier) = (first.parties?, what(first));
    let since: Vec<u32> = first.since.into_iter().collect();
    let held = |w: &Waiting| lock_held(violation, w, &format!("at {barrier}"), &since);
    if let Some(cause) = violation.waiting.iter().filter(|w| w.parties.is_some()).find_map(held) {
        return Some(cause);
    }
    let is_here = |w: &Waiting| w.parties.is_some() && w.target == first.target;
    if !violation.waiting.iter().all(|w| is_here(w) || w.action == ActionKind::Join) {
        return None;
    }
    let here: Vec<&Waiting> = violation.waiting.iter().filter(|w| is_here(w)).collect();
    let arrives = |step: &&mazurka_trace::ReportedStep| {
        let action = matches!(step.action, ActionKind::Arrive | ActionKind::Rmw);
        action && step.target == first.target
    };
    let came: BTreeMap<u32, &str> = violation
        .trace
        .iter()
        .filter(arrives)
        .map(|step| (step.thread_number, step.what.thread.as_str()))
        .collect();
    let gone = |thread: &u32| !here.iter().any(|w| w.thread_number == *thread);
    let gone: Vec<&str> = came.iter().filter(|(t, _)| gone(t)).map(|(_, name)| *name).collect();
    let names: Vec<&str> = here.iter().map(|w| w.what.thread.as_str()).collect();
    let verb = if names.len() == 1 { "waits" } else { "wait" };
    let waiting = format!("{} {verb} there", listed(&names));
    let whom = counted(u64::from(parties), "thread");
    let explanation = if came.len() < parties as usize {
        let ever = counted(came.len() as u64, "thread");
        format!("{barrier} is for {whom}, and only {ever} ever reached it; {waiting}")
    } else {
        let again = if gone.len() == 1 { "does not come" } else { "do not come" };
        format!("{barrier} is for {whom}; {waiting}, and {} {again} again", listed(&gone))
    };
    let help = "initialise the barrier with the number of threads that wait at it, and let each of them come to it equally \
                often, before anybody waits for its end";
    let steps: Vec<u32> = here.iter().filter_map(|w| w.since).collect();
    made("too few threads at a barrier", explanation, help, &steps)
}

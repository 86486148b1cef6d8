//! Who waits for whom at the end of an execution: the wait-for graph of its threads, and the cycle in it.

use crate::words::wait_in_words;
use mazurka_trace::{ActionKind, ReportedStep, Target, Touch, Violation, Waiting};
use serde::Serialize;
use std::collections::BTreeMap;

/// The wait-for graph, ready to be drawn.
#[derive(Serialize)]
pub(crate) struct WaitFor {
    /// The threads that wait, as in the report.
    waits: Vec<Wait>,
    /// Those of them that wait for each other, by index, each for the next one.
    cycle: Vec<usize>,
    /// The graph in words.
    words: String,
}

/// A thread that waits.
#[derive(Serialize)]
struct Wait {
    thread: String,
    /// What it waits for; nothing if that is the end of a thread.
    on: Option<String>,
    /// The thread that has it, or has to end.
    whom: Option<String>,
    /// The step in which that thread took it.
    since: Option<u32>,
    line: Option<u32>,
}

impl WaitFor {
    /// The graph of a violation; nothing if no thread waits.
    pub(crate) fn of(violation: &Violation) -> Option<WaitFor> {
        let wait = |waiting: &Waiting| {
            let whom = awaited(violation, waiting);
            let whom = whom.and_then(|thread| violation.threads.get(thread as usize));
            let is_join = waiting.action == ActionKind::Join;
            let on = waiting.what.object.clone().unwrap_or_else(|| wait_in_words(waiting));
            Wait {
                thread: waiting.what.thread.clone(),
                on: (!is_join).then_some(on),
                whom: whom.cloned(),
                since: waiting.since.filter(|_| whom.is_some() && !is_join),
                line: waiting.what.location.as_ref().map(|place| place.line),
            }
        };
        let waits: Vec<Wait> = violation.waiting.iter().map(wait).collect();
        let part = |wait: &Wait| match (&wait.on, &wait.whom) {
            (Some(on), Some(whom)) => format!("{} waits for {on}, held by {whom}", wait.thread),
            (None, Some(whom)) => format!("{} waits for {whom} to end", wait.thread),
            (on, _) => format!("{} waits for {}", wait.thread, on.as_deref().unwrap_or("a thread")),
        };
        let words = waits.iter().map(part).collect::<Vec<_>>().join("; ");
        let cycle = cycle(violation).unwrap_or_default();
        (!waits.is_empty()).then_some(WaitFor { waits, cycle, words })
    }

    /// The cycle on one line: `T1 → b → T2 → a → T1`.
    pub(crate) fn cycle_in_words(&self) -> Option<String> {
        let first = &self.waits[*self.cycle.first()?].thread;
        let part = |&i: &usize| {
            let Wait { thread, on, .. } = &self.waits[i];
            on.as_ref().map_or(format!("{thread} → "), |on| format!("{thread} → {on} → "))
        };
        Some(self.cycle.iter().map(part).collect::<String>() + first)
    }
}

/// The threads that wait for each other, each for the next one: indices into those that wait.
pub(crate) fn cycle(violation: &Violation) -> Option<Vec<usize>> {
    let of = |thread: u32| violation.waiting.iter().position(|w| w.thread_number == thread);
    let from = |start: usize| -> Option<Vec<usize>> {
        let mut path = vec![start];
        while path.len() <= violation.waiting.len() {
            let next = of(awaited(violation, &violation.waiting[*path.last()?])?)?;
            if next == path[0] {
                return Some(path);
            }
            path.push(next);
        }
        None
    };
    (0..violation.waiting.len()).find_map(from)
}

/// The number of the thread that a thread waits for.
pub(crate) fn awaited(violation: &Violation, waiting: &Waiting) -> Option<u32> {
    match (waiting.action, waiting.target) {
        (ActionKind::Join, Some(Target::Thread(thread))) => Some(thread.0),
        (ActionKind::Join, _) => named(violation, waiting.what.object.as_deref()?),
        _ => lock_holder(violation, waiting),
    }
}

/// The number of the thread with a name.
fn named(violation: &Violation, name: &str) -> Option<u32> {
    violation.threads.iter().position(|thread| thread == name).map(|number| number as u32)
}

/// The number of the thread that has what a thread waits for, if it is one: as the lock itself says, or the
/// only one that has taken it and not given it back. Semaphores and read locks do not say who has them.
pub(crate) fn lock_holder(violation: &Violation, waiting: &Waiting) -> Option<u32> {
    if waiting.action == ActionKind::Join || waiting.holder.is_some() {
        return holder(violation, waiting);
    }
    let taken = taken(violation, waiting);
    // Who gives what it has not taken signals with it.
    let signals = taken.values().any(|&count| count < 0);
    let mut having = taken.iter().filter(|(_, count)| **count > 0).map(|(thread, _)| *thread);
    having.next().filter(|_| having.next().is_none() && !signals)
}

/// Whether a thread that waits for the write lock has the read lock itself, whoever else has it.
pub(crate) fn upgrades(violation: &Violation, waiting: &Waiting) -> bool {
    let own = || taken(violation, waiting).get(&waiting.thread_number).is_some_and(|&n| n > 0);
    waiting.action == ActionKind::WriteLock && waiting.holder.is_none() && own()
}

/// How often each thread has taken what a thread waits for and not given it back, as far as locks do not say.
fn taken(violation: &Violation, waiting: &Waiting) -> BTreeMap<u32, i64> {
    use ActionKind::{
        ReadLock, ReadUnlock, SemaphorePost, SemaphoreTryWait, SemaphoreWait, TryReadLock,
    };
    let mut taken: BTreeMap<u32, i64> = BTreeMap::new();
    for step in violation.trace.iter().filter(|step| same_object(step, waiting)) {
        let change = match step.action {
            ReadLock | SemaphoreWait => 1,
            TryReadLock | SemaphoreTryWait if step.effect == Touch::Write => 1,
            ReadUnlock | SemaphorePost => -1,
            _ => 0,
        };
        *taken.entry(step.thread_number).or_default() += change;
    }
    taken
}

/// The number of the thread that holds what a thread waits for, unless it waits for the end of one.
pub(crate) fn holder(violation: &Violation, waiting: &Waiting) -> Option<u32> {
    let number = || waiting.holder_number.or_else(|| named(violation, waiting.holder.as_deref()?));
    (waiting.action != ActionKind::Join).then(number)?
}

/// Whether a step was on what a thread waits for. Reports that were saved know only names.
fn same_object(step: &ReportedStep, waiting: &Waiting) -> bool {
    match (step.target, waiting.target) {
        (None, None) => step.what.object.is_some() && step.what.object == waiting.what.object,
        (one, other) => one == other,
    }
}

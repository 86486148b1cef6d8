//! Makes a failing execution ready to be shown: only what matters, with few context switches, run
//! once more in that order.

use crate::checkable::Checkable;
use crate::classify::{Detected, classify_violations, data_races, leaks};
use crate::memory_orders::weak_executions;
use crate::nearest::nearest;
use crate::object_names::{shorten, without_numbers};
use crate::thread_names::ThreadNames;
use mazurka_engine::{Alarm, DataRace, Execution, Replay, classify};
use mazurka_trace::{
    Action, ActionKind, Effect, Event, EventId, Op, Passing, ReportedStep, Target, ThreadId, Touch,
    TraceStep, Violation, ViolationKind, Waiting,
};
use std::sync::Arc;

/// The violation with the execution that shows it, or without if the alarm is raised before that is
/// described.
pub(crate) fn counterexample<C: Checkable>(
    program: &C,
    e: &Execution,
    found: &Detected,
    execution: u64,
    alarm: &Arc<Alarm>,
) -> Violation {
    let described = described(program, e, found, execution, alarm);
    described.unwrap_or_else(|| {
        // What is not supported may be that executions cannot be repeated.
        let unsupported = found.kind == ViolationKind::Unsupported;
        debug_assert!(unsupported || alarm.is_raised(), "an execution can be repeated: {found:?}");
        let limit = alarm.reason();
        Violation { not_described: limit, ..bare(program, e, found.clone(), execution) }
    })
}

/// The violation with the execution that shows it; nothing if the alarm is raised meanwhile.
fn described<C: Checkable>(
    program: &C,
    e: &Execution,
    found: &Detected,
    execution: u64,
    alarm: &Arc<Alarm>,
) -> Option<Violation> {
    // What is not supported need not be the same thread's business in another order.
    if !e.handlers().are_locks() || found.kind == ViolationKind::Unsupported {
        return as_it_was(program, e, found, execution, alarm);
    }
    let matters = e.causes(&ends(e, found));
    let mut order = e.few_switches(&matters);
    let rest: Vec<usize> = (0..e.len()).filter(|i| matters.binary_search(i).is_err()).collect();
    order.order.extend(e.few_switches(&rest).order);
    let Some((replay, found)) = repeat(program, e, &order.order, found, alarm) else {
        // Should the order not be one that the program can take, the one that it did take is shown.
        debug_assert!(alarm.is_raised(), "a linear extension is no execution: {found:?}");
        return as_it_was(program, e, found, execution, alarm);
    };
    let trace = steps(program, &replay.e, matters.len(), alarm)?;
    let passing = nearest(program, &replay.e, &found, matters.len(), alarm);
    violation(program, &replay.e, found, execution, (trace, order.fewest, passing), alarm)
}

/// The violation with the execution as it happened. Where messages of one handler are not ordered by
/// happens-before, it does not tell in which other orders they can be handled.
fn as_it_was<C: Checkable>(
    program: &C,
    e: &Execution,
    found: &Detected,
    execution: u64,
    alarm: &Arc<Alarm>,
) -> Option<Violation> {
    let as_it_was: Vec<usize> = (0..e.len()).collect();
    let (replay, found) = repeat(program, e, &as_it_was, found, alarm)?;
    let trace = steps(program, &replay.e, e.len(), alarm)?;
    violation(program, &replay.e, found, execution, (trace, false, None), alarm)
}

/// Puts a violation together from an execution of a fresh run: its steps, whether no other order of
/// those that matter has fewer context switches, and an execution near it in which nothing fails. Nothing if the alarm is raised meanwhile.
pub(crate) fn violation<C: Checkable>(
    program: &C,
    e: &Execution,
    found: Detected,
    execution: u64,
    (mut trace, fewest_switches, passing): (Vec<ReportedStep>, bool, Option<Passing>),
    alarm: &Arc<Alarm>,
) -> Option<Violation> {
    for (step, order) in trace.iter_mut().zip(&found.orders) {
        step.order = order.map(|order| order.name().to_string());
    }
    let (output, shown) = (program.output(e, alarm)?, program.shown(e, alarm)?);
    let bare = bare(program, e, found, execution);
    let mut violation = Violation { trace, fewest_switches, passing, output, shown, ..bare };
    violation.cause = violation.cause.take().or_else(|| mazurka_report::cause(&violation));
    ThreadNames::new(program, e).rename(&mut violation);
    shorten(&mut violation);
    Some(violation)
}

/// A violation without the execution that shows it.
fn bare<C: Checkable>(program: &C, e: &Execution, found: Detected, execution: u64) -> Violation {
    Violation {
        kind: found.kind,
        message: found.message,
        location: found.location,
        thread: found.thread.map(|thread| program.thread_name(thread)),
        thread_number: found.thread.map(|thread| thread.0),
        use_after_release: found.use_after_release,
        execution,
        occurrences: None,
        threads: e.threads().map(|thread| program.thread_name(thread)).collect(),
        trace: Vec::new(),
        not_described: None,
        fewest_switches: false,
        waiting: found.waiting,
        endless: found.endless,
        output: Vec::new(),
        shown: Vec::new(),
        cause: found.cause,
        cycle: found.cycle,
        passing: None,
    }
}

/// The events without which the violation would not be there: the last one of the thread that fails,
/// or of those that wait and of those that made what they wait for as it is.
fn ends(e: &Execution, found: &Detected) -> Vec<usize> {
    if let Some(race) = found.race {
        return vec![race.first, race.second];
    }
    if let Some((weak, _)) = found.weak {
        return vec![weak.pred];
    }
    if found.kind == ViolationKind::Leak {
        // Whoever had a pointer may have lost the last one.
        return e.threads().filter_map(|thread| e.last_of(thread)).collect();
    }
    if let Some(thread) = found.thread {
        return e.last_of(thread).into_iter().collect();
    }
    let mut ends: Vec<usize> = found
        .waiting
        .iter()
        .filter(|w| w.runs)
        .flat_map(|w| {
            let last = e.last_of(ThreadId(w.thread_number));
            last.into_iter().chain(w.since.map(|step| step as usize - 1))
        })
        .collect();
    for (thread, op, _) in e.blocked() {
        ends.extend(e.last_of(thread));
        if let Op::Join(target) = op {
            ends.extend(e.last_of(target));
        }
        e.modifications(thread, None, |position| {
            ends.push(position);
            false
        });
        // Notifications that came too early are what a wait that never ends is about.
        if let Op::On(_, Action::Wake) = op {
            e.accesses(thread, |position| {
                ends.push(position);
                true
            });
        }
    }
    ends
}

/// Runs the events of E in another order; `None` if that is not possible or shows something else, or
/// takes long and the alarm is raised.
fn repeat<C: Checkable>(
    program: &C,
    e: &Execution,
    order: &[usize],
    found: &Detected,
    alarm: &Arc<Alarm>,
) -> Option<(Replay<C::Run>, Detected)> {
    let mut replay = Replay::watched(program, alarm);
    for events in order.chunks(Replay::<C::Run>::SHORT) {
        if !replay.e.is_empty() && alarm.is_raised() {
            return None;
        }
        if !events.iter().all(|&i| replay.repeat(&e.event(i))) {
            return None;
        }
    }
    // What things are called depends on the order of events, and who replays a trace sees this one.
    program.learn(&replay.e, alarm)?;
    let thread = match found.thread {
        Some(thread) => Some(replay.thread(thread)?),
        None => None,
    };
    let all = match found.race {
        Some(_) => data_races(program, &replay.e, &replay.run, alarm),
        None if found.weak.is_some() => weak_executions(program, &replay.e, &replay.run, alarm),
        None if found.kind == ViolationKind::Leak => leaks(program, &replay.run),
        None => {
            let end = classify(&replay.e, &replay.run);
            classify_violations(program, &replay.e, &replay.run, end, alarm)
        }
    };
    let at = |position: usize| order.iter().position(|&i| i == position);
    let places = |race: DataRace| (Some(race.first), Some(race.second));
    let race = found.race.map(|race| (at(race.first), at(race.second)));
    let same_race = |f: &Detected| f.race.map(places) == race && same_weak(f, found, at);
    // Numbers of threads and objects in the message may differ, and so who is named first of those
    // who wait.
    let same_place = |f: &Detected| thread.is_none() || f.location == found.location;
    let same =
        |f: &Detected| (f.kind, f.thread) == (found.kind, thread) && same_place(f) && same_race(f);
    let found = all.into_iter().find(same)?;
    Some((replay, found))
}

/// Whether what was found about memory orders is the same in another order of the events; `at` says where
/// they are there.
fn same_weak(found: &Detected, before: &Detected, at: impl Fn(usize) -> Option<usize>) -> bool {
    match (&found.weak, &before.weak) {
        (Some((a, model)), Some((b, other))) => {
            let moved = (Some(a.pred), a.older, Some(a.overtaken), a.position);
            let (older, position) = (b.older.and_then(&at), b.position.and_then(&at));
            model == other && moved == (at(b.pred), older, at(b.overtaken), position)
        }
        (a, b) => a.is_none() && b.is_none(),
    }
}

/// The steps of an execution of a fresh run, of which the first `count` matter; nothing if that takes long
/// and the alarm is raised.
pub(crate) fn steps<C: Checkable>(
    program: &C,
    e: &Execution,
    count: usize,
    alarm: &Arc<Alarm>,
) -> Option<Vec<ReportedStep>> {
    let texts = program.trace(e, alarm)?;
    let step = |(position, what): (usize, TraceStep)| {
        let event = &e.event(position);
        let after = predecessors(e, position);
        ReportedStep {
            thread_number: event.thread.0,
            alternative: event.alternative,
            action: ActionKind::from(&event.op),
            target: Target::of(&event.op),
            words: words(event),
            order: None,
            effect: touch(event.effect),
            holds: holds(program, event, &what),
            from: from(e, position, &after).map(number),
            races: races(e, position),
            after: after.into_iter().map(number).collect(),
            clock: e.clock(position).numbers().take(e.threads().len()).collect(),
            matters: position < count,
            what,
        }
    };
    Some(texts.into_iter().enumerate().map(step).collect())
}

/// What an access to memory found, and what it left there.
fn words(event: &Event) -> Option<(u64, u64)> {
    use Action::{Await, CompareExchange, ExchangeAwait, Load, Rmw, Store};
    match event.op {
        Op::On(
            object,
            action @ (Load
            | Store(_)
            | Rmw { .. }
            | CompareExchange { .. }
            | Await(_)
            | ExchangeAwait { .. }),
        ) => Some((event.old, action.apply(event.thread, event.old, object.size))),
        _ => None,
    }
}

/// The number by which a position is known in reports.
fn number(position: usize) -> u32 {
    position as u32 + 1
}

fn touch(effect: Effect) -> Touch {
    match effect {
        Effect::Local => Touch::None,
        Effect::Sync => Touch::Sync,
        Effect::Read => Touch::Read,
        Effect::Write | Effect::Update(_) => Touch::Write,
    }
}

/// The events of other threads just before one in happens-before.
fn predecessors(e: &Execution, position: usize) -> Vec<usize> {
    let own = e.thread_of(position);
    let latest = |thread: ThreadId| {
        let index = e.clock(position).of(thread).checked_sub(1)?;
        Some(e.position_of(EventId { thread, index }))
    };
    let mine = e.pred(position);
    let others = e.threads().filter(|&thread| thread != own).filter_map(latest);
    let all: Vec<usize> = others.chain(mine).collect();
    let between = |&i: &usize| all.iter().any(|&k| k > i && e.happens_before(i, k));
    let mut found: Vec<usize> = all.iter().copied().filter(|i| !between(i)).collect();
    found.retain(|&i| e.thread_of(i) != own);
    found.sort_unstable();
    found.dedup();
    found
}

/// Where what an event met comes from.
fn from(e: &Execution, position: usize, after: &[usize]) -> Option<usize> {
    let event = &e.event(position);
    match event.op {
        Op::On(_, Action::Store(_) | Action::Unlock | Action::Free | Action::Section) => None,
        Op::On(_, Action::Wake | Action::Depart { .. }) | Op::Join(_) => after.last().copied(),
        Op::On(..) => {
            let mut found = None;
            e.modifications(event.thread, Some(position), |position| {
                found = Some(position);
                false
            });
            found
        }
        _ => None,
    }
}

/// The accesses to memory that an event races with. Who comes first to a lock is a race too, but not
/// one that a reader needs to see.
fn races(e: &Execution, position: usize) -> Vec<u32> {
    let is_access = |at: usize| {
        use Action::*;
        let Op::On(_, action) = e.event(at).op else { return false };
        matches!(
            action,
            Load | Store(_)
                | Rmw { .. }
                | CompareExchange { .. }
                | Await(_)
                | ExchangeAwait { .. }
                | Free
                | Section
        )
    };
    let races = e.races(position).iter().map(|race| race.first as usize);
    let mut found: Vec<u32> =
        races.filter(|&first| is_access(first) && is_access(position)).map(number).collect();
    found.sort_unstable();
    found
}

/// What the object of an event holds afterwards, in words.
fn holds<C: Checkable>(program: &C, event: &Event, what: &TraceStep) -> Option<String> {
    let Op::On(object, action) = event.op else { return None };
    let word = action.apply(event.thread, event.old, object.size);
    let many = |n: u64, what: &str| Some(format!("{n} {what}"));
    use Action::*;
    match action {
        Lock | TryLock | Begin => Some(format!("held by {}", owner(program, word))),
        WriteLock | TryWriteLock | ReadLock | TryReadLock if word & Action::WRITER != 0 => {
            Some(format!("held by {}", owner(program, word & !Action::WRITER)))
        }
        ReadLock | TryReadLock | ReadUnlock if word > 0 => many(word, "readers"),
        Unlock | End | WriteUnlock | ReadUnlock | TryWriteLock => Some("free".into()),
        SemWait | SemTryWait | SemPost => many(word, "left"),
        Enqueue | NotifyOne | NotifyAll => many(word, "waiting"),
        Arrive => many(word, "arrived"),
        Free => Some("freed".into()),
        Section | Wake | Depart { .. } => None,
        _ => what.value_after().map(str::to_string),
    }
}

fn owner<C: Checkable>(program: &C, word: u64) -> String {
    match (word as u32).checked_sub(1) {
        Some(owner) => program.thread_name(ThreadId(owner)),
        None => "nobody".into(),
    }
}

/// Whether two lists of waiting threads are about the same threads and objects.
pub(crate) fn same_waiting(a: &[Waiting], b: &[Waiting]) -> bool {
    let object = |w: &Waiting| w.what.object.as_deref().map(without_numbers);
    let key = |w: &Waiting| (w.what.thread.clone(), w.action, object(w), w.holder.clone());
    a.iter().map(key).eq(b.iter().map(key))
}

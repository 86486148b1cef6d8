//! The nearest passing execution: what would have had to happen in another order for nothing to fail.
//!
//! Two steps of a failing execution that touch the same object and could have come in the other order are
//! reversed, the later ones first; all other steps follow in the order that they had, as far as the program still
//! makes them. Of the executions that end well, the one is taken in which the fewest pairs of such steps have
//! another order. It is *a* passing execution that is near: those that reverse two pairs at once are not tried.

use crate::checkable::Checkable;
use crate::classify::{Detected, classify_violations};
use crate::counterexample::steps;
use mazurka_engine::{Alarm, Choice, End, Execution, Replay, Run, classify};
use mazurka_trace::{
    Action, EventId, Object, Op, Passing, ReportedStep, Target, ThreadId, ViolationKind,
};
use std::collections::HashMap;
use std::sync::Arc;

/// Longer executions are not looked at.
const MAX_LENGTH: usize = 2_000;

/// How many reversals are tried, and how many steps are made for them all together.
const MAX_TRIED: usize = 100;
const MAX_STEPS: usize = 50_000;

/// A step, a thread, and the step of that thread that conflicts with the first one; none if it waits to make it.
type Pair = (usize, ThreadId, Option<usize>);

/// The nearest passing execution of one that fails, of which the first `relevant` steps matter; nothing if none is
/// near, or what is wrong has nothing to do with the order.
pub(crate) fn nearest<C: Checkable>(
    program: &C,
    e: &Execution,
    found: &Detected,
    relevant: usize,
    alarm: &Arc<Alarm>,
) -> Option<Passing> {
    use ViolationKind::{DataRace, Leak, MemoryOrder, Unsupported};
    let any_order = matches!(found.kind, DataRace | Leak | MemoryOrder | Unsupported);
    if any_order || e.len() > MAX_LENGTH || !e.handlers().are_locks() {
        return None;
    }
    let mut best: Option<(usize, Pair)> = None;
    let mut made = 0;
    for pair in pairs(e).into_iter().take(MAX_TRIED) {
        let is_least = best.is_some_and(|(least, _)| least == 1);
        if is_least || made > MAX_STEPS || alarm.is_raised() {
            break;
        }
        let Some((replay, _)) = reverse(program, e, pair, alarm) else { continue };
        made += replay.e.len();
        let end = classify(&replay.e, &replay.run);
        let passes = end == End::Complete
            && classify_violations(program, &replay.e, &replay.run, end, alarm).is_empty();
        if passes {
            let reversed = reversed_pairs(e, &replay);
            if best.is_none_or(|(least, _)| reversed < least) {
                best = Some((reversed, pair));
            }
        }
    }
    let (orders, pair @ (first, thread, second)) = best?;
    let number = |position: usize| position as u32 + 1;
    let (replay, at) = reverse(program, e, pair, alarm)?;
    Some(Passing {
        at: number(at),
        trace: described(program, e, &replay, &concerned(e, found, relevant, &replay, at), alarm)?,
        before: number(first),
        thread: program.thread_name(thread),
        thread_number: thread.0,
        step: second.map(number),
        orders: orders as u64,
    })
}

/// What an event acts on, and whether it leaves that as it was.
fn target(op: &Op) -> Option<(Object, bool)> {
    match *op {
        Op::On(object, action) => Some((object, matches!(action, Action::Load | Action::Await(_)))),
        _ => None,
    }
}

/// Whether two operations conflict: they touch the same bytes, and not both only read them.
fn conflict(a: &Op, b: &Op) -> bool {
    match (target(a), target(b)) {
        (Some((a, reads)), Some((b, also))) => a.overlaps(b) && !(reads && also),
        _ => false,
    }
}

/// Steps that conflict with a later step of another thread, or with one that it waits to make: the latest first.
fn pairs(e: &Execution) -> Vec<Pair> {
    let mut found = Vec::new();
    for first in (0..e.len()).rev() {
        let event = &e.event(first);
        for thread in e.threads().filter(|&thread| thread != event.thread) {
            let later = (first + 1..e.len()).find(|&k| {
                let other = &e.event(k);
                other.thread == thread && conflict(&event.op, &other.op)
            });
            let waits = || e.pending_op(thread).is_some_and(|op| conflict(&event.op, &op));
            if later.is_some() || waits() {
                found.push((first, thread, later));
            }
        }
    }
    found
}

/// An execution in which a thread comes to its step before the one at `first`, and the position of that step in it;
/// nothing if it cannot.
fn reverse<C: Checkable>(
    program: &C,
    e: &Execution,
    (first, thread, second): Pair,
    alarm: &Arc<Alarm>,
) -> Option<(Replay<C::Run>, usize)> {
    let mut replay = Replay::watched(program, alarm);
    let independent = |k: &usize| !e.happens_before(first, *k);
    let before = (first + 1..second.unwrap_or(e.len())).filter(independent);
    for i in (0..first).chain(before) {
        replay.repeat(&e.event(i)).then_some(())?;
    }
    let goal = e.event(first).op;
    // The thread may have come to its step only after others, which now come later.
    let here = replay.thread(thread)?;
    let mut conflicts = false;
    for _ in 0..e.len() {
        conflicts = replay.e.pending_op(here).is_some_and(|op| conflict(&op, &goal));
        if !advance(&mut replay, e, thread) {
            return None;
        }
        if conflicts {
            break;
        }
    }
    conflicts.then_some(())?;
    let at = replay.e.len() - 1;
    finish(&mut replay, e, first);
    Some((replay, at))
}

/// Lets a thread make its next step, as it makes it in E if it can.
fn advance<R: Run>(replay: &mut Replay<R>, e: &Execution, there: ThreadId) -> bool {
    let Some(here) = replay.thread(there) else { return false };
    let index = replay.e.count_before(here, replay.e.len());
    if index < e.count_before(there, e.len()) {
        let event = &e.event(e.position_of(EventId { thread: there, index }));
        if replay.repeat(event) {
            return true;
        }
    }
    replay.step(Choice { thread: here, alternative: 0 })
}

/// Lets all threads run to their ends, in the order that they had from a position on.
fn finish<R: Run>(replay: &mut Replay<R>, e: &Execution, from: usize) {
    let limit = replay.e.len() + 2 * e.len() + 1_000;
    let rest: Vec<ThreadId> = e.events_in(from..e.len()).map(|event| event.thread).collect();
    for there in rest {
        if let Some(thread) = replay.thread(there) {
            let count = |e: &Execution, thread| e.count_before(thread, e.len());
            // What came before in the failing execution may be done already.
            if count(&replay.e, thread) < count(e, there) {
                advance(replay, e, there);
            }
        }
    }
    while replay.e.len() < limit {
        let Some(thread) = replay.e.enabled().iter().next() else { return };
        replay.step(Choice { thread, alternative: 0 });
    }
}

/// How many pairs of conflicting steps that both executions make have different orders in them.
fn reversed_pairs<R: Run>(a: &Execution, b: &Replay<R>) -> usize {
    let places: HashMap<EventId, usize> =
        b.e.events().enumerate().map(|(i, event)| (event.id(), i)).collect();
    let place = |id: EventId| {
        let thread = b.thread(id.thread)?;
        places.get(&EventId { thread, ..id }).copied()
    };
    let mut count = 0;
    for (k, second) in a.events().enumerate() {
        let Some(now) = place(second.id()) else { continue };
        for first in a.events_in(0..k) {
            let other = first.thread != second.thread && conflict(&first.op, &second.op);
            if other && place(first.id()).is_some_and(|place| place > now) {
                count += 1;
            }
        }
    }
    count
}

/// The positions in a passing execution that what matters in the failing one depends on there: the same steps, the
/// next ones of threads that fail or wait, and the one that comes earlier.
fn concerned<R: Run>(
    e: &Execution,
    found: &Detected,
    relevant: usize,
    replay: &Replay<R>,
    at: usize,
) -> Vec<usize> {
    let place = |EventId { thread, index }: EventId| {
        let thread = replay.thread(thread)?;
        let made = index < replay.e.count_before(thread, replay.e.len());
        made.then(|| replay.e.position_of(EventId { thread, index }))
    };
    let waiting = found.waiting.iter().map(|waiting| ThreadId(waiting.thread_number));
    let next = waiting
        .chain(found.thread)
        .filter_map(|thread| place(EventId { thread, index: e.count_before(thread, e.len()) }));
    let same = e.events_in(0..relevant).filter_map(|event| place(event.id()));
    let ends: Vec<usize> = same.chain(next).chain([at]).collect();
    replay.e.causes(&ends)
}

/// The steps of a passing execution, with the numbers and names of threads that they have in the failing one.
fn described<C: Checkable>(
    program: &C,
    e: &Execution,
    replay: &Replay<C::Run>,
    relevant: &[usize],
    alarm: &Arc<Alarm>,
) -> Option<Vec<ReportedStep>> {
    let mut trace = steps(program, &replay.e, replay.e.len(), alarm)?;
    let mut numbers: Vec<Option<ThreadId>> = vec![None; replay.e.threads().len()];
    for there in e.threads() {
        if let Some(here) = replay.thread(there) {
            numbers[here.index()] = Some(there);
        }
    }
    // Threads that only the passing execution has come behind all others.
    let mut next = e.threads().len() as u32;
    let numbers: Vec<ThreadId> = numbers
        .into_iter()
        .map(|known| {
            known.unwrap_or_else(|| {
                next += 1;
                ThreadId(next - 1)
            })
        })
        .collect();
    for (position, step) in trace.iter_mut().enumerate() {
        step.matters = relevant.binary_search(&position).is_ok();
        renumber(program, &numbers, step);
    }
    Some(trace)
}

/// Gives the threads of a step other numbers, and the names that belong to them.
fn renumber<C: Checkable>(program: &C, numbers: &[ThreadId], step: &mut ReportedStep) {
    let thread = numbers[step.thread_number as usize];
    if thread.0 != step.thread_number {
        step.thread_number = thread.0;
        step.what.thread = program.thread_name(thread);
    }
    if let Some(Target::Thread(here)) = step.target
        && let Some(&there) = numbers.get(here.index()).filter(|&&there| there != here)
    {
        step.target = Some(Target::Thread(there));
        step.what.object = Some(program.thread_name(there));
    }
    let mut clock = vec![0; numbers.iter().map(|thread| thread.index() + 1).max().unwrap_or(0)];
    for (here, count) in step.clock.iter().enumerate() {
        clock[numbers[here].index()] = *count;
    }
    step.clock = clock;
}

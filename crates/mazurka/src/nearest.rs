//! The nearest passing execution: what would have had to happen in another order for nothing to fail.
//!
//! Two steps of a failing execution that touch the same object and could have come in the other order are
//! reversed, the later ones first; all other steps follow in the order that they had, as far as the program still
//! makes them. Of the executions that end well, the one is taken in which the fewest pairs of such steps have
//! another order. It is *a* passing execution that is near: those that reverse two pairs at once are not tried.

use crate::checkable::Checkable;
use crate::classify::{Detected, classify_violations};
use mazurka_engine::{Alarm, Choice, End, Execution, Replay, Run, classify};
use mazurka_trace::{Action, EventId, Object, Op, Passing, ThreadId, ViolationKind};
use std::collections::HashMap;
use std::sync::Arc;

/// Longer executions are not looked at.
const MAX_LENGTH: usize = 2_000;

/// How many reversals are tried, and how many steps are made for them all together.
const MAX_TRIED: usize = 100;
const MAX_STEPS: usize = 50_000;

/// A step, a thread, and the step of that thread that conflicts with the first one; none if it waits to make it.
type Pair = (usize, ThreadId, Option<usize>);

/// The nearest passing execution of one that fails; nothing if none is near, or what is wrong has nothing to do
/// with the order.
pub(crate) fn nearest<C: Checkable>(
    program: &C,
    e: &Execution,
    found: &Detected,
    alarm: &Arc<Alarm>,
) -> Option<Passing> {
    use ViolationKind::{DataRace, Leak, MemoryOrder, Unsupported};
    let any_order = matches!(found.kind, DataRace | Leak | MemoryOrder | Unsupported);
    if any_order || e.len() > MAX_LENGTH || !e.handlers().are_locks() {
        return None;
    }
    let mut best: Option<(usize, Pair)> = None;
    let mut steps = 0;
    for pair in pairs(e).into_iter().take(MAX_TRIED) {
        let is_least = best.is_some_and(|(least, _)| least == 1);
        if is_least || steps > MAX_STEPS || alarm.is_raised() {
            break;
        }
        let Some(replay) = reverse(program, e, pair, alarm) else { continue };
        steps += replay.e.len();
        let end = classify(&replay.e, &replay.run);
        let passes = end == End::Complete
            && classify_violations(program, &replay.e, &replay.run, end, alarm).is_empty();
        if passes {
            let reversed = reversed_pairs(e, &replay.e);
            if best.is_none_or(|(least, _)| reversed < least) {
                best = Some((reversed, pair));
            }
        }
    }
    let (orders, (first, thread, second)) = best?;
    let number = |position: usize| position as u32 + 1;
    Some(Passing {
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
        let event = &e.events()[first];
        for thread in e.threads().filter(|&thread| thread != event.thread) {
            let later = (first + 1..e.len()).find(|&k| {
                let other = &e.events()[k];
                other.thread == thread && conflict(&event.op, &other.op)
            });
            let waits = || e.pending_op(thread).is_some_and(|op| conflict(&event.op, op));
            if later.is_some() || waits() {
                found.push((first, thread, later));
            }
        }
    }
    found
}

/// An execution in which a thread comes to its step before the one at `first`; nothing if it cannot.
fn reverse<C: Checkable>(
    program: &C,
    e: &Execution,
    (first, thread, second): Pair,
    alarm: &Arc<Alarm>,
) -> Option<Replay<C::Run>> {
    let mut replay = Replay::watched(program, alarm);
    let independent = |k: &usize| !e.happens_before(first, *k);
    let before = (first + 1..second.unwrap_or(e.len())).filter(independent);
    for i in (0..first).chain(before) {
        replay.repeat(&e.events()[i]).then_some(())?;
    }
    let goal = e.events()[first].op;
    // The thread may have come to its step only after others, which now come later.
    let here = replay.thread(thread)?;
    let mut conflicts = false;
    for _ in 0..e.len() {
        conflicts = replay.e.pending_op(here).is_some_and(|op| conflict(op, &goal));
        if !replay.step(Choice { thread: here, alternative: 0 }) {
            return None;
        }
        if conflicts {
            break;
        }
    }
    conflicts.then_some(())?;
    finish(&mut replay, e, first);
    Some(replay)
}

/// Lets all threads run to their ends, in the order that they had from a position on.
fn finish<R: Run>(replay: &mut Replay<R>, e: &Execution, from: usize) {
    let limit = replay.e.len() + 2 * e.len() + 1_000;
    let rest: Vec<ThreadId> = e.events()[from..].iter().map(|event| event.thread).collect();
    for there in rest {
        if let Some(thread) = replay.thread(there) {
            let count = |e: &Execution, thread| e.count_before(thread, e.len());
            // What came before in the failing execution may be done already.
            if count(&replay.e, thread) < count(e, there) {
                replay.step(Choice { thread, alternative: 0 });
            }
        }
    }
    while replay.e.len() < limit {
        let Some(thread) = replay.e.enabled().iter().next() else { return };
        replay.step(Choice { thread, alternative: 0 });
    }
}

/// How many pairs of conflicting steps that both executions make have different orders in them.
fn reversed_pairs(a: &Execution, b: &Execution) -> usize {
    let places: HashMap<EventId, usize> =
        b.events().iter().enumerate().map(|(i, event)| (event.id(), i)).collect();
    let mut count = 0;
    for (k, second) in a.events().iter().enumerate() {
        let Some(&now) = places.get(&second.id()) else { continue };
        for first in &a.events()[..k] {
            let other = first.thread != second.thread && conflict(&first.op, &second.op);
            if other && places.get(&first.id()).is_some_and(|&place| place > now) {
                count += 1;
            }
        }
    }
    count
}

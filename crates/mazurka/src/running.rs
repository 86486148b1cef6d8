//! What was going on when a limit ended the exploration.

use crate::checkable::Checkable;
use mazurka_engine::{Execution, Stop};
use mazurka_trace::{Event, Op, Running, ThreadId};
use std::mem::discriminant;

/// How many steps a round of a loop may have to be recognised.
const LONGEST_ROUND: usize = 256;

/// What was running at the end of E, which is not maximal.
pub(crate) fn running<C: Checkable>(program: &C, e: &Execution, run: &C::Run) -> Running {
    let in_local_code = |&t: &ThreadId| e.stop_of(t) == Some(Stop::TooLong);
    let local = e.threads().find(in_local_code);
    let last = e.last().map(|event| event.thread);
    let thread = local.or(last).unwrap_or(ThreadId::MAIN);
    let [location, in_loop] = program.place(run, thread);
    Running {
        thread: program.thread_name(thread),
        location,
        local: local.is_some(),
        in_loop,
        rounds: rounds(e, thread),
        steps: e.len() as u64,
        stateful_tried: false,
    }
}

/// How often a thread has done the same again and again up to the end of E.
fn rounds(e: &Execution, thread: ThreadId) -> u64 {
    let count = e.count_of(thread) as usize;
    let event = |index: usize| {
        let id = mazurka_trace::EventId { thread, index: index as u32 };
        e.event(e.position_of(id))
    };
    let repeats = |length: usize| {
        let again = (length..count).rev().take_while(|&k| alike(&event(k), &event(k - length)));
        again.count() / length
    };
    let times = (1..=LONGEST_ROUND.min(count / 3)).map(repeats).find(|&times| times >= 2);
    times.map_or(0, |times| times as u64 + 1)
}

/// Whether two events of a thread do the same kind of thing.
fn alike(a: &Event, b: &Event) -> bool {
    match (&a.op, &b.op) {
        (Op::On(_, x), Op::On(_, y)) => discriminant(x) == discriminant(y),
        (x, y) => discriminant(x) == discriminant(y),
    }
}

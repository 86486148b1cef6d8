//! Which events are accesses, calls or attempts, and with which memory order they count.

use crate::execution::Execution;
use crate::synchronisation::Orders;
use mazurka_trace::{Action, Effect, Event, MemoryOrder, Object, Op};

/// Whether it is obvious that the event at `k` is none of what is looked for, and means nothing for what is:
/// it is seq_cst, plain or a call, whatever it finds. It has this order, as it was performed.
pub(super) fn is_strong<O: Orders>(
    e: &Execution,
    orders: &O,
    k: usize,
    order: MemoryOrder,
) -> bool {
    use Action::*;
    let seq_cst = order == MemoryOrder::SeqCst;
    let Event { op, effect, .. } = e.event(k);
    match op {
        Op::On(Object::EVERYTHING, _) => false,
        Op::On(_, action) => {
            let strong = match action {
                Load | Store(_) | Await(_) | Rmw { .. } => seq_cst || order == MemoryOrder::Plain,
                CompareExchange { .. } => {
                    let other = if effect == Effect::Read { Effect::Write } else { Effect::Read };
                    seq_cst && orders.performed(k, other) == MemoryOrder::SeqCst
                }
                ExchangeAwait { .. } => seq_cst,
                Wake => false,
                _ => effect != Effect::Read && !is_attempt(action),
            };
            strong && !e.has_overlaps(e.records[k].object)
        }
        Op::Spawn(_) | Op::Join(_) | Op::Choose(_) | Op::Post(_) => true,
        Op::Fence => false,
    }
}

/// Whether an action is an access to memory and not a call on a synchronisation object.
pub(super) fn is_access(action: Action) -> bool {
    use Action::*;
    match action {
        Load | Store(_) | Await(_) => true,
        _ => matches!(action, Rmw { .. } | CompareExchange { .. } | ExchangeAwait { .. }),
    }
}

/// Whether an action on a synchronisation object may fail without waiting.
pub(super) fn is_attempt(action: Action) -> bool {
    use Action::*;
    matches!(action, TryLock | TryReadLock | TryWriteLock | SemTryWait)
}

/// The memory order with which an action counts, if the program gives it this one.
pub(super) fn order_of(action: Action, effect: Effect, order: MemoryOrder) -> MemoryOrder {
    match order {
        MemoryOrder::Plain => order,
        _ if is_access(action) => order,
        _ if is_attempt(action) && effect == Effect::Read => MemoryOrder::Relaxed,
        _ => MemoryOrder::AcqRel,
    }
}

/// Whether an operation that changes its object reads it in the same step.
pub(super) fn reads_and_writes(op: &Op) -> bool {
    !matches!(op, Op::On(_, Action::Store(_) | Action::Free))
}

pub(super) fn touches(effect: Effect) -> bool {
    !matches!(effect, Effect::Local | Effect::Sync)
}

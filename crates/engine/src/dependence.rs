//! The dependency relation: which operations may not be swapped.
//!
//! This is the only place that decides it; clocks, races and every algorithm ask here.
//!
//! Two operations of different threads *conflict* when their order can be seen: they touch
//! overlapping bytes and not both only read, nor both update by the same commuting function. Ranges
//! that overlap without being equal conflict also when both update, since the function is then
//! applied to different words.
//!
//! Creation before the first event of the child, the last event of a thread before its join, a
//! notification before the wake-up it causes and the arrivals at a barrier before the departures
//! are ordered too, but can never happen the other way round: they are edges of happens-before, not
//! conflicts. [`crate::execution`] adds them to the clocks.

use mazurka_trace::{Effect, Event, Object, Op};

/// Whether effects on one and the same range conflict.
pub fn effects_conflict(a: Effect, b: Effect) -> bool {
    use Effect::*;
    match (a, b) {
        (Local | Sync, _) | (_, Local | Sync) => false,
        (Read, Read) => false,
        (Update(f), Update(g)) => f != g,
        _ => true,
    }
}

/// Whether effects on ranges that overlap but differ conflict.
pub fn partial_effects_conflict(a: Effect, b: Effect) -> bool {
    use Effect::*;
    !matches!((a, b), (Local | Sync, _) | (_, Local | Sync) | (Read, Read))
}

/// Whether the two accesses conflict.
pub fn accesses_conflict(a: (Object, Effect), b: (Object, Effect)) -> bool {
    if a.0 == b.0 {
        effects_conflict(a.1, b.1)
    } else {
        a.0.overlaps(b.0) && partial_effects_conflict(a.1, b.1)
    }
}

/// Whether two events of different threads conflict.
pub fn conflict(a: &Event, b: &Event) -> bool {
    match (&a.op, &b.op) {
        (Op::On(x, _), Op::On(y, _)) => accesses_conflict((*x, a.effect), (*y, b.effect)),
        _ => false,
    }
}

/// Whether an event may conflict with an operation of another thread, whatever word that finds.
pub fn may_conflict(event: &Event, op: &Op) -> bool {
    match (event.op, *op) {
        (Op::On(x, _), Op::On(y, action)) => {
            accesses_conflict((x, event.effect), (y, action.strongest_effect()))
        }
        _ => false,
    }
}

/// Whether performing `event` can make `op`, an operation that blocks, enabled or disabled.
///
/// A join is enabled by its target finishing, which is no event.
pub fn may_enable_or_disable(event: &Event, op: &Op) -> bool {
    match (&event.op, op) {
        (Op::On(x, _), Op::On(y, action)) => {
            event.effect != Effect::Read && action.may_block() && x.overlaps(*y)
        }
        _ => false,
    }
}

/// Whether `op` of another thread may have been enabled just before `event`, with which it
/// conflicts.
///
/// The recorded word decides for operations that block: whatever else they wait for, they cannot
/// be performed on that word. An update is followed by others that it does not conflict with, so
/// there the word says nothing about the other orders.
pub fn may_be_co_enabled(event: &Event, op: &Op) -> bool {
    match (event.op, *op) {
        (Op::On(x, _), Op::On(y, action)) if action.may_block() => {
            let word = if event.effect == Effect::Write { x.extract(event.old, y) } else { None };
            word.is_none_or(|word| action.enabled(word, y.size))
        }
        (_, Op::Join(_)) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mazurka_trace::{Action, Rmw, ThreadId};

    fn event(object: Object, action: Action, old: u64) -> Event {
        let op = Op::On(object, action);
        Event { thread: ThreadId(1), index: 0, alternative: 0, effect: op.effect(old), old, op }
    }

    #[test]
    fn overlapping_ranges_conflict_unless_both_read() {
        let add = Action::Rmw { function: Rmw::Add, operand: 1, used: false };
        let (whole, low, high) = (Object::new(8, 8), Object::new(8, 4), Object::new(12, 4));
        let cases = [
            (whole, Action::Load, low, Action::Load, false),
            (whole, Action::Load, low, Action::Store(1), true),
            (low, Action::Store(1), high, Action::Store(1), false),
            (whole, add, whole, add, false),
            (whole, add, low, add, true),
            (whole, add, whole, Action::Load, true),
        ];
        for (x, a, y, b, expected) in cases {
            let (a, b) = (event(x, a, 0), event(y, b, 0));
            assert_eq!(conflict(&a, &b), expected, "{a:?} {b:?}");
            assert_eq!(conflict(&b, &a), expected, "{b:?} {a:?}");
        }
    }

    #[test]
    fn different_updates_conflict() {
        let update = |function| Effect::Update(function);
        assert!(effects_conflict(update(Rmw::Add), update(Rmw::Xor)));
        assert!(!effects_conflict(update(Rmw::Xor), update(Rmw::Xor)));
    }

    #[test]
    fn a_lock_is_not_enabled_before_the_unlock_that_frees_it() {
        let m = Object::new(8, 8);
        let lock = Op::On(m, Action::Lock);
        assert!(!may_be_co_enabled(&event(m, Action::Unlock, 2), &lock));
        assert!(may_be_co_enabled(&event(m, Action::Lock, 0), &lock));
        assert!(may_enable_or_disable(&event(m, Action::Unlock, 2), &lock));
        assert!(!may_enable_or_disable(&event(m, Action::TryLock, 2), &lock));
    }
}

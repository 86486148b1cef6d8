//! The dependency relation: which operations may not be swapped.
//!
//! This is the only place that decides it; clocks, races and every algorithm ask here.
//!
//! Two operations of different threads *conflict* when their order can be seen: they touch
//! overlapping bytes and not both only read, nor both update by the same commuting function. Ranges
//! that overlap without being equal conflict also when both update, since the function is then
//! applied to different words; and there an operation that may fail counts as a write even if it
//! fails. So whether two accesses to unequal ranges conflict depends on their operations only, and
//! not on what either of them finds. (Where ranges are equal it is enough that a failed one is a
//! read: whatever it conflicts with only if it succeeds conflicts with the event that makes it fail.)
//!
//! Creation before the first event of the child, the last event of a thread before its join, a
//! notification before the wake-up it causes and the arrivals at a barrier before the departures
//! are ordered too, but can never happen the other way round: they are edges of happens-before, not
//! conflicts. [`crate::execution`] adds them to the clocks.

use mazurka_trace::{Effect, Event, Object, Op};
use std::mem::discriminant;

/// Whether effects on one and the same range conflict.
#[inline]
pub fn effects_conflict(a: Effect, b: Effect) -> bool {
    let orders = |effect| !matches!(effect, Effect::Local | Effect::Sync);
    orders(a) && orders(b) && ordering_effects_conflict(a, b)
}

/// The same, if neither is [`Effect::Local`] or [`Effect::Sync`]: only reads, and updates by the same function,
/// can be swapped.
#[inline(always)]
pub(crate) fn ordering_effects_conflict(a: Effect, b: Effect) -> bool {
    a == Effect::Write || a != b
}

/// Whether effects on ranges that overlap but differ conflict, each as [`effect_on_parts`] says.
pub fn partial_effects_conflict(a: Effect, b: Effect) -> bool {
    use Effect::*;
    !matches!((a, b), (Local | Sync, _) | (_, Local | Sync) | (Read, Read))
}

/// The effect of an event on ranges that overlap its own but differ from it.
#[inline]
pub fn effect_on_parts(event: &Event) -> Effect {
    match event.op {
        Op::On(_, action) if action.outcome_varies() => Effect::Write,
        _ => event.effect,
    }
}

/// Whether two events of different threads conflict.
#[inline]
pub fn conflict(a: &Event, b: &Event) -> bool {
    match (&a.op, &b.op) {
        (Op::On(x, _), Op::On(y, _)) if x == y => effects_conflict(a.effect, b.effect),
        (Op::On(x, _), Op::On(y, _)) => x.overlaps(*y) && conflict_in_parts(a, b),
        _ => false,
    }
}

/// Whether two events conflict that touch ranges which overlap but differ.
fn conflict_in_parts(a: &Event, b: &Event) -> bool {
    partial_effects_conflict(effect_on_parts(a), effect_on_parts(b))
}

/// Whether an event may conflict with an operation of another thread, whatever word that finds.
pub fn may_conflict(event: &Event, op: &Op) -> bool {
    match (event.op, *op) {
        (Op::On(x, _), Op::On(y, action)) if x == y => {
            effects_conflict(event.effect, action.strongest_effect())
        }
        (Op::On(x, _), Op::On(y, action)) => {
            x.overlaps(y)
                && partial_effects_conflict(effect_on_parts(event), action.strongest_effect())
        }
        _ => false,
    }
}

/// Whether two operations are the same but for the values that they write or compare with. Then they
/// conflict with the same, as far as their effects are equal.
#[inline]
pub fn alike(a: &Op, b: &Op) -> bool {
    match (a, b) {
        (Op::On(x, f), Op::On(y, g)) if !f.may_block() => {
            x == y && discriminant(f) == discriminant(g)
        }
        (f, g) => f == g,
    }
}

/// Whether performing `event` can make `op`, an operation that blocks, enabled or disabled.
///
/// A join is enabled by its target finishing, which is no event.
#[inline]
pub fn may_enable_or_disable(event: &Event, op: &Op) -> bool {
    match (event.op, op) {
        (Op::On(range, _), Op::On(awaited, action)) if action.may_block() => {
            access_may_enable_or_disable(event.effect, range, *awaited)
        }
        _ => false,
    }
}

/// The same for an event that had this effect on a range, and an operation that waits for another range.
#[inline]
pub(crate) fn access_may_enable_or_disable(effect: Effect, range: Object, awaited: Object) -> bool {
    effect != Effect::Read && range.overlaps(awaited)
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

    /// On its own range a failed compare-and-swap is a read; where ranges differ it is a write.
    #[test]
    fn what_may_fail_is_a_write_for_other_ranges() {
        let cas = Action::CompareExchange { expected: 1, desired: 2 };
        let (whole, low, high) = (Object::new(8, 8), Object::new(8, 4), Object::new(12, 4));
        for (range, expected) in [(whole, false), (low, true), (high, true)] {
            let (failed, load) = (event(whole, cas, 0), event(range, Action::Load, 0));
            assert_eq!(failed.effect, Effect::Read);
            assert_eq!(conflict(&failed, &load), expected, "{range:?}");
            assert_eq!(conflict(&load, &failed), expected, "{range:?}");
            assert_eq!(may_conflict(&failed, &load.op), expected, "{range:?}");
        }
        assert!(!conflict(&event(low, cas, 0), &event(high, Action::Load, 0)));
        assert!(conflict(&event(low, cas, 0), &event(whole, cas, 0)));
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

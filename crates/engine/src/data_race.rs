//! Data races: conflicting accesses, one of them plain, that synchronisation does not order.
//!
//! The happens-before order of the exploration puts *every* two conflicting accesses in the order in
//! which they happen. The order of this file is the weaker one of the C standard: program order;
//! creation before the child, the end of a thread before its join; an unlock before the next lock, a
//! post before a wait, arrivals before departures; the end of a message before the next message of its
//! handler; and a release before an acquire that reads what it wrote, or what a chain of
//! read-modify-writes made of it. A notification comes before no wake-up; the mutex does
//! ([`synchronisation`](crate::synchronisation)). It is decided by the exploration's order, so that one
//! look per class of executions is enough, as long as handlers are locks there. Where they are not, a
//! class has executions that take the messages of a handler in different orders, and races in some of
//! them only ([`handlers`](crate::handlers)).

use crate::execution::Execution;
use crate::objects::{NONE, some};
use crate::returns::Prefix;
use crate::synchronisation::{Orders, Synchronisation};
use mazurka_trace::{Action, Effect, MemoryOrder, Object, Op};

/// Two accesses that race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataRace {
    /// The position of the earlier one.
    pub first: usize,
    /// The position of the later one.
    pub second: usize,
}

/// The latest execution that was looked at, and its data races.
#[derive(Debug, Default)]
pub struct DataRaces {
    prefix: Prefix,
    orders: Vec<MemoryOrder>,
    /// The synchronisation order, as far as something has asked for it: atomic accesses and those of one thread do not.
    sync: Synchronisation,
    /// The latest plain access to the event's object up to it, itself included.
    plain: Vec<u32>,
    found: Vec<DataRace>,
}

impl DataRaces {
    /// The data races of an execution; the run from which the orders come is at its end.
    pub fn look<O: Orders>(&mut self, e: &Execution, orders: &O) -> &[DataRace] {
        let known = self.prefix.keep(e);
        self.sync.keep(known, e);
        self.orders.truncate(known);
        self.plain.truncate(known);
        self.found.retain(|race| race.second < known);
        for k in known..e.len() {
            self.prefix.extend();
            self.orders.push(orders.performed(k, e.effect_of(k)));
            self.compare(e, k);
        }
        &self.found
    }

    /// The memory orders of the events of the execution that was looked at last.
    pub fn orders(&self) -> &[MemoryOrder] {
        &self.orders
    }

    /// Looks for an earlier access that races with this one.
    fn compare(&mut self, e: &Execution, k: usize) {
        let before = some(e.records[k].prev.access);
        let plain = before.map_or(NONE, |before| self.plain[before]);
        let is_plain = self.is_plain(k);
        self.plain.push(if is_plain { k as u32 } else { plain });
        let Op::On(object, _) = e.event(k).op else { return };
        if object == Object::EVERYTHING || !touches(e.effect_of(k)) {
            return;
        }
        if !is_plain && plain == NONE && !e.has_overlaps(e.records[k].object) {
            return;
        }
        // A read races with writes only.
        let before = match e.effect_of(k) {
            Effect::Read => some(e.records[k].prev.modification),
            _ => before,
        };
        let own = before.and_then(|before| self.race_in_chain(e, before, k));
        let others = e.objects.overlapping(e.records[k].object).iter().filter_map(|&other| {
            let mut at = some(e.objects.latest(other).access);
            while let Some(position) = at.filter(|&at| at >= k) {
                at = some(e.records[position].prev.access);
            }
            let section = |at: &usize| e.event(*at).op.object() == Some(Object::EVERYTHING);
            self.race_in_chain(e, at.filter(|at| !section(at))?, k)
        });
        let latest = own.into_iter().chain(others).max();
        let latest = latest.filter(|&first| !Self::ends_between(e, first, k));
        self.found.extend(latest.map(|first| DataRace { first, second: k }));
    }

    /// Whether the object that the event at `first` accessed has ended before the one at `k`, which accesses
    /// another one of the same name.
    fn ends_between(e: &Execution, first: usize, k: usize) -> bool {
        let number = e.records[k].object;
        let parts = e.objects.overlapping(number).iter().copied().chain([number]);
        parts.into_iter().any(|part| {
            let mut at = some(e.objects.latest(part).access);
            while let Some(position) = at.filter(|&at| at >= first) {
                let ends = matches!(e.event(position).op, Op::On(_, Action::Free));
                if ends && position < k {
                    return true;
                }
                at = some(e.records[position].prev.access);
            }
            false
        })
    }

    /// The latest access from `at` back that races with the one at `k`. What came before a plain write
    /// was compared with that.
    fn race_in_chain(&mut self, e: &Execution, mut at: usize, k: usize) -> Option<usize> {
        let late = &e.event(k);
        let is_atomic = !self.is_plain(k);
        loop {
            if is_atomic {
                at = some(self.plain[at])?;
            }
            let early = &e.event(at);
            let conflict =
                touches(early.effect) && (early.effect.modifies() || late.effect.modifies());
            if conflict && early.thread != late.thread && !self.is_before(e, at, k) {
                return Some(at);
            }
            if self.is_plain(at) && early.effect.modifies() {
                return None;
            }
            at = some(match late.effect {
                Effect::Read => e.records[at].prev.modification,
                _ => e.records[at].prev.access,
            })?;
        }
    }

    /// Whether synchronisation orders an event before a later one.
    fn is_before(&mut self, e: &Execution, early: usize, late: usize) -> bool {
        self.sync.know(e, &self.orders[..=late]);
        self.sync.is_before(e, early, late)
    }

    fn is_plain(&self, k: usize) -> bool {
        self.orders[k] == MemoryOrder::Plain
    }
}

fn touches(effect: Effect) -> bool {
    !matches!(effect, Effect::Local | Effect::Sync)
}

//! x86-TSO: what a store buffer in front of each thread allows.
//!
//! Its global order is `ppo ∪ fence ∪ rfe ∪ mo ∪ fr`, where `ppo` is program order but for a store
//! before a load, and it has no cycle. Of that order only the stores are needed: a row tells for each
//! thread how many of its events there are up to the latest store that comes before. Each thread has two
//! such rows, one for its next load and one for everything else, which its own stores enter at once.
//!
//! Relaxed, acquire and release accesses are plain moves here, seq_cst stores are followed by a fence,
//! and read-modify-writes, also those that fail, are fences. So are calls on synchronisation objects.

use super::Next;
use crate::execution::Execution;
use crate::objects::some;
use crate::rows::{Rows, join};
use mazurka_trace::{Action, Effect, Event, EventId, MemoryOrder, Op};

/// What the global order puts before the events of the latest execution.
#[derive(Debug, Default)]
pub(super) struct Views {
    /// Before the next load of the thread, after each event.
    loads: Rows,
    /// Before the next store of the thread.
    stores: Rows,
    /// Before the event, itself included if it stores.
    events: Rows,
}

impl Views {
    pub(super) fn stride(&self) -> usize {
        self.loads.stride
    }

    pub(super) fn keep(&mut self, count: usize, stride: usize) {
        for rows in [&mut self.loads, &mut self.stores, &mut self.events] {
            rows.keep(count, stride);
        }
    }

    /// Whether an operation that follows `next.pred` must come after the write at `at`.
    pub(super) fn is_known(&self, event: &Event, next: &Next) -> bool {
        let Event { thread, index, .. } = *event;
        let is_load = matches!(next.action, Action::Load | Action::Await(_));
        let row = match is_load {
            true => self.loads.row(next.pred),
            false => self.stores.row(next.pred),
        };
        let own = is_load && thread == next.thread;
        event.effect.modifies() && (own || row[thread.index()] > index)
    }

    /// The next event of an execution.
    pub(super) fn extend(&mut self, e: &Execution, order: MemoryOrder) {
        let k = self.events.len();
        let Event { op, effect, .. } = e.event(k);
        // A thread begins as its creation left it, which is a fence.
        self.stores.push(e.pred(k));
        self.loads.push(e.pred(k));
        self.events.push(None);
        match op {
            Op::On(_, Action::Load | Action::Await(_)) => self.load(e, k),
            Op::On(_, Action::Store(_) | Action::Free) => {
                self.write(e, k);
                if order == MemoryOrder::SeqCst {
                    self.drain(k);
                }
            }
            Op::On(_, action) => {
                self.call(e, k, action, effect);
                self.drain(k);
            }
            Op::Join(target) => {
                if let Some(last) = e.last_of(target) {
                    self.stores.join(last);
                }
                self.drain(k);
            }
            Op::Spawn(_) | Op::Post(_) => self.drain(k),
            Op::Fence if order == MemoryOrder::SeqCst => self.drain(k),
            Op::Fence | Op::Choose(_) => {}
        }
    }

    /// A fence: whatever a store would have to come after, a load has to.
    fn drain(&mut self, k: usize) {
        self.loads.last().copy_from_slice(self.stores.row(k));
    }

    /// A load of another thread's store comes after it; one of an own store may come from the buffer.
    fn load(&mut self, e: &Execution, k: usize) {
        let from = some(e.records[k].prev.modification);
        let thread = e.thread_of(k);
        if let Some(from) = from.filter(|&from| e.thread_of(from) != thread) {
            join(self.loads.last(), self.events.row(from));
        }
        join(self.stores.last(), self.loads.row(k));
        self.events.last().copy_from_slice(self.loads.row(k));
    }

    /// A store comes after the store before it, and after the loads of that.
    fn write(&mut self, e: &Execution, k: usize) {
        let mut at = some(e.records[k].prev.access);
        while let Some(position) = at {
            join(self.stores.last(), self.events.row(position));
            if e.effect_of(position).modifies() {
                break;
            }
            at = some(e.records[position].prev.access);
        }
        let EventId { thread, index } = e.id(k);
        self.stores.last()[thread.index()] = index + 1;
        self.events.last().copy_from_slice(self.stores.row(k));
    }

    /// What is a fence too.
    fn call(&mut self, e: &Execution, k: usize, action: Action, effect: Effect) {
        match (action, effect) {
            (Action::Wake, _) => {
                let latest = e.records[k].prev.access;
                let cause = e.notification(e.thread_of(k), latest, &mut Vec::new());
                if let Some(cause) = some(cause) {
                    self.stores.join(cause);
                }
            }
            (Action::Depart { .. }, _) => {
                let mut at = some(e.records[k].prev.access);
                while let Some(arrival) = at {
                    if e.happens_before(arrival, k) {
                        self.stores.join(arrival);
                    }
                    at = some(e.records[arrival].prev.access);
                }
            }
            (_, Effect::Read) => self.load(e, k),
            (_, Effect::Sync) => {}
            _ => self.write(e, k),
        }
        self.events.last().copy_from_slice(self.stores.row(k));
    }
}

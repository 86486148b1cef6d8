//! The order of the C standard: what happens before what, where not every conflict orders.
//!
//! Program order; creation before the child, the end of a thread before its join; synchronisation
//! objects; and a release before an acquire that reads what it wrote, or what a chain of
//! read-modify-writes made of it. Each event has its clock, and what its object carries after it; both
//! are computed from those of earlier events. So what two executions have in common at the start is
//! looked at once.
//!
//! A wake-up at a condition variable sees nothing of what the notification shows. POSIX, C11 and C++ let
//! a thread wake up without any, and for each execution in which it is notified there is one in which
//! it wakes up by itself at the same moment; so a program can never rely on more than the mutex that
//! the thread takes again, which synchronises. The same holds for futexes.

use crate::execution::Execution;
use crate::objects::some;
use crate::program::Run;
use crate::rows::{Rows, join};
use mazurka_trace::{Action, Effect, Event, EventId, MemoryOrder, Object, Op, ThreadId};

/// The memory orders of an execution: those of the program, or others that are tried.
pub trait Orders {
    /// That of the step at `position`, if it has this effect.
    fn performed(&self, position: usize, effect: Effect) -> MemoryOrder;

    /// That of the operation at which `thread` waits, if it has this effect.
    fn pending(&self, thread: ThreadId, effect: Effect) -> MemoryOrder;

    /// Whether `object`, which the step at `position` has written, may have held anything before that step.
    fn found_undefined(&self, position: usize, object: Object) -> bool;
}

impl<R: Run> Orders for R {
    fn performed(&self, position: usize, effect: Effect) -> MemoryOrder {
        self.memory_order(position, effect)
    }

    fn pending(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        self.pending_order(thread, effect)
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        Run::found_undefined(self, position, object)
    }
}

/// The orders of an execution of which those that its steps had are known.
#[derive(Debug)]
pub struct KnownOrders<'a, O> {
    /// The execution.
    pub e: &'a Execution,
    /// What is known of its first steps.
    pub known: &'a [MemoryOrder],
    /// Who knows the others.
    pub others: &'a O,
}

impl<R: Run> Orders for KnownOrders<'_, R> {
    #[inline]
    fn performed(&self, position: usize, effect: Effect) -> MemoryOrder {
        match self.known.get(position) {
            Some(&order) if self.e.effect_of(position) == effect => order,
            _ => self.others.memory_order(position, effect),
        }
    }

    fn pending(&self, thread: ThreadId, effect: Effect) -> MemoryOrder {
        self.others.pending_order(thread, effect)
    }

    fn found_undefined(&self, position: usize, object: Object) -> bool {
        Run::found_undefined(self.others, position, object)
    }
}

/// What calls on synchronisation objects order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Calls {
    /// What they promise each other: an unlock comes before the next lock, a post before a wait.
    #[default]
    Promised,
    /// Every two calls on an object of which the exploration orders one after the other: each acquires
    /// and releases the object, as POSIX says that its calls synchronise memory. A failed attempt orders
    /// nothing.
    All,
}

/// The order of the latest execution that was looked at.
#[derive(Debug, Default)]
pub(crate) struct Synchronisation {
    /// What is ordered before an event, itself included.
    pub(crate) clock: Rows,
    /// What an acquire of the event's object gets to see after it.
    released: Rows,
    /// The latest release fence of the thread up to the event, whose clock a relaxed store shows.
    fences: Vec<Option<u32>>,
    calls: Calls,
}

impl Synchronisation {
    pub(crate) fn new(calls: Calls) -> Synchronisation {
        Synchronisation { calls, ..Synchronisation::default() }
    }

    /// Forgets all but the first events; all of them if the clocks of the execution have another length now.
    pub(crate) fn keep(&mut self, count: usize, e: &Execution) {
        let count = if e.clocks.width() == self.clock.stride { count } else { 0 };
        self.fences.truncate(count);
        for rows in [&mut self.clock, &mut self.released] {
            rows.keep(self.fences.len(), e.clocks.width());
        }
    }

    /// How many events of the execution it knows.
    pub(crate) fn len(&self) -> usize {
        self.fences.len()
    }

    /// Makes sure that it knows the first events of `e`, which have these memory orders.
    #[inline]
    pub(crate) fn know(&mut self, e: &Execution, orders: &[MemoryOrder]) {
        for k in self.len()..orders.len() {
            self.open(e, k);
            self.synchronise(e, k, orders);
        }
    }

    /// Whether one event happens before another, or is it.
    #[inline]
    pub(crate) fn is_before(&self, e: &Execution, early: usize, late: usize) -> bool {
        let EventId { thread, index } = e.id(early);
        self.clock.row(late)[thread.index()] > index
    }

    /// What comes from the thread itself, or from the one that created it.
    fn open(&mut self, e: &Execution, k: usize) {
        let EventId { thread, index } = e.id(k);
        let pred = e.pred(k);
        self.clock.push(pred);
        self.clock.last()[thread.index()] = index + 1;
        let own = pred.filter(|&pred| e.thread_of(pred) == thread);
        self.fences.push(own.and_then(|own| self.fences[own]));
        self.released.push(None);
    }

    fn synchronise(&mut self, e: &Execution, k: usize, orders: &[MemoryOrder]) {
        let Event { op, effect, .. } = e.event(k);
        let order = orders[k];
        match op {
            Op::Join(target) => {
                if let Some(last) = e.last_of(target) {
                    self.clock.join(last);
                }
            }
            Op::Fence => {
                if order.acquires() {
                    self.acquire_what_was_read(e, k, orders);
                }
                if order.releases() {
                    self.fences[k] = Some(k as u32);
                }
            }
            Op::On(_, action) => {
                self.synchronise_on(e, (k, order), action, effect == Effect::Read);
            }
            Op::Spawn(_) | Op::Post(_) | Op::Choose(_) => {}
        }
    }

    /// What an action gets to see and what it shows. A failed attempt is a read, and neither.
    fn synchronise_on(
        &mut self,
        e: &Execution,
        (k, order): (usize, MemoryOrder),
        action: Action,
        reads: bool,
    ) {
        let before = some(e.records[k].prev.modification);
        if self.calls == Calls::All && self.synchronise_call(e, k, action, reads) {
            return;
        }
        match action {
            Action::Load | Action::Await(_) => self.read(order, before),
            Action::CompareExchange { .. } if reads => self.read(order, before),
            Action::Store(_) => self.show(k, order),
            Action::Rmw { .. } | Action::CompareExchange { .. } | Action::ExchangeAwait { .. } => {
                self.read(order, before);
                self.show(k, order);
                self.carry(before);
            }
            Action::Lock | Action::TryLock | Action::SemWait | Action::SemTryWait if !reads => {
                self.acquire(before);
                self.carry(before);
            }
            Action::Begin => {
                let ended = some(e.records[k].prev.access);
                self.acquire(ended);
                self.carry(ended);
            }
            Action::End => {
                self.show(k, MemoryOrder::Release);
                self.carry(some(e.records[k].prev.access));
            }
            Action::Unlock | Action::SemPost if !reads => {
                self.show(k, MemoryOrder::Release);
                self.carry(before);
            }
            Action::ReadLock | Action::TryReadLock if !reads => {
                self.join_back(e, k, |event| match event.op {
                    Op::On(_, Action::WriteUnlock) => Link::Last,
                    _ => Link::Other,
                });
            }
            Action::WriteLock | Action::TryWriteLock if !reads => {
                self.join_back(e, k, |event| match event.op {
                    Op::On(_, Action::WriteUnlock) => Link::Last,
                    Op::On(_, Action::ReadUnlock) => Link::Joined,
                    _ => Link::Other,
                });
            }
            Action::Depart { parties, round } => {
                let (parties, round) = (u64::from(parties.max(1)), u64::from(round));
                self.join_back(e, k, |event| match event.op {
                    Op::On(_, Action::Arrive) if event.old / parties == round => Link::Joined,
                    Op::On(_, Action::Arrive) if event.old / parties < round => Link::End,
                    _ => Link::Other,
                });
            }
            Action::Section => self.join_back(e, k, |_| Link::Last),
            _ => {}
        }
    }

    /// A call that orders whatever was done to its object, as [`Calls::All`] says; tells whether it is
    /// one.
    fn synchronise_call(&mut self, e: &Execution, k: usize, action: Action, reads: bool) -> bool {
        use Action::*;
        let before = some(e.records[k].prev.modification);
        match action {
            Load | Await(_) | Store(_) | Rmw { .. } | CompareExchange { .. } => return false,
            ExchangeAwait { .. } | Depart { .. } | Arrive | Section | Free => return false,
            Wake => {}
            NotifyOne | NotifyAll if reads => self.acquire(before),
            _ if reads => {}
            _ => {
                self.acquire(before);
                if action == Enqueue {
                    self.join_back(e, k, |event| match event.effect {
                        Effect::Read => Link::Joined,
                        Effect::Sync => Link::Other,
                        _ => Link::Last,
                    });
                }
                self.show(k, MemoryOrder::Release);
            }
        }
        true
    }

    /// An atomic read sees what was released, now or at the next acquire fence.
    fn read(&mut self, order: MemoryOrder, before: Option<usize>) {
        if order.acquires() {
            self.acquire(before);
        }
    }

    /// An acquire fence gets to see what was released for relaxed reads of its thread since the fence before.
    fn acquire_what_was_read(&mut self, e: &Execution, k: usize, orders: &[MemoryOrder]) {
        let thread = e.thread_of(k);
        let mut at = e.pred(k).filter(|&pred| e.thread_of(pred) == thread);
        while let Some(position) = at {
            let (op, order) = (e.event(position).op, orders[position]);
            match op {
                Op::Fence if order.acquires() => break,
                Op::On(_, action) if reads(action) && order != MemoryOrder::Plain => {
                    self.acquire(some(e.records[position].prev.modification));
                }
                _ => {}
            }
            at = e.pred(position).filter(|&pred| e.thread_of(pred) == thread);
        }
    }

    fn acquire(&mut self, before: Option<usize>) {
        if let Some(before) = before {
            join(self.clock.last(), self.released.row(before));
        }
    }

    /// What the object shows from now on: what came before a release, or before a release fence.
    fn show(&mut self, k: usize, order: MemoryOrder) {
        if order.releases() {
            self.released.last().copy_from_slice(self.clock.row(k));
        } else if let (Some(fence), false) = (self.fences[k], order == MemoryOrder::Plain) {
            self.released.last().copy_from_slice(self.clock.row(fence as usize));
        }
    }

    /// The object shows what it showed before, too.
    fn carry(&mut self, before: Option<usize>) {
        if let Some(before) = before {
            self.released.join(before);
        }
    }

    /// Joins the clocks of earlier events on the same object, latest first.
    fn join_back(&mut self, e: &Execution, k: usize, link: impl Fn(&Event) -> Link) {
        let mut at = e.records[k].prev.access;
        while let Some(position) = some(at) {
            let link = link(&e.event(position));
            if matches!(link, Link::Joined | Link::Last) {
                self.clock.join(position);
            }
            if matches!(link, Link::Last | Link::End) {
                break;
            }
            at = e.records[position].prev.access;
        }
    }
}

/// Whether an action is an access to memory that reads.
fn reads(action: Action) -> bool {
    use Action::*;
    match action {
        Load | Await(_) => true,
        _ => matches!(action, Rmw { .. } | CompareExchange { .. } | ExchangeAwait { .. }),
    }
}

/// What an earlier event on an object means for a later one.
enum Link {
    /// It is ordered before.
    Joined,
    /// It is, and all that matter before it are ordered before it.
    Last,
    /// It is not, and none before it is.
    End,
    Other,
}

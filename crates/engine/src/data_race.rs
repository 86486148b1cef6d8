//! Data races: conflicting accesses, one of them plain, that synchronisation does not order.
//!
//! The happens-before order of the exploration puts *every* two conflicting accesses in the order in
//! which they happen. The order of this file is the weaker one of the C standard: program order;
//! creation before the child, the end of a thread before its join; an unlock before the next lock, a
//! post before a wait, a notification before the wake-up, arrivals before departures; the end of a
//! message before the next message of its handler; and a release before an acquire that reads what it
//! wrote, or what a chain of read-modify-writes made of it. It is decided by the exploration's order,
//! so that one look per class of executions is enough, as long as handlers are locks there. Where they
//! are not, a class has executions that take the messages of a handler in different orders, and races
//! in some of them only ([`handlers`](crate::handlers)).
//!
//! Each event has its clock, and what its object carries after it; both are computed from those of
//! earlier events. So what two executions have in common at the start is looked at once.

use crate::execution::Execution;
use crate::objects::NONE;
use crate::program::Run;
use mazurka_trace::{Action, Effect, Event, MemoryOrder, Object, Op};

/// Two accesses that race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataRace {
    /// The position of the earlier one.
    pub first: usize,
    /// The position of the later one.
    pub second: usize,
}

/// One row of clocks per event, each with a number per thread.
#[derive(Debug, Default)]
struct Rows {
    numbers: Vec<u32>,
    stride: usize,
}

impl Rows {
    fn row(&self, at: usize) -> &[u32] {
        &self.numbers[at * self.stride..][..self.stride]
    }

    /// Appends a copy of the row of an earlier event, or zeros.
    fn push(&mut self, from: Option<usize>) {
        let start = self.numbers.len();
        match from {
            Some(at) => {
                let from = at * self.stride;
                self.numbers.extend_from_within(from..from + self.stride);
            }
            None => self.numbers.resize(start + self.stride, 0),
        }
    }

    fn last(&mut self) -> &mut [u32] {
        let start = self.numbers.len() - self.stride;
        &mut self.numbers[start..]
    }

    /// Joins an earlier row into the last one.
    fn join(&mut self, at: usize) {
        let start = self.numbers.len() - self.stride;
        let (rows, last) = self.numbers.split_at_mut(start);
        join(last, &rows[at * self.stride..][..self.stride]);
    }
}

fn join(into: &mut [u32], from: &[u32]) {
    for (i, &f) in into.iter_mut().zip(from) {
        *i = (*i).max(f);
    }
}

/// The synchronisation order of the latest execution that was looked at, and its data races.
#[derive(Debug, Default)]
pub struct DataRaces {
    events: Vec<Event>,
    orders: Vec<MemoryOrder>,
    /// What is ordered before an event, itself included.
    clock: Rows,
    /// What an acquire of the event's object gets to see after it.
    released: Rows,
    /// What an acquire fence of the thread would get to see.
    unfenced: Rows,
    /// What a relaxed store of the thread shows, since its latest release fence.
    fenced: Rows,
    /// Whether the event's object has been accessed plainly up to it.
    plain: Vec<bool>,
    found: Vec<DataRace>,
}

impl DataRaces {
    /// The data races of an execution; `run` is at its end.
    pub fn look<R: Run>(&mut self, e: &Execution, run: &R) -> &[DataRace] {
        let stride = e.stride;
        let known = self.events.iter().zip(e.events()).take_while(|(a, b)| a == b).count();
        self.keep(if stride == self.clock.stride { known } else { 0 }, stride);
        for k in self.events.len()..e.len() {
            let event = e.events()[k];
            self.events.push(event);
            self.orders.push(run.memory_order(k, event.effect));
            self.open(e, k);
            self.synchronise(e, k);
            self.compare(e, k);
        }
        &self.found
    }

    /// Forgets all but the first events.
    fn keep(&mut self, count: usize, stride: usize) {
        self.events.truncate(count);
        self.orders.truncate(count);
        self.plain.truncate(count);
        for rows in [&mut self.clock, &mut self.released, &mut self.unfenced, &mut self.fenced] {
            rows.stride = stride;
            rows.numbers.truncate(count * stride);
        }
        self.found.retain(|race| race.second < count);
    }

    /// What comes from the thread itself, or from the one that created it.
    fn open(&mut self, e: &Execution, k: usize) {
        let Event { thread, index, .. } = self.events[k];
        let pred = e.pred(k);
        self.clock.push(pred);
        self.clock.last()[thread.index()] = index + 1;
        let own = pred.filter(|&pred| self.events[pred].thread == thread);
        self.unfenced.push(own);
        self.fenced.push(own);
        self.released.push(None);
    }

    fn synchronise(&mut self, e: &Execution, k: usize) {
        let Event { op, effect, .. } = self.events[k];
        let order = self.orders[k];
        match op {
            Op::Join(target) => {
                if let Some(last) = e.last_of(target) {
                    self.clock.join(last);
                }
            }
            Op::Fence => {
                if order.acquires() {
                    join(self.clock.last(), self.unfenced.row(k));
                }
                if order.releases() {
                    self.fenced.last().copy_from_slice(self.clock.row(k));
                }
            }
            Op::On(_, action) => self.synchronise_on(e, k, action, effect == Effect::Read),
            Op::Spawn(_) | Op::Post(_) | Op::Choose(_) => {}
        }
    }

    /// What an action gets to see and what it shows. A failed attempt is a read, and neither.
    fn synchronise_on(&mut self, e: &Execution, k: usize, action: Action, reads: bool) {
        let order = self.orders[k];
        let before = some(e.links[k].prev_modification);
        match action {
            Action::Load | Action::Await(_) => self.read(k, before),
            Action::CompareExchange { .. } if reads => self.read(k, before),
            Action::Store(_) => self.show(k, order),
            Action::Rmw { .. } | Action::CompareExchange { .. } | Action::ExchangeAwait { .. } => {
                self.read(k, before);
                self.show(k, order);
                self.carry(before);
            }
            Action::Lock | Action::TryLock | Action::SemWait | Action::SemTryWait if !reads => {
                self.acquire(before);
                self.carry(before);
            }
            Action::Begin => {
                let ended = some(e.links[k].prev_access);
                self.acquire(ended);
                self.carry(ended);
            }
            Action::End => {
                self.show(k, MemoryOrder::Release);
                self.carry(some(e.links[k].prev_access));
            }
            Action::Unlock | Action::SemPost | Action::NotifyOne | Action::NotifyAll if !reads => {
                self.show(k, MemoryOrder::Release);
                self.carry(before);
            }
            Action::Enqueue => self.carry(before),
            Action::Wake => self.acquire(before),
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

    /// An atomic read sees what was released, now or at the next acquire fence.
    fn read(&mut self, k: usize, before: Option<usize>) {
        let (Some(before), order) = (before, self.orders[k]) else { return };
        if order.acquires() {
            self.acquire(Some(before));
        } else if order != MemoryOrder::Plain {
            join(self.unfenced.last(), self.released.row(before));
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
        } else if order != MemoryOrder::Plain {
            self.released.last().copy_from_slice(self.fenced.row(k));
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
        let mut at = e.links[k].prev_access;
        while let Some(position) = some(at) {
            let link = link(&self.events[position]);
            if matches!(link, Link::Joined | Link::Last) {
                self.clock.join(position);
            }
            if matches!(link, Link::Last | Link::End) {
                break;
            }
            at = e.links[position].prev_access;
        }
    }

    /// Looks for an earlier access that races with this one.
    fn compare(&mut self, e: &Execution, k: usize) {
        let before = some(e.links[k].prev_access);
        let accessed = before.is_some_and(|before| self.plain[before]);
        self.plain.push(accessed || self.is_plain(k));
        let Op::On(object, _) = self.events[k].op else { return };
        if object == Object::EVERYTHING || !touches(self.events[k].effect) {
            return;
        }
        let own = before.and_then(|before| self.race_in_chain(e, before, k));
        let others = e.objects.overlapping(e.links[k].object).iter().filter_map(|&other| {
            let mut at = some(e.objects.latest(other).access);
            while let Some(position) = at.filter(|&at| at >= k) {
                at = some(e.links[position].prev_access);
            }
            let section = |at: &usize| self.events[*at].op.object() == Some(Object::EVERYTHING);
            self.race_in_chain(e, at.filter(|at| !section(at))?, k)
        });
        let latest = own.into_iter().chain(others).max();
        let latest = latest.filter(|&first| !Self::ends_between(e, first, k));
        self.found.extend(latest.map(|first| DataRace { first, second: k }));
    }

    /// Whether the object that the event at `first` accessed has ended before the one at `k`, which accesses
    /// another one of the same name.
    fn ends_between(e: &Execution, first: usize, k: usize) -> bool {
        let number = e.links[k].object;
        let parts = e.objects.overlapping(number).iter().copied().chain([number]);
        parts.into_iter().any(|part| {
            let mut at = some(e.objects.latest(part).access);
            while let Some(position) = at.filter(|&at| at >= first) {
                let ends = matches!(e.events()[position].op, Op::On(_, Action::Free));
                if ends && position < k {
                    return true;
                }
                at = some(e.links[position].prev_access);
            }
            false
        })
    }

    /// The latest access from `at` back that races with the one at `k`. What came before a plain write
    /// was compared with that.
    fn race_in_chain(&self, e: &Execution, mut at: usize, k: usize) -> Option<usize> {
        let late = &self.events[k];
        loop {
            let early = &self.events[at];
            if !self.is_plain(k) && !self.plain[at] {
                return None;
            }
            let conflict = touches(early.effect)
                && (early.effect.modifies() || late.effect.modifies())
                && (self.is_plain(at) || self.is_plain(k));
            let ordered = self.clock.row(k)[early.thread.index()] > early.index;
            if conflict && !ordered {
                return Some(at);
            }
            if self.is_plain(at) && early.effect.modifies() {
                return None;
            }
            at = some(e.links[at].prev_access)?;
        }
    }

    fn is_plain(&self, k: usize) -> bool {
        self.orders[k] == MemoryOrder::Plain
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

fn touches(effect: Effect) -> bool {
    !matches!(effect, Effect::Local | Effect::Sync)
}

fn some(position: u32) -> Option<usize> {
    (position != NONE).then_some(position as usize)
}

//! What a new event is ordered after: its clock, its races, its place in the chains of accesses.
//!
//! The accesses to an object form a chain through the events, latest first. A write conflicts with
//! every other access, so everything older than the latest write happens before it, and a walk along
//! the chain can stop there.

use crate::dependence::{conflict, effects_conflict, partial_effects_conflict};
use crate::execution::{Execution, Link, Race};
use crate::objects::{Latest, NONE};
use mazurka_trace::{Action, Effect, Event, Op, ThreadId};

impl Execution {
    /// Appends an event: its clock, its races and its place in the chains.
    pub(crate) fn append(&mut self, event: &Event, object: u32) {
        let position = self.events.len() as u32;
        let pred = self.threads[event.thread.index()].last;
        let mut latest = Latest { access: NONE, modification: NONE };
        if object != NONE {
            latest = self.objects.latest(object);
        }
        let blocks = self.waiting.contains(event.thread);
        let blocking_or_branching = blocks || event.op.alternatives(event.old) > 1;
        if blocking_or_branching {
            self.blocking_or_branching.push(position);
        }
        self.links.push(Link {
            object,
            pred,
            prev_access: latest.access,
            prev_modification: latest.modification,
            races: self.races.len() as u32,
            overwritten_pendings: self.overwritten_pendings.len() as u32,
            blocks,
            blocking_or_branching,
        });
        self.open_clock(event, pred);
        match event.op {
            Op::Join(target) => self.include(self.threads[target.index()].last),
            Op::On(_, action) if event.effect == Effect::Sync => {
                self.include_causes(event, action, latest.access);
            }
            Op::On(..) if self.objects.overlapping(object).is_empty() => {
                self.order_after_accesses(event.effect, latest);
            }
            Op::On(..) => self.order_after_overlapping(event.effect, object),
            _ => {}
        }
        if object != NONE {
            latest.access = position;
            if event.effect.modifies() {
                latest.modification = position;
            }
            self.objects.set_latest(object, latest);
            self.objects.used_by(object, event.thread);
        }
        self.events.push(*event);
        self.positions[event.thread.index()].push(position);
        let state = &mut self.threads[event.thread.index()];
        state.last = position;
        state.count += 1;
    }

    /// A new row: what happens before the event through its own thread.
    fn open_clock(&mut self, event: &Event, pred: u32) {
        let row = self.clocks.len();
        if pred == NONE {
            self.clocks.resize(row + self.stride, 0);
        } else {
            let from = pred as usize * self.stride;
            self.clocks.extend_from_within(from..from + self.stride);
        }
        self.clocks[row + event.thread.index()] = event.index + 1;
    }

    /// Orders the new event after the conflicting accesses to its own range, latest first.
    fn order_after_accesses(&mut self, effect: Effect, latest: Latest) {
        let reads = effect == Effect::Read;
        let mut at = if reads { latest.modification } else { latest.access };
        while at != NONE {
            let other = self.events[at as usize].effect;
            if effects_conflict(other, effect) {
                self.order_after(at);
            }
            if other == Effect::Write {
                break;
            }
            let link = &self.links[at as usize];
            at = if reads { link.prev_modification } else { link.prev_access };
        }
    }

    /// Orders the new event after conflicting accesses where ranges overlap: the accesses to all of
    /// them have to be merged by position.
    fn order_after_overlapping(&mut self, effect: Effect, object: u32) {
        let mut found = std::mem::take(&mut self.scratch);
        found.clear();
        let others = self.objects.overlapping(object).iter();
        for (number, partial) in
            std::iter::once((object, false)).chain(others.map(|&number| (number, true)))
        {
            let mut at = self.objects.latest(number).access;
            while at != NONE {
                let other = self.events[at as usize].effect;
                let conflict = if partial { partial_effects_conflict } else { effects_conflict };
                if conflict(other, effect) {
                    found.push(at);
                }
                if other == Effect::Write {
                    break;
                }
                at = self.links[at as usize].prev_access;
            }
        }
        found.sort_unstable_by(|a, b| b.cmp(a));
        for &at in &found {
            self.order_after(at);
        }
        self.scratch = found;
    }

    /// The new event conflicts with the one at `at`. It is a race unless `at` is already known to
    /// happen before, through the thread or through a later event; so the latest must come first.
    #[inline]
    fn order_after(&mut self, at: u32) {
        let Event { thread, index, .. } = self.events[at as usize];
        let row = self.clocks.len() - self.stride;
        if self.clocks[row + thread.index()] <= index {
            let second = self.events.len() as u32;
            self.races.push(Race { first: at, second, thread, index });
            self.include(at);
        }
    }

    /// The event at `at`, if any, happens before the new event.
    fn include(&mut self, at: u32) {
        if at == NONE {
            return;
        }
        let split = self.clocks.len() - self.stride;
        let (rows, new) = self.clocks.split_at_mut(split);
        let row = &rows[at as usize * self.stride..][..self.stride];
        for (n, &r) in new.iter_mut().zip(row) {
            *n = (*n).max(r);
        }
    }

    /// What a wake-up or departure waited for happens before it.
    fn include_causes(&mut self, event: &Event, action: Action, latest: u32) {
        match action {
            Action::Wake => {
                let notification = self.notification(event.thread, latest);
                self.include(notification);
            }
            Action::Depart { parties, round } => {
                let mut at = latest;
                while at != NONE {
                    let other = self.events[at as usize];
                    let arrival = matches!(other.op, Op::On(_, Action::Arrive));
                    let meeting = other.old / u64::from(parties.max(1));
                    if arrival && meeting < u64::from(round) {
                        break;
                    }
                    if arrival && meeting == u64::from(round) {
                        self.include(at);
                    }
                    at = self.links[at as usize].prev_access;
                }
            }
            _ => {}
        }
    }

    /// The event that removed `thread` from the queue of a condition variable whose latest access
    /// is at `latest`: the queue is followed from the moment at which the thread joined it.
    fn notification(&mut self, thread: ThreadId, latest: u32) -> u32 {
        let mut found = std::mem::take(&mut self.scratch);
        found.clear();
        let mut at = latest;
        let mut place = 0;
        while at != NONE {
            let event = &self.events[at as usize];
            match event.op {
                Op::On(_, Action::Enqueue) if event.thread == thread => {
                    place = event.old;
                    break;
                }
                Op::On(_, Action::NotifyOne | Action::NotifyAll) if event.old > 0 => {
                    found.push(at);
                }
                _ => {}
            }
            at = self.links[at as usize].prev_access;
        }
        let removed = found.iter().rev().copied().find(|&at| {
            let event = &self.events[at as usize];
            let one = matches!(event.op, Op::On(_, Action::NotifyOne));
            let taken = u64::from(event.alternative);
            if one && taken < place {
                place -= 1;
                return false;
            }
            !one || taken == place
        });
        self.scratch = found;
        removed.unwrap_or(NONE)
    }

    /// The clock that `event` would have if it followed those events of E that are `among`, which
    /// contain everything its thread has done: `pred` is the last of these. The object of the event
    /// has the given number.
    pub fn clock_among(
        &self,
        event: &Event,
        number: u32,
        pred: Option<usize>,
        among: impl Fn(usize) -> bool,
        row: &mut Vec<u32>,
    ) {
        row.clear();
        match pred {
            Some(pred) => row.extend_from_slice(self.clock(pred)),
            None => row.resize(self.stride, 0),
        }
        row[event.thread.index()] = event.index + 1;
        self.accesses_to(number, |at| {
            let other = &self.events[at];
            if !among(at) {
                return true;
            }
            let own = other.id() == event.id();
            if !own && conflict(other, event) && row[other.thread.index()] <= other.index {
                for (n, &r) in row.iter_mut().zip(self.clock(at)) {
                    *n = (*n).max(r);
                }
            }
            own || other.effect != Effect::Write
        });
    }

    /// Makes room for more threads in every clock.
    pub(crate) fn widen(&mut self) {
        let stride = self.threads.len().next_power_of_two();
        let mut clocks = vec![0; self.events.len() * stride];
        for (wide, row) in clocks.chunks_mut(stride).zip(self.clocks.chunks(self.stride)) {
            wide[..self.stride].copy_from_slice(row);
        }
        self.clocks = clocks;
        self.stride = stride;
    }
}
